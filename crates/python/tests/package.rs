//! Python can load the library. The tests of the package are in Python: `./test` runs them with the library that Cargo builds for this
//! test.

use std::{env, fs, path::Path, process::Command};

#[test]
fn python_loads_the_library() {
    let built = env::current_exe().expect("the path of this test");
    let name = |prefix, suffix| format!("{prefix}boneyard_python{suffix}");
    let library = built.with_file_name(name(env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX));
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("boneyard");
    fs::create_dir_all(&package).expect("a folder for tests");
    for file in ["__init__.py", "py.typed"] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("python/boneyard").join(file);
        fs::copy(source, package.join(file)).expect("a file of the package");
    }
    fs::copy(&library, package.join("_boneyard.abi3.so")).expect("the library");
    let played = Command::new("python3")
        .args(["-c", "import boneyard; print(boneyard.Round('block', seed=1))"])
        .env("PYTHONPATH", env!("CARGO_TARGET_TMPDIR"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 is installed");
    let said = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "Python 3.11 or newer could not load {}: {said}", library.display());
    assert!(String::from_utf8_lossy(&played.stdout).starts_with("<Round of block"));
}
