//! Markdown into HTML. The texts are the project's own, yet no HTML of theirs goes through: a slip stays a slip.

use pulldown_cmark::{Event, Parser, html};

/// The HTML of a piece of Markdown.
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
    fn markup_is_made_and_not_let_through() {
        assert_eq!(html("Keep **both** ends."), "<p>Keep <strong>both</strong> ends.</p>\n");
        assert!(!html("a <script>b</script>").contains("<script>"));
    }
}
