//! Turns the store's refusals of evening changes into responses.

use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningRefusal;
use boneyard_store::{EVENING_LINKS_MAX, EveningError, Store};

use crate::evenings::summary::facts;
use crate::http::ApiError;

/// The response for a refused or failed change.
pub(crate) async fn refused_change(store: &Store, error: EveningError) -> ApiError {
    use boneyard_store::EveningRefusal as Stored;
    let refusal = match error {
        EveningError::Store(cause) => return cause.into(),
        EveningError::Refused(refusal) => refusal,
    };
    match refusal {
        Stored::Gone => Problem::NotFound.into(),
        Stored::Barred => EveningRefusal::Barred.into(),
        Stored::Taken => EveningRefusal::NameTaken.into(),
        Stored::LinkOver => EveningRefusal::LinkOver.into(),
        Stored::TooManyLinks => EveningRefusal::TooManyLinks { max: EVENING_LINKS_MAX }.into(),
        Stored::Elsewhere { evening } => match store.evening(&evening).await {
            Ok(Some(evening)) => {
                let name = facts(&evening).map(|facts| facts.name).unwrap_or_default();
                EveningRefusal::Elsewhere { id: evening.id, name }.into()
            }
            Ok(None) => Problem::NotFound.into(),
            Err(cause) => cause.into(),
        },
        refusal @ (Stored::CodeTaken | Stored::Conflict { .. }) => {
            ApiError::internal(Problem::Internal, &refusal)
        }
    }
}
