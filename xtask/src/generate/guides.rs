//! The guides in `docs/guides`, made of the texts that the page shows in English.

use std::{fs, path::Path};

use boneyard_learn::GUIDES;

use super::{GeneratedFile, file};

/// A page for each guide.
pub(crate) fn files() -> Vec<GeneratedFile> {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales/en/guides");
    let guide = |name: &&str| {
        let path = texts.join(name).with_extension("md");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        file(&format!("docs/guides/{name}.md"), in_docs(&text))
    };
    GUIDES.iter().map(guide).collect()
}

/// A text with addresses of pictures that work in the repository, and without addresses of a server.
fn in_docs(text: &str) -> String {
    let text = text.replace("](/pictures/", "](../../web/public/pictures/");
    text.replace("[/api/docs](/api/docs)", "`/api/docs`")
}
