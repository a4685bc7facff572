//! Shared games and tournaments over a connection: what it follows, and what its players do.

use std::collections::BTreeMap;
use std::time::Instant;

use plyground_i18n::Texts;

use super::messages::LiveContent;
use super::outbox::MessageSender;
use crate::api_error::ApiError;
use crate::fields::Fields;
use crate::together::acts::{ActRequest, FollowRequest, FollowTournamentRequest};
use crate::together::{ACTS, Budget, FollowGuard, TogetherRefusal, TogetherThread};

/// Shared games and tournaments that one connection follows.
const MOST: usize = 16;

/// A message about shared games.
pub(super) enum TogetherAsk {
    Follow(FollowRequest),
    FollowTournament(FollowTournamentRequest),
    Act(ActRequest),
}

/// What one connection follows, by the ids of its requests.
pub(super) struct Following<'a> {
    together: &'a TogetherThread,
    /// Each is followed until its guard is dropped.
    places: BTreeMap<u64, (FollowGuard, MessageSender)>,
    start: Instant,
    budget: Budget,
}

impl TogetherAsk {
    pub(super) fn is_one(ask: &str) -> bool {
        ["follow", "follow-tournament", "act"].contains(&ask)
    }

    pub(super) fn take(ask: &str, fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(match ask {
            "follow" => Self::Follow(fields.request()?),
            "follow-tournament" => Self::FollowTournament(fields.request()?),
            _ => Self::Act(fields.request()?),
        })
    }
}

impl<'a> Following<'a> {
    pub(super) fn new(together: &'a TogetherThread) -> Self {
        let start = Instant::now();
        Self { together, places: BTreeMap::new(), start, budget: Budget::new(ACTS, start.elapsed()) }
    }

    /// Does what a message asks for.
    pub(super) async fn handle(&mut self, asked: TogetherAsk, sender: MessageSender) -> Result<(), ApiError> {
        let (id, texts) = (sender.id(), sender.texts());
        let refused = |refusal: TogetherRefusal| refusal.error(texts);
        if !self.budget.take(ACTS, self.start.elapsed()) {
            return Err(refused(TogetherRefusal::TooOften));
        }
        if self.places.len() >= MOST && !matches!(asked, TogetherAsk::Act(_)) {
            return Err(refused(TogetherRefusal::Crowded));
        }
        let followed = sender.clone();
        let place = match asked {
            TogetherAsk::Follow(FollowRequest { shared, key }) => {
                self.together
                    .follow(move |together| together.follow_game(&shared, key.as_deref(), followed))
                    .await
            }
            TogetherAsk::FollowTournament(FollowTournamentRequest { tournament, key }) => {
                self.together
                    .follow(move |together| together.follow_tournament(&tournament, key.as_deref(), followed))
                    .await
            }
            TogetherAsk::Act(request) => return self.act(request, &sender).await,
        };
        let place = place.ok_or_else(|| ApiError::internal(texts))?.map_err(refused)?;
        self.places.insert(id, (place, sender));
        Ok(())
    }

    async fn act(&self, request: ActRequest, sender: &MessageSender) -> Result<(), ApiError> {
        let texts: &'static Texts = sender.texts();
        let done = self.together.ask(move |together, now| {
            together.act(&request.shared, &request.key, &request.act(), request.number, now)
        });
        let number = done.await.ok_or_else(|| ApiError::internal(texts))?;
        let number = number.map_err(|refusal| refusal.error(texts))?;
        sender.send(LiveContent::Accepted { number });
        Ok(())
    }

    /// Follows no longer under an id; returns whether it did.
    pub(super) fn stop(&mut self, id: u64) -> bool {
        let Some((place, sender)) = self.places.remove(&id) else { return false };
        sender.discard();
        drop(place);
        true
    }
}
