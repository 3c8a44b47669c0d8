//! Derives with the names and attributes of utoipa's that expand to nothing. `boneyard-openapi` chooses between both.

use proc_macro::TokenStream;

/// Expands to nothing.
#[proc_macro_derive(ToSchema, attributes(schema))]
pub fn to_schema(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Expands to nothing.
#[proc_macro_derive(IntoParams, attributes(into_params, param))]
pub fn into_params(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
