use crate::running::Running;
use crate::visitor::send;

#[tokio::test]
async fn pages_come_with_headers_that_keep_them_safe() {
    let server = Running::start().await;
    for path in ["/", "/tables/abc", "/healthz", "/api/openapi.json"] {
        let answer = send(server.address, "GET", path, &[], None).await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
    let page = send(server.address, "GET", "/tables/abc", &[], None).await.unwrap();
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
}

#[tokio::test]
async fn what_is_not_there_is_not_a_page() {
    let server = Running::start().await;
    let file = send(server.address, "GET", "/assets/old-1234.js", &[], None).await.unwrap();
    assert_eq!(file.status, 404);
    let interface = send(server.address, "GET", "/api/nothing", &[], None).await.unwrap();
    assert_eq!((interface.status, interface.text()), (404, r#"{"problem":{"code":"not-found"}}"#));
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let server = Running::start().await;
    let description = send(server.address, "GET", "/api/openapi.json", &[], None).await.unwrap().json();
    let paths: Vec<&str> = description["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        paths,
        [
            "/api/me",
            "/api/presets",
            "/api/rules",
            "/api/tables",
            "/api/tables/{id}",
            "/api/tables/{id}/record",
            "/api/tables/{id}/seats/{seat}"
        ]
    );
    let docs = send(server.address, "GET", "/api/docs/", &[], None).await.unwrap();
    assert!(docs.text().contains("swagger-ui"), "{}", docs.text());
    assert!(!docs.text().contains("//cdn"), "{}", docs.text());
}

#[tokio::test]
async fn large_answers_are_compressed() {
    let server = Running::start().await;
    let headers = [("accept-encoding", "br")];
    let plain = send(server.address, "GET", "/api/presets", &[], None).await.unwrap();
    let packed = send(server.address, "GET", "/api/presets", &headers, None).await.unwrap();
    assert_eq!(packed.header("content-encoding"), "br");
    assert!(packed.body.len() * 4 < plain.body.len(), "{} of {} bytes", packed.body.len(), plain.body.len());
}
