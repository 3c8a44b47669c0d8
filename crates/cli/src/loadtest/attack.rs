use super::Verdict;
/// Attack.
#[derive(clap::Args)]
pub(crate) struct Arguments {
}
pub(super) async fn run(_: &Arguments) -> Result<Verdict, String> { Ok(Verdict::Sound) }
