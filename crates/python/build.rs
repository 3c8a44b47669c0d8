//! Lets the library be linked on macOS, where symbols that the interpreter brings must be announced.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
