//! The server's table of contents: every group of addresses, with its handlers. An address stands beside its handler, in `utoipa::path`.
//! Handlers in one pair of brackets share an address.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::routing::{any, get};
use boneyard_protocol::evening::EVENING_FILE_BYTES_MAX;
use tower::util::option_layer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::App;
use crate::bounds::{LIST_BYTES_MAX, OPEN_EVENING_BYTES_MAX, REQUEST_BYTES_MAX, SPREADSHEET_BYTES_MAX};
use crate::http::VisitorNetwork;
use crate::http::allowed_hosts::{self, AllowedHosts};
use crate::http::uploads::Uploads;
use crate::http::uploads::read_body::{BodyLimit, read_body};
use crate::http::{addresses, assets, error, health, origin, security};
use crate::transport::lines::NDJSON;
use crate::{
    accounts, catalogue, clubs, evenings, friends, learn, lobby, matches, me, metrics, moderation, notices,
    openapi, pools, profiles, tables, tokens, tournaments, watch,
};

/// A group of addresses, each with its handlers in brackets.
macro_rules! group {
    ($([$($handler:tt)+])+) => {
        OpenApiRouter::new()$(.routes(routes!($($handler)+)))+
    };
}

/// All routes. A request passes the layers from the last to the first.
pub(crate) fn router(app: App, hosts: AllowedHosts) -> Router {
    let (routes, description) = OpenApiRouter::with_openapi(openapi::description())
        .merge(visitors())
        .merge(rules())
        .merge(tables())
        .merge(tournaments())
        .merge(matches())
        .merge(people())
        .merge(moderation())
        .merge(clubs(&app))
        .merge(evenings(&app))
        .split_for_parts();
    // PDF files are already compressed.
    let compressible = DefaultPredicate::new()
        .and(NotForContentType::const_new("application/pdf"))
        // A compressor would keep the lines of a stream back.
        .and(NotForContentType::const_new(NDJSON));
    let check_host = (!app.site.is_behind_proxy()).then(|| from_fn_with_state(hosts, allowed_hosts::check));
    routes
        .merge(openapi::pages(&description))
        // The sockets, which are no operations of the description.
        .route("/api/tables/{id}/ws", any(tables::socket::open))
        .route("/api/lobby/ws", any(lobby::socket::open))
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
        .layer(from_fn_with_state(app.metrics.clone(), metrics::count))
        .with_state(app)
}

fn visitors() -> OpenApiRouter<App> {
    group! {
        // You, a guest or the person of an account.
        [me::me, me::rename]
        [addresses::reach]
        // Signing in and out, with a password or a passkey.
        [accounts::sessions::sign_in, accounts::sessions::sign_out]
        [accounts::passkeys::ways]
        [accounts::passkeys::ask]
        [accounts::passkeys::sign_in]
        [accounts::email::forgot]
        [accounts::email::reset]
        // Your account.
        [accounts::view, accounts::open, accounts::delete]
        [accounts::passkeys::open]
        [accounts::change_password]
        [accounts::email::change]
        [accounts::email::confirm]
        [accounts::email::turn_mails]
        [accounts::email::arrival_mails]
        [accounts::passkeys::add]
        [accounts::passkeys::remove]
        [accounts::sessions::end_others]
        [accounts::sessions::end_one]
        [accounts::settings::read, accounts::settings::write]
        [accounts::export::export]
        // Programs that act for you.
        [tokens::list, tokens::make]
        [tokens::withdraw]
        [tokens::become_bot]
    }
}

fn rules() -> OpenApiRouter<App> {
    group! {
        // The games, and their rules in words.
        [catalogue::all]
        [catalogue::check]
        [catalogue::sheet]
        [catalogue::not_playable]
        // Lessons and guides.
        [learn::index]
        [learn::page]
        [learn::guide]
    }
}

fn tables() -> OpenApiRouter<App> {
    group! {
        // Tables: the lobby, your own, and one.
        [tables::handlers::list, tables::handlers::open]
        [tables::handlers::mine]
        [tables::handlers::calls]
        [tables::handlers::one]
        [tables::handlers::record]
        [tables::handlers::sit]
        // A table as a stream of lines, for programs.
        [tables::hint::ask]
        [tables::stream::open]
        [tables::stream::send]
        [tables::stream::add_part]
        // Strangers meet in pools.
        [pools::join, pools::leave]
        // What everyone may join or watch.
        [lobby::show]
        [watch::list]
        // What calls you, on pages and on devices.
        [notices::view]
        [notices::wish, notices::forget_wish]
        [notices::devices::list, notices::devices::keep]
        [notices::devices::remove]
    }
}

fn tournaments() -> OpenApiRouter<App> {
    group! {
        [tournaments::list, tournaments::open]
        [tournaments::one]
        // What players do.
        [tournaments::enter]
        [tournaments::confirm]
        [tournaments::withdraw]
        [tournaments::come_back]
        // What the host does.
        [tournaments::start]
        [tournaments::pair]
        [tournaments::set_outcome]
        [tournaments::close]
    }
}

fn matches() -> OpenApiRouter<App> {
    group! {
        // Matches that are over: lists, then one.
        [matches::list]
        [matches::search::search]
        [matches::download::all]
        [matches::hands::statistics]
        [matches::one]
        [matches::document::one]
        [matches::record]
        [matches::replay]
        // Matches from records that the host imported.
        [matches::imported::one]
        [matches::imported::record]
    }
}

