//! The files of one crate: which uses which, and the floor of each.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Arrow, CheckError, Fault, Graph, Tree,
    plan::Floors,
    resolve::Found,
    source::{Call, Source},
};

/// The faults of one crate: cycles of files, and arrows that lead up from floor to floor.
pub(super) fn faults(
    tree: &Tree,
    name: &str,
    folder: &str,
    floors: Option<&Floors>,
) -> Result<Vec<Fault>, CheckError> {
    let roots = ["src/lib.rs", "src/main.rs"].map(|root| format!("{folder}/{root}"));
    let mut faults = Vec::new();
    for root in roots.iter().filter(|root| tree.text(root).is_some()) {
        let source = Source::read(tree, root)?;
        let places = Places::of(&source);
        let graph = graph(&source);
        let cycles = graph.cycles(&|above, below| places.is_above(above, below));
        faults.extend(cycles.into_iter().map(|arrows| Fault::Cycle { within: name.to_owned(), arrows }));
        if let Some(floors) = floors {
            let (graph, rooms) = by_path(&source, graph);
            faults.extend(off_floor(&graph, &places, floors));
            let cycles = rooms.cycles(&|_, _| false);
            faults.extend(
                cycles.into_iter().map(|arrows| Fault::ModuleCycle { within: name.to_owned(), arrows }),
            );
        }
    }
    Ok(faults)
}

/// The arrows between the files of a crate.
fn graph(source: &Source) -> Graph {
    let methods = Methods::of(source);
    let mut graph = Graph::default();
    for (index, module) in source.modules.iter().enumerate() {
        let imports = module.imports.iter().filter(|it| {
            // A parent that re-exports an item of a child does not use it.
            let target = source.resolve(index, &it.path).map(|it| &source.modules[it.module]);
            it.is_private || !target.is_some_and(|it| it.path.starts_with(&module.path))
        });
        let imports = imports.map(|it| (&it.path, it.line));
        for (path, line) in imports.chain(module.mentions.iter().map(|it| (&it.path, it.line))) {
            let Some(found) = source.resolve(index, path) else { continue };
            let Some(item) = &found.item else { continue };
            graph.add(&module.file, &source.modules[found.module].file, item, line);
            if let Some(method) = &found.member
                && let Some(file) = methods.file_of(found.module, item, method)
            {
                graph.add(&module.file, file, &format!("{item}::{method}"), line);
            }
        }
    }
    for (index, module) in source.modules.iter().enumerate() {
        for Call { of, method, line } in &module.calls {
            let of = of.as_ref().and_then(|path| source.resolve(index, path));
            let file = match &of {
                Some(Found { module, item: Some(item), .. }) => methods.file_of(*module, item, method),
                _ => methods.only(method).filter(|it| graph.has(&module.file, it.home)).map(|it| it.file),
            };
            if let Some(file) = file {
                graph.add(&module.file, file, &format!(".{method}()"), *line);
            }
        }
    }
    graph
}

/// Adds the arrows that the written paths draw: to the module that a path names, even if it re-exports what another one defines. Returns
/// with them the arrows between the modules below the root, each named after the files that draw it.
fn by_path(source: &Source, mut graph: Graph) -> (Graph, Graph) {
    let mut rooms = Graph::default();
    for (index, module) in source.modules.iter().enumerate() {
        let Some(room) = module.path.first() else { continue };
        let imports = module.imports.iter().map(|it| (&it.path, it.line));
        for (path, line) in imports.chain(module.mentions.iter().map(|it| (&it.path, it.line))) {
            let Some((target, item)) = source.written(index, path) else { continue };
            let target = &source.modules[target];
            let Some(used) = target.path.first().filter(|used| *used != room) else { continue };
            graph.add(&module.file, &target.file, item.unwrap_or(used), line);
            rooms.add(room, used, &module.file, line);
        }
    }
    (graph, rooms)
}

/// The modules that a plan puts on a floor, but that do not exist.
pub(super) fn unused_floors(
    tree: &Tree,
    name: &str,
    folder: &str,
    floors: &Floors,
) -> Result<Vec<Fault>, CheckError> {
    let root = format!("{folder}/src/lib.rs");
    let source = Source::read(tree, &root)?;
    let exists = |planned: &&str| source.modules.iter().any(|module| module.path.join("::") == **planned);
    let missing = floors.modules().filter(|planned| !exists(planned));
    Ok(missing
        .map(|module| Fault::Unused { of: format!("floors.{name}"), name: module.to_owned() })
        .collect())
}

/// The files of methods, which may differ from the files of their types.
struct Methods<'a> {
    /// By the module and name of the type, and the name of the method.
    files: BTreeMap<(usize, String, &'a str), &'a str>,
    /// By the name of the method: one for every type that has it.
    types: BTreeMap<&'a str, Vec<Method<'a>>>,
    of_traits: BTreeSet<&'a str>,
}

impl<'a> Methods<'a> {
    fn of(source: &'a Source) -> Self {
        let mut all = Self { files: BTreeMap::new(), types: BTreeMap::new(), of_traits: BTreeSet::new() };
        for (index, module) in source.modules.iter().enumerate() {
            all.of_traits.extend(module.trait_methods.iter().map(String::as_str));
            for (path, method) in &module.methods {
                if let Some(Found { module: home, item: Some(item), .. }) = source.resolve(index, path) {
                    let here = Method { file: &module.file, home: &source.modules[home].file };
                    all.types.entry(method).or_default().push(here);
                    all.files.insert((home, item, method), &module.file);
                }
            }
        }
        all
    }

    /// The file of a method of a type.
    fn file_of(&self, module: usize, item: &str, method: &'a str) -> Option<&'a str> {
        self.files.get(&(module, item.to_owned(), method)).copied()
    }

    /// The method of this name, if it is in another file than its type and no other method has its name. The type of the
    /// receiver is not known.
    fn only(&self, method: &str) -> Option<&Method<'a>> {
        match self.types.get(method)?.as_slice() {
            [it] if it.file != it.home && !self.of_traits.contains(method) => Some(it),
            _ => None,
        }
    }
}

/// The file of one method, and the file of its type.
struct Method<'a> {
    file: &'a str,
    home: &'a str,
}

/// The module path of each file.
struct Places<'a>(BTreeMap<&'a str, &'a [String]>);

impl<'a> Places<'a> {
    fn of(source: &'a Source) -> Self {
        let mut places = BTreeMap::new();
        for module in &source.modules {
            places.entry(module.file.as_str()).or_insert(module.path.as_slice());
        }
        Self(places)
    }

    fn is_above(&self, above: &str, below: &str) -> bool {
        let (above, below) = (self.0[above], self.0[below]);
        above.len() < below.len() && below.starts_with(above)
    }
}

/// The files without a floor, and the arrows that lead up.
fn off_floor(graph: &Graph, places: &Places, floors: &Floors) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut floor_of: BTreeMap<&str, usize> = BTreeMap::new();
    for (file, path) in places.0.iter().filter(|(_, path)| !path.is_empty()) {
        match floors.floor_of(path) {
            Some(floor) => {
                floor_of.insert(file, floor);
            }
            None => faults.push(Fault::NoFloor { file: (*file).to_owned() }),
        }
    }
    for arrow in graph.arrows() {
        if let (Some(&from), Some(&to)) = (floor_of.get(arrow.from.as_str()), floor_of.get(arrow.to.as_str()))
            && from < to
        {
            let [from_floor, to_floor] = [from, to].map(|it| floors.0[it].name.clone());
            faults.push(Fault::Upward { arrow: Arrow::clone(arrow), from_floor, to_floor });
        }
    }
    faults
}
