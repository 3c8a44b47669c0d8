//! Tests of clubs over HTTP: settings, members, lists and invitations.

mod competitions;
mod regulations;

use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Answer, Visitor, send};

/// A club that Ana has opened, and a visitor who does not belong to it.
struct Harbour {
    server: Running,
    ana: Visitor,
    eva: Visitor,
    path: String,
}

impl Harbour {
    async fn open() -> Self {
        let server = Running::start().await;
        let ana = Visitor::named(server.address, "Ana").await;
        let eva = Visitor::named(server.address, "Eva").await;
        let opened = ana.request("POST", "/api/clubs", Some(&json!({ "name": " At the   harbour " }))).await;
        assert_eq!(opened.status, 201, "{}", opened.text());
        let path = format!("/api/clubs/{}", opened.json()["id"].as_str().unwrap());
        Harbour { server, ana, eva, path }
    }

    async fn get(&self, who: &Visitor, rest: &str) -> Answer {
        who.request("GET", &format!("{}{rest}", self.path), None).await
    }

    async fn post(&self, who: &Visitor, rest: &str, body: Value) -> Answer {
        who.request("POST", &format!("{}{rest}", self.path), Some(&body)).await
    }

    async fn delete(&self, who: &Visitor, rest: &str) -> Answer {
        who.request("DELETE", &format!("{}{rest}", self.path), None).await
    }

    /// Imports a list of members as Ana, or previews the import.
    async fn import(&self, text: &[u8], preview: bool) -> Answer {
        let path = format!("{}/members.csv?preview={preview}", self.path);
        self.ana.send_bytes("POST", &path, "text/csv", text).await
    }

    async fn add(&self, name: &str, email: &str) -> String {
        let added = self.post(&self.ana, "/members", json!({ "name": name, "email": email })).await;
        assert_eq!(added.status, 201, "{}", added.text());
        added.json()["id"].as_str().unwrap().to_owned()
    }

    /// Name, e-mail and note of each member, without Ana, who is a member since she opened the club.
    async fn members(&self) -> Vec<[String; 3]> {
        let members = self.get(&self.ana, "/members").await.json();
        let field = |member: &Value, name: &str| member[name].as_str().unwrap().to_owned();
        let entry = |member: &Value| ["name", "email", "note"].map(|name| field(member, name));
        members.as_array().unwrap().iter().map(entry).filter(|entry| *entry != ["Ana", "", ""]).collect()
    }

    async fn names(&self, who: &Visitor) -> Value {
        let answer = self.get(who, "/names").await;
        if answer.status == 200 { answer.json() } else { json!(refusal(&answer).1) }
    }

    async fn organisers(&self) -> Value {
        self.get(&self.ana, "/organisers").await.json()
    }

    /// Makes an invitation as Ana. Returns its id and secret.
    async fn invite(&self) -> (String, String) {
        let made = self.post(&self.ana, "/invitations", Value::Null).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let text = |name: &str| made.json()[name].as_str().unwrap().to_owned();
        (text("id"), text("secret"))
    }

    async fn join(&self, who: &Visitor, secret: &str) -> Answer {
        self.post(who, "/organisers", json!({ "secret": secret })).await
    }

    async fn enter(&self, who: &Visitor, email: &str) -> Answer {
        self.post(who, "/enter", json!({ "email": email })).await
    }
}