fn people() -> OpenApiRouter<App> {
    group! {
        // Profiles and leaderboards.
        [profiles::one]
        [profiles::opponents::opponents]
        [profiles::leaders]
        [profiles::season::leaders]
        // Friends, who is here, and invitations to tables.
        [friends::list]
        [friends::add, friends::remove]
        [friends::block, friends::unblock]
        [friends::hide]
        [friends::invite]
        [friends::invited]
        [friends::decline]
    }
}

fn moderation() -> OpenApiRouter<App> {
    group! {
        // For everyone: a report, your own sanctions, the host's own rules.
        [moderation::reports::send]
        [moderation::own::list]
        [moderation::own::appeal]
        [moderation::house_rules::show]
        [moderation::house_rules::show_version]
        // For moderators: reports, people, sanctions, appeals, and what was done.
        [moderation::queue::list]
        [moderation::queue::one]
        [moderation::queue::decide]
        [moderation::sanctions::person]
        [moderation::sanctions::impose]
        [moderation::sanctions::list]
        [moderation::sanctions::lift]
        [moderation::appeals::list]
        [moderation::appeals::decide]
        [moderation::records::log]
        [moderation::records::networks]
        [moderation::records::plays]
    }
}

fn clubs(app: &App) -> OpenApiRouter<App> {
    let list = |routes| upload(app, LIST_BYTES_MAX, LIST_BYTES_MAX, routes);
    let spreadsheet = |routes| upload(app, SPREADSHEET_BYTES_MAX, SPREADSHEET_BYTES_MAX, routes);
    group! {
        [clubs::list, clubs::open]
        [clubs::one, clubs::edit]
        // How a player becomes a member.
        [clubs::entry::enter]
        [clubs::entry::enter_by_link]
        [clubs::members::names, clubs::members::be]
        [clubs::members::invite]
        // The list of members, for organisers.
        [clubs::members::all, clubs::members::add]
        [clubs::members::edit, clubs::members::remove]
        [clubs::members::merge]
        // Seasons and the hall of fame.
        [clubs::season::season]
        [clubs::season::hall]
        // Organisers.
        [clubs::organisers::list, clubs::organisers::join]
        [clubs::organisers::remove]
        [clubs::organisers::invite]
        [clubs::organisers::withdraw]
        // Regulations for evenings.
        [clubs::regulations::list, clubs::regulations::save]
        [clubs::regulations::edit, clubs::regulations::remove]
        // Competitions over several evenings.
        [clubs::competitions::official::declare]
        [clubs::competitions::notes::write]
        [clubs::competitions::downloads::file]
    }
    .routes(list(routes!(clubs::competitions::list, clubs::competitions::open)))
    .routes(list(routes!(clubs::competitions::one, clubs::competitions::edit, clubs::competitions::remove)))
    .routes(list(routes!(
        clubs::competitions::entries::import,
        clubs::competitions::entries::export,
        clubs::competitions::entries::remove
    )))
    .routes(list(routes!(clubs::members::export, clubs::members::import)))
    .routes(spreadsheet(routes!(clubs::spreadsheet::read)))
}

fn evenings(app: &App) -> OpenApiRouter<App> {
    let file = |routes| upload(app, EVENING_FILE_BYTES_MAX, EVENING_FILE_BYTES_MAX, routes);
    let open = |routes| upload(app, OPEN_EVENING_BYTES_MAX, EVENING_FILE_BYTES_MAX, routes);
    let ask = |routes| upload(app, OPEN_EVENING_BYTES_MAX, OPEN_EVENING_BYTES_MAX, routes);
    group! {
        [evenings::open::list]
        [evenings::open::mine]
        // An evening, its tables and its sheets.
        [evenings::views::view]
        [evenings::views::table]
        [evenings::views::report]
        [evenings::views::file]
        [evenings::downloads::sheet]
        [evenings::downloads::unprintable]
        [evenings::downloads::csv]
        // Who takes part.
        [evenings::join::people, evenings::join::join]
        [evenings::join::leave]
        [evenings::join::free, evenings::join::confirm]
        [evenings::join::barred]
        [evenings::join::admit]
        [evenings::join::recode]
        // Links for the organiser's further devices.
        [evenings::links::list, evenings::links::make]
        [evenings::links::withdraw]
        [evenings::links::claim]
    }
    // With whole evenings in the body.
    .routes(open(routes!(evenings::open::by_code, evenings::open::open)))
    .routes(ask(routes!(evenings::engine::ask)))
    .routes(file(routes!(evenings::downloads::sheet_of_file)))
    .routes(file(routes!(evenings::downloads::unprintable_of_file)))
    .routes(file(routes!(evenings::downloads::csv_of_file)))
    .routes(file(routes!(evenings::downloads::report_of_file)))
}

/// Routes with long bodies: only a few bodies are read at the same time.
fn upload(
    app: &App,
    bytes_max: usize,
    file_bytes_max: usize,
    routes: UtoipaMethodRouter<App>,
) -> UtoipaMethodRouter<App> {
    let limit = BodyLimit { bytes_max, file_bytes_max };
    let read = move |uploads: State<Arc<Uploads>>, network: VisitorNetwork, request: Request, next: Next| {
        read_body(limit, uploads, network, request, next)
    };
    routes.layer((from_fn_with_state(app.clone(), read), DefaultBodyLimit::max(bytes_max)))
}
