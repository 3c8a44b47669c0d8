//! Every address of the server with its handler.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::routing::{any, get};
use boneyard_protocol::evening::EVENING_FILE_BYTES_MAX;
use tower::util::option_layer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::App;
use crate::bounds::{LIST_BYTES_MAX, OPEN_EVENING_BYTES_MAX, REQUEST_BYTES_MAX};
use crate::http::allowed_hosts::AllowedHosts;
use crate::http::network::VisitorNetwork;
use crate::http::uploads::Uploads;
use crate::http::uploads::read_body::{BodyLimit, read_body};
use crate::http::{addresses, allowed_hosts, assets, error, health, origin, security};
use crate::transport::lines::NDJSON;
use crate::{
    accounts, catalogue, clubs, evenings, friends, learn, matches, me, moderation, openapi, pools,
    profiles, tables, tokens, tournaments, visitors,
};

/// All routes. A request passes the layers from the last to the first.
pub(crate) fn router(app: App, allowed_hosts: AllowedHosts) -> Router {
    // PDF files are already compressed.
    let compressible = DefaultPredicate::new()
        .and(NotForContentType::const_new("application/pdf"))
        // A compressor would keep the lines of a stream back.
        .and(NotForContentType::const_new(NDJSON));
    let check_host =
        (!app.site.is_behind_proxy()).then(|| from_fn_with_state(allowed_hosts, allowed_hosts::check));
    // Routes with long bodies: only a few bodies are read at the same time.
    let upload = |bytes_max, file_bytes_max| {
        let limit = BodyLimit { bytes_max, file_bytes_max };
        let read = move |uploads: State<Arc<Uploads>>,
                         network: VisitorNetwork,
                         request: Request,
                         next: Next| { read_body(limit, uploads, network, request, next) };
        (from_fn_with_state(app.clone(), read), DefaultBodyLimit::max(bytes_max))
    };
    let list_upload = upload(LIST_BYTES_MAX, LIST_BYTES_MAX);
    let file_upload = upload(EVENING_FILE_BYTES_MAX, EVENING_FILE_BYTES_MAX);
    let evening_upload = upload(OPEN_EVENING_BYTES_MAX, EVENING_FILE_BYTES_MAX);
    let engine_upload = upload(OPEN_EVENING_BYTES_MAX, OPEN_EVENING_BYTES_MAX);
    let (routes, description) = OpenApiRouter::with_openapi(openapi::description())
        .routes(routes!(me::me, me::rename))
        .routes(routes!(accounts::view, accounts::open, accounts::delete))
        .routes(routes!(accounts::sessions::sign_in, accounts::sessions::sign_out))
        .routes(routes!(accounts::sessions::end_others))
        .routes(routes!(accounts::sessions::end_one))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::email::change))
        .routes(routes!(accounts::email::confirm))
        .routes(routes!(accounts::email::forgot))
        .routes(routes!(accounts::email::reset))
        .routes(routes!(accounts::email::turn_mails))
        .routes(routes!(accounts::passkeys::ways))
        .routes(routes!(accounts::passkeys::ask))
        .routes(routes!(accounts::passkeys::open))
        .routes(routes!(accounts::passkeys::add))
        .routes(routes!(accounts::passkeys::remove))
        .routes(routes!(accounts::passkeys::sign_in))
        .routes(routes!(accounts::settings::read, accounts::settings::write))
        .routes(routes!(accounts::export::export))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::withdraw))
        .routes(routes!(tokens::become_bot))
        .routes(routes!(addresses::reach))
        .routes(routes!(catalogue::all))
        .routes(routes!(catalogue::check))
        .routes(routes!(catalogue::sheet))
        .routes(routes!(catalogue::not_playable))
        .routes(routes!(learn::index))
        .routes(routes!(learn::page))
        .routes(routes!(learn::guide))
        .routes(routes!(tables::handlers::list, tables::handlers::open))
        .routes(routes!(tables::handlers::mine))
        .routes(routes!(tables::handlers::calls))
        .routes(routes!(tables::handlers::one))
        .routes(routes!(tables::handlers::record))
        .routes(routes!(tables::handlers::sit))
        .routes(routes!(tables::stream::open))
        .routes(routes!(tables::stream::send))
        .routes(routes!(tables::stream::add_part))
        .routes(routes!(pools::join, pools::leave))
        .routes(routes!(tournaments::list, tournaments::open))
        .routes(routes!(tournaments::one))
        .routes(routes!(tournaments::enter))
        .routes(routes!(tournaments::confirm))
        .routes(routes!(tournaments::withdraw))
        .routes(routes!(tournaments::come_back))
        .routes(routes!(tournaments::start))
        .routes(routes!(tournaments::pair))
        .routes(routes!(tournaments::set_outcome))
        .routes(routes!(tournaments::close))
        .routes(routes!(matches::list))
        .routes(routes!(matches::search::search))
        .routes(routes!(matches::download::all))
        .routes(routes!(matches::hands::statistics))
        .routes(routes!(matches::one))
        .routes(routes!(matches::document::one))
        .routes(routes!(matches::imported::one))
        .routes(routes!(matches::imported::record))
        .routes(routes!(matches::record))
        .routes(routes!(matches::replay))
        .routes(routes!(profiles::one))
        .routes(routes!(profiles::opponents::opponents))
        .routes(routes!(moderation::reports::send))
        .routes(routes!(moderation::queue::list))
        .routes(routes!(moderation::queue::one))
        .routes(routes!(moderation::queue::decide))
        .routes(routes!(moderation::sanctions::person))
        .routes(routes!(moderation::sanctions::impose))
        .routes(routes!(moderation::sanctions::list))
        .routes(routes!(moderation::sanctions::lift))
        .routes(routes!(moderation::appeals::list))
        .routes(routes!(moderation::appeals::decide))
        .routes(routes!(moderation::records::log))
        .routes(routes!(moderation::records::networks))
        .routes(routes!(moderation::records::plays))
        .routes(routes!(moderation::own::list))
        .routes(routes!(moderation::own::appeal))
        .routes(routes!(moderation::house_rules::show))
        .routes(routes!(moderation::house_rules::show_version))
        .routes(routes!(friends::list))
        .routes(routes!(friends::add, friends::remove))
        .routes(routes!(friends::block, friends::unblock))
        .routes(routes!(friends::hide))
        .routes(routes!(friends::invite))
        .routes(routes!(friends::invited))
        .routes(routes!(friends::decline))
        .routes(routes!(profiles::leaders))
        .routes(routes!(profiles::season::leaders))
        .routes(routes!(clubs::list, clubs::open))
        .routes(routes!(clubs::one, clubs::edit))
        .routes(routes!(clubs::entry::enter))
        .routes(routes!(clubs::entry::enter_by_link))
        .routes(routes!(clubs::members::names, clubs::members::be))
        .routes(routes!(clubs::members::invite))
        .routes(routes!(clubs::members::all, clubs::members::add))
        .routes(routes!(clubs::members::edit, clubs::members::remove))
        .routes(routes!(clubs::members::export, clubs::members::import).layer(list_upload))
        .routes(routes!(clubs::season::season))
        .routes(routes!(clubs::season::hall))
        .routes(routes!(clubs::organisers::list, clubs::organisers::join))
        .routes(routes!(clubs::organisers::remove))
        .routes(routes!(clubs::organisers::invite))
        .routes(routes!(clubs::organisers::withdraw))
        .routes(routes!(evenings::open::by_code, evenings::open::open).layer(evening_upload))
        .routes(routes!(evenings::engine::ask).layer(engine_upload))
        .routes(routes!(evenings::open::list))
        .routes(routes!(evenings::open::mine))
        .routes(routes!(evenings::views::view))
        .routes(routes!(evenings::views::table))
        .routes(routes!(evenings::views::report))
        .routes(routes!(evenings::views::file))
        .routes(routes!(evenings::downloads::sheet))
        .routes(routes!(evenings::downloads::csv))
        .routes(routes!(evenings::downloads::sheet_of_file).layer(file_upload.clone()))
        .routes(routes!(evenings::downloads::csv_of_file).layer(file_upload.clone()))
        .routes(routes!(evenings::downloads::report_of_file).layer(file_upload))
        .routes(routes!(evenings::join::people, evenings::join::join))
        .routes(routes!(evenings::join::leave))
        .routes(routes!(evenings::join::free, evenings::join::confirm))
        .routes(routes!(evenings::join::barred))
        .routes(routes!(evenings::join::admit))
        .routes(routes!(evenings::join::recode))
        .routes(routes!(evenings::links::list, evenings::links::make))
        .routes(routes!(evenings::links::withdraw))
        .routes(routes!(evenings::links::claim))
        .split_for_parts();
    routes
        .merge(openapi::pages(&description))
        .route("/api/tables/{id}/ws", any(tables::socket::open))
        .route("/api/evenings/{id}/ws", any(evenings::socket::open))
        .route("/healthz", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/api/{*unknown}", get(openapi::unknown))
        .fallback(assets::serve)
        .layer(from_fn_with_state(app.limits.request_wait, error::as_failures))
        .layer(CompressionLayer::new().compress_when(compressible))
        .layer(DefaultBodyLimit::max(REQUEST_BYTES_MAX))
        .layer(from_fn_with_state(Arc::clone(&app.site), origin::check))
        .layer(option_layer(check_host))
        .layer(from_fn_with_state(Arc::clone(&app.site), security::headers))
        .with_state(app)
}
