//! Random house rules: a preset with some parameters changed to values that are not refused.

use boneyard_rules::{Rules, presets};

use crate::naive::random::Random;

/// The values to try, one list for each parameter. Some entries set several parameters, because one value is refused
/// without the other.
const CHANGES: &[&[&str]] = &[
    &["tiles.set=double-6", "tiles.set=double-9", "tiles.set=double-12", "tiles.set=double-15"],
    &[
        "tiles.without=[[0,0]]",
        "tiles.without=[[0,0],[6,6],[1,2]]",
        "tiles.without={\"3\":[[0,0]],\"4\":[[5,6]]}",
    ],
    &["tiles.blanks=wild"],
    &["seats.sides=solo", "seats.sides=pairs-at-4", "seats.sides=pairs seats.count=[4]"],
    &[
        "deal.hand={\"2\":3,\"3\":3,\"4\":3}",
        "deal.hand={\"2\":6,\"3\":5,\"4\":4}",
        "deal.hand={\"2\":1,\"3\":2,\"4\":1}",
        "deal.hand={\"2\":10,\"3\":8,\"4\":6}",
    ],
    &["deal.rest=asleep draw.mode=none", "deal.rest=boneyard"],
    &["deal.redeal={\"doubles\":4,\"suit\":4}", "deal.redeal={\"doubles\":5,\"suit\":null}"],
    &["lead.first=doubles", "lead.first=lot", "lead.first=youngest", "lead.first=random"],
    &["lead.order=[6,5]", "lead.order=[]", "lead.order=[[2,3],1,0]", "lead.order=[0,1,2,3,4,5,6]"],
    &["lead.lotBy=half", "lead.lotBy=sum"],
    &["lead.ifNone=heaviest", "lead.ifNone=lightest", "lead.ifNone=highest-pair", "lead.ifNone=redeal"],
    &["lead.tile=that-tile", "lead.tile=any", "lead.tile=any-double"],
    &["lead.next=as-first", "lead.next=winner", "lead.next=rotate", "lead.next=winning-side"],
    &[
        "lead.afterBlock=same",
        "lead.afterBlock=blocker",
        "lead.afterBlock=winner",
        "lead.afterBlock=lowest-hand",
    ],
    &["lead.afterTie=same", "lead.afterTie=blocker", "lead.afterTie=rotate", "lead.afterTie=as-first"],
    &[
        "layout.shape=line layout.crossOpens=at-once",
        "layout.shape=cross layout.crossOpens=at-once",
        "layout.shape=cross layout.crossOpens=after-both-sides",
        "layout.shape=tree layout.crossOpens=at-once",
        "layout.shape=tree layout.crossOpens=at-once score.play=null",
        "layout.shape=chicken-foot layout.crossOpens=at-once lead.next=descending-double lead.ifNone=draw",
    ],
    &["layout.match=sum-7", "layout.match=equal"],
    &[
        "turn.plays=one turn.closeDouble=false",
        "turn.plays=two-doubles turn.closeDouble=false",
        "turn.plays=double-run",
        "turn.plays=double-run turn.closeDouble=true",
        "turn.plays=double-run turn.closeDouble=true layout.shape=cross layout.crossOpens=after-both-sides",
        "turn.plays=cover-double",
    ],
    &["turn.equalEnds=leader-right", "turn.equalEnds=free"],
    &["draw.mode=none", "draw.mode=until-playable", "draw.mode=exactly"],
    &["draw.count=2", "draw.count=3", "draw.count=1"],
    &["draw.max=1", "draw.max=2", "draw.max=null"],
    &["draw.reserve=1", "draw.reserve=2", "draw.reserve=0"],
    &["draw.ifAble=allowed", "draw.ifAble=forbidden"],
    &["draw.penalty=5 draw.passPenalty=10", "draw.penalty=1", "draw.passPenalty=3"],
    &["end.block=dead-suit", "end.block=no-move"],
    &["end.deadBoneyard=stays", "end.deadBoneyard=drawn-out"],
    &[
        "value.special=[]",
        "value.special=[{\"tiles\":[[0,0]],\"when\":\"only\",\"points\":10}]",
        "value.special=[{\"tiles\":[[0,0],[6,6]],\"when\":\"only\",\"points\":75},{\"tiles\":[[6,6]],\"when\":\"held\",\"points\":50}]",
    ],
    &[
        "score.sense=winner-gains score.out=opponents",
        "score.sense=winner-gains score.out=table",
        "score.sense=losers-pay score.out=own score.block=own",
        "score.sense=losers-pay score.out=own score.block=difference",
        "score.sense=losers-pay score.out=own score.block=own-all score.blockWinner=nobody",
        "score.sense=losers-pay score.out=own score.block=highest-pays-table score.blockWinner=nobody",
        "score.sense=round-points score.out=opponents",
        "score.sense=round-points score.out=opponents match.target=6",
        "score.sense=none score.out=opponents match.rounds=3",
        "score.sense=play-only score.out=opponents score.play=fives",
    ],
    &[
        "score.blockWinner=lowest-player",
        "score.blockWinner=lowest-side",
        "score.blockWinner=side-of-lowest-player",
        "score.blockWinner=blocker-vs-next",
        "score.blockWinner=fewest-tiles",
    ],
    &[
        "score.block=opponents",
        "score.block=table",
        "score.block=opponents-minus-own",
        "score.block=sum-of-differences",
        "score.block=own",
        "score.block=difference",
    ],
    &[
        "score.blockTie=void",
        "score.blockTie=eggs",
        "score.blockTie=eggs score.eggs=once",
        "score.blockTie=carry",
        "score.blockTie=blocker-loses",
        "score.blockTie=blocker-wins",
        "score.blockTie=leader-wins",
    ],
    &[
        "score.play=null",
        "score.play=fives",
        "score.play=fives-threes",
        "score.play=headings",
        "score.play=triominoes",
        "score.play=face-sum",
    ],
    &["score.opening=every", "score.opening=none", "score.opening=later-5-5"],
    &["score.round=null", "score.round=nearest-5", "score.round=up-5"],
    &["score.roundCap=null", "score.roundCap=40", "score.roundCap=120"],
    &[
        "score.bonus=[]",
        "score.bonus=[{\"event\":\"round-1\",\"points\":10},{\"event\":\"out\",\"points\":3},{\"event\":\"capicua\",\"points\":25}]",
        "score.bonus=[{\"event\":\"pass-all-three\",\"points\":7},{\"event\":\"chuchazo\",\"points\":100},{\"event\":\"round-2\",\"points\":5}]",
    ],
    &["account.openAt=0", "account.openAt=13", "account.openAt=25"],
    &["account.below=lost", "account.below=remembered"],
    &["account.clearOnOut=true", "account.clearOnOut=false"],
    &["account.blockResets=true", "account.blockResets=false"],
    &["account.carryOpens=false", "account.carryOpens=true"],
    &["match.target=31", "match.target=61", "match.target=150", "match.target=null match.rounds=2"],
    &["match.reach=wins", "match.reach=loses"],
    &["match.test=>=", "match.test=>", "match.test===", "match.test=== match.target=40"],
    &["match.cap=100", "match.cap=40 match.target=40", "match.cap=null"],
    &["match.rounds=null", "match.rounds=3", "match.rounds=1"],
    &[
        "match.instant=[]",
        "match.instant=[\"six-in-a-row\"]",
        "match.instant=[\"out-with-0-0\",\"out-with-6-6-if-a-loser-holds-over-25\"]",
        "match.instant=[\"announced-6-6\"]",
    ],
    &["match.severalOver=highest", "match.severalOver=all"],
    &["match.announceBy=open-side", "match.announceBy=first-open"],
    &["rating.formula=goat-club", "rating.formula=club-3-2-1", "rating.formula=null"],
    &["rating.remembered=true"],
];