/// The HTTP status and the code of the refusal, or of the problem if it is not about clubs.
fn refusal(answer: &Answer) -> (u16, String) {
    let body = answer.json();
    let problem = &body["problem"];
    let is_inner = problem["code"] == "club" || problem["code"] == "evening";
    let inner = &problem["refusal"];
    let inner = if inner["code"] == "competition" { &inner["refusal"] } else { inner };
    let code = if is_inner { &inner["code"] } else { &problem["code"] };
    (answer.status, code.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn the_first_organiser_stays_after_a_restart() {
    let club = Harbour::open().await;
    let expected = |organises: bool| {
        json!({
            "id": club.path.rsplit('/').next(),
            "name": "At the harbour",
            "settings": {
                "page_name": "", "entry_name": "", "penalties": [], "countersigned": false, "tied_fish": "leader",
                "season": { "span": "year", "rules": { "points": { "kind": "match-points" }, "counted": { "kind": "all" }, "evenings_min": 0 } },
            },
            "organisers": if organises { json!(["Ana"]) } else { json!([]) },
            "you": { "organises": organises, "member": organises, "email": null },
        })
    };
    assert_eq!(club.get(&club.ana, "").await.json(), expected(true));
    assert_eq!(club.get(&club.eva, "").await.json(), expected(false));
    let nobody = send(club.server.address, "GET", &club.path, &[], None).await.unwrap();
    assert_eq!(nobody.json(), expected(false), "everyone can see a club");

    let server = club.server.restart().await;
    let ana = Visitor { address: server.address, ..club.ana };
    let mine = ana.request("GET", "/api/clubs", None).await.json();
    assert_eq!(mine[0]["name"], "At the harbour");
    assert_eq!(mine[0]["you"], json!({ "organises": true, "member": true, "email": null }));
    let eva = Visitor { address: server.address, ..club.eva };
    assert_eq!(eva.request("GET", "/api/clubs", None).await.json(), json!([]));
    let nobody = send(server.address, "GET", "/api/clubs", &[], None).await.unwrap();
    assert_eq!(nobody.json(), json!([]));
}

#[tokio::test]
async fn a_club_needs_a_name() {
    let club = Harbour::open().await;
    for name in ["", "  ", &"x".repeat(61), "a\u{202e}b"] {
        let answer = club.ana.request("POST", "/api/clubs", Some(&json!({ "name": name }))).await;
        assert_eq!(refusal(&answer), (422, "bad-name".into()), "{name:?}");
    }
    let nobody = send(club.server.address, "POST", "/api/clubs", &[], Some(r#"{"name":"x"}"#)).await.unwrap();
    assert_eq!(refusal(&nobody), (403, "not-allowed".into()));
    assert_eq!(refusal(&club.ana.request("GET", "/api/clubs/none", None).await), (404, "not-found".into()));
}

// CLUB-16: the names of the page and its entry are settings of the club. CLUB-72, T-7: so are penalties and the
// column of a tied fish.
#[tokio::test]
async fn settings_are_trimmed_and_stored() {
    let club = Harbour::open().await;
    let settings = json!({
        "page_name": " Friends  through dominoes ",
        "entry_name": "Games for entertainment",
        "penalties": [{ "reason": " touched  a tile ", "amount": 5 }, { "reason": "spoke", "amount": 0 }],
        "countersigned": true,
        "tied_fish": "blocker",
        "season": {
            "span": "quarter",
            "rules": {
                "points": { "kind": "by-place", "points": [10, 7, 5] },
                "counted": { "kind": "best", "evenings": 10 },
                "evenings_min": 3,
            },
        },
    });
    let edit = json!({ "name": "On the pier", "settings": settings });
    let edited = club.ana.request("PUT", &club.path, Some(&edit)).await;
    assert_eq!(edited.status, 200, "{}", edited.text());
    let mut stored = settings;
    stored["page_name"] = json!("Friends through dominoes");
    stored["penalties"][0]["reason"] = json!("touched a tile");
    let seen = club.get(&club.eva, "").await.json();
    assert_eq!((&seen["name"], &seen["settings"]), (&json!("On the pier"), &stored));

    let long = "x".repeat(201);
    let penalty =
        |reason: &str, amount: u16| json!({ "penalties": [{ "reason": reason, "amount": amount }] });
    let many = json!({ "penalties": vec![json!({ "reason": "x", "amount": 1 }); 41] });
    let cases = [
        (json!({ "page_name": "x".repeat(61) }), "bad-name"),
        (json!({ "entry_name": "x\u{200b}" }), "bad-name"),
        (penalty("", 5), "bad-penalties"),
        (penalty(&long, 5), "bad-penalties"),
        (penalty("spoke", 1000), "bad-penalties"),
        (many, "bad-penalties"),
        (json!({ "tied_fish": "nobody" }), "bad-request"),
        (json!({ "penalties": [{ "reason": "x", "amount": -1 }] }), "bad-request"),
    ];
    for (settings, expected) in cases {
        let edit = json!({ "name": "On the pier", "settings": settings });
        let answer = club.ana.request("PUT", &club.path, Some(&edit)).await;
        assert_eq!(refusal(&answer).1, expected, "{settings}");
    }
    assert_eq!(club.get(&club.eva, "").await.json()["settings"], stored);
}

#[tokio::test]
async fn only_organisers_can_manage_a_club() {
    let club = Harbour::open().await;
    let member = club.add("Luka", "luka@example.org").await;
    let organiser = club.organisers().await["organisers"][0]["id"].as_str().unwrap().to_owned();
    let (invitation, _) = club.invite().await;
    let entry = json!({ "name": "Eva", "email": "eva@example.org" });
    let requests = [
        ("PUT", String::new(), Some(json!({ "name": "Mine", "settings": {} }))),
        ("GET", "/members".into(), None),
        ("PUT", "/names".into(), Some(json!({ "name": "Luka" }))),
        ("POST", format!("/members/{member}/link"), None),
        ("POST", "/members".into(), Some(entry.clone())),
        ("PUT", format!("/members/{member}"), Some(entry)),
        (
            "POST",
            format!("/members/{member}/merge"),
            Some(json!({ "other": member, "entry": { "name": "Eva" } })),
        ),
        ("DELETE", format!("/members/{member}"), None),
        ("GET", "/members.csv".into(), None),
        ("POST", "/members.csv".into(), Some(json!("Eva,eva@example.org"))),
        ("GET", "/organisers".into(), None),
        ("DELETE", format!("/organisers/{organiser}"), None),
        ("POST", "/invitations".into(), None),
        ("DELETE", format!("/invitations/{invitation}"), None),
        ("POST", "/regulations".into(), Some(json!({ "name": "Mine", "rules": regulations::rules(100) }))),
        ("PUT", "/regulations/any".into(), Some(json!({ "name": "Mine" }))),
        ("DELETE", "/regulations/any".into(), None),
        ("POST", "/competitions".into(), Some(json!({ "name": "Mine", "plan": competitions::plan(&[]) }))),
        (
            "PUT",
            "/competitions/any".into(),
            Some(json!({ "name": "Mine", "plan": competitions::plan(&[]), "revision": 1 })),
        ),
        ("DELETE", "/competitions/any".into(), None),
        ("POST", "/competitions/any/official".into(), Some(json!({ "checksum": "0" }))),
    ];
    // A member is not an organiser.
    club.enter(&club.eva, "luka@example.org").await;
    for (method, rest, body) in requests {
        let path = format!("{}{rest}", club.path);
        let refused = club.eva.request(method, &path, body.as_ref()).await;
        assert_eq!(refusal(&refused), (403, "not-organiser".into()), "{method} {rest}");
        assert!(!refused.text().contains("Ana"), "others see no name: {}", refused.text());
        let body = body.map(|body| body.to_string());
        let nobody = send(club.server.address, method, &path, &[], body.as_deref()).await.unwrap();
        assert_eq!(refusal(&nobody), (403, "not-organiser".into()), "{method} {rest} without a cookie");
    }
    assert_eq!(club.members().await, [["Luka", "luka@example.org", ""]]);
    assert_eq!(club.get(&club.eva, "").await.json()["name"], "At the harbour");
}

#[tokio::test]
async fn organiser_ids_are_not_cookies() {
    let club = Harbour::open().await;
    let listed = club.organisers().await;
    let organiser = &listed["organisers"][0];
    assert_eq!((&organiser["name"], &organiser["you"]), (&json!("Ana"), &json!(true)));
    assert!(!club.ana.cookie.contains(organiser["id"].as_str().unwrap()), "{}", club.ana.cookie);
}

#[tokio::test]
async fn members_are_added_changed_and_removed() {
    let club = Harbour::open().await;
    let luka = club.add(" Luka ", " Luka@Example.org ").await;
    let twin = club.post(&club.ana, "/members", json!({ "name": "Twin", "email": "luka@example.org" })).await;
    assert_eq!(refusal(&twin), (409, "email-taken".into()));

    let path = format!("{}/members/{luka}", club.path);
    let changed = json!({ "name": "Luka M.", "email": "luka@example.org", "note": " left  hand " });
    let answer = club.ana.request("PUT", &path, Some(&changed)).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(club.members().await, [["Luka M.", "luka@example.org", "left hand"]]);

    club.add("Vera", "vera@example.org").await;
    let taken = json!({ "name": "Luka", "email": "VERA@example.org" });
    assert_eq!(refusal(&club.ana.request("PUT", &path, Some(&taken)).await), (409, "email-taken".into()));

    assert_eq!(club.delete(&club.ana, &format!("/members/{luka}")).await.status, 204);
    assert_eq!(refusal(&club.delete(&club.ana, &format!("/members/{luka}")).await), (404, "gone".into()));
    assert_eq!(refusal(&club.ana.request("PUT", &path, Some(&changed)).await), (404, "gone".into()));
    assert_eq!(club.members().await, [["Vera", "vera@example.org", ""]]);
}

#[tokio::test]
async fn a_member_has_a_name() {
    let club = Harbour::open().await;
    let cases = [
        (json!({ "name": "", "email": "a@b.c" }), "bad-name"),
        (json!({ "name": "Ana", "email": "ana" }), "bad-email"),
        (json!({ "name": "Ana", "email": "a@b.c", "note": "x".repeat(201) }), "bad-note"),
    ];
    for (entry, code) in cases {
        assert_eq!(refusal(&club.post(&club.ana, "/members", entry).await), (422, code.into()));
    }
    assert_eq!(refusal(&club.post(&club.ana, "/members", json!({ "email": "a@b.c" })).await).0, 400);
    assert_eq!(club.members().await, [] as [[String; 3]; 0]);
}

#[tokio::test]
async fn a_list_is_previewed_and_imported_whole() {
    let club = Harbour::open().await;
    club.add("Luka", "luka@example.org").await;
    club.add("Vera", "vera@example.org").await;
    let text =
        "Phone,Name,Email\n1,Luka,luka@example.org\n2,Vera P.,VERA@example.org\n3,Zoë,zoe@example.org\n";
    let expected = json!({
        "added": [{ "name": "Zoë", "email": "zoe@example.org", "note": "" }],
        "changed": [{
            "before": { "name": "Vera", "email": "vera@example.org", "note": "" },
            "after": { "name": "Vera P.", "email": "VERA@example.org", "note": "" },
        }],
        "unchanged": 1,
        "ignored": ["Phone"],
        "joined": [],
        "alike": [],
    });
    let before = club.members().await;
    let shown = club.import(text.as_bytes(), true).await;
    assert_eq!((shown.status, shown.json()), (200, expected.clone()), "{}", shown.text());
    assert_eq!(club.members().await, before, "a preview changes nothing");

    assert_eq!(club.import(text.as_bytes(), false).await.json(), expected);
    let now = [
        ["Luka", "luka@example.org", ""],
        ["Vera P.", "VERA@example.org", ""],
        ["Zoë", "zoe@example.org", ""],
    ];
    assert_eq!(club.members().await, now);
    let again = club.import(text.as_bytes(), false).await.json();
    assert_eq!(
        (&again["added"], &again["changed"], &again["unchanged"]),
        (&json!([]), &json!([]), &json!(3))
    );

    let exported = club.get(&club.ana, "/members.csv").await;
    assert_eq!(exported.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(exported.header("content-disposition"), "attachment; filename=\"members.csv\"");
    let csv = "name,email,note\r\nAna,,\r\nLuka,luka@example.org,\r\nVera P.,VERA@example.org,\r\nZoë,zoe@example.org,\r\n";
    assert_eq!(exported.text(), csv);
    assert_eq!(
        club.import(&exported.body, false).await.json()["unchanged"],
        4,
        "what is exported can be imported"
    );
}

#[tokio::test]
async fn a_list_for_a_spreadsheet_can_be_imported_again() {
    let club = Harbour::open().await;
    club.import("Željka,z@example.org,\"a; b, c\"\n".as_bytes(), false).await;
    for (separator, line) in
        [("semicolon", "Željka;z@example.org;\"a; b, c\""), ("comma", "Željka,z@example.org,\"a; b, c\"")]
    {
        let list = club.get(&club.ana, &format!("/members.csv?spreadsheet={separator}")).await;
        assert!(
            list.text().starts_with("\u{feff}name") && list.text().contains(&format!("{line}\r\n")),
            "{}",
            list.text()
        );
        assert_eq!(club.import(&list.body, false).await.json()["unchanged"], 2, "{separator}");
    }
}

#[tokio::test]
async fn a_name_like_a_members_is_asked_about() {
    let club = Harbour::open().await;
    club.add("Ivan Babić", "").await;
    let entry = json!({ "name": "ivan  Babic" });
    let asked = club.post(&club.ana, "/members", entry.clone()).await;
    assert_eq!(refusal(&asked), (409, "names-alike".into()));
    assert_eq!(asked.json()["problem"]["refusal"]["other"], "Ivan Babić");
    let seen = club.import("Ivan Babic\nEva\néva\n".as_bytes(), true).await.json();
    let alike = json!([{ "name": "Ivan Babic", "other": "Ivan Babić" }, { "name": "éva", "other": "Eva" }]);
    assert_eq!(seen["alike"], alike);
    assert_eq!(club.post(&club.ana, "/members?namesakes=true", entry).await.status, 201);
    assert_eq!(club.members().await.len(), 2);
}

#[tokio::test]
async fn one_bad_line_prevents_the_import() {
    let club = Harbour::open().await;
    let refused = club.import(b"Eva,eva@example.org\nEva\nBoris,boris\n", false).await;
    assert_eq!(refusal(&refused), (422, "bad-list".into()));
    assert_eq!(
        refused.json()["problem"]["refusal"],
        json!({
            "code": "bad-list",
            "faults": [
                { "line": 2, "fault": { "code": "name-twice", "name": "Eva", "line": 1 } },
                { "line": 3, "fault": { "code": "bad-email", "email": "boris" } },
            ],
            "more": 0,
        })
    );
    assert_eq!(club.members().await, [] as [[String; 3]; 0]);

    let refused = club.import("x,x\n".repeat(60).as_bytes(), true).await.json();
    let refusal = &refused["problem"]["refusal"];
    assert_eq!((refusal["faults"].as_array().map(Vec::len), &refusal["more"]), (Some(50), &json!(10)));
}

#[tokio::test]
async fn a_list_has_a_length_limit() {
    let club = Harbour::open().await;
    let lines = |n: usize| (0..n).map(|i| format!("Member {i},member{i}@example.org\n")).collect::<String>();
    let most = club.import(lines(1999).as_bytes(), false).await;
    assert_eq!(most.json()["added"].as_array().map(Vec::len), Some(1999), "{}", most.text());
    let more = club.import(lines(2000).as_bytes(), true).await;
    assert_eq!(refusal(&more), (409, "too-many-members".into()));
    let endless = club.import(&vec![b'x'; 600 * 1024], true).await;
    assert_eq!(refusal(&endless), (413, "too-large".into()));
    assert_eq!(endless.json()["problem"]["max"], 512 * 1024);
}

#[tokio::test]
async fn an_invitation_makes_an_organiser_and_is_kept_as_a_hash() {
    let club = Harbour::open().await;
    let (id, secret) = club.invite().await;
    let listed = club.organisers().await;
    assert_eq!(listed["invitations"][0]["id"], id.as_str());
    assert_eq!(listed["invitations"][0]["by"], "Ana");
    assert!(!listed.to_string().contains(&secret), "the secret is shown once");

    assert_eq!(refusal(&club.join(&club.eva, "guessed").await), (410, "invitation-over".into()));
    assert_eq!(club.join(&club.eva, &secret).await.status, 204);
    assert_eq!(club.join(&club.eva, &secret).await.status, 204, "an organiser can open the link again");
    assert_eq!(club.get(&club.eva, "/members").await.status, 200);
    assert_eq!(club.get(&club.eva, "").await.json()["organisers"], json!(["Ana", "Eva"]));

    let folder = club.server.stop().await;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        let kept = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!kept, "the database holds the secret");
    }
}

#[tokio::test]
async fn a_withdrawn_invitation_is_refused() {
    let club = Harbour::open().await;
    let (id, secret) = club.invite().await;
    assert_eq!(club.delete(&club.ana, &format!("/invitations/{id}")).await.status, 204);
    assert_eq!(refusal(&club.join(&club.eva, &secret).await), (410, "invitation-over".into()));
    assert_eq!(club.organisers().await["invitations"], json!([]));
}

#[tokio::test]
async fn every_organiser_except_the_last_can_leave() {
    let club = Harbour::open().await;
    let id_of = |listed: &Value, at: usize| listed["organisers"][at]["id"].as_str().unwrap().to_owned();
    let ana = id_of(&club.organisers().await, 0);
    let last = club.delete(&club.ana, &format!("/organisers/{ana}")).await;
    assert_eq!(refusal(&last), (409, "last-organiser".into()));

    let (_, secret) = club.invite().await;
    club.join(&club.eva, &secret).await;
    assert_eq!(club.delete(&club.eva, &format!("/organisers/{ana}")).await.status, 204);
    assert_eq!(refusal(&club.get(&club.ana, "/members").await), (403, "not-organiser".into()));
    let back = club.join(&club.ana, &secret).await;
    assert_eq!(refusal(&back), (410, "invitation-over".into()), "a removed organiser's links are withdrawn");
}

// CLUB-17: the answer to an unknown e-mail says only that it is unknown.
#[tokio::test]
async fn an_unknown_e_mail_gets_no_other_information() {
    let club = Harbour::open().await;
    club.add("Eva", "eva@example.org").await;
    for email in ["luka@example.org", "", "no e-mail"] {
        let answer = club.enter(&club.eva, email).await;
        assert_eq!((answer.status, answer.json()), (200, json!({ "kind": "not-registered" })));
    }
    assert_eq!(club.eva.request("GET", "/api/clubs", None).await.json(), json!([]));
}

// CLUB-19: a member in no evening can open one. The club knows the device from now on.
#[tokio::test]
async fn a_member_enters_and_is_remembered() {
    let club = Harbour::open().await;
    let member = club.add("Eva Luna", "Eva@Example.org").await;
    let answer = club.enter(&club.eva, " eva@example.ORG ").await;
    assert_eq!(answer.json(), json!({ "kind": "free" }));
    let seen = club.get(&club.eva, "").await.json();
    assert_eq!(seen["you"], json!({ "organises": false, "member": true, "email": "Eva@Example.org" }));
    let mine = club.eva.request("GET", "/api/clubs", None).await.json();
    assert_eq!(mine[0]["you"]["email"], "Eva@Example.org");
    assert!(!mine.to_string().contains("Luna"), "the e-mail is not verified, so no name is sent");

    // A guest is one member at a time, and none after the member is removed.
    club.add("Vera", "vera@example.org").await;
    club.enter(&club.eva, "vera@example.org").await;
    assert_eq!(club.get(&club.eva, "").await.json()["you"]["email"], "vera@example.org");
    club.enter(&club.eva, "eva@example.org").await;
    club.delete(&club.ana, &format!("/members/{member}")).await;
    let gone = json!({ "organises": false, "member": false, "email": null });
    assert_eq!(club.get(&club.eva, "").await.json()["you"], gone);
}

#[tokio::test]
async fn the_founder_is_a_member_by_any_name() {
    let club = Harbour::open().await;
    let open = async |body: Value| club.eva.request("POST", "/api/clubs", Some(&body)).await;
    let opened = open(json!({ "name": "Pier", "member": " Eva  Luna " })).await;
    let path = format!("/api/clubs/{}/names", opened.json()["id"].as_str().unwrap());
    let names = club.eva.request("GET", &path, None).await.json();
    assert_eq!(names, json!({ "you": "Eva Luna", "members": ["Eva Luna"], "players": [] }));
    assert_eq!(refusal(&open(json!({ "name": "Pier", "member": "" })).await), (422, "bad-name".into()));

    // A guest without a name is no member before there is one.
    let nobody = Visitor::new(club.server.address).await;
    let opened = nobody.request("POST", "/api/clubs", Some(&json!({ "name": "Pier" }))).await;
    let path = format!("/api/clubs/{}/names", opened.json()["id"].as_str().unwrap());
    assert_eq!(
        nobody.request("GET", &path, None).await.json(),
        json!({ "you": null, "members": [], "players": [] })
    );
}

#[tokio::test]
async fn those_who_may_open_an_evening_read_the_names() {
    let club = Harbour::open().await;
    club.add("Eva Luna", "eva@example.org").await;
    let all = json!({ "you": "Ana", "members": ["Ana", "Eva Luna"], "players": [] });
    assert_eq!(club.names(&club.ana).await, all);
    assert_eq!(club.names(&club.eva).await, "not-member");
    let nobody = send(club.server.address, "GET", &format!("{}/names", club.path), &[], None).await.unwrap();
    assert_eq!(refusal(&nobody), (403, "not-member".into()));
    club.enter(&club.eva, "eva@example.org").await;
    let unnamed = json!({ "you": null, "members": ["Ana", "Eva Luna"], "players": [] });
    assert_eq!(
        club.names(&club.eva).await,
        unnamed,
        "an e-mail proves nothing, so nobody learns whose it is"
    );

    // An organiser without a member says who they are.
    let (_, secret) = club.invite().await;
    let be = json!({ "name": "Eva Luna" });
    let path = format!("{}/names", club.path);
    assert_eq!(refusal(&club.eva.request("PUT", &path, Some(&be)).await), (403, "not-organiser".into()));
    club.join(&club.eva, &secret).await;
    assert_eq!(club.eva.request("PUT", &path, Some(&be)).await.status, 204);
    assert_eq!(club.names(&club.eva).await["you"], "Eva Luna");
    assert_eq!(club.eva.request("PUT", &path, Some(&json!({ "name": "Evita" }))).await.status, 204);
    assert_eq!(
        club.names(&club.eva).await,
        json!({ "you": "Evita", "members": ["Ana", "Eva Luna", "Evita"], "players": [] })
    );
    assert_eq!(refusal(&club.eva.request("PUT", &path, Some(&json!({ "name": "" }))).await).0, 422);
}

#[tokio::test]
async fn a_member_without_an_e_mail_comes_by_a_link() {
    let club = Harbour::open().await;
    let eva = club.add("Eva Luna", "").await;
    let path = format!("/members/{eva}/link");
    let made = club.post(&club.ana, &path, Value::Null).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let secret = made.json()["secret"].as_str().unwrap().to_owned();
    let enter = async |secret: &str| club.post(&club.eva, "/enter/link", json!({ "secret": secret })).await;
    assert_eq!(refusal(&enter("guessed").await), (410, "invitation-over".into()));
    assert_eq!(enter(&secret).await.json(), json!({ "kind": "free" }));
    assert_eq!(club.names(&club.eva).await["you"], "Eva Luna");
    let seen = club.get(&club.eva, "").await.json();
    assert_eq!(seen["you"], json!({ "organises": false, "member": true, "email": null }));
    assert_eq!(seen["organisers"], json!(["Ana"]));
    assert_eq!(refusal(&enter(&secret).await), (410, "invitation-over".into()), "it works once");
    assert_eq!(club.eva.request("GET", "/api/clubs", None).await.json()[0]["you"]["member"], true);

    assert_eq!(refusal(&club.post(&club.ana, "/members/nobody/link", Value::Null).await).0, 404);
    assert_eq!(club.delete(&club.ana, &format!("/members/{eva}")).await.status, 204);
    assert_eq!(club.names(&club.eva).await, "not-member");
}

#[tokio::test]
async fn an_e_mail_is_not_required() {
    let club = Harbour::open().await;
    club.add("Boris", "").await;
    let twin = club.post(&club.ana, "/members", json!({ "name": "Boris" })).await;
    assert_eq!(refusal(&twin), (409, "name-taken".into()));
    club.add("Boris", "boris@example.org").await;
    assert_eq!(
        club.members().await,
        [["Boris", "boris@example.org", ""]],
        "the known Boris has an e-mail now"
    );

    let list = "Boris\nAna,ana@example.org\nCarmen\n";
    let expected = json!({
        "added": [{ "name": "Carmen", "email": "", "note": "" }],
        "changed": [{
            "before": { "name": "Ana", "email": "", "note": "" },
            "after": { "name": "Ana", "email": "ana@example.org", "note": "" },
        }],
        "unchanged": 1,
        "ignored": [],
        "joined": [],
        "alike": [],
    });
    assert_eq!(club.import(list.as_bytes(), false).await.json(), expected);
    assert_eq!(club.names(&club.ana).await["you"], "Ana", "an organiser is known without the e-mail");
    let after = [["Ana", "ana@example.org", ""], ["Boris", "boris@example.org", ""], ["Carmen", "", ""]];
    assert_eq!(club.members().await, after);
    let exported = club.get(&club.ana, "/members.csv").await;
    assert_eq!(club.import(&exported.body, false).await.json()["unchanged"], 3, "{}", exported.text());
}

#[tokio::test]
async fn trying_e_mails_is_rate_limited() {
    let club = Harbour::open().await;
    for tried in 0.. {
        let answer = club.enter(&club.eva, &format!("guess{tried}@example.org")).await;
        if answer.status == 429 {
            assert!(tried >= 4, "after {tried} e-mails");
            assert!(answer.header("retry-after").parse::<u32>().unwrap() > 0);
            break;
        }
        assert!(tried < 20, "the server must refuse");
    }
    // Another device in the same network can still enter.
    assert_eq!(club.enter(&club.ana, "ana@example.org").await.status, 200);
}
