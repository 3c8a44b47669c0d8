//! Tests of opponents and of leaderboards by season.

use boneyard_protocol::matches::{Opponents, RatingSeason};

use super::{RULES, booked, play_rated};
use crate::running::Running;
use crate::visitor::Visitor;

#[tokio::test]
async fn a_profile_shows_who_met_whom() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let _ivo = Visitor::with_account(server.address, "Ivo").await;
    for _ in 0..2 {
        let id = play_rated([&ana, &eva], RULES).await;
        booked(&ana, &id).await;
    }
    let get = async |path: &str| ana.request("GET", path, None).await;
    let of_ana: Opponents = get("/api/people/ana/opponents?against=EVA").await.parse();
    assert!(of_ana.partners.is_empty());
    let [eva_line] = &of_ana.opponents[..] else { panic!("{of_ana:?}") };
    assert_eq!((eva_line.name.as_str(), eva_line.played, eva_line.bot), ("Eva", 2, false));
    assert_eq!(eva_line.won + eva_line.lost + eva_line.tied, 2);
    assert_eq!(of_ana.against.as_ref(), Some(eva_line));
    let of_eva: Opponents = get("/api/people/eva/opponents").await.parse();
    let [line] = &of_eva.opponents[..] else { panic!("{of_eva:?}") };
    assert_eq!((line.won, line.lost), (eva_line.lost, eva_line.won));
    assert_eq!(of_eva.against, None);
    let never: Opponents = get("/api/people/ana/opponents?against=Ivo").await.parse();
    assert_eq!(never.against, None);
    for path in ["/api/people/none/opponents", "/api/people/ana/opponents?against=none"] {
        assert_eq!(get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_leaderboard_has_seasons() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let get = async |path: &str| ana.request("GET", path, None).await;
    let before: RatingSeason = get("/api/leaders/classic").await.parse();
    assert_eq!(before.seasons, [before.season.as_str()], "the running season is listed from its beginning");
    assert!(before.from_ms < before.until_ms && before.leaders.is_empty());
    let id = play_rated([&ana, &eva], RULES).await;
    booked(&ana, &id).await;
    let after: RatingSeason = get(&format!("/api/leaders/classic?season={}", before.season)).await.parse();
    assert_eq!(after, before, "both are provisional");
    let old: RatingSeason = get("/api/leaders/classic?season=2020-1").await.parse();
    assert_eq!((old.season.as_str(), old.leaders.len(), old.from_ms), ("2020-1", 0, 1_577_836_800_000));
    assert_eq!(get("/api/leaders/chess").await.status, 404);
    for bad in ["2026", "2026-5", "x", "99999999999999999999-1"] {
        assert_eq!(get(&format!("/api/leaders/classic?season={bad}")).await.status, 400, "{bad}");
    }
}