/// Layouts and turns that few presets have, or none.
const UNUSUAL: &[&str] = &[
    "draw layout.shape=tree",
    "goat layout.shape=tree turn.plays=two-doubles",
    "goat-croatian layout.shape=cross",
    "goat layout.shape=cross layout.crossOpens=after-both-sides",
    "draw layout.shape=cross turn.plays=double-run turn.closeDouble=true",
    "draw-house layout.shape=cross score.play=fives",
    "matador layout.shape=cross layout.crossOpens=after-both-sides",
    "mexican-train turn.plays=one draw.mode=none",
    "mexican-train tiles.set=double-18 draw.mode=until-playable draw.max=3",
    "mexican-train tiles.set=double-9 lead.order=[9,8,7,6,5,4,3,2,1,0] draw.count=2 draw.reserve=2 seats.count=[2,3]",
    "chickenfoot tiles.set=double-12 end.deadBoneyard=stays",
    "triominoes draw.mode=exactly draw.count=2",
    "sea-goat match.announceBy=open-side account.openAt=0",
];

/// A preset or unusual rules with up to ten changes. A change that is refused is left out.
pub(crate) fn rules(random: &mut Random) -> Rules {
    let begin = if random.one_in(3) { UNUSUAL } else { presets::NAMES };
    let mut rules = Rules::parse(begin[random.below(begin.len())]).expect("good rules");
    for _ in 0..1 + random.below(10) {
        let of_parameter = CHANGES[random.below(CHANGES.len())];
        let change = of_parameter[random.below(of_parameter.len())];
        let overrides: Vec<&str> = change.split(' ').collect();
        if let Ok(changed) = rules.with(&overrides) {
            rules = changed;
        }
    }
    rules
}
