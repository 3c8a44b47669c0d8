//! Converts Markdown to HTML. HTML inside the Markdown is escaped, so that a mistake in a text stays visible.

use pulldown_cmark::{Event, Parser, html};

pub(crate) fn html(markdown: &str) -> String {
    let plain = Parser::new(markdown).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    });
    let mut out = String::new();
    html::push_html(&mut out, plain);
    out
}

#[cfg(test)]
mod tests {
    use super::html;

    #[test]
    fn markdown_is_converted_and_html_is_escaped() {
        assert_eq!(html("Keep **both** ends."), "<p>Keep <strong>both</strong> ends.</p>\n");
        assert!(!html("a <script>b</script>").contains("<script>"));
    }
}
