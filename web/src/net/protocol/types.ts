// Generated from crates/protocol and the crates it uses. `cargo xtask generate typescript` writes it.

export const PROTOCOL_VERSION = 2;
export const NAME_CHARS_MAX = 24;
export const PASSWORD_CHARS_MIN = 8;
export const PASSWORD_BYTES_MAX = 256;
export const COOLING_OFF_EXITS = 3;
export const COOLING_OFF_MINUTES = 15;
export const COOLING_OFF_HOURS_MAX = 4;
export const TOKEN_NAME_CHARS_MAX = 40;
export const SPECTATOR_DELAY_S = 15;
export const POOL_BOTS_AFTER_S = 20;
export const RATING_START = 1500;
export const POOL_GAMES_MAX = 40;
export const SAID_CHARS_MAX = 200;
export const REPORT_CHARS_MAX = 500;
export const MODERATOR_REASON_CHARS_MAX = 500;
export const APPEAL_CHARS_MAX = 1000;
export const TIME_OUT_MINUTES_MAX = 43200;
export const BAN_DAYS_MAX = 3650;
export const CLUB_NAME_CHARS_MAX = 60;
export const NOTE_CHARS_MAX = 200;
export const EMAIL_CHARS_MAX = 254;
export const PENALTIES_MAX = 40;
export const PENALTY_AMOUNT_MAX = 999;
export const PLACE_POINTS_MAX = 10000;
export const TOURNAMENT_TITLE_CHARS_MAX = 60;
export const TOURNAMENT_AHEAD_DAYS_MAX = 90;
export const ABSENT_AFTER_S_MIN = 10;
export const ABSENT_AFTER_S_MAX = 604800;
export const ROUND_PAUSE_S_MAX = 3600;
export const ENTRANTS_MAX = 512;
export const ROUND_ROBIN_ENTRANTS_MAX = 32;
export const ARENA_MINUTES = {"max":720,"min":5};
export const SWISS_ROUNDS = {"max":20,"min":1};

/** How well bots play, the weakest first, and the rating that this is worth. */
export const LEVELS: readonly { id: Level; rating: number }[] = [{"id":"beginner","rating":1215},{"id":"easy","rating":1340},{"id":"steady","rating":1500},{"id":"strong","rating":1640},{"id":"master","rating":1680}];

/** `TableOptions.bot_delay_ms` of each pace. */
export const BOT_DELAYS_MS: Record<Pace, number> = {"quick":300,"slow":1600,"usual":700};

/** The bots: how well each plays, and the number of its face. The first three greet newcomers. */
export const PERSONAS: readonly { id: Persona; level: Level; face: number }[] = [{"face":490,"id":"boris","level":"steady"},{"face":4835,"id":"eva","level":"steady"},{"face":2921,"id":"ana","level":"steady"},{"face":5381,"id":"otto","level":"strong"},{"face":7511,"id":"nina","level":"strong"},{"face":10153,"id":"bruno","level":"master"},{"face":12246,"id":"mila","level":"easy"},{"face":14545,"id":"leo","level":"easy"},{"face":16627,"id":"vera","level":"master"},{"face":17576,"id":"ivo","level":"beginner"},{"face":20300,"id":"rita","level":"beginner"},{"face":11450,"id":"pavel","level":"strong"}];

/** The games of each family. */
export const FAMILY_GAMES: Record<Family, readonly string[]> = {"classic":["classic","classic-one","classic-family","for-two","for-three","draw","draw-house","matador","block","picture","jamaican-cutthroat","gaple"],"fives":["all-fives","fives-threes","telefon","bergen"],"goat":["goat-club-all","goat-club-one","goat","goat-yard","sea-goat","goat-family","goat-croatian","donkey"],"pairs":["spanish-pairs","seven-plus-seven","venezuelan","cuban","brazilian-pairs","club-pairs","latin-pairs","jamaican-partner","puerto-rico-500","dominican-200"],"trains":["mexican-train","chickenfoot"],"triangles":["triangle-dominoes","triominoes"]};

/** The games in which the next player sits on the right. */
export const COUNTERCLOCKWISE: readonly string[] = ["spanish-pairs","seven-plus-seven","venezuelan","cuban","club-pairs","latin-pairs","jamaican-partner","jamaican-cutthroat","puerto-rico-500","dominican-200"];

/** The tie-breaks of each format, in the order in which they count. */
export const TIE_BREAK_ORDER: Record<TournamentFormat['type'], readonly TieBreak[]> = {"arena":["points","wins","fewer-matches","lot"],"knock-out":["round-reached","third-place"],"round-robin":["points","direct-encounter","sonneborn-berger","wins","lot"],"swiss":["points","direct-encounter","buchholz-cut-1","buchholz","sonneborn-berger","wins","lot"]};

/** By what to divide the value of a tie-break to show it. */
export const TIE_BREAK_DIVISORS: Record<TieBreak, number> = {"buchholz":2,"buchholz-cut-1":2,"direct-encounter":2,"fewer-matches":1,"lot":1,"points":2,"round-reached":1,"sonneborn-berger":4,"third-place":1,"wins":1};

export type JsonValue = number | string | boolean | null | Array<JsonValue> | { [key in string]: JsonValue };

/** The points of one side. */
export type Account = {
  /** The points scored so far. */
  points: number;
  /** Points that are added once the account opens (R0.4.26). */
  remembered: number;
  /** Whether the account is open: before that no points are added. */
  open: boolean;
};

/** The e-mail of an account. */
export type AccountEmail = {
  email: string;
  /** Whether you opened the link that was sent there. */
  confirmed: boolean;
};

/** A passkey of your account. */
export type AccountPasskey = {
  /** Names the passkey in requests. */
  id: PasskeyId;
  /** What the browser said about itself when the passkey was made, at most `DEVICE_CHARS_MAX` characters. */
  device: string;
  /** When it was made, in milliseconds since 1970. */
  since_ms: number;
  /** When it was last used, in milliseconds since 1970. */
  used_ms: number;
};

/** Why a request about an account is refused. */
export type AccountRefusal =
  /** Another account has this name, or one that looks like it. */
  | {
      code: 'name-taken';
      /** The name of the other account. */
      name: string;
    }
  /** The site uses this name itself, such as the names of bots and of the host. */
  | { code: 'name-of-house'; name: string }
  /** The password is too short or too long. */
  | {
      code: 'bad-password';
      /** The shortest password, in characters. */
      chars_min: number;
      /** The longest password, in bytes of UTF-8. */
      bytes_max: number;
    }
  /** There is no account with this name and password. */
  | { code: 'wrong-sign-in' }
  /** The password is wrong. */
  | { code: 'wrong-password' }
  /** The account has no password, and you signed in too long ago for this change. Sign in again with a passkey. */
  | { code: 'sign-in-again' }
  /** The device's answer does not prove the passkey, or the account does not have it. */
  | { code: 'wrong-passkey' }
  /** The question to the device was answered already or is too old. Ask again. */
  | { code: 'challenge-over' }
  /** The server offers no passkeys: they need a host name. */
  | { code: 'no-passkeys' }
  /** Nobody could sign in without this passkey. Set a password first. */
  | { code: 'last-passkey' }
  /** The account has as many passkeys as it may have. */
  | {
      code: 'too-many-passkeys';
      /** The most passkeys. */
      max: number;
    }
  /** This browser is not signed in. */
  | { code: 'not-signed-in' }
  /** This browser is signed in already. Sign out first. */
  | { code: 'signed-in' }
  /** The text is too long or does not have the form of an e-mail address. */
  | { code: 'bad-email'; email: string }
  /** The link was used, is too old, or never existed. */
  | { code: 'link-over' }
  /**
   * The guest of this browser takes part in an open club night. Its entries name this browser, so it cannot move before the night
   * is closed.
   */
  | { code: 'in-evening' }
  /** A club would have no organiser without you, although others have entered it. Name another organiser first. */
  | {
      code: 'last-organiser';
      /** The name of the club. */
      club: string;
    }
  /** The session ended already. */
  | { code: 'gone' }
  /** The token does not allow the request. */
  | {
      code: 'not-in-scope';
      /** The scope that is needed; `null` if no token allows it. */
      scope: TokenScope | null;
    }
  /** The name of the token is empty or too long, or it has no scope. */
  | {
      code: 'bad-token';
      /** The longest name, in characters. */
      max: number;
    }
  /** The account has as many tokens as it may have. */
  | {
      code: 'too-many-tokens';
      /** The most tokens. */
      max: number;
    }
  /** The account has played or sits at a table, so it cannot become a bot account. Open another account for the bot. */
  | { code: 'has-played' }
  /** People play in pools only with people. */
  | { code: 'bot-in-pool' }
  /**
   * You have left several matches for ratings before they counted. You can play for ratings again after this time; other matches at
   * any time.
   */
  | {
      code: 'cooling-off';
      /** How long to wait, in minutes. */
      minutes: number;
    }
  /** No account has this name. */
  | { code: 'nobody-named'; name: string }
  /** This is your own name. */
  | { code: 'yourself' }
  /** You know as many people as an account may. */
  | {
      code: 'too-many-people';
      /** The most friends and blocked people together. */
      max: number;
    }
  /** You have no seat at this table, or it has no free seat. */
  | { code: 'no-seat-to-offer' }
  /** The settings are too long. */
  | {
      code: 'too-many-settings';
      /** The longest settings as JSON, in bytes. */
      bytes_max: number;
    };

/** The `account.*` parameters. */
export type AccountRules = {
  /** The least points of one round that open a side's account; 0 if accounts are open from the start (C22, C24). */
  openAt: number;
  /** What happens to the points of a round below `account.openAt` (C23). */
  below: Below;
  /** Whether going out clears the remembered points of the side that goes out. */
  clearOnOut: boolean;
  /** Whether a block that one side pays alone clears the remembered points of the other sides (C25). */
  blockResets: boolean;
  /** Whether carried points count towards opening (C21). */
  carryOpens: boolean;
};

/** A browser on which you are signed in. */
export type AccountSession = {
  /** Names the session in requests. It does not open it. */
  id: SessionId;
  /** What the browser said about itself, at most `DEVICE_CHARS_MAX` characters. */
  device: string;
  /** When you signed in, in milliseconds since 1970. */
  since_ms: number;
  /** When the session was last used, to the hour, in milliseconds since 1970. */
  used_ms: number;
  /** Whether it is the browser that asks. */
  here: boolean;
};

/** The settings of an account, such as language, theme and keys. Each client reads the keys that it knows. */
export type AccountSettings = {
  /** At most `SETTINGS_BYTES_MAX` bytes as JSON. */
  settings: Record<string, unknown>;
};

/** Your account, for you only. */
export type AccountView = {
  /** The name that others see. */
  name: string;
  /** When the account was opened, in milliseconds since 1970. */
  since_ms: number;
  /** The e-mail with which you can sign in and set a new password; `null` if you gave none. */
  email: AccountEmail | null;
  /** Whether you want an e-mail when a slow match waits for you. */
  turn_mails: boolean;
  /** Whether you want an e-mail when someone comes to play, after you asked to hear of it. */
  arrival_mails: boolean;
  /** Whether you can sign in with a password; otherwise only with a passkey. */
  has_password: boolean;
  /** Your passkeys, the newest first. */
  passkeys: Array<AccountPasskey>;
  /** Where you are signed in, the latest first. */
  sessions: Array<AccountSession>;
};

/** How this server lets people sign in and be reached. */
export type AccountWays = {
  /** The host name for which this server makes passkeys; `null` if it makes none. Pages at other addresses cannot use them. */
  passkeys_of: string | null;
  /** Whether the server sends e-mails. Without a mail server the host passes links on. */
  sends_mail: boolean;
};

/** Who made a seat act. */
export type ActedBy =
  /** The person on the seat. */
  | 'person'
  /** A bot. */
  | 'bot'
  /** The table, because one legal move was left (R1.8.5). Other seats see [`ActedBy::Person`]. */
  | 'forced'
  /** The table, because the time ran out. */
  | 'clock';

/** Adds a part to the next deal. */
export type AddPart = {
  /** The commitment in the table's `next_deal`. */
  commitment: Commitment;
  /** 16 random bytes, as 32 hexadecimal digits. */
  part: Part;
};

/** A move that a bot would make, with a reason to tell a person. */
export type Advice = {
  /** The move. */
  choice: Move;
  /** Why. It follows from the rules and from what the seat has seen. */
  why: Reason;
};

/** Who leads after a blocked round. */
export type AfterBlock =
  /** As `lead.next` says. */
  | 'same'
  /** The seat whose tile blocked the round. */
  | 'blocker'
  /** The seat that won the round. */
  | 'winner'
  /** The seat with the lightest hand. */
  | 'lowest-hand';

/** Who leads after a block without a winner. */
export type AfterTie =
  /** As `lead.next` says. If that needs a winner, the same leader again. */
  | 'same'
  /** The seat whose tile blocked the round. */
  | 'blocker'
  /** The next seat in the order of play. */
  | 'rotate'
  /** The tiles decide again. */
  | 'as-first';

/** Two names that differ only in accents, capitals, spaces or punctuation. */
export type AlikeNames = {
  /** The name on the imported list. */
  name: string;
  /** The name of a member, or of an earlier line. */
  other: string;
};

/** A value of a choice, or an entry of a set or of bonuses. */
export type Alternative = {
  /** The value in JSON. */
  value: JsonValue;
  /** The sentence of the parameter with only this value. */
  text: string;
  /** The conflict that the value would cause; `None` if it would be valid. */
  conflict?: Conflict;
};

/** What the engine answers. */
export type AnalysisAnswer =
  /** The rounds that can be analysed, in order. */
  | { type: 'read'; rounds: Array<RoundShape> }
  | { type: 'play'; play: PlayAnalysis }
  | { type: 'look'; look: Look }
  | { type: 'sum'; summary: MatchSummary }
  /** Nothing has changed. */
  | {
      type: 'refused';
      /** Why, in English. */
      detail: string;
    };

/** What a page asks. Rounds and actions are indices from 0. */
export type AnalysisRequest =
  /** Reads the record of a match, in DGN. The match before it is forgotten. */
  | { type: 'read'; record: string; seed: number }
  /** Analyses an action. The page asks for one after another, and stops when it likes. */
  | { type: 'play'; round: number; action: number; deals: number }
  /** Looks at the position before an action and after other moves. */
  | { type: 'look'; round: number; action: number; then: Array<Move>; deals: number }
  /** Sums up the plays that were analysed so far. */
  | { type: 'sum' };

/** Which side may announce 6-6 before the lead. */
export type AnnounceBy =
  /** The side that opened its account first. */
  | 'first-open'
  /** Any side with an open account (C34). */
  | 'open-side';

/** An appeal against a sanction. */
export type Appeal = {
  /** What the person says. */
  words: string;
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** What was decided; absent while the appeal is open. */
  decided?: AppealDecided;
};

/** What a moderator decided about an appeal. */
export type AppealDecided = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** The decision. */
  decision: AppealDecision;
  /** Why. */
  reason: string;
};

/** The decision about an appeal. */
export type AppealDecision =
  /** The sanction stays. */
  | 'uphold'
  /** The sanction ends. */
  | 'lift';

/** Someone who waits for opponents, or for people at a table. Names are not told. */
export type Arrival = {
  /** Since when they wait, in milliseconds since 1970. */
  since_ms: number;
  /** The presets that they would play: one at a table. */
  presets: Array<string>;
  /** The table; `null` if they wait for opponents. */
  table: TableId | null;
};

/** Whether you want e-mails about people who come to play, after you asked to hear of it. They are sent to a confirmed e-mail only. */
export type ArrivalMails = {
  /** Whether you want them. */
  wants: boolean;
};

/** Your wish to hear when someone comes to play. */
export type ArrivalWish = {
  /** For how many more seconds it is kept. */
  seconds: number;
  /** Who has come last and is still there; `null` if you have not been told of anyone who is. */
  came: Arrival | null;
};

/** What a device is to make or use a passkey for. */
export type AskPasskey =
  /** To open an account without a password. */
  | {
      for: 'open';
      /** The name that others see, 1 to `NAME_CHARS_MAX` characters. No other account has it; capital and small letters are the same. */
      name: string;
    }
  /** To add a passkey to your account. */
  | {
      for: 'add';
      /** The password; empty if the account has none and you signed in a short time ago. */
      password: string;
    }
  /** To sign in. The device knows whose passkeys it has, so no name is needed. */
  | { for: 'sign-in' };

/** A person who is away. */
export type Away = {
  /** The person's seat, or the first of their two. */
  seat: Seat;
  /** Milliseconds until the others may let a bot play for the person, or stop the match. */
  grace_ms: number;
};

/** Says which member you are, as an organiser. If no member has the name, you are added to the list. */
export type BeMember = {
  /** The name on the list, 1 to `CLUB_NAME_CHARS_MAX` characters. */
  name: string;
};

/** What happens to points below the credit that opens an account. */
export type Below =
  /** The points are lost. */
  | 'lost'
  /** The points are remembered and added to the score when the account opens. */
  | 'remembered';

/** The move that the engine prefers to another that was played. */
export type Better = {
  /** The move. */
  choice: Move;
  /**
   * By how many points it is better in the same deals. The move was chosen in other deals, so that chance does not flatter it: the
   * loss may be below 0.
   */
  loss: number;
  /** The standard error of the loss, in points. */
  error: number;
  /** Why it is good. */
  why: Reason;
  /** What all hands show; absent if both moves did the same to the next player, or if the reason says it. */
  hindsight?: Hindsight;
};

/** The numbers that a blank half matches. */
export type Blanks =
  /** Only a blank. */
  | 'plain'
  /** Every number (R4.2.15). */
  | 'wild';

/** Which hands count in a blocked round. */
export type BlockPays =
  /** The hands of the other sides. */
  | 'opponents'
  /** All hands. */
  | 'table'
  /** The hands of the other sides, less the winner's hands once. */
  | 'opponents-minus-own'
  /** The sum over the other sides of their hands less the winner's hands. */
  | 'sum-of-differences'
  /** Every side but the winner scores its own hands. */
  | 'own'
  /** Every side scores its own hands. */
  | 'own-all'
  /** The heavier side scores the difference. */
  | 'difference'
  /** The side with the heaviest hands scores all hands. */
  | 'highest-pays-table';

/** When the round is blocked. */
export type BlockRule =
  /** No seat can play and no tile may be drawn. */
  | 'no-move'
  /** Also when both ends show one number and all tiles of that number but its double are on the table (R0.4.20-23). */
  | 'dead-suit';

/** What happens in a blocked round when several sides tie for the lowest hands. */
export type BlockTie =
  /** The tied sides score nothing. */
  | 'void'
  /** The points of the tied hands are carried to the next loser. */
  | 'eggs'
  /** The points of all hands are carried to the next loser. */
  | 'carry'
  /** The tied side that is not the blocker's wins. */
  | 'blocker-loses'
  /** The blocker's side wins. */
  | 'blocker-wins'
  /** The leader's side wins. */
  | 'leader-wins';

/** Who wins a blocked round. */
export type BlockWinner =
  /** The player with the lightest hand; in pairs, the side whose two hands are lightest together. */
  | 'lowest-player'
  /** The side with the lightest hands. */
  | 'lowest-side'
  /** The side of the player with the lightest hand. */
  | 'side-of-lowest-player'
  /** The side of the lighter hand among the blocker's and the next player's. */
  | 'blocker-vs-next'
  /** The side with the fewest tiles. */
  | 'fewest-tiles'
  /** No side. */
  | 'nobody';

/** Which tile a draw takes from the boneyard. */
export type BoneyardChoice =
  /** The next one in the shuffled order. */
  | 'next'
  /** The one the player chooses by its place (R1.8.4). */
  | 'pointed';

/** Extra points for an event. */
export type Bonus = {
  /** The event. */
  event: BonusEvent;
  /** The points that the event pays. */
  points: number;
};

/** An event that pays extra points. */
export type BonusEvent =
  /** Going out with a tile that is no double and fits both ends, which show different numbers (F-dr). */
  | 'capicua'
  /** The same event under its Puerto Rican name (F-pr). */
  | 'capicu'
  /** Going out with 0-0 (F-pr). */
  | 'chuchazo'
  /** Laying a tile after which the next three turns are passes (F-dr). */
  | 'pass-all-three'
  /** Winning the first round of the match. */
  | 'round-1'
  /** Winning the second round. */
  | 'round-2'
  /** Winning the third round. */
  | 'round-3'
  /** Winning the fourth round. */
  | 'round-4'
  /** Going out. */
  | 'out';

/** The bracket of a knock-out, as far as it is known. */
export type Bracket = {
  /** The rounds; the winners of matches 0 and 1 meet in match 0 of the next round. The last round is the final. */
  rounds: Array<Array<BracketMatch>>;
  /** The match for the third place, if the settings have one and there are semi-finals. It belongs to the last round. */
  third_place: BracketMatch | null;
};

/** A match of the bracket. A tie is played again, so it may have several pairings. */
export type BracketMatch = {
  /** Who plays. */
  sides: [BracketSlot, BracketSlot];
  /** The pairings so far; the last one decides. */
  pairings: Array<PairingId>;
  /** Who goes on. An entrant who meets nobody goes on at once. */
  winner: BracketSlot;
  /** Who is out. */
  loser: BracketSlot;
  /** Whether the last pairing is open. */
  is_open: boolean;
};

/** Who reaches a side of a match. */
export type BracketSlot =
  /** A match before it is not decided. */
  | 'undecided'
  /** Nobody: there were fewer entrants than places, or both were absent from the match before it. */
  | 'nobody'
  /** This entrant. */
  | { entrant: Entrant };

/** One value for every seat of a table. Its JSON is a list in the order of play. */
export type BySeat<T> = Array<T>;

/**
 * A cell of the lattice and the turn of the triangle in it. Columns count to the right, rows downwards. A cell points up
 * if its column and row add up to an even number.
 */
export type Cell = {
  /** The column. */
  x: number;
  /** The row. */
  y: number;
  /** Which of the tile's numbers lies at the cell's apex: 0 for the smallest, then clockwise. */
  turn: number;
};

/** A question to a device that is to make or use a passkey. It is answered once. */
export type ChallengeId = string;

/** The winner of a season. */
export type Champion = {
  /** The name of the season. */
  season: string;
  /** The member who won, or all tied members. */
  members: Array<SeasonPlayerId>;
};

/** How well something agrees with chance. */
export type ChanceVerdict =
  /** There are too few hands to tell. */
  | {
      code: 'too-few';
      /** How many hands are needed. */
      needed: number;
    }
  /** Fair deals differ from the mean this much, or more, in at least 1 of 100 cases. */
  | {
      code: 'as-expected';
      /** How often fair deals differ at least this much, from 0 to 1. */
      p: number;
    }
  /** Fair deals differ this much in fewer than 1 of 100 cases. Of 100 players, one sees it by chance. */
  | {
      code: 'unusual';
      /** How often fair deals differ at least this much, from 0 to 1. */
      p: number;
    }
  /** Fair deals differ this much in fewer than 1 of 10 000 cases. */
  | {
      code: 'very-unusual';
      /** How often fair deals differ at least this much, from 0 to 1. */
      p: number;
    };

/** Changes the e-mail, or removes it. A link is sent to a new one, and it counts once that link was opened. */
export type ChangeEmail = {
  /** The password; empty if the account has none and you signed in a short time ago. */
  password: string;
  /** The new e-mail; `null` removes it. */
  email: string | null;
};

/** Changes the password. All other sessions end. */
export type ChangePassword = {
  /** The password until now; empty if the account has none and you signed in a short time ago. */
  password: string;
  /** The new password. */
  new_password: string;
};

/** Names an entrant, if you are the host. */
export type ChooseEntrant = {
  /** The entrant, as the host names one. If you leave it out, it is you or your pair. */
  entrant?: Entrant;
  /** A pair that is not confirmed, as in your invitations: you decline it. */
  entry?: number;
};

/** A message from a client. The server ignores unknown fields. It answers an unknown `type` with a problem. */
export type ClientMessage =
  /** The first message. Send it within ten seconds. */
  | {
      type: 'hello';
      /** The version of the messages that the client sends: [`VERSION`]. */
      version: number;
      /** The number of the last event that the client has applied. If it is 0 or left out, you get a snapshot. */
      last_seen: number;
    }
  /**
   * A command. If you get no answer, repeat it with the same `id`: the table carries it out once and answers again.
   * The table remembers your last 32 successful commands and your last 32 refused ones.
   */
  | {
      type: 'command';
      /** The id that the client chooses for the command, at most 64 bytes. */
      id: string;
      command: Command;
    }
  /** Says something to everyone at the table. Answered like a command. */
  | {
      type: 'say';
      /** The id that the client chooses, at most 64 bytes. */
      id: string;
      said: Said;
    }
  /**
   * Adds a part to the next deal, for the seat of the person. It has no answer; the record of the match has the part.
   * Send it once for each [`LiveState::next_deal`].
   */
  | {
      type: 'part';
      /** The commitment in that `next_deal`. */
      commitment: Commitment;
      /** 16 random bytes. */
      part: Part;
    }
  /** Asks for a `pong`, to check the connection. */
  | { type: 'ping' };

/** The clock that suits a game. */
export type Clock = {
  /** As in [`TableOptions::turn_seconds`]. */
  turn_seconds: number;
  /** As in [`TableOptions::bank_seconds`]. */
  bank_seconds: number;
  /** As in [`TableOptions::on_timeout`]. */
  on_timeout: OnTimeout;
};

/** The answer to [`EnterClub`]. */
export type ClubEntry =
  /** No member of the club has this e-mail. The answer contains nothing else (CLUB-17). */
  | { kind: 'not-registered' }
  /**
   * You are in no open evening, so you may open one (CLUB-1, CLUB-19). The server does not verify the e-mail, so the
   * answer does not have the member's name.
   */
  | { kind: 'free' }
  /**
   * You are already in an open evening, on this or another device (CLUB-18). It can be an evening of another club.
   * The client opens it.
   */
  | {
      kind: 'in-evening';
      evening: EveningId;
      /** The evening's name. */
      title: string;
    };

/** A club, as in its address. */
export type ClubId = string;

/** An invitation link for another organiser. It works once. You see its secret only once, in [`NewInvitation`]. */
export type ClubInvitation = {
  id: InvitationId;
  /** The name of the organiser who made it; empty until the organiser chooses one. */
  by: string;
  /** When it was made, in milliseconds since 1970. */
  made_ms: number;
  /** When it expires, in milliseconds since 1970. */
  until_ms: number;
};

/** A member of a club, as organisers see them. */
export type ClubMember = {
  id: MemberId;
  /** When the member was added, in milliseconds since 1970. */
  since_ms: number;
} & MemberEntry;

/** The names of a club's members, for those who may open an evening in it. */
export type ClubNames = {
  /**
   * Your name on the list; `None` if you are not on it. It is also `None` if you only gave a member's e-mail, because
   * the server does not verify e-mails.
   */
  you: string | null;
  /** The names of all members, also yours, in no particular order. */
  members: Array<string>;
  /** The players of the evening that you asked for, by number; empty without one. */
  players: Array<NamedPlayer>;
};

/** An organiser of a club. */
export type ClubOrganiser = {
  /** The organiser's id in this club. */
  id: OrganiserId;
  /** The name; empty until the organiser chooses one. */
  name: string;
  /** Whether this organiser is you. */
  you: boolean;
  /** When they became an organiser, in milliseconds since 1970. */
  since_ms: number;
};

/** The organisers of a club and its open invitations. */
export type ClubOrganisers = {
  /** The organisers, ordered by when they became organisers. */
  organisers: Array<ClubOrganiser>;
  /** The invitations that are not used and have not expired, the oldest first. */
  invitations: Array<ClubInvitation>;
};

/** Why a club refuses a request. */
export type ClubRefusal =
  /** Only organisers of the club may do this. */
  | { code: 'not-organiser' }
  /** The member, organiser, invitation, regulation or competition that you want to change does not exist any more. */
  | { code: 'gone' }
  /** You cannot remove the last organiser of a club. */
  | { code: 'last-organiser' }
  /** The invitation was used or withdrawn, has expired, or never existed. */
  | { code: 'invitation-over' }
  /** The club would have too many members. */
  | {
      code: 'too-many-members';
      /** The most members of a club. */
      max: number;
    }
  /** The club would have too many organisers. */
  | {
      code: 'too-many-organisers';
      /** The most organisers of a club. */
      max: number;
    }
  /** The club already has the most open invitations. */
  | {
      code: 'too-many-invitations';
      /** The most open invitations of a club. */
      max: number;
    }
  /** Another member of the club has this e-mail. Upper and lower case count as the same. */
  | { code: 'email-taken'; email: string }
  /** Another member of the club has this name, and one of the two has no e-mail to tell them apart. */
  | { code: 'name-taken'; name: string }
  /**
   * A member's name differs only in accents, capitals, spaces or punctuation. If they are two people, send the request again with
   * `namesakes`.
   */
  | {
      code: 'names-alike';
      /** The name of that member. */
      other: string;
    }
  /** The text is too long or does not have the form of an e-mail address. */
  | {
      code: 'bad-email';
      /** The text that you sent as the e-mail. */
      email: string;
    }
  /** The note is too long or has invisible characters. */
  | {
      code: 'bad-note';
      /** The longest note, in characters. */
      max: number;
    }
  /**
   * There are too many usual penalties, or an amount is too large. Or a reason is missing, too long or has invisible
   * characters.
   */
  | {
      code: 'bad-penalties';
      /** The most usual penalties of a club. */
      penalties: number;
      /** The longest reason, in characters. */
      chars: number;
      /** The largest amount, in points of effectiveness. */
      amount: number;
    }
  /** The club already has the most regulations. */
  | {
      code: 'too-many-regulations';
      /** The most regulations of a club. */
      max: number;
    }
  /** Another regulation of the club has this name. Upper and lower case count as the same. */
  | {
      code: 'regulation-taken';
      /** The name of that regulation. */
      name: string;
    }
  /** No evening can have these rules: a number is outside its limits, or the order of places is invalid. */
  | { code: 'bad-regulation' }
  /** The text about the source of the rules is too long or has invisible characters. */
  | {
      code: 'bad-source';
      /** The longest text, in characters. */
      max: number;
    }
  /** A competition cannot be made, changed or declared official. */
  | { code: 'competition'; refusal: CompetitionRefusal }
  /** The spreadsheet cannot be read. */
  | { code: 'bad-spreadsheet'; fault: SpreadsheetFault }
  /** The list has invalid lines. The server imported none of the list. */
  | {
      code: 'bad-list';
      /** The faults, in line order. */
      faults: Array<ListFault>;
      /** How many further faults the server found and left out of `faults`. */
      more: number;
    };

/** Your role in a club. */
export type ClubRole = {
  /** Whether you are an organiser. */
  organises: boolean;
  /** Whether the club knows this device as a member's. */
  member: boolean;
  /**
   * The e-mail of that member; `None` if you are no member, or a member without an e-mail. The server does not verify
   * the e-mail, so it never returns the member's name for it.
   */
  email: string | null;
};

/** A club's settings. A field that you leave out gets its default, as in a new club. */
export type ClubSettings = {
  /**
   * The name of the page that the members subscribe to (CLUB-16), at most `CLUB_NAME_CHARS_MAX` characters. If it is
   * empty, clients show the club's name.
   */
  page_name: string;
  /**
   * The label of the link to the club's evenings (CLUB-16), at most `CLUB_NAME_CHARS_MAX` characters. If it is
   * empty, clients show a default label.
   */
  entry_name: string;
  /** The usual penalties, from which organisers choose (CLUB-72). At most `PENALTIES_MAX`. */
  penalties: Array<UsualPenalty>;
  /** Whether a player of the other pair must agree to a result before the organiser can confirm it. */
  countersigned: boolean;
  /** The pair whose column gets the zero of a tied fish. */
  tied_fish: TiedFish;
  /** How the club's seasons work. */
  season: SeasonSettings;
};

/** A club that you organise or have entered. */
export type ClubSummary = {
  /** The club's id, as in its URL. */
  id: ClubId;
  name: string;
  you: ClubRole;
};

/** A club, as you may see it. */
export type ClubView = {
  /** The club's id, as in its URL. */
  id: ClubId;
  name: string;
  settings: ClubSettings;
  /**
   * The organisers' names, ordered by when they became organisers. The name is empty until the organiser chooses
   * one. The list is empty unless you are an organiser or have entered the club.
   */
  organisers: Array<string>;
  you: ClubRole;
};

/**
 * What a person on a seat wants to do.
 *
 * ```
 * use boneyard_table::Command;
 *
 * let command: Command = serde_json::from_str(r#"{"type":"take","place":3}"#)?;
 * assert_eq!(command, Command::Take { place: 3 });
 * let error = serde_json::from_str::<Command>(r#"{"type":"cheat"}"#).expect_err("no such command");
 * assert!(error.to_string().starts_with("unknown variant `cheat`, expected one of `play`"));
 * # Ok::<_, serde_json::Error>(())
 * ```
 */
export type Command =
  /** Play a tile. */
  | {
      type: 'play';
      tile: Tile;
      /** The place on the table. */
      at: Place;
      /** The half that stays open. Needed only if either half may touch the end. */
      leaves?: number;
    }
  /** Close the double that was just laid. */
  | { type: 'close' }
  /** End a turn in which more tiles may be played. */
  | { type: 'done' }
  /** Draw the next tile of the boneyard. */
  | { type: 'draw' }
  /** Draw the tile at this place of the boneyard, where players choose what they draw (R1.8.4). */
  | {
      type: 'draw-at';
      /** The next tile to be drawn has place 0. */
      place: number;
    }
  /** Take a tile from the pile before the round (R1.8.1). */
  | {
      type: 'take';
      /** The tile's place in the pile, from 0. */
      place: number;
    }
  /** Fill the hand with random tiles from the pile. */
  | { type: 'take-rest' }
  /** As the leader, have the pile shuffled once more and take last (R3.1.7). */
  | { type: 'mix-again' }
  | { type: 'pass' }
  /** Announce 6-6 before the lead. The seat then leads with it (R0.3.23). */
  | { type: 'declare' }
  /** Agree to start the next round, or a rematch after a match. */
  | { type: 'ready' }
  /** Let a bot play for a person who has been away longer than the grace time. */
  | { type: 'hold'; seat: Seat }
  /**
   * Stop the match without a winner. Allowed once a person has been away longer than the grace
   * time; in a rated match, a person of another side.
   */
  | { type: 'stop' }
  /** Leave the seat. In a match that has begun a bot plays on, and the person may return. */
  | { type: 'leave' }
  /** Play again instead of the bot that plays for this person. */
  | { type: 'return' }
  /** Give up a match between two players. The other one wins. */
  | { type: 'resign' }
  /** Ask the others to take back what this seat last played in the round. Bots agree. Not in a rated match. */
  | { type: 'take-back' }
  /** Ask the others to end the match without a result. Bots agree. */
  | { type: 'offer-end' }
  /** Agree with what is asked. */
  | { type: 'agree' }
  /** Refuse what is asked, or withdraw what this person asked. */
  | { type: 'decline' }
  /** As the host, give free seats to bots before the match begins. */
  | {
      type: 'seat-bots';
      /** The free seat; `None` for every free seat. */
      seat?: Seat;
      /** How well the bots play. */
      level: Level;
      /**
       * Who sits on the seat, or on the first of the free seats. Without it, the table chooses a bot that plays at this level and has
       * a name like no other at the table.
       */
      persona?: Persona;
    }
  /** As the host, free the seat of a bot before the match begins. */
  | { type: 'remove-bot'; seat: Seat }
  /** From now on, have the bots of the table take so long over their moves. */
  | { type: 'pace'; pace: Pace };

/** The SHA-256 hash of a [`Secret`]. It is shown before the parts are known. */
export type Commitment = string;

/** Whose results add up in a competition. */
export type CompetitionCounts =
  /** Each player has a place. Partners may change. */
  | 'players'
  /** Each pair of two people has a place. Every session has fixed pairs. */
  | 'pairs';

/** A person on the entry list of a competition. */
export type CompetitionEntry = {
  /** The name, as in the club nights. No other entry has it. */
  name: string;
  /** The licence number; may be empty. At most 30 characters. */
  licence: string;
  /** The club for which the person plays; may be empty. At most 60 characters. */
  club: string;
};

/** Why sessions cannot be added up. */
export type CompetitionFault =
  /** There are too many sessions. */
  | { code: 'too-many-sessions'; max: number }
  /** There are too many answers about who is the same person. */
  | { code: 'too-many-answers'; max: number }
  /** There are too many players. */
  | { code: 'too-many-players'; max: number }
  /** An evening is a session twice. */
  | { code: 'session-twice'; evening: EveningId }
  /** The name of a room is too long or has invisible characters. */
  | { code: 'bad-room'; max: number }
  /** The evening is not one of the club, or was discarded. */
  | { code: 'no-evening'; evening: EveningId }
  /** The evening ranks its players by other keys than the first session. */
  | { code: 'other-order'; evening: EveningId }
  /** Pairs are counted, but partners change in this evening. */
  | { code: 'no-pairs'; evening: EveningId }
  /** The evening is a knock-out, whose places do not add up. */
  | { code: 'knock-out'; evening: EveningId };

/** Asks for the results of a competition as a file. An unknown language or paper gets `bad-request`. */
export type CompetitionFileRequest = {
  /** As in `GET /api/clubs/{id}/competitions/{competition}`. */
  version: number | null;
  /** For CSV, as in lists of members. */
  spreadsheet: Separator | null;
  /** For PDF: the language, `en`, `ru`, `hr`, `es` or `pt`. */
  lang: string | null;
  /** For PDF: the paper, `a4` or `letter`. */
  paper: string | null;
  /** For PDF: whether to use large print. */
  large: boolean;
};

/** A competition of a club, as in its address. */
export type CompetitionId = string;

/** A result in a session. */
export type CompetitionMatch = {
  number: number;
  table: number;
  /** The players of each pair, by their names in the evening. */
  pairs: [[string, string], [string, string]];
  score: [number, number];
  /** Whether the match was stopped below the target. */
  stopped: boolean;
};

/** A note of an organiser in the log of a competition. Only organisers see it. */
export type CompetitionNote = {
  /** When it was written, in milliseconds since 1970. */
  at_ms: number;
  text: string;
  /** The session that it is about. */
  evening: EveningId | null;
};

/** A competition, as its organisers plan it. */
export type CompetitionPlan = {
  /** Whose results add up. */
  counts: CompetitionCounts;
  /** The sessions, in the order in which they are shown. At most 60. */
  sessions: Array<CompetitionSession>;
  /** What the organisers said about who is the same person. */
  answers: Array<EntrantAnswer>;
};

/** A person in the standings of a competition. */
export type CompetitionPlayer = {
  /** The name of the member, or else the name in the latest session. */
  name: string;
  /** The licence number on the entry list; absent if it has none. */
  licence?: string;
  /** The club on the entry list; absent if it has none. */
  club?: string;
};

/** Why a club refuses to make or change a competition, or to declare its results official. */
export type CompetitionRefusal =
  /** Another competition of the club has this name. Upper and lower case count as the same. */
  | {
      code: 'taken';
      /** The name of that competition. */
      name: string;
    }
  /** The club already has the most competitions. */
  | {
      code: 'too-many';
      /** The most competitions of a club. */
      max: number;
    }
  /** Another organiser has changed the competition since you read it, or its results have changed. */
  | { code: 'changed' }
  /** A competition with official results cannot be deleted. */
  | { code: 'official' }
  /** The competition already has the most official versions. */
  | {
      code: 'too-many-versions';
      /** The most official versions of a competition. */
      max: number;
    }
  /** The competition already has the most notes. */
  | {
      code: 'too-many-notes';
      /** The most notes of a competition. */
      max: number;
    }
  /** The sessions cannot be added up. */
  | { code: 'faulty'; fault: CompetitionFault }
  /** A session is still being played, or there is no session. */
  | { code: 'not-over' }
  /** Questions about who is the same person are open. */
  | { code: 'questions' };

/** Asks for the results of a competition. */
export type CompetitionRequest = {
  /**
   * The official version; 0 for the results so far. If you leave it out, you get the latest official version, or else the results
   * so far.
   */
  version: number | null;
};

/** The results of a competition. Programs read them as JSON (`docs/competitions.md`), so fields are only added. */
export type CompetitionResults = {
  /** The name of the club. */
  club: string;
  /** The name of the competition. */
  name: string;
  /** Whose results add up. */
  counts: CompetitionCounts;
  /** What decides the places, the most important first. */
  order: Array<StandingsKey>;
  /** Whether every session is over. */
  final: boolean;
  /** The players or pairs by place. */
  standings: Array<CompetitionStanding>;
  /** The sessions, in the order of the organiser. */
  sessions: Array<SessionResults>;
};

/** A session of a competition: one evening of the club. */
export type CompetitionSession = {
  /** The evening. */
  evening: EveningId;
  /** The day on which it is held. */
  day: Day;
  /** The room, at most 60 characters; may be empty. */
  room: string;
};

/** A line in the standings of a competition. */
export type CompetitionStanding = {
  /** From 1. Those who are level in everything share a place, and the next places are skipped. */
  place: number;
  /** One player, or the two of a pair. */
  players: Array<CompetitionPlayer>;
  /** The number of sessions in which they played. */
  sessions: number;
  played: number;
  points: number;
  wins: number;
  effectiveness: number;
  plus: number;
  minus: number;
  penalties: number;
  /** The key that puts this line before the next; `None` for the last, and for a tie. */
  decided_by: StandingsKey | null;
};

/** A competition on the list of its club. */
export type CompetitionSummary = {
  id: CompetitionId;
  name: string;
  /** Whose results add up. */
  counts: CompetitionCounts;
  /** The number of sessions. */
  sessions: number;
  /** The latest official version; `None` if there is none. */
  official: OfficialMark | null;
};

/** A competition with its results. */
export type CompetitionView = {
  id: CompetitionId;
  /** The present name. */
  name: string;
  /** For changes. */
  revision: number;
  /** The sessions. Only organisers get the answers about who is the same person. */
  plan: CompetitionPlan;
  /** All official versions, the first one first. */
  versions: Array<OfficialMark>;
  /** The official version that `results` are; `None` if they are not official. */
  shown: OfficialMark | null;
  /** The results; `None` if the sessions cannot be added up. */
  results: CompetitionResults | null;
  /** The checksum of the results so far; `None` if the sessions cannot be added up. */
  checksum: string | null;
  /** Why the sessions cannot be added up, if so. */
  fault: CompetitionFault | null;
  /** Questions to the organisers about who is the same person. Others get none. */
  questions: Array<EntrantQuestion>;
  /** How the entry list fits the people who play, for organisers; `None` without a list, and if the sessions cannot be added up. */
  entries: EntryCheck | null;
  /** The notes of the organisers, the first one first. Others get none. */
  notes: Array<CompetitionNote>;
  /** Whether you organise the club. */
  organises: boolean;
};

/** How a person has behaved in matches that are over. Matches against bots only do not count. */
export type Conduct = {
  /** Matches that the person began. */
  begun: number;
  /** Matches that the person played to the end. */
  finished: number;
  /** Matches that the person left: a bot held the seat at the end, or its time ran out. */
  left: number;
  /** Matches that the person gave up. */
  given_up: number;
  /** Plays and passes of the person, with those that the clock made. */
  turns: number;
  /** How often the person's time ran out. */
  timed_out: number;
};

/** A secret from a link that was sent by e-mail. */
export type ConfirmEmail = {
  /** What follows `#` in the link. */
  secret: string;
};

/** Confirms a pair. */
export type ConfirmPair = {
  /** The number in your invitations. */
  entry: number;
};

/** Two parameters that exclude each other, or one that cannot have its value. */
export type Conflict = {
  /** The two parameters, as `group.field`. If only one value is wrong, it is that of the first. */
  parameters: [string, string];
  /** The sentences that exclude each other, or the wrong one, in the language. */
  text: string;
  /** Why they are refused, in the language. */
  why: string;
  /** The nearest valid rules, the nearest first. The last one gives up a requested value. */
  nearest: Array<Nearby>;
};

/** A parameter in the rule editor. */
export type Control = {
  /** The parameter, as `group.field`. */
  parameter: string;
  /** The parameter's name in the language. */
  label: string;
  /** The parameter's value in these rules. */
  value: JsonValue;
  /** The parameter's value in the preset. */
  preset: JsonValue;
  /** The kind of values that the parameter takes. */
  takes: ParameterKind;
  /** The values of a choice, or the entries of a set or of bonuses; empty for other parameters. */
  options: Array<Alternative>;
};

/** Which of a member's evenings count. */
export type CountedEvenings =
  /** All evenings. */
  | { kind: 'all' }
  /** The best evenings, by points, then wins, then effectiveness. */
  | {
      kind: 'best';
      /** How many evenings count. */
      evenings: number;
    };

/** When the upper and the lower arm of a spinner open. */
export type CrossOpens =
  /** As soon as the spinner is laid. */
  | 'at-once'
  /** Once both sides of the spinner in the line are covered. */
  | 'after-both-sides';

/**
 * A calendar day.
 *
 * ```
 * use boneyard_club::Day;
 *
 * assert_eq!("2026-11-20".parse::<Day>()?.to_string(), "2026-11-20");
 * let error = "2026-02-30".parse::<Day>().expect_err("February has 28 days");
 * assert_eq!(error.to_string(), "`2026-02-30` is not a date; write it as `2026-11-20`");
 * # Ok::<_, boneyard_club::ParseTimeError>(())
 * ```
 */
export type Day = string;

/** Whether a round ends while tiles may still be drawn but no tile in a hand or in the boneyard fits. */
export type DeadBoneyard =
  /** The seats draw the remaining tiles first. */
  | 'drawn-out'
  /** The round ends at once: the tiles stay in the boneyard. */
  | 'stays';

/** How the seats get their hands. */
export type DealMethod =
  /** The table deals them. */
  | 'dealt'
  /** All seats take tiles from the pile at the same time (R1.8.1). */
  | 'together'
  /**
   * The seats take tiles one after the other, from the leader on. The leader may have the pile shuffled once more
   * and then takes last (R3.1.6-7).
   */
  | 'in-turn';

/** The `deal.*` parameters. */
export type DealRules = {
  /** How many tiles each player is dealt, by number of players. */
  hand: { [key in number]: number };
  /** What happens to the tiles that are not dealt. */
  rest: Rest;
  /** The hands for which all hands are redealt. */
  redeal: Redeal;
};

/** Decides an appeal. */
export type DecideAppeal = {
  /** The decision. */
  decision: AppealDecision;
  /** Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it. */
  reason: string;
};

/** Decides a report. */
export type DecideReport = {
  /** What is imposed on the person; `null` dismisses the report. */
  measure: Measure | null;
  /** Why: at most `MODERATOR_REASON_CHARS_MAX` characters. The person reads it if something is imposed; then it must not be empty. */
  reason: string;
  /** Whether this also decides the other open reports about the person, without those that you sent. */
  all?: boolean;
};

/** What a moderator decided about a report. */
export type Decided = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** The name of the moderator. */
  by: string;
  /** The sanction; `null` if the report was dismissed. */
  sanction: SanctionId | null;
  /** Why. */
  reason: string;
};

/** Declares the results of a competition official. */
export type DeclareOfficial = {
  /** The checksum of the results that you saw. If they have changed since, the request is refused. */
  checksum: string;
};

/** Deletes the account. Records of its matches stay without its name. */
export type DeleteAccount = {
  /** The password; empty if the account has none and you signed in a short time ago. */
  password: string;
};

/** The direction in which a page draws the seats, in the order of play. */
export type Direction =
  /** Each seat's successor sits at its left hand. */
  | 'clockwise'
  /** Each seat's successor sits at its right hand (C35). */
  | 'counterclockwise';

/** In how many hands a number of doubles was. */
export type DoublesCount = {
  /** The number of doubles. */
  doubles: number;
  /** In how many hands it was. */
  observed: number;
  /** In how many hands chance puts it on average. */
  expected: number;
};

/** The format of a download. */
export type DownloadFormat =
  /** Records in Domino Game Notation, one after another. Each begins with a line `dgn 1`. */
  | 'dgn'
  /** A list of `MatchDocument`. */
  | 'json';

/** How to download all your matches. */
export type DownloadRequest = {
  /** `dgn` for records one after another, `json` for a list. */
  format: DownloadFormat;
};

/** What a seat that cannot play does. */
export type DrawMode =
  /** The seat passes. */
  | 'none'
  /** The seat draws until a tile fits, `draw.max` is reached or nothing is left to draw. */
  | 'until-playable'
  /** The seat draws `draw.count` tiles, then plays or passes. */
  | 'exactly';

/** The `draw.*` parameters. */
export type DrawRules = {
  /** What a seat that cannot play does. */
  mode: DrawMode;
  /** How many tiles a turn draws if the mode is `exactly`. */
  count: number;
  /** The most tiles that a turn draws if the mode is `until-playable`; `None` for no limit. */
  max: number | null;
  /** How many tiles of the boneyard are never drawn (C10). */
  reserve: number;
  /** Whether a seat that can play may draw instead. */
  ifAble: IfAble;
  /** The points that each drawn tile costs. */
  penalty: number;
  /** The points that a pass after a draw costs. */
  passPenalty: number;
};

/** Changes a club. The name has 1 to `CLUB_NAME_CHARS_MAX` characters. The settings replace all earlier ones. */
export type EditClub = { name: string; settings: ClubSettings };

/** Replaces the name and the plan of a competition. */
export type EditCompetition = {
  name: string;
  plan: CompetitionPlan;
  /** The revision that you changed. If another organiser has changed it since, the request is refused. */
  revision: number;
};

/** How tied hands are counted as eggs. */
export type Eggs =
  /** The points of all tied hands are added up. */
  | 'sum'
  /** The points of one tied hand count. */
  | 'once';

/** The `end.*` parameters. */
export type EndRules = {
  /** Whose empty hand ends the round. */
  out: OutRule;
  /** When the round is blocked (C12). */
  block: BlockRule;
  /** Whether a round ends while tiles may still be drawn but none of them fits (C13). */
  deadBoneyard: DeadBoneyard;
};

/** Uses the link that an organiser made for a member. This device then belongs to that member. */
export type EnterByLink = {
  /** The secret in the link. */
  secret: string;
};

/** Enters a club as a member, by e-mail (CLUB-16). */
export type EnterClub = {
  /** Your e-mail, as on the club's list of members. Upper and lower case count as the same. */
  email: string;
};

/** Enters a tournament. */
export type EnterTournament = {
  /** The name of the partner's account, where pairs play. The pair takes part once the partner confirms it. */
  partner?: string;
};

/**
 * A single player or a fixed pair, by the order of registration: the first entrant is 1.
 *
 * ```
 * use boneyard_tournament::Entrant;
 *
 * assert_eq!(Entrant::at(0).to_string(), "1");
 * assert_eq!(serde_json::from_str::<Entrant>("1")?, Entrant::at(0));
 * assert!(serde_json::from_str::<Entrant>("0").is_err());
 * # Ok::<_, serde_json::Error>(())
 * ```
 */
export type Entrant = number;

/** What an organiser said about two entrants, or about one in several sessions. */
export type EntrantAnswer = {
  /** The two entrants; the same one twice if the question is about several sessions. */
  entrants: [EntrantId, EntrantId];
  /** Whether they are one person. */
  same: boolean;
};

/** Why a question is asked. */
export type EntrantDoubt =
  /** Guests of several sessions have the same name. */
  | 'same-name'
  /** The names of two entrants look alike, and they play in different sessions. */
  | 'alike'
  /** The second entrant stands on the entry list. Only the look of the names connects it with the first one, or several have its name. */
  | 'entry';

/** A player in the standings of a competition: a member, a holder of a licence, or a guest by name. */
export type EntrantId = string;

/** A question to the organisers: is this one person? */
export type EntrantQuestion = {
  /** The entrants, for the answer. */
  entrants: [EntrantId, EntrantId];
  /** Their names. */
  names: [string, string];
  /** The sessions in which each of them plays, by index from 0. */
  sessions: [Array<number>, Array<number>];
  /** Why it is asked. */
  doubt: EntrantDoubt;
};

/** How an entry list fits the people who play. */
export type EntryCheck = {
  /** The number of people on the list. */
  entries: number;
  /** The people who play but do not stand on the list, and about whom no question is open. */
  unlisted: Array<string>;
  /** The people on the list who play in no session so far. */
  absent: Array<string>;
};

/** An entry list that was read. */
export type EntryListRead = {
  /** The people on the list, in its order. */
  entries: Array<CompetitionEntry>;
  /** The headings of columns that are left out. */
  ignored: Array<string>;
};

/** Replaces or previews the entry list of a competition. */
export type EntryListRequest = {
  /** The revision of the competition that you changed. If another organiser has changed it since, the request is refused. */
  revision: number;
  /** Whether to change nothing and only say what the list has. */
  preview: boolean;
};

/** The end that a tile goes to while both ends show one number. */
export type EqualEnds =
  /** Either end. */
  | 'free'
  /** Only the right end (R3.1.11). */
  | 'leader-right';

/** An evening, as in its address. */
export type EveningId = string;

/** Why the server refuses a request about an evening. */
export type EveningRefusal =
  /** Only members may open an evening of the club. Enter the club first, with a member's e-mail (CLUB-1, CLUB-17). */
  | { code: 'not-member' }
  /** The evening file has an error. */
  | {
      code: 'bad-file';
      /** The number of the line with the error, from 1. */
      line: number;
      /** What is wrong, in English. */
      detail: string;
    }
  /**
   * The names of two players look alike. Ask whether they are two people. Then give one of them another name, or open the evening with
   * `namesakes`.
   */
  | {
      code: 'names-alike';
      /** The number of the first player. */
      first: number;
      name: string;
      /** The number of the second player. */
      second: number;
      other: string;
    }
  /** The game of the evening's tables does not score a round as the sheets do. Choose the club game for pairs, `club-pairs`. */
  | { code: 'game-does-not-fit' }
  /** Online tables play by club pairs, and the file has another regulation. Leave the regulation out, or play at real tables. */
  | { code: 'regulation-not-online' }
  /** You are in an open evening already, on this or another device. Leave it first (CLUB-20). */
  | { code: 'elsewhere'; id: EveningId; name: string }
  /** The organiser removed this device. You can join again after the organiser allows it. */
  | { code: 'barred' }
  /** Only an organiser of the evening may do this. */
  | { code: 'not-organiser' }
  /** This is not the join code of the evening. */
  | { code: 'wrong-code' }
  /**
   * You cannot join as this player. The evening has no player with this number, the number is the organiser's, or
   * you are an organiser.
   */
  | { code: 'no-such-player' }
  /** Another device has joined as this player. The organiser can remove that device (CLUB-21). */
  | { code: 'name-taken' }
  /** The evening is closed. Its participants, its code and its links cannot change any more. */
  | { code: 'closed' }
  /** The last organiser of an open evening cannot leave or be removed. */
  | { code: 'last-organiser' }
  /** The link was used or withdrawn, or never existed. */
  | { code: 'link-over' }
  /** The evening has too many unused organiser links. Withdraw one first. */
  | {
      code: 'too-many-links';
      /** The most unused links of an evening. */
      max: number;
    };

/** A worked example: a few rounds, settled by the engine. */
export type Example = {
  /** The title of the example. */
  heading: string;
  /** Sentences that introduce the players. */
  intro: Array<string>;
  /** The rounds. */
  rounds: Array<ExampleRound>;
};

/** A round of the example. */
export type ExampleRound = {
  /** A sentence about how the round ended. */
  heading: string;
  /** Sentences about the hands at the end of the round and the points scored in play. */
  hands: Array<string>;
  /** Sentences about the score of the round and the end of the match. */
  written: Array<string>;
};

/** The pictures on the tiles. */
export type Faces =
  /** Dots. */
  | 'pips'
  /** Pictures, for children (R0.1.18). */
  | 'pictures'
  /** Playing cards (C44). */
  | 'cards';

/** The body of an HTTP response that failed. */
export type Failure = {
  problem: Problem;
  /** The reference of the failure in the server's log. Absent if the server did not log it. */
  reference?: string;
};

/** A group of presets in ratings, the lobby and the catalogue. */
export type Family =
  /** The games of Goat. */
  | 'goat'
  /** Classic, Draw, Block and similar games. */
  | 'classic'
  /** Games of two pairs. */
  | 'pairs'
  /** Games with points in play, such as All Fives. */
  | 'fives'
  /** Mexican Train and Chicken-foot. */
  | 'trains'
  /** Games with triangular tiles. */
  | 'triangles';

/** A rating in one family of games, by Glicko-2. */
export type FamilyRating = {
  /** The family. */
  family: Family;
  /** The rating. A new player has 1500. */
  rating: number;
  /** How uncertain the rating is: the true strength lies within twice as much, 19 times out of 20. */
  deviation: number;
  /** Whether the rating is still too uncertain for a leaderboard. */
  provisional: boolean;
  /** How many rated matches it rests on. */
  matches: number;
};

/** A match that is over. */
export type FinishedMatch = {
  /** The id of the match, as in its address and in its record. */
  id: MatchId;
  /** The preset of the rules. */
  preset: string;
  /** The rules: the preset and its overrides. */
  rules: string;
  /** When the match began, in milliseconds since 1970. */
  began_ms: number;
  /** When it ended, in milliseconds since 1970. */
  ended_ms: number;
  /** How many rounds were scored. */
  rounds: number;
  /** Whether the match is rated. */
  rated?: boolean;
  /**
   * The version of the host's own rules, which the people accepted with the rules when they sat down. Absent if the host had
   * none, and for matches of older versions. Read them at `/api/house-rules/{version}`.
   */
  house_rules?: string;
  /** The players, in the order of their first seats. */
  players: Array<MatchPlayer>;
};

/** How the first leader is found. */
export type FirstLead =
  /** The tiles of `lead.order` decide. */
  | 'doubles'
  /** Each seat draws a tile; the best tile leads (R3.1.3). */
  | 'lot'
  /** The youngest player (F-kitty). Ages are unknown here, so lots decide. */
  | 'youngest'
  /** Any seat: lots decide. */
  | 'random';

/** Asks for a link to set a new password. The answer does not tell whether there is such an account. */
export type ForgotPassword = {
  /** The name of the account or its e-mail. */
  name: string;
};

/** A match that a search found. */
export type FoundMatch =
  /** A match that was played at this server. */
  | {
      source: 'played';
      /** The match. */
      match: FinishedMatch;
    }
  /** A match that was imported from a record. */
  | {
      source: 'imported';
      /** The match. */
      match: ImportedMatch;
    };

/** The people you know. */
export type FriendsView = {
  /** Your friends: those who are here first, then by name. */
  friends: Array<KnownPerson>;
  /** People with accounts with whom you played lately and who are not your friends, the last first. */
  partners: Array<KnownPerson>;
  /** The names of people who may not invite you. */
  blocked: Array<string>;
  /** Whether you hide from others that you are here, and what you play. */
  hides_presence: boolean;
};

/** How good a play was, by what its seat could see. */
export type Grade =
  /** No other move is certainly better, or only by little. */
  | 'good'
  /** Another move is better by a tenth of what chance does to a round: the standard deviation of its worth if all play at random. */
  | 'inaccuracy'
  /** Better by a quarter of it. */
  | 'mistake'
  /** Better by half of it. */
  | 'blunder';

/** A guide for one kind of user, in one language. */
export type GuidePage = {
  /** The title, as plain text. */
  title: string;
  /** The rest, as HTML. Pictures are files of this server. */
  text: string;
};

/** The winners and records of a club. */
export type HallOfFame = {
  /** The winners of finished seasons, the latest first. */
  champions: Array<Champion>;
  /** All members who played, ordered by seasons won, then evenings won, then fewest evenings played. */
  honours: Array<Honours>;
  /** The records in the order of [`RecordKind::ALL`], without those that nobody holds. */
  records: Array<HallRecord>;
};

/** A record and its holders. */
export type HallRecord = {
  kind: RecordKind;
  value: number;
  /** The holders, in the order in which they reached the value. */
  holders: Array<RecordHolder>;
};

/** The winners and records of all evenings of a club. */
export type HallView = {
  /** The length of a season. */
  span: SeasonSpan;
  /** The winners of seasons and evenings, and the records. */
  hall: HallOfFame;
  /** The evenings that the records refer to. */
  evenings: Array<HeldEvening>;
  /** Everyone in the honours, in the same order. */
  people: Array<SeasonPerson>;
};

/** Opening hands of one size from one set of tiles, against what chance gives. */
export type HandCounts = {
  /** The family of games. */
  family: Family;
  /** How many tiles the set has. */
  set_tiles: number;
  /** How many of them are doubles; of triangles, how many have three equal numbers. */
  set_doubles: number;
  /** The highest number on a tile. */
  highest: number;
  /** How many tiles a hand has. */
  hand_tiles: number;
  /** How many hands were counted. */
  hands: number;
  /** For each number of doubles, from 0: in how many hands, and in how many by chance. */
  doubles: Array<DoublesCount>;
  /** The pips of the hands. */
  pips: PipsCount;
  /** How well the number of doubles agrees with chance. */
  doubles_verdict: ChanceVerdict;
  /** How well the pips agree with chance. */
  pips_verdict: ChanceVerdict;
};

/** Whether players may reorder their hand. */
export type HandOrder =
  /** Players may reorder it (R1.8.7). */
  | 'free'
  /** The tiles stay in the order in which they were taken (R3.1.10). */
  | 'fixed';

/** Opening hands against chance: yours, and those of everyone in rated matches. */
export type HandStatistics = {
  /** Your hands in your last `COUNTED_MATCHES_MAX` matches, by family, tiles and size of a hand, the most hands first. */
  yours: Array<HandCounts>;
  /**
   * The hands of everyone in the last `COUNTED_MATCHES_MAX` rated matches: one hand for each round, because the hands of one deal
   * depend on each other.
   */
  everyone: Array<HandCounts>;
  /** How many of your matches are not counted yet. They are counted within minutes. */
  uncounted: number;
};

/** What a person played with or against another one, and how it ended for the person. */
export type HeadToHead = {
  /** The name of the other one's account. */
  name: string;
  /** The number of the face that the other one chose; `null` if the face follows the name. */
  face: number | null;
  /** Whether a program plays for the other one. */
  bot?: boolean;
  /** Matches played. */
  played: number;
  /** Matches that the person won. */
  won: number;
  /** Matches that the person lost. */
  lost: number;
  /** Matches in which nobody won. */
  tied: number;
};

/** An evening of a season. */
export type HeldEvening = {
  /** The evening's id, as in its URL. */
  id: EveningId;
  /** The evening's name. */
  name: string;
  /** The planned day, or the day on which the evening was opened if its file has none. */
  day: Day;
  /** How many players the evening had. */
  players: number;
};

/** A tile that a seat does not see, and where it may be. The probabilities add up to 1. */
export type HiddenTile = {
  /** The tile. */
  tile: Tile;
  /** How likely each seat is to hold it. */
  seats: BySeat<number>;
  /** How likely it is in the boneyard. */
  boneyard: number;
};

/** What the acting seat could not know. */
export type Hindsight = {
  /** The next player. */
  seat: Seat;
  /** Whether the better move would have left them without a tile that fits. If not, the move that was played did. */
  stopped_by_better: boolean;
};

/** The wins of a member. */
export type Honours = {
  /** The id of the member in the club. */
  member: SeasonPlayerId;
  /** Seasons won. */
  seasons: number;
  /** Evenings won. */
  evenings: number;
  /** Evenings played. */
  played: number;
};

/** The host's own rules. */
export type HouseRules = {
  /** Names this text: it changes when a word changes. */
  version: string;
  /** The text, without formatting. It is in the host's language. */
  paragraphs: Array<string>;
};

/** Whether a seat that can play may draw instead. */
export type IfAble =
  /** The seat must play. */
  | 'forbidden'
  /** The seat may draw instead, as long as tiles may be drawn. */
  | 'allowed';

/** Which tile decides the leader when no seat holds a tile of `lead.order`. */
export type IfNone =
  /** The tile with the most pips; among equals, the one with the larger half (C5). */
  | 'heaviest'
  /** The tile with the fewest pips; among equals, the one whose larger half is smaller. */
  | 'lightest'
  /** The triangle with the highest pair; among equals, the one with the larger third number (F-triangle). */
  | 'highest-pair'
  /** No tile: the hands are redealt. */
  | 'redeal'
  /** The hub: the seats draw until one of them draws it (F-train). */
  | 'draw';

/** Options for the import of a list of members. */
export type ImportOptions = {
  /** Whether this is a preview: the response has the changes, but the server does not make them. */
  preview: boolean;
};

/**
 * A match that was imported from a record. The server did not deal its tiles, so they cannot be checked, and it has no
 * ratings. What the record leaves open stays open.
 */
export type ImportedMatch = {
  /** The id of the match, as in its address. */
  id: MatchId;
  /** The preset of the rules. */
  preset: string;
  /** The rules: the preset and its overrides. */
  rules: string;
  /** The day on which the match was played, such as `2026-11-21`; `null` if the record does not say. */
  date: string | null;
  /** The event; `null` if the record does not say. */
  event: string | null;
  /** The place; `null` if the record does not say. */
  site: string | null;
  /** How many rounds the record has. */
  rounds: number;
  /** The players, in the order of their first seats. */
  players: Array<ImportedPlayer>;
};

/** A player of an imported match. */
export type ImportedPlayer = {
  /** The first seat of the player. */
  seat: Seat;
  /** The number of the side, from 0. */
  side: number;
  /** The name as the record has it. It belongs to no account. */
  name: string;
  /** The level of a bot, as the record has it. */
  bot?: string;
  /** The points of the side after the last round; `null` under rules without points. */
  points: number | null;
  /** How the match ended for the side; `null` if the record ends before the match. */
  outcome: SideResult | null;
};

/** An imported match at a table, as one seat saw it. */
export type ImportedReplay = {
  /** The table after the first deal. */
  start: TableView;
  /** What happens then, in order. */
  events: Array<SeenEvent>;
};

/** An imported match with its record. */
export type ImportedView = {
  /** The match. */
  match: ImportedMatch;
  /** Its record. */
  record: RecordDocument;
  /** The match at a table, if the record names every tile and every turn; `null` otherwise. */
  replay: ImportedReplay | null;
};

/** Imposes something on a person without a report. */
export type ImposeSanction = {
  /** What. */
  measure: Measure;
  /** Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it. */
  reason: string;
};

/** A sanction, as its person sees it. */
export type ImposedSanction = {
  /** The id of the sanction, as in its address. */
  id: SanctionId;
  /** What it is. */
  kind: SanctionKind;
  /** Why it was imposed. */
  reason: string;
  /** When it was imposed, in milliseconds since 1970. */
  since_ms: number;
  /** When it ends or ended by itself, in milliseconds since 1970; `null` for a warning and for a ban for good. */
  until_ms: number | null;
  /** Whether it holds now. A warning never does. */
  active: boolean;
  /** Who lifted it and why; absent if it was not lifted. */
  lifted?: Lifted;
  /** The appeal; absent without one. There is at most one. */
  appeal?: Appeal;
};

/** An event that ends the match at once, regardless of points. */
export type InstantEnd =
  /** Six rounds won in a row win the match; each win sets the other totals to 0 (F-jam). */
  | 'six-in-a-row'
  /** Going out with 0-0, the bald goat, wins (R0.3.24). */
  | 'out-with-0-0'
  /** Going out with 6-6 wins while an opposing hand counts more than 25 points (R0.3.25). */
  | 'out-with-6-6-if-a-loser-holds-over-25'
  /**
   * The side that announced 6-6 wins the match if it wins the round. If another side wins the round and the hands of
   * the announcing side count 25 points or more, the announcing side loses the match (R0.3.23).
   */
  | 'announced-6-6';

/** Why a text is refused. */
export type InvalidText =
  /** The text is empty. */
  | 'empty'
  /** The text has too many characters. */
  | 'too-long'
  /** The text has invisible characters, or spaces at an end. */
  | 'hidden'
  /** A letter has more marks than any language uses. */
  | 'stacked';

/** An invitation to organise a club. The secret of its link is another string. */
export type InvitationId = string;

/** Invites a person to your table. */
export type Invite = {
  /** The name of the account. Upper and lower case are the same. */
  name: string;
};

/** Uses an invitation link, which makes you an organiser. */
export type JoinOrganisers = {
  /** The secret in the link. */
  secret: string;
};

/**
 * Waits for opponents. People meet if there is a game that all of them wait for, a number of players that suits all, and options
 * that suit all.
 */
export type JoinPool = {
  /**
   * The games that you would play, the one you like best first: each a preset and overrides, such as `goat-club-one match.target=51`.
   * At least one, at most 40.
   */
  games: Array<string>;
  /** How many people play; `null` for any number that the rules allow. */
  players: number | null;
  /** How the table is run. If it is rated, people of similar ratings meet; the longer you wait, the wider is the band. */
  options: TableOptions;
  /** The options that you do not mind: they follow the others' wishes. */
  any: Array<PoolOption>;
  /** Whether bots may take the seats that are still empty after 20 seconds. Bots play no rated matches. */
  bots: boolean;
};

/** A note that the import joins from several fields: it has a delimiter that is not in quotation marks. */
export type JoinedNote = {
  /** The number of the line, from 1. */
  line: number;
  note: string;
};

/** A person you know. */
export type KnownPerson = {
  /** The name of the account. */
  name: string;
  /** The number of the face that the person chose; absent if the face follows the name. */
  face?: number;
  /** Whether a program plays for the person: a bot account. */
  program?: boolean;
  /** Whether the person is here now. Always `false` if the person hides it. */
  here: boolean;
  /** The preset that the person plays now; `null` if the person plays nothing or hides it. */
  plays: string | null;
  /**
   * The table of that match, if it is rated: then everyone may watch it, some seconds later. Other tables are known only to
   * those who have the link.
   */
  watch?: TableId;
};

/** A tile on the table. */
export type LaidTile = {
  /** The tile, its lower half first. */
  tile: Tile;
  /** The place where it was played. */
  at: Place;
  /** The number of the half that touches the line, where the place has one open end. */
  inner?: number;
  /** Whether it is a double that was closed: nothing can be attached to it any more. */
  closed?: boolean;
};

/** The language of a response. An unknown language gets `bad-request`. */
export type LanguageRequest = {
  /** The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English. */
  lang?: string;
};

/** The `layout.*` parameters. */
export type LayoutRules = {
  /** The shape that the tiles form. */
  shape: Shape;
  /** When the upper and the lower arm of a spinner open. */
  crossOpens: CrossOpens;
  /** Which numbers may touch. */
  match: Matching;
};

/** How the leader of the next round is found. */
export type Lead =
  /** The dealt tiles decide. */
  | { by: 'tile' }
  /** Lots decide: each seat draws a tile. */
  | { by: 'lot' }
  /** This seat is due to lead. If a double must lead, the first seat from this one on that holds a double leads. */
  | { by: 'seat'; who: Seat }
  /** Either seat of this seat's side may lead. At a table this seat leads; a record may name the other seat (F-jam). */
  | { by: 'winning-side'; who: Seat }
  /** The holder of this double leads with it. If no seat was dealt the double, the seats draw for it (F-train). */
  | { by: 'hub'; who: Tile }
  /** The match was resumed midway: the caller names the leader. */
  | { by: 'given' };

/** The `lead.*` parameters. */
export type LeadRules = {
  /** How the first leader is found. */
  first: FirstLead;
  /** The tiles that decide the leader, the first choice first. */
  order: Array<LeadTile>;
  /** How tiles drawn by lot are compared (C40). */
  lotBy: LotBy;
  /** Which tile decides when no seat holds a tile of `order` (C4). */
  ifNone: IfNone;
  /** The tile that must open a round whose leader a tile decided (C6). */
  tile: OpeningTile;
  /** Who leads the rounds after the first (C7). */
  next: NextLeadRule;
  /** Who leads after a blocked round. */
  afterBlock: AfterBlock;
  /** Who leads after a block without a winner. */
  afterTie: AfterTie;
};

/** An entry of `lead.order`: the number of a double, or a tile. */
export type LeadTile =
  /** The double of this number. */
  | number
  /** This tile. */
  | Tile;

/** A line of a leaderboard. */
export type Leader = {
  /** The name of the account. */
  name: string;
  /** The number of the face that the person chose; `null` if the face follows the name. */
  face: number | null;
  /** Whether a program plays for the person. */
  bot?: boolean;
  /** The rating. */
  rating: FamilyRating;
};

/** A game in the index. */
export type LearnGame = {
  preset: string;
  /** The family that the game belongs to. */
  family: Family;
  /** What is special about the game, as HTML. */
  about: string;
};

/** The index of the learning pages, in one language. */
export type LearnIndex = {
  /** The history of dominoes, as HTML. */
  history: string;
  /** The games, in the order of the catalogue. */
  games: Array<LearnGame>;
};

/** The learning page of one preset, in one language. */
export type LearnPage = {
  game: LearnGame;
  lesson: Lesson;
  /** How to play the game well, as HTML. */
  strategy: string;
};

/** A round at a table, divided into steps. You see it from one seat. */
export type Lesson = {
  /** The table at the start of the lesson, as you see it. */
  view: TableView;
  /** The live state at the start. */
  now: LiveState;
  /** The steps, in order. */
  steps: Array<LessonStep>;
};

/** A step of a lesson. */
export type LessonStep =
  /** Shows a text. */
  | {
      type: 'say';
      /** The text, as HTML. */
      text: string;
    }
  /** Asks you to play the next turn. The right moves are the `happen` steps that follow, as long as it is your turn. */
  | {
      type: 'ask';
      /** The question, as HTML. */
      text: string;
      /** The hint for a different move, as HTML. */
      hint: string;
    }
  /** Shows an event at the table. */
  | {
      type: 'happen';
      /** The event, as you see it. */
      event: SeenEvent;
      /** The live state after the event. */
      now: LiveState;
    };

/**
 * How well a bot plays, and what it sees. No level knows more than a person on its seat could.
 *
 * Stored tables and older programs say `random` for a beginner, and `greedy` for easy.
 *
 * ```
 * use boneyard_table::Level;
 *
 * assert_eq!("steady".parse(), Ok(Level::Steady));
 * assert!("clever".parse::<Level>().is_err());
 * assert!(Level::Beginner < Level::Master);
 * ```
 */
export type Level =
  /** Likes doubles, and otherwise lays any tile that fits. */
  | 'beginner'
  /** Looks at its own hand only: heavy tiles and doubles first, and many numbers to keep. */
  | 'easy'
  /** Tries every move on some deals that are still possible, and remembers who passed. */
  | 'steady'
  /** Tries more deals, and notices what the others choose to lay. */
  | 'strong'
  /** Also plays the end of a round through to the last tile. */
  | 'master';

/** Ends a sanction early. */
export type LiftSanction = {
  /** Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it. */
  reason: string;
};

/** The end of a sanction before its time. */
export type Lifted = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** Why. */
  reason: string;
};

/** When each seat may look at its tiles. */
export type Lifting =
  /** At once. */
  | 'at-once'
  /**
   * The leader and the next seat look at once, the third after the first move, the fourth after the second
   * (R3.1.9).
   */
  | 'in-stages';

/** The sentence of one or several parameters. */
export type Line = {
  /** The parameters that the line covers. The first one gives the sentence. */
  parameters: Array<string>;
  /** The text of the line: one sentence or more. */
  text: string;
};

/** Why a line of a list cannot be imported. */
export type LineFault =
  /** The list has no members. */
  | { code: 'empty' }
  /** The list is not text in UTF-8, or in UTF-16 with a byte order mark. `line` is the first line with other bytes. */
  | { code: 'encoding' }
  /** A quotation mark opens in this line and is not closed. */
  | { code: 'open-quote' }
  /** The heading of a required column is missing. */
  | {
      code: 'no-column';
      /** The column that is missing. */
      column: ListColumn;
    }
  /** Two headings mean the same column. */
  | { code: 'column-twice'; column: ListColumn }
  /** The line has more fields than columns, and the last column is not the note, to which they could belong. */
  | {
      code: 'too-many-fields';
      /** The most fields of a line. */
      columns: number;
    }
  /** The name is missing. */
  | { code: 'no-name' }
  /** The name is too long or has invisible characters. */
  | {
      code: 'bad-name';
      /** The longest name, in characters. */
      max: number;
    }
  /** An earlier line has the same name, and one of the two lines has no e-mail to tell them apart. */
  | {
      code: 'name-twice';
      name: string;
      /** The number of the earlier line, from 1. */
      line: number;
    }
  /** The text is too long or does not have the form of an e-mail address. */
  | {
      code: 'bad-email';
      /** The text of the field, cut off after `CLUB_NAME_CHARS_MAX` characters. */
      email: string;
    }
  /** An earlier line has the same e-mail. Upper and lower case count as the same. */
  | {
      code: 'email-twice';
      email: string;
      /** The number of the earlier line, from 1. */
      line: number;
    }
  /** The note is too long or has invisible characters. */
  | {
      code: 'bad-note';
      /** The longest note, in characters. */
      max: number;
    }
  /** The licence number is too long or has invisible characters. */
  | {
      code: 'bad-licence';
      /** The longest licence number, in characters. */
      max: number;
    }
  /** The club is too long or has invisible characters. */
  | {
      code: 'bad-club';
      /** The longest name of a club, in characters. */
      max: number;
    }
  /** An earlier line of an entry list has the same name. */
  | {
      code: 'entry-twice';
      name: string;
      /** The number of the earlier line, from 1. */
      line: number;
    }
  /** An earlier line has the same licence number. */
  | {
      code: 'licence-twice';
      licence: string;
      /** The number of the earlier line, from 1. */
      line: number;
    }
  /** An entry list has several columns, but its first line does not name them. */
  | { code: 'no-headings' }
  /** The entry list has too many people. `line` is the first one too many. */
  | {
      code: 'too-many-entries';
      /** The most people on an entry list. */
      max: number;
    };

/** A column of a list of members, or of an entry list. */
export type ListColumn =
  /** The names. */
  | 'name'
  /** The e-mails. */
  | 'email'
  /** The notes. */
  | 'note'
  /** The licence numbers. */
  | 'licence'
  /** The clubs of the players. */
  | 'club';

/** A fault in a line of a list that you import. */
export type ListFault = {
  /** The number of the line, from 1. */
  line: number;
  fault: LineFault;
};

/**
 * The state of a table that no event carries: whose turn it is, which moves are legal, and how much time is left.
 * Each new live state replaces the one before.
 */
export type LiveState = {
  /** The seat whose turn it is, to play or to take a tile; `None` if no single seat has the turn. */
  turn: Seat | null;
  /** The seats whose trains are marked: every seat may play there. */
  marked?: Array<Seat>;
  /** The legal moves of this audience's seat, or of the one of its two seats that has the turn. */
  legal?: Array<Move>;
  /** The points that each of `legal` would score, in the same order; empty if none of them scores. */
  legal_points?: Array<number>;
  /**
   * What each open end counts, in the order of the ends, where ends score: a half once, a double twice. `None` for an
   * arm of a cross without a tile, which counts nothing.
   */
  end_counts?: Array<number | null>;
  /**
   * The points each seat has scored in play this round, where the rules score there. They are written when the
   * round ends.
   */
  made?: BySeat<number>;
  /** Milliseconds until the lead. Until then the seat with 6-6 may announce it. */
  declare_ms?: number;
  /** Whether this audience's seat may announce 6-6. */
  may_declare?: boolean;
  /** Milliseconds until the time of the turn runs out; `None` without a clock, or while a bot plays. */
  clock_ms?: number;
  /** Milliseconds until the table takes the missing tiles for the seats. */
  taking_ms?: number;
  /** Whether this audience's seat may ask for a second shuffle. */
  may_mix_again?: boolean;
  /** Milliseconds until the table makes this audience's only legal move. */
  forced_ms?: number;
  /** Milliseconds until the next round begins without waiting for people who are not ready. */
  next_round_ms?: number;
  /** What the next deal is bound to, while the table waits for it. */
  next_deal?: NextDeal;
  /** The people who are away. */
  away?: Array<Away>;
  /** Before the match: the host's seat. The host is the person who has sat here longest. */
  host?: Seat;
  /**
   * Before the match, for people with a seat: how many free seats may soon be taken, because so many people have
   * opened the table and do not sit yet.
   */
  guests?: number;
  /** Milliseconds that the player whose turn it is has in reserve. They pass once `clock_ms` is over. */
  bank_ms?: number;
  /** What one person asks of the others. */
  proposal?: ProposalView;
  /** Whether the table cannot store what happens, so it accepts no command until it recovers. */
  frozen?: boolean;
};

/** Who is here, and what can be joined or watched. */
export type Lobby = {
  /** How many people are here, with you. People with hidden presence are counted, too. */
  people: number;
  /** People who wait for opponents, those who have waited longest first: at most 20 lines. */
  waiting: Array<WaitingPeople>;
  /** Tables with open seats where someone is there, those that have waited longest first: at most 20. */
  tables: Array<LobbyTable>;
  /** Rated matches that are being played, which everyone may watch, the newest first: at most 20. */
  matches: Array<LobbyTable>;
  /** Tournaments that you can enter or watch, the next first: at most 5. */
  tournaments: Array<TournamentSummary>;
};

/** A message from a page that follows the lobby. */
export type LobbyClientMessage =
  /** The first message. Send it within ten seconds. */
  | {
      type: 'hello';
      /** The version of the messages that the client sends: [`VERSION`](crate::VERSION). */
      version: number;
    }
  /** Asks for a `pong`, to check the connection. */
  | { type: 'ping' };

/** What has changed in the lobby. A list that is absent is as it was. */
export type LobbyNews = {
  /** How many people are here. */
  people: number;
  /** People who wait. Their `seconds` go on by themselves: a line that is only older is as it was. */
  waiting?: Array<NewsLine<WaitingPeople>>;
  /** Tables with open seats. */
  tables?: Array<NewsLine<LobbyTable>>;
  /** Matches to watch. */
  matches?: Array<NewsLine<LobbyTable>>;
  /** Tournaments. */
  tournaments?: Array<NewsLine<TournamentSummary>>;
};

/** A person in the lobby. */
export type LobbyPerson = {
  /** The name; empty for a guest without a name, and for a person who hides their presence. */
  name: string;
  /** The number of the face that the person chose; absent if the face follows the name. */
  face?: number;
};

/** A message to a page that follows the lobby. */
export type LobbyServerMessage =
  /** Answers `hello`: the whole lobby. */
  | {
      type: 'lobby';
      /** The lobby. */
      lobby: Lobby;
    }
  /** What has changed since the last message. The same for everyone who follows. */
  | {
      type: 'news';
      /** The news. */
      news: LobbyNews;
    }
  /** The client sent something wrong, or there is no room for it. The server may close the connection next. */
  | {
      type: 'problem';
      /** What is wrong. */
      problem: Problem;
    }
  /** Answers `ping`. */
  | { type: 'pong' };

/** A table in the lobby. */
export type LobbyTable = {
  /** The table's id, as in its URL. */
  id: TableId;
  /** The rules: a preset and overrides. */
  rules: string;
  /** How the table is run. */
  options: TableOptions;
  /** The players, in the order of their first seats. */
  seats: Array<Sitter>;
  /** The seats of the people who are connected now. */
  here: Array<Seat>;
};

/** What the engine answers. */
export type LocalAnswer =
  /** The table has gone on. */
  | {
      type: 'went';
      /** What to show the person, in order. */
      messages: Array<ServerMessage>;
      /** Whether the connection ends after these messages. The page may connect again. */
      closes?: boolean;
      next: LocalNext;
    }
  /** The hint that was asked for. */
  | { type: 'hint'; advice: Advice }
  /** The record in DGN; `null` without such a match. */
  | { type: 'record'; text: string | null }
  /** The match that was asked for. */
  | { type: 'replay'; replay: MatchReplay }
  /** The request was refused, and nothing has changed. */
  | { type: 'refused'; problem: Problem };

/** An event of a table, as the device stores it. */
export type LocalEvent = {
  /** The number of the event, from 1 without gaps. */
  seq: number;
  /** When it happened, in milliseconds since 1970. */
  at_ms: number;
  /** What happened, as a server stores it too. */
  body: string;
};

/** What to ask next. */
export type LocalNext =
  /** Store these events. What follows from them is shown only then. */
  | {
      type: 'store';
      events: Array<LocalEvent>;
      /** The table after these events, for a list. */
      own: MyTable;
    }
  /** Read all events of the table. */
  | { type: 'recover' }
  /** Show the messages, then let a bot think. */
  | { type: 'think' }
  /** Wait for the person. */
  | {
      type: 'wait';
      /** When time has an effect; `null` if only the person can go on. */
      until_ms: number | null;
    };

/** What a page asks the engine. Times are in milliseconds since 1970, and never go back. */
export type LocalRequest =
  /** Opens a table for one person and bots. */
  | {
      type: 'open';
      id: TableId;
      table: OpenTable;
      /** 32 random bytes. The secrets of the deals follow from them, and the thoughts of the bots. */
      random: Secret;
      now_ms: number;
    }
  /** Continues a table from its stored events. Also answers [`LocalNext::Recover`]. */
  | {
      type: 'continue';
      id: TableId;
      /** All events of the table, in order. */
      events: Array<LocalEvent>;
      now_ms: number;
    }
  /** A message of the table's page. A `hello` replaces the connection before it. */
  | { type: 'receive'; message: ClientMessage; now_ms: number }
  /** Answers [`LocalNext::Store`]: the events are on the disk. */
  | { type: 'stored'; now_ms: number }
  /** Answers [`LocalNext::Store`] if that failed, and [`LocalNext::Recover`] if the events cannot be read. */
  | { type: 'store-failed'; now_ms: number }
  /** Answers [`LocalNext::Think`]. A bot thinks for some tens of milliseconds. */
  | { type: 'think'; now_ms: number }
  /** It is the time that [`LocalNext::Wait`] named, or later. */
  | { type: 'tick'; now_ms: number }
  /** Asks what a bot of the highest level would play for the person now. Nothing changes. */
  | { type: 'hint' }
  /** Asks for the record of a match. A round in progress is left out, because its hands are hidden. */
  | {
      type: 'record';
      id: TableId;
      /** The number of the match at its table, from 1; `null` for the last one. */
      number: number | null;
      /** All events of the table, in order. */
      events: Array<LocalEvent>;
    }
  /** Asks for a match that is over, to show it again. */
  | {
      type: 'replay';
      id: TableId;
      /** The number of the match at its table, from 1; `null` for the last one that is over. */
      number: number | null;
      /** All events of the table, in order. */
      events: Array<LocalEvent>;
      /** The seat whose hand is shown; `null` for none. */
      seat: Seat | null;
    };

/** A position that the reader looks at. */
export type Look = {
  /** The round up to here. It shows no hand. */
  position: RoundView;
  /** The hands of all seats. */
  hands: BySeat<Array<Tile>>;
  /** The seat whose turn it is; `None` once the round has ended. */
  turn: Seat | null;
  /** The moves of that seat, the best first. */
  options: Array<Valued>;
  /** By seat: the numbers that the seat whose turn it is knows it not to hold. */
  lacks: BySeat<Array<number>>;
  /** The tiles that this seat does not see, and where they may be. */
  hidden: Array<HiddenTile>;
  /** By side: what the round is worth, as in [`PlayAnalysis::outlook`](crate::PlayAnalysis). */
  outlook: Array<number>;
};

/** How tiles drawn by lot are compared. */
export type LotBy =
  /** The larger half, then a double, then the sum. */
  | 'half'
  /** The sum, then the larger half. */
  | 'sum';

/** Makes a token. */
export type MakeToken = {
  /** What you call it, 1 to `TOKEN_NAME_CHARS_MAX` characters. */
  name: string;
  /** What a program may do with it, at least one. */
  scopes: Array<TokenScope>;
};

/** A match that is over, with its record. */
export type MatchDocument = {
  /** The match. */
  match: FinishedMatch;
  /** Its record. */
  record: RecordDocument;
};

/** How a match ended. */
export type MatchEnd = {
  /** The sides that won and the sides that lost; both lists are empty in a drawn match. */
  verdict: Verdict;
  /** Rating points by seat; `None` where the rules have no formula. */
  rating_points: BySeat<number> | null;
  /** The seat whose time ran out or who gave up; `None` if the match ended otherwise. */
  eliminated: Seat | null;
  /** Whether the eliminated seat gave up. Otherwise its time ran out. */
  resigned: boolean;
};

/** A match of a table: the id of the table, a hyphen and the number of the match there, such as `k3f9-1`. */
export type MatchId = string;

/** The state of a match that everyone may see: the points, and the tiles on the table. */
export type MatchInShort = {
  /** Which seats score together. */
  sides: Sides;
  /** The points of the match so far. */
  standing: Standing;
  /** The tiles that were played in this round, in order. */
  laid: Array<LaidTile>;
  /** The open ends. */
  ends: Array<OpenEnd>;
};

/** A player of a match that is over. */
export type MatchPlayer = {
  /** The first seat of the player. */
  seat: Seat;
  /** The number of the side, from 0. */
  side: number;
  /** The name at the end of the match. It is empty for a bot, for a guest without a name, and for a deleted account. */
  name: string;
  /** The number of the face that the person chose; absent if the face follows the name. */
  face?: number;
  /** The level of a bot. */
  bot?: string;
  /** Who a bot is. */
  persona?: Persona;
  /** Whether it is you. */
  you?: boolean;
  /** The points of the side. */
  points: number;
  /** How the match counts for the player. In a rated match that somebody left, this may differ from the points. */
  outcome: SideResult;
  /**
   * Whether the player left: a bot held the seat at the end, the match ended because the player gave up or had no time left, or the
   * others stopped it after the player had been away for a while.
   */
  left?: boolean;
  /** The points that the Goat club's formula gives; absent where the rules have none (R0.4.46). */
  rating_points?: number;
  /** What a rated match changed. Absent until it is booked, which takes less than a second. */
  rating?: RatingChange;
};

/** A match that is over, as one seat or a spectator saw it. */
export type MatchReplay = {
  /** The match. */
  match: FinishedMatch;
  /** The table when the match began. */
  start: TableView;
  /** What happened since then, in order. The last event is the end of the match. */
  events: Array<ReplayEvent>;
};

/** The `match.*` parameters. */
export type MatchRules = {
  /** The points that end the match. */
  target: Target;
  /** Whether a side that reaches the target wins or loses. */
  reach: Reach;
  /** How points are compared with the target. */
  test: TargetTest;
  /** The most points that a side can have; `None` for no limit. */
  cap: number | null;
  /** The number of rounds of a match; `None` where the target alone ends it. */
  rounds: number | null;
  /** Events that end the match at once. */
  instant: Array<InstantEnd>;
  /** Who loses when several sides pass a losing target in one round (C30). */
  severalOver: SeveralOver;
  /** Which side may announce 6-6 before the lead (R0.3.23). */
  announceBy: AnnounceBy;
};

/** What a match comes to, by the plays that were analysed. */
export type MatchSummary = {
  /** The plays by choice that changed the outlook most, the greatest change first: at most three. */
  moments: Array<TurningPoint>;
  /** By seat: how well it played. */
  seats: BySeat<SeatSummary>;
};

/** One page of your matches, the last match first. */
export type MatchesPage = {
  /** At most `MATCHES_PER_PAGE` matches. */
  matches: Array<FinishedMatch>;
  /** What to send as `after` for the next page; `null` on the last page. */
  next: string | null;
};

/** Which of your matches to list. */
export type MatchesRequest = {
  /** Matches of this preset only. */
  preset?: string;
  /** Matches in which this name played. */
  with?: string;
  /** Matches that ended at this time or later, in milliseconds since 1970. */
  since_ms?: number;
  /** Matches that ended before this time, in milliseconds since 1970. */
  until_ms?: number;
  /** The `next` of the page before. */
  after?: string;
};

/** Which numbers may touch. */
export type Matching =
  /** Equal numbers. */
  | 'equal'
  /** Numbers that add up to seven; 0-0, 1-6, 2-5 and 3-4 touch any number (F-matador). */
  | 'sum-7';

/** You, the person who sends the request. */
export type Me = {
  /** The name that others see, 1 to `NAME_CHARS_MAX` characters. It is empty until you choose one. */
  name: string;
  /** The number of the face that you chose. Without one, your face follows your name. */
  face?: number;
  /** Whether you are signed in to an account. Requests need not say it. */
  account?: boolean;
  /** Whether a program plays for you: a bot account. Requests need not say it. */
  bot?: boolean;
  /** Whether you are a moderator of this server. Requests need not say it. */
  moderator?: boolean;
};

/** What a moderator imposes. */
export type Measure =
  /** The person reads the reason, and nothing else happens. */
  | { kind: 'warn' }
  /** The person says nothing at any table for some time. */
  | {
      kind: 'time-out';
      /** For how long, 1 to `TIME_OUT_MINUTES_MAX`. */
      minutes: number;
    }
  /** The person does not play with others, and says nothing. */
  | {
      kind: 'ban';
      /** For how long, 1 to `BAN_DAYS_MAX`; `null` for good. */
      days: number | null;
    };

/** How a match ended. */
export type MeetingOutcome =
  /** The first entrant won. */
  | 'first'
  /** The second entrant won. */
  | 'second'
  /** Neither entrant won. In a knock-out the match is played again. */
  | 'tie'
  /** The first entrant won because the second was absent or withdrew. */
  | 'walkover-first'
  /** The second entrant won because the first was absent or withdrew. */
  | 'walkover-second'
  /** Both entrants were absent, and both lose. */
  | 'neither';

/** A change to one member by an imported list. */
export type MemberChange = {
  /** The data before the import. */
  before: MemberEntry;
  /** The data after the import. If the member's line has no field for a note, the note stays. */
  after: MemberEntry;
};

/** A member's data. */
export type MemberEntry = {
  /** The name in the club, 1 to `CLUB_NAME_CHARS_MAX` characters. */
  name: string;
  /**
   * The e-mail address, at most `EMAIL_CHARS_MAX` characters; empty if the club has none. Two members of a club cannot
   * have the same address. Upper and lower case count as the same.
   */
  email: string;
  /** The organisers' note about the member, at most `NOTE_CHARS_MAX` characters; may be empty. */
  note: string;
};

/** A member on the list of a club. */
export type MemberId = string;

/** The changes that the import of a list makes, or would make. Members who are not on the list stay unchanged. */
export type MembersImport = {
  /** The new members. */
  added: Array<MemberEntry>;
  /** The members whose data change. */
  changed: Array<MemberChange>;
  /** How many members on the list keep their data. */
  unchanged: number;
  /** The headings of the columns that the import ignores. */
  ignored: Array<string>;
  /** The lines with more fields than columns. Their last fields are joined into one note. */
  joined: Array<JoinedNote>;
  /** The new members whose names are like another's, who may be the same person. */
  alike: Array<AlikeNames>;
};

/** Makes two members one, because they are one person. The devices, seasons and statistics of both are joined. */
export type MergeMembers = {
  /** The other member, who leaves the list. */
  other: MemberId;
  /** The data of the member who stays. */
  entry: MemberEntry;
};

/** A person, as moderators see them. */
export type ModeratedPerson = {
  /** The name that others see. It is empty for a guest without a name, and for a deleted account. */
  name: string;
  /** The number of the face that the person chose; absent if the face follows the name. */
  face?: number;
  /** Whether the person has an account, which the name then finds. */
  account: boolean;
  /** Whether a program plays for the person: a bot account. */
  program?: boolean;
};

/** A kind of act of a moderator. */
export type ModerationAct =
  /** A report was dismissed. */
  | 'dismiss'
  /** A person was warned. */
  | 'warn'
  /** A person was given a time-out of the chat. */
  | 'time-out'
  /** A person was banned. */
  | 'ban'
  /** A sanction was lifted. */
  | 'lift'
  /** An appeal was refused. */
  | 'uphold'
  /** An appeal was granted, and the sanction lifted. */
  | 'grant';

/** What a moderator did. */
export type ModerationEntry = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** The name of the moderator. It is empty if the account was deleted. */
  by: string;
  /** What. */
  act: ModerationAct;
  /** Whom it is about. */
  person: ModeratedPerson;
  /** Why. */
  reason: string;
  /** The report; absent if it is about none. */
  report?: ReportId;
  /** The sanction; absent if it is about none. */
  sanction?: SanctionId;
  /** When the sanction was to end by itself, in milliseconds since 1970; absent if never, and where nothing was imposed. */
  until_ms?: number;
};

/** One page of what moderators did, the latest act first. */
export type ModerationLog = {
  /** At most `MODERATION_PER_PAGE` acts. */
  entries: Array<ModerationEntry>;
  /** What to send as `after` for the next page; `null` on the last page. */
  next: string | null;
};

/** Where a page of a moderators' list begins. */
export type ModerationPageRequest = {
  /** The `next` of the page before. */
  after?: string;
};

/** Why a request about moderation is refused. */
export type ModerationRefusal =
  /** Only moderators may do this. */
  | { code: 'not-moderator' }
  /** You are banned from playing with others. */
  | {
      code: 'banned';
      /** The ban, against which you can appeal. */
      sanction: SanctionId;
      /** Why. */
      reason: string;
      /** When the ban ends, in milliseconds since 1970; `null` if it is for good. */
      until_ms: number | null;
    }
  /** There is no such report or sanction. */
  | { code: 'gone' }
  /** No person sits there: the seat is free, or a bot's. */
  | { code: 'nobody-there'; seat: Seat }
  /** This is you. */
  | { code: 'yourself' }
  /** You have reported this person here already. */
  | { code: 'reported' }
  /** The text is empty where it must not be, is too long, or has invisible characters. */
  | {
      code: 'bad-words';
      /** The longest text, in characters. */
      max: number;
    }
  /** The time is too short or too long. */
  | {
      code: 'bad-time';
      /** The longest time: in minutes for a time-out, in days for a ban. */
      max: number;
    }
  /** It is decided or over already. */
  | { code: 'decided' }
  /** You sent this report, or it is about you. Another moderator decides. */
  | { code: 'own-report' }
  /** You imposed this sanction, or it is about you. Another moderator decides. */
  | { code: 'own-sanction' }
  /** You have appealed already. */
  | { code: 'appealed' };

/**
 * What a seat chooses to do. A turn is one move, or several where the rules allow it. `Display` and `FromStr` use the
 * notation of records: `1-5@R`, `0-3@L=3`, `draw`.
 *
 * ```
 * use boneyard_rules::Move;
 *
 * let chosen: Move = "5-1@R".parse()?;
 * assert_eq!(chosen.to_string(), "1-5@R");
 *
 * let refused = "1-5@X".parse::<Move>().expect_err("there is no end X");
 * assert_eq!(refused.to_string(), "not a move: `1-5@X` (write it as `6-4@R`, `draw` or `pass`)");
 * # Ok::<_, boneyard_rules::ParseMoveError>(())
 * ```
 */
export type Move =
  /** Lay a tile. */
  | {
      type: 'play';
      /** The tile. */
      tile: Tile;
      /** The place where the tile is laid. */
      at: Place;
      /** The half that stays open, where either half may touch the end; else `None`. */
      leaves?: number;
    }
  /** Draw a tile from the boneyard. */
  | { type: 'draw' }
  /** Close the double that was just laid, so that no tile may be attached to it (F-donkey). */
  | { type: 'close' }
  /** End a turn in which more tiles could follow. */
  | { type: 'done' }
  /** Pass: the seat cannot lay a tile or draw. */
  | { type: 'pass' };

/**
 * What must open a round. Its JSON is the tile, `"double"` or `null`.
 *
 * ```
 * use boneyard_rules::MustLead;
 *
 * assert_eq!(serde_json::from_str::<MustLead>("[6,6]")?, MustLead::Tile("6-6".parse()?));
 * assert_eq!(serde_json::from_str::<MustLead>("null")?, MustLead::Any);
 * assert!(serde_json::from_str::<MustLead>(r#""triple""#).is_err());
 * # Ok::<_, Box<dyn std::error::Error>>(())
 * ```
 */
export type MustLead = null | Tile | 'double';

/** A table at which you sit and whose match is not over. */
export type MyTable = {
  /** The table, as in a list. */
  table: TableSummary;
  /** Whether the table waits for you: for a move, or for your tiles. */
  your_turn: boolean;
  /** The seat of the player whose turn it is; `null` if no single player has the turn. */
  turn: Seat | null;
  /** The match; `null` before it begins, and while the table is too busy to show it. */
  match: MatchInShort | null;
};

/** A player of an evening, and the member who the player is. */
export type NamedPlayer = {
  /** The name in the evening. */
  name: string;
  /** The name that the member has now; `None` for a guest. */
  member: string | null;
};

/** Asks for the players of an evening of the club, too. */
export type NamesRequest = {
  /** The evening. */
  evening: EveningId | null;
};

/** Valid rules near to rules with a conflict. */
export type Nearby = {
  /** The rules, as a preset and overrides. */
  rules: string;
  /** The sentences of the parameters that differ from the requested rules. */
  changes: Array<Line>;
};

/** Makes a competition. The name has 1 to `CLUB_NAME_CHARS_MAX` characters. */
export type NewCompetition = { name: string; plan: CompetitionPlan };

/** Adds a note to the log of a competition. */
export type NewCompetitionNote = {
  /** At most `TEXT_CHARS_MAX` characters. */
  text: string;
  /** The session that it is about. */
  evening: EveningId | null;
};

/** The invitation link that you made. */
export type NewInvitation = {
  id: InvitationId;
  /** The secret in the link. The server stores only its hash, so it cannot show the secret again. */
  secret: string;
};

/** The link for a member that you made. It works once. An earlier link for the same member has stopped working. */
export type NewMemberLink = {
  /** The secret in the link. The server stores only its hash, so it cannot show the secret again. */
  secret: string;
  /** When it expires, in milliseconds since 1970. */
  until_ms: number;
};

/** Options for a new member. */
export type NewMemberOptions = {
  /**
   * Whether a member whose name differs only in accents, capitals, spaces or punctuation is another person. Without this, such
   * a name is refused.
   */
  namesakes: boolean;
};

/** A token that was just made. */
export type NewToken = {
  /** The secret. It is shown only once. A program sends it as `Authorization: Bearer …`. */
  secret: string;
  /** The token in your list. */
  token: TokenView;
};

/** A line of a list that has changed. */
export type NewsLine<Line> =
  /** The line that had this place before. Places count from 0. */
  | number
  /** A new line. */
  | Line;

/**
 * What the next deal is bound to. A client with a seat answers with 16 random bytes. The table waits for them, for each
 * client at most [`Table::PARTS_MS`](crate::Table::PARTS_MS) milliseconds.
 */
export type NextDeal = {
  /** The number of the match at this table, from 1. */
  match_number: number;
  /** The number of the round in its match, from 1. */
  round: number;
  /** The hash of the round's secret. */
  commitment: Commitment;
};

/** Who leads the rounds after the first. */
export type NextLeadRule =
  /** The tiles decide again. */
  | 'as-first'
  /** The winner of the round. */
  | 'winner'
  /** The next seat in the order of play. */
  | 'rotate'
  /** Either seat of the side that won the round (F-jam). */
  | 'winning-side'
  /** The holder of the round's hub: the doubles from the highest down (F-train). */
  | 'descending-double';

/**
 * When the next round of a tournament is paired. The first round is paired at the start, and an arena pairs those who wait
 * every few seconds.
 */
export type NextRound =
  /** Once every result of the round is in. A match of a knock-out begins once its two entrants are known. */
  | {
      type: 'automatic';
      /** The pause before it, in seconds, at most `ROUND_PAUSE_S_MAX`. */
      pause_s: number;
    }
  /** When the host asks for it. */
  | { type: 'by-host' };

/** What calls you. A page asks for it every few seconds. */
export type Notices = {
  /** Your tables whose match is not over, as in `/api/tables/calls`: at most 12, first those that wait for you. */
  tables: Array<TableCall>;
  /** The tables to which others invite you, the latest first. */
  invitations: Array<TableInvitation>;
  /** Your wish to hear when someone comes; `null` if you have none. */
  wish: ArrivalWish | null;
};

/** A version of results that organisers declared official. */
export type OfficialMark = {
  /** The number of the version, from 1. */
  version: number;
  /** Since when it is official, in milliseconds since 1970. */
  since_ms: number;
  /** The SHA-256 of the results as JSON, in hexadecimal digits. */
  checksum: string;
};

/** What happens when a seat's time runs out. */
export type OnTimeout =
  /** The table plays the heaviest tile that fits. If none fits, it draws or passes. */
  | 'play'
  /** The seat is eliminated, which ends the match (R0.4.48). */
  | 'eliminate'
  /** A bot plays for the person from then on, until the person is back. */
  | 'hold';

/** Makes the guest of this browser an account. Tables, clubs and matches of the guest stay the person's own. */
export type OpenAccount = {
  /**
   * The name that others see, 1 to `NAME_CHARS_MAX` characters. No other account has it, or a name that looks like it: `Ana`, `ANA`, and
   * `Ana` with a Cyrillic letter are the same.
   */
  name: string;
  /** The password: `PASSWORD_CHARS_MIN` characters to `PASSWORD_BYTES_MAX` bytes. */
  password: string;
};

/** Opens a club. The name has 1 to `CLUB_NAME_CHARS_MAX` characters. */
export type OpenClub = {
  name: string;
  /**
   * Your name as the first member, 1 to `CLUB_NAME_CHARS_MAX` characters. If you leave it out, you get your own name,
   * if you have one.
   */
  member?: string;
};

/** A place where a tile may be laid, and the number that it shows. */
export type OpenEnd = {
  /** The place. */
  at: Place;
  /** The number that a tile must match there. */
  number: number;
};

/** Opens a table. */
export type OpenTable = {
  /** A preset and overrides, such as `goat-club-one match.target=51`. */
  rules: string;
  /** The players, in seat order. If each player has two hands, there are half as many players as seats. */
  seats: Array<SeatRequest>;
  /** How the table is run. */
  options: TableOptions;
};

/** Opens a tournament. You are its host, and need an account. */
export type OpenTournament = {
  /** 1 to `TOURNAMENT_TITLE_CHARS_MAX` characters. */
  title: string;
  /** A preset and overrides, such as `draw match.target=50`: rules for two players, or for two pairs. */
  rules: string;
  /** How the tables are run. If they are rated, everyone needs an account to enter. */
  options: TableOptions;
  /** Whether fixed pairs play. Then the rules must have two pairs of two. */
  pairs?: boolean;
  /** Who plays whom, and until when. */
  format: TournamentFormat;
  /** How many entrants are needed to start, at least 2. */
  entrants_min: number;
  /** How many entrants may take part. */
  entrants_max: number;
  /**
   * When it starts, in milliseconds since 1970: at most `TOURNAMENT_AHEAD_DAYS_MAX` days ahead. A time in the past means
   * now.
   */
  starts_ms: number;
  /** When the next round is paired. */
  next_round: NextRound;
  /**
   * How long a table waits for a player who has not come, in seconds, from `ABSENT_AFTER_S_MIN` to
   * `ABSENT_AFTER_S_MAX`. Then the player loses by a walkover.
   */
  absent_after_s: number;
  /** Whether bot accounts may enter. */
  programs?: boolean;
};

/** The club that you opened. */
export type OpenedClub = {
  /** The club's id, as in its URL. */
  id: ClubId;
};

/** The table that you opened. */
export type OpenedTable = {
  /** The table's id, as in its URL. */
  id: TableId;
};

/** The tournament that you opened. */
export type OpenedTournament = {
  /** The tournament's id, as in its address. */
  id: TournamentId;
};

/** Which tiles score in play when they open a round. */
export type OpeningScores =
  /** Every tile. */
  | 'every'
  /** No tile. */
  | 'none'
  /** Only 5-5, after the first round, for a side below `score.roundCap` (F-telefon). */
  | 'later-5-5';

/** The tile that must open a round whose leader a tile decided. */
export type OpeningTile =
  /** The tile that decided. */
  | 'that-tile'
  /** Any tile. */
  | 'any'
  /**
   * In the first round the tile that decided. Later any double: from the seat that is due on, the first seat that
   * holds a double leads (F-gaple).
   */
  | 'any-double';

/**
 * With whom and against whom a person played, in the last `OPPONENT_MATCHES_MAX` matches. Stopped matches, bots and guests
 * do not count.
 */
export type Opponents = {
  /** The most frequent partners: at most `OPPONENTS_MAX`. */
  partners: Array<HeadToHead>;
  /** The most frequent opponents: at most `OPPONENTS_MAX`. */
  opponents: Array<HeadToHead>;
  /** The person that you asked for, as an opponent; `null` if you asked for nobody, or if they never met. */
  against: HeadToHead | null;
};

/** Whom to compare a person with. */
export type OpponentsRequest = {
  /** The name of an account. */
  against?: string;
};

/** An organiser of a club. Other organisers see it in place of the [`PersonId`]. */
export type OrganiserId = string;

/** A move without a tile. */
export type OtherMove = 'draw' | 'close' | 'done' | 'pass';

/** Which hands count when a seat goes out. */
export type OutPays =
  /** The hands of the other sides. */
  | 'opponents'
  /** All hands, those of the winner's side included. */
  | 'table'
  /** For each losing side, its own hands. */
  | 'own';

/** Whose empty hand ends the round. */
export type OutRule =
  /** The first player whose hand is empty ends the round. */
  | 'first-player'
  /** All hands of a side must be empty. Every combination of rules with this value is refused. */
  | 'whole-side';

/** How a round ended. */
export type Outcome =
  /** This seat went out: it laid its last tile. */
  | { kind: 'out'; seat: Seat }
  /** The round is blocked (C12, C13). This seat laid the last tile. */
  | { kind: 'blocked'; seat: Seat };

/** How long bots take over their moves, so that people can follow. */
export type Pace =
  /** For people who know the game well. */
  | 'quick'
  /** As people play who do not hurry. */
  | 'usual'
  /** For people who look at everything. */
  | 'slow';

/** A bonus that a round paid. */
export type PaidBonus = {
  /** The side that receives the bonus, counted from 0. */
  side: number;
  /** The event that the bonus is for. */
  event: BonusEvent;
  /** The points that the side receives. */
  points: number;
};

/** A pairing, by the order in which pairings were made: the first is 1. */
export type PairingId = number;

/** The values that a parameter takes. */
export type ParameterKind =
  /** One of these values: words, `true`, `false` or `null`. */
  | {
      kind: 'choice';
      /** All values. */
      values: Array<JsonValue>;
    }
  /** A whole number. */
  | {
      kind: 'number';
      /** The smallest useful value. */
      min: number;
      /** The largest useful value. */
      max: number;
      /** Whether the value may be `null`. */
      optional: boolean;
    }
  /** A list of numbers of players. */
  | {
      kind: 'players';
      /** The fewest players. */
      min: number;
      /** The most players. */
      max: number;
    }
  /** Tiles in each hand, by number of players. */
  | {
      kind: 'hand-sizes';
      /** The fewest tiles. */
      min: number;
      /** The most tiles. */
      max: number;
    }
  /** `null`, points, or points by number of players. */
  | {
      kind: 'target';
      /** The fewest points. */
      min: number;
      /** The most points that are useful. */
      max: number;
    }
  /** A list of tiles, or lists of tiles by number of players. */
  | { kind: 'tiles' }
  /** A list of tiles in order; a double may be written as its number. */
  | { kind: 'tile-order' }
  /** How many doubles, and how many tiles of one number, require a redeal; `null` for none. */
  | {
      kind: 'redeal';
      /** The smallest limit for either count. */
      min: number;
      /** The largest limit for either count. */
      max: number;
    }
  /** A list of tiles with points of their own. */
  | {
      kind: 'special-values';
      /** The most points. */
      pointsMax: number;
    }
  /** A list of events with the points that they pay. */
  | {
      kind: 'bonuses';
      /** All events. */
      events: Array<JsonValue>;
      /** The most points. */
      pointsMax: number;
    }
  /** A list with any of these words. */
  | {
      kind: 'set';
      /** All words. */
      values: Array<JsonValue>;
    };

/** The random bytes that a player's client adds to a deal. */
export type Part = string;

/** The device's answer. */
export type PasskeyAnswer = {
  /** The question. */
  challenge: ChallengeId;
  /** The credential, as `PublicKeyCredential.toJSON` writes it. */
  credential: Record<string, unknown>;
  /** When you sign in: whether the tables, clubs and matches of this browser's guest become the account's. */
  move_guest?: boolean;
};

/** What the device is asked. */
export type PasskeyChallenge = {
  /** Names the question in the answer. It can be answered once, within five minutes. */
  challenge: ChallengeId;
  /**
   * The object itself that `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads: no other object is
   * around it. What they return is `publicKey` in the argument of `navigator.credentials.create` or `get`.
   */
  options: Record<string, unknown>;
};

/** A passkey of an account, as lists name it. The device has another id for it. */
export type PasskeyId = string;

/** What moderators know of a person. */
export type PersonFile = {
  /** The person. */
  person: ModeratedPerson;
  /** How many reports about the person are open. */
  open: number;
  /** How many reports about the person there are, with decided ones. */
  all: number;
  /** The last reports, the latest first: at most `REPORTS_SHOWN_MAX`. */
  reports: Array<ReportLine>;
  /** How the person has behaved in matches. */
  conduct: Conduct;
  /** The person's sanctions, the latest first. */
  sanctions: Array<SanctionView>;
  /**
   * People who played rated matches from the same network as this person, the most frequent first: at most
   * `SHARED_NETWORKS_MAX`.
   */
  networks: Array<SharedNetwork>;
  /** Pairs with this person whose plays only shared knowledge explains well, the clearest first: at most `PLAY_HINTS_MAX`. */
  plays: Array<PlayHint>;
};

/**
 * A bot with a name, a face and a level. Stored tables name personas, so one that was ever published stays.
 *
 * ```
 * use boneyard_table::{Level, Persona};
 *
 * assert_eq!((Persona::Boris.id(), Persona::Boris.name()), ("boris", "Boris"));
 * assert_eq!(Persona::Boris.level(), Level::Steady);
 * ```
 */
export type Persona = 'boris' | 'eva' | 'ana' | 'otto' | 'nina' | 'bruno' | 'mila' | 'leo' | 'vera' | 'ivo' | 'rita' | 'pavel';

/** What the table is doing. */
export type Phase =
  /** The table waits for people to sit down. */
  | 'waiting'
  /** The seats take their tiles from a pile. */
  | 'taking'
  /** A round is in progress. */
  | 'playing'
  /** A round is over and the next one has not begun. */
  | 'between'
  /** The match is over. */
  | 'over'
  /** The players stopped the match. */
  | 'stopped';

/** A set phrase, or a reaction. */
export type Phrase =
  | 'hello'
  | 'good-luck'
  | 'well-played'
  | 'thanks'
  | 'sorry'
  | 'one-moment'
  | 'back'
  | 'good-game'
  | 'rematch'
  | 'goodbye'
  /** Clapping hands. */
  | 'applause'
  /** A laugh. */
  | 'laugh'
  /** A surprised face. */
  | 'surprise'
  /** A sad face. */
  | 'sad';

/** The pile of tiles that the seats take from, as one audience sees it. */
export type PileView = {
  /** The number of the round that follows. */
  round: number;
  /** By place: the seat that took the tile; `None` while the tile is there. */
  takers: Array<Seat | null>;
  /** How many tiles each seat takes. */
  each: number;
  /** The seats in the order in which they take; `None` if all take at the same time. */
  order: Array<Seat> | null;
  /** Whether the leader asked for this second shuffle. */
  again: boolean;
  /** The tiles this audience took, if it may look at them. */
  hand: Array<Tile> | null;
  /** The tiles it took for its second hand, where each player has two. */
  second_hand?: Array<Tile>;
};

/** The mean of the pips of all hands. */
export type PipsCount = {
  /** The mean of the hands. */
  observed_mean: number;
  /** The mean by chance. */
  expected_mean: number;
  /** How far one hand is from the mean by chance: the standard deviation. */
  deviation: number;
};

/** Where a tile is laid. */
export type Place =
  /** The place of the first tile of a round. */
  | 'first'
  /** The left end. The first tile shows its lower number there. */
  | 'L'
  /** The right end. */
  | 'R'
  /** The upper arm of a spinner. */
  | 'U'
  /** The lower arm of a spinner. */
  | 'D'
  /** The public train. */
  | 'M'
  /** The train of this seat. */
  | { train: Seat }
  /** The open half, or an open side, of this laid tile. */
  | { on: Tile }
  /** A cell of the lattice, for a triangle. */
  | { cell: Cell };

/**
 * Points for places 1, 2, … No place gets more points than the place before it. Places beyond the list get 0.
 *
 * ```
 * use boneyard_club::season::PlacePoints;
 *
 * let points = PlacePoints::new(vec![10, 7, 5, 3, 1])?;
 * assert_eq!([1, 5, 6].map(|place| points.at(place)), [10, 1, 0]);
 * let error = PlacePoints::new(vec![7, 10]).expect_err("place 2 gets more than place 1");
 * assert_eq!(error.to_string(), "place 2 gets `10` and place 1 only `7`; no place gets more than one before it");
 * # Ok::<_, boneyard_club::season::PlacePointsError>(())
 * ```
 */
export type PlacePoints = Array<number>;

/** What an analysis says about one action of a round. */
export type PlayAnalysis = {
  /** The index of the round among those that can be analysed. */
  round: number;
  /** The index of the action in its round. */
  action: number;
  /** Who acted. */
  seat: Seat;
  /** What they did. */
  choice: Move;
  /** What they could do, the best first. Only what they did if they had no choice, or if no values were asked for. */
  options: Array<Valued>;
  /**
   * The index in `options` of what they did, or of the same play at a place that leads to the same position. `None` if it is not
   * listed.
   */
  played: number | null;
  /** What would have been better, if they had a choice. */
  better: Better | null;
  /** How good the play was. */
  grade: Grade;
  /** By seat: the numbers that the acting seat knew it not to hold. */
  lacks: BySeat<Array<number>>;
  /** The tiles that the acting seat did not see, and where they could be. */
  hidden: Array<HiddenTile>;
  /** The numbers that this action proved its seat not to hold: a pass or a forced draw. */
  proved: Array<number>;
  /**
   * By side: what the round is worth after the action, in points. It is the mean of rounds that go on at random from there, with
   * all hands as they were. After the last action it is what the round was worth.
   */
  outlook: Array<number>;
};

/** What plays do to the hand of another player. */
export type PlayEffect =
  /** They leave what the hand can play on. */
  | 'helps'
  /** They take away what the hand could play on. */
  | 'hinders';

/**
 * A person whose plays suit the hidden hand of another one too often for chance. It is a hint, no proof: people who read each other's plays
 * well look the same.
 */
export type PlayHint = {
  /** Who plays. */
  by: ModeratedPerson;
  /** Whose hand the plays suit. */
  of: ModeratedPerson;
  /** Whether it is about rounds in which they were partners. */
  partners: boolean;
  /** What the plays do to the hand. */
  effect: PlayEffect;
  /** The rounds that were counted. */
  rounds: number;
  /** By how many playable tiles of the hand a round differs from the rounds of other pairs, on average. */
  tiles: number;
  /** How many standard errors that is. */
  deviations: number;
  /** The most telling matches, at most 3. */
  matches: Array<MatchId>;
};

/** A computation of hints. */
export type PlayHintRun = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** It looked at rated matches that ended since then, in milliseconds since 1970. */
  since_ms: number;
  /** How many matches it looked at. */
  matches: number;
  /** How many pairs it compared. The two orders of two people count separately. */
  judged: number;
};

/** Plays that only shared knowledge explains well. The host computes them with `boneyard collusion`. */
export type PlayHints = {
  /** The last computation; `null` before the first. */
  run: PlayHintRun | null;
  /** The pairs, the clearest first: at most `PLAY_HINTS_MAX`. */
  hints: Array<PlayHint>;
};

/** Points scored in play, by every tile that is laid. */
export type PlayScore =
  /** The sum of the open ends if five divides the sum (F-fives). */
  | 'fives'
  /** A fifth of the sum of the open ends if five divides the sum, plus a third if three divides the sum (F-53). */
  | 'fives-threes'
  /** 2 for equal ends, 3 if one of them is a double (F-bergen). */
  | 'headings'
  /** The sum of a triangle's numbers, with bonuses for bridges, hexagons and the lead (F-trio). */
  | 'triominoes'
  /** The sum of a triangle's numbers (F-triangle). */
  | 'face-sum';

/** How often a person played a preset, and how the matches ended. */
export type PlayedPreset = {
  /** The preset. */
  preset: string;
  /** Matches played. */
  played: number;
  /** Matches won. */
  won: number;
  /** Matches in which nobody won. */
  tied: number;
  /** Matches that the person left. */
  left: number;
  /** The sum of what the Goat club's formula gave in rated matches; absent where the rules have none (R0.4.46). */
  rating_points?: number;
};

/** What became of waiting. */
export type PoolAnswer =
  /** Opponents were found, and you sit at this table. */
  | {
      kind: 'table';
      /** The id of the table. */
      id: TableId;
    }
  /** Nobody was found yet. Ask again at once: you keep your place for a few seconds, also if you ask for other games. */
  | {
      kind: 'waiting';
      /** How many people wait for what you wait for, with you. */
      people: number;
      /** For how many seconds you have waited. */
      seconds: number;
    };

/** An option of a table that a waiting person may leave to the others. */
export type PoolOption =
  /** The time for a turn, and what happens when it is over. */
  | 'clock'
  /** Who may say what. */
  | 'talk'
  /** Whether the match is rated. */
  | 'rated'
  /** How tiles are dealt, lifted, drawn and ordered, and what the time before a play reveals. */
  | 'ways';

/** Whether others see that you are here. */
export type Presence = {
  /** Whether you hide that you are here, and what you play. */
  hides: boolean;
};

/** A preset in the catalogue of games. */
export type PresetInfo = {
  /** The preset's name in rules and records, such as `goat-club-one`. */
  id: string;
  /** The game's title in English. */
  title: string;
  /** The family that the game belongs to. */
  family: Family;
  rules: Rules;
  /** The clock of a rated match whose options have none. */
  clock: Clock;
};

/** Why a request or a message failed. */
export type Problem =
  /** The request names something that does not exist, such as a page, a table, a club or an evening. */
  | { code: 'not-found' }
  /** The server cannot read the request or the message, or a value in it is not allowed. */
  | {
      code: 'bad-request';
      /** What is wrong, in English. */
      detail: string;
    }
  /** The preset or a parameter does not exist, a value is not allowed, or two parameters contradict each other. */
  | {
      code: 'bad-rules';
      /** What is wrong, in English. */
      detail: string;
      /** The two parameters that contradict each other, as `group.field=value`. Absent for other reasons. */
      conflict?: [string, string];
      /** The conflict in words, with the nearest valid rules. Present only if you asked for a sheet. */
      explanation?: Conflict;
    }
  /** A name is empty, is too long or has invisible characters. */
  | {
      code: 'bad-name';
      /** The longest name, in characters. */
      max: number;
    }
  /** The rules do not allow this number of players. */
  | {
      code: 'bad-seats';
      /** The numbers of players that the rules allow. */
      allowed: Array<number>;
    }
  /** Your request needs a guest cookie, which `GET /api/me` sets. At an evening, spectators may not send entries. */
  | { code: 'not-allowed' }
  /** The request came from a page of another site. */
  | { code: 'foreign-origin' }
  /** The request's host name is not one of this server's. */
  | {
      code: 'unknown-host';
      /** The host name of the request. */
      host: string;
    }
  /** You reached a limit, or the server has no room now. Try again later. */
  | {
      code: 'too-many';
      /** How long to wait, in seconds. */
      retry_s: number;
    }
  /** The request, the message or a part of it is too long. */
  | {
      code: 'too-large';
      /** The limit, in bytes. */
      max: number;
    }
  /** The client has another protocol version than the server. Reload the page. */
  | {
      code: 'version';
      /** The server's protocol version. */
      server: number;
    }
  /** The client reads its messages too slowly, so the server closes the connection. Connect again. */
  | { code: 'too-slow' }
  /** The table refused the request. */
  | { code: 'refused'; refusal: Refusal }
  /** A request about your account was refused. */
  | { code: 'account'; refusal: AccountRefusal }
  /** The club refused the request. */
  | { code: 'club'; refusal: ClubRefusal }
  /** The evening refused the request. */
  | { code: 'evening'; refusal: EveningRefusal }
  /** The tournament refused the request. */
  | { code: 'tournament'; refusal: TournamentRefusal }
  /** A request about moderation was refused, or you are banned. */
  | { code: 'moderation'; refusal: ModerationRefusal }
  /** The server cannot read or store data now. Try again later. */
  | { code: 'storage' }
  /** The server is restarting. Try again after a second; stored data is safe. */
  | { code: 'restarting' }
  /** The request took too long, so the server stopped it. */
  | {
      code: 'too-long';
      /** The time limit, in seconds. */
      max_s: number;
    }
  /** The server failed, because of a bug or of a broken part. */
  | { code: 'internal' };

/** A person with an account, as everyone may see them. */
export type Profile = {
  /** The name, which no other account has. */
  name: string;
  /** The number of the face that the person chose; `null` if the face follows the name. */
  face: number | null;
  /** Whether a program plays for the person. */
  bot?: boolean;
  /** When the account was opened, in milliseconds since 1970. */
  since_ms: number;
  /** The ratings, one for each family of games in which the person played rated matches. */
  ratings: Array<FamilyRating>;
  /** How the ratings changed, the oldest change first: the last `RATING_CHANGES_MAX`. */
  changes: Array<RatingPoint>;
  /** What the person has played, the most played preset first. Stopped matches do not count. */
  played: Array<PlayedPreset>;
};

/** What one person asks of the others, for everyone to see. */
export type ProposalView = {
  /** The first seat of the person who asks. */
  seat: Seat;
  /** The people who have not answered yet, by their first seats. */
  waits_for: Array<Seat>;
} & Proposed;

/** What is asked. */
export type Proposed =
  /** To take back everything from this event on. */
  | {
      what: 'take-back';
      /** The number of the first event that is taken back. */
      from: number;
    }
  /** To end the match without a result. */
  | { what: 'end' };

/** A device that wants notices: what the browser's `PushSubscription` says. */
export type PushDevice = {
  /** Where the server sends notices: an address of the browser's push service, with https, at most 1,024 bytes. */
  endpoint: string;
  /** The key `p256dh` of the subscription, in base64url. */
  p256dh: string;
  /** The key `auth` of the subscription, in base64url. */
  auth: string;
  /** The language of the notices: `en`, `ru`, `hr`, `es` or `pt`. */
  language: string;
};

/** A notice, as the service worker of the page gets it. */
export type PushNotice = {
  /** The first line. */
  title: string;
  /** The second line; it may be empty. */
  body: string;
  /** The page that it opens: a path on this server. */
  path: string;
  /** A notice with the same tag replaces an earlier one. */
  tag: string;
};

/** How devices of yours get notices while no page is open. */
export type PushView = {
  /** The server's public key for `pushManager.subscribe`, in base64url; `null` if the host has turned push off. */
  key: string | null;
  /** Your devices: the SHA-256 of each one's endpoint, in hexadecimal digits. */
  devices: Array<string>;
};

/** Which reports or appeals to list. */
export type QueueRequest = {
  /** Those that are decided, instead of those that are open. */
  decided?: boolean;
  /** The `next` of the page before. */
  after?: string;
};

/** What a rated match changed for a player. */
export type RatingChange = { before: number; after: number };

/** How rating points are computed. */
export type RatingFormula =
  /**
   * For each winner, a tenth of the difference between 100 and the winner's points, at least 1. After a timeout the
   * points of the player whose time ran out replace 100 (R0.4.46-51).
   */
  | 'goat-club'
  /** For each winner, 3, 2 or 1: the more points the loser has, the fewer (R3.3.3). */
  | 'club-3-2-1';

/** A rating after a match. */
export type RatingPoint = {
  /** The family of games. */
  family: Family;
  /** The match. */
  match: MatchId;
  /** The rating after the match. */
  rating: number;
  /** When the match ended, in milliseconds since 1970. */
  at_ms: number;
};

/** The `rating.*` parameters. */
export type RatingRules = {
  /** How rating points are computed; `None` for no rating. */
  formula: RatingFormula | null;
  /** Whether remembered points count like scored points. */
  remembered: boolean;
};

/** The ratings of a family of games at the end of a season, or now while it runs. A season is a calendar quarter in UTC. */
export type RatingSeason = {
  /** The family. */
  family: Family;
  /** The season. */
  season: string;
  /** When it begins, in milliseconds since 1970. */
  from_ms: number;
  /** When the next one begins, in milliseconds since 1970. */
  until_ms: number;
  /**
   * The highest ratings, by the last rated match of each person in the season: at most `LEADERS_MAX`. Provisional ratings are
   * left out.
   */
  leaders: Array<Leader>;
  /** The seasons with rated matches of this family, the last first, and the running one: at most `RATING_SEASONS_MAX`. */
  seasons: Array<string>;
};

/** Whose ratings to list. */
export type RatingSeasonRequest = {
  /** A season such as `2026-4`: a year and its quarter, from 1. Without it, the running season. */
  season?: string;
};

/** Whether a side that reaches the target wins or loses. */
export type Reach =
  /** The side wins. */
  | 'wins'
  /** The side loses. */
  | 'loses';

/** Where other devices reach this server, for links and QR codes. */
export type ReachView = {
  /**
   * Scheme, host and port of each address, such as `http://192.168.1.20:8080`, the most likely first. Empty if there is
   * none, and for visitors from outside the server's network.
   */
  origins: Array<string>;
  /** Whether the server listens on its own machine only, so that no other device can connect. */
  this_machine_only: boolean;
};

/** Why a move is good. */
export type Reason =
  /** No other move is legal. */
  | { type: 'only' }
  /** It lays the last tile of the hand. */
  | { type: 'last-tile' }
  /** It scores now, and no other move scores more. */
  | { type: 'scores'; points: number }
  /** The next player certainly has no tile that fits then. */
  | { type: 'stops'; seat: Seat }
  /** More tiles of the hand fit then than after any other move. */
  | {
      type: 'keeps';
      /** How many tiles fit. */
      tiles: number;
    }
  /** It lays a double, which fits one number only and so is hard to lay later. */
  | { type: 'double' }
  /** It lays the tile with the most points of those that fit, and points in the hand are bad. */
  | { type: 'heavy'; points: number }
  /** In deals that agree with what the seat has seen, it did better than the next best move. */
  | {
      type: 'better';
      /** By how many points, on average. */
      points: number;
      /** In how many deals. */
      deals: number;
    };

/** The record of a match. What it leaves open is `null`, or missing from a list. */
export type RecordDocument = {
  /** The id of the match, where the record has one. */
  id: string | null;
  /** The rules: the preset and its overrides. */
  rules: string;
  /** The day, such as `2026-11-21`. */
  date: string | null;
  /** The event. */
  event: string | null;
  /** The place. */
  site: string | null;
  /** Remarks. */
  notes: Array<string>;
  /** The player of each seat, in seat order. */
  players: Array<RecordPlayer>;
  /** The points of sides before the first round, for a match taken up midway. */
  start: Array<RecordPoints>;
  /** The rounds, in sequence. */
  rounds: Array<RecordRound>;
  /** How the match ended, as in DGN: `won 1`, `lost 1 2`, `drawn` or `unfinished`. */
  result: string | null;
};

/** A dealt hand of a record. */
export type RecordHand = {
  /** The seat. */
  seat: Seat;
  /** The known tiles, such as `3-6`. */
  tiles: Array<string>;
  /** How many more tiles the hand has. */
  unknown: number;
};

/** A holder of a record. */
export type RecordHolder = {
  /** The id of the member in the club. */
  member: SeasonPlayerId;
  /** The id of the evening in which the member reached the value. */
  evening: EveningId;
};

/** A kind of record. */
export type RecordKind =
  /** Most match points in one evening. */
  | 'points'
  /** Most matches won in one evening. */
  | 'wins'
  /** Highest effectiveness in one evening. */
  | 'effectiveness'
  /** Most evenings won in a row, over all seasons. Evenings that the member did not play do not interrupt the row. */
  | 'wins-in-a-row'
  /** Most evenings played. */
  | 'evenings';

/** The player of a seat in a record. */
export type RecordPlayer = {
  /** The seat. */
  seat: Seat;
  /** The name. */
  name: string;
  /** The level of a bot; `null` for a person. */
  bot: string | null;
};

/** Points of a side, which is named by its lowest seat. */
export type RecordPoints = {
  /** The lowest seat of the side. */
  side: Seat;
  /** The points. */
  points: number;
};

/** A round of a record. Tiles and turns are written as in DGN. */
export type RecordRound = {
  /** The number of the round, from 1. */
  number: number;
  /** The dealt hands. */
  hands: Array<RecordHand>;
  /** The boneyard in the order in which it is drawn, with `null` for an unknown tile; `null` if the record has none. */
  stock: Array<string | null> | null;
  /** The leader. */
  lead: Seat | null;
  /** The turns, in order. */
  turns: Array<RecordTurn>;
  /** How the round ended, as in DGN: `out 3`, `blocked 2`, `redeal`, `timeout 1` or `stopped`. */
  end: string | null;
  /** What each side scored. */
  scores: Array<RecordPoints>;
  /** The points of each side after the round. */
  totals: Array<RecordPoints>;
};

/** A turn of a record. */
export type RecordTurn = {
  /** The seat. */
  seat: Seat;
  /** What the seat does, as in DGN: `draw 3-4 3-4@L` or `pass`. */
  actions: string;
};

/** How many tiles of a kind in one hand require a redeal (C8). `None` means that they never do. */
export type Redeal = {
  /** The fewest doubles in one hand that require a redeal. */
  doubles: number | null;
  /** The fewest tiles of one number in one hand, the double included, that require a redeal. */
  suit: number | null;
};

/** Why a table refuses a command. The client has the sentence in each language. */
export type Refusal =
  /** The table has no such seat. */
  | { code: 'no-such-seat'; seat: Seat }
  /** Another person or a bot sits there. */
  | { code: 'seat-taken'; seat: Seat }
  /** This person sits at the table already. */
  | { code: 'already-seated'; seat: Seat }
  /** Only people with a seat may send commands. */
  | { code: 'not-seated' }
  /** It is another seat's turn, or this seat has already chosen its move. */
  | { code: 'not-your-turn'; turn: Seat }
  /** No round is being played, no match can be stopped, or the table discarded the chosen move before it was shown. */
  | { code: 'no-round' }
  /** The match has begun, so no bot gets or leaves a seat of its own. */
  | { code: 'match-began' }
  /** Only the host, who has sat here longest, gives seats to bots. */
  | { code: 'not-host' }
  /** The match is rated, so no bot gets a seat. */
  | { code: 'rated' }
  /** The match is rated, so nothing is taken back. */
  | { code: 'rated-stands' }
  /** This seat has played nothing in the round that could be taken back. */
  | { code: 'nothing-to-take-back' }
  /** Hints are for casual matches against bots only. */
  | { code: 'no-hints' }
  /** Only a player of a match between two may give up, and only while a round is played. */
  | { code: 'not-resigned' }
  /** Nobody asks this seat for anything. */
  | { code: 'nothing-asked' }
  /** Something else is asked already. */
  | { code: 'asked-already' }
  /** No bot plays for this person. */
  | { code: 'not-replaced' }
  /** A bot plays for this person, who may return. */
  | { code: 'bot-plays' }
  /** Nobody talks at this table, or only with set phrases. */
  | { code: 'no-talk' }
  /** Partners may not talk while a round is played. */
  | { code: 'no-talk-in-round' }
  /** The text is empty, is too long or has invisible characters. */
  | {
      code: 'bad-text';
      /** The longest text, in characters. */
      max: number;
    }
  /** This person said much a moment ago. */
  | { code: 'too-much-talk' }
  /** A moderator decided that this person says nothing for now. The server gives this answer, not the table. */
  | {
      code: 'time-out';
      /** Why. */
      reason: string;
      /** When it ends, in milliseconds since 1970. */
      until_ms: number;
    }
  /** A moderator decided that this person does not play with others. The server gives this answer, not the table. */
  | {
      code: 'banned';
      /** Why. */
      reason: string;
      /** When it ends, in milliseconds since 1970; `null` if it is for good. */
      until_ms: number | null;
    }
  /** This bot sits at the table already. */
  | { code: 'bot-sits-here'; seat: Seat }
  /** No bot sits there. */
  | { code: 'no-bot'; seat: Seat }
  /** The table is not waiting for this seat to be ready. */
  | { code: 'nothing-to-wait-for' }
  /** The person on that seat is not away, a bot already plays for them, or the seat has no other person. */
  | { code: 'not-away'; seat: Seat }
  /** The person has not been away for long enough. */
  | {
      code: 'in-grace';
      seat: Seat;
      /** The rest of the grace time. */
      left_ms: number;
    }
  /** The tile is not in the hand. */
  | { code: 'not-held'; tile: Tile }
  /** The round opens with another tile. */
  | {
      code: 'must-lead';
      /** The tile that opens the round. */
      tile: Tile;
    }
  /** The round opens with a double. */
  | { code: 'must-lead-double' }
  /**
   * The first tile must name no end and every other tile must name one, or the command names the open half although
   * only one half fits. For triangles: the tile does not fit the cell, or names none that is free.
   */
  | { code: 'wrong-place'; tile: Tile }
  /** The tile does not fit that end, or the end does not exist. */
  | {
      code: 'does-not-fit';
      tile: Tile;
      /** The open ends. */
      ends: Array<OpenEnd>;
    }
  /** Either half fits, so the command must say which one stays open. */
  | {
      code: 'which-half';
      tile: Tile;
      /** The two numbers on the tile. */
      halves: [number, number];
    }
  /** Only another double may be played in this turn. */
  | {
      code: 'only-doubles';
      /** The tile that is not a double. */
      tile: Tile;
    }
  /** While both ends are equal, tiles go to the right (R3.1.11). */
  | {
      code: 'right-on-equal-ends';
      tile: Tile;
      /** The number at both ends. */
      number: number;
    }
  /** A tile fits, so the seat may neither draw nor pass. */
  | {
      code: 'must-play';
      /** One of the plays that fit. */
      choice: Move;
    }
  /** Nothing fits and the boneyard has tiles. */
  | { code: 'must-draw' }
  /** The seat may not draw now; or it has played in this turn and may end the turn, but not pass. */
  | { code: 'nothing-to-draw' }
  /** There is no pile to take from, or this seat has all its tiles. */
  | { code: 'nothing-to-take' }
  /** There is no tile at that place of the pile any more. */
  | { code: 'taken-already' }
  /** Only the leader may have the pile shuffled once more, and only before the first tile is taken. */
  | { code: 'not-mixed-again' }
  /** At this table tiles are drawn in order, or the boneyard has no tile at that place. */
  | { code: 'not-pointed' }
  /** There is no double to close. */
  | { code: 'nothing-to-close' }
  /** The turn cannot be ended before a tile is played. */
  | { code: 'not-done' }
  /** The round starts after the time in which 6-6 may be announced. */
  | {
      code: 'before-lead';
      /** The rest of that time. */
      left_ms: number;
    }
  /** This seat may not announce 6-6 now. */
  | { code: 'nothing-to-declare' }
  /** The table cannot store events, so it accepts no commands. Its clocks are stopped. */
  | { code: 'frozen' };

/** An event of a replay. */
export type ReplayEvent = {
  /** When it happened, in milliseconds since the match began. */
  at_ms: number;
  /** What happened. */
  event: SeenEvent;
};

/** How a match is shown again. */
export type ReplayRequest = {
  /** The seat whose hand is shown, from 1. If you leave it out, all hands are hidden. */
  seat?: number;
};

/** Whom a report is about. */
export type ReportAbout =
  /** The person on a seat of a table that is open. What was said there last goes with the report. */
  | {
      kind: 'seat';
      /** The id of the table. */
      table: TableId;
      /** The seat. Any seat of a player with two hands will do. */
      seat: Seat;
    }
  /** A player of a match that is over. */
  | {
      kind: 'player';
      /** The id of the match. */
      match: MatchId;
      /** The first seat of the player. */
      seat: Seat;
    }
  /** The person of an account. */
  | {
      kind: 'account';
      /** The name of the account. Upper and lower case are the same. */
      name: string;
    };

/** A report to the moderators. */
export type ReportId = string;

/** A report in a list. */
export type ReportLine = {
  /** The id of the report, as in its address. */
  id: ReportId;
  /** Why the person is reported. */
  reason: ReportReason;
  /** What the reporter says about it. It may be empty. */
  words: string;
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** Who reports. */
  by: ModeratedPerson;
  /** The table; absent for a report about an account. */
  table?: TableId;
  /** The match at that table; absent if none had begun. */
  match?: MatchId;
  /** The first seat of the person at that table. */
  seat?: Seat;
  /** Whether the match is over, so that it has a page. */
  match_over?: boolean;
  /** Whether you may not decide it, because you sent it or it is about you. */
  own?: boolean;
  /** What was decided; absent while the report is open. */
  decided?: Decided;
};

/** Why a person is reported. */
export type ReportReason =
  /** The person cheats, for example with a program. */
  | 'cheating'
  /** Partners tell each other what they hold. */
  | 'signalling'
  /** What the person says. */
  | 'talk'
  /** The name of the person. */
  | 'name'
  /** The person leaves matches. */
  | 'leaving'
  /** The person lets the clock run to annoy others. */
  | 'stalling'
  /** Another reason, which the words say. */
  | 'other';

/** A report with its evidence. */
export type ReportView = {
  /** The report. */
  report: ReportLine;
  /** What was said at the table before the report, the oldest first. Empty for a report about an account. */
  talk: Array<ReportedTalk>;
  /** Whom it is about. */
  about: PersonFile;
};

/** A person who was reported. */
export type ReportedPerson = {
  /** The person. */
  person: ModeratedPerson;
  /** How many reports about the person are open. */
  open: number;
  /** How many reports about the person there are, with decided ones. */
  all: number;
  /** The reports of this list, the oldest first: at most `REPORTS_SHOWN_MAX`. */
  reports: Array<ReportLine>;
};

/** Something that was said at a table before a report. */
export type ReportedTalk = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** The first seat of the person. */
  seat: Seat;
  /**
   * The name of the person who sat there when the report was sent. It is empty for a guest without a name, for a deleted account,
   * and if the person had left.
   */
  name: string;
  /** What. */
  said: Said;
};

/** One page of the reported people, those with the oldest report first. */
export type ReportsPage = {
  /** At most `MODERATION_PER_PAGE` people. */
  people: Array<ReportedPerson>;
  /** What to send as `after` for the next page; `null` on the last page. */
  next: string | null;
  /** How many reports are open in all. */
  open_reports: number;
  /** How many appeals are open in all. */
  open_appeals: number;
};

/** Sets a new password with the secret of a link. All sessions end. */
export type ResetPassword = {
  /** What follows `#` in the link. */
  secret: string;
  /** The new password. */
  password: string;
};

/** What happens to the tiles that are not dealt. */
export type Rest =
  /** The tiles may be drawn. */
  | 'boneyard'
  /** The tiles are out of the game: never drawn and never counted. */
  | 'asleep';

/** A line of the score sheet: one finished round. */
export type RoundResult = {
  /** The round's number in its match, from 1. */
  round: number;
  /** How the round ended. */
  outcome: Outcome;
  /** The tiles each seat still held. */
  hands: BySeat<Array<Tile>>;
  /** The points that were written. */
  settlement: Settlement;
  /** How the next leader is chosen. */
  lead: Lead;
};

/** A round that can be analysed. */
export type RoundShape = {
  /** The number of the round in the record. */
  number: number;
  /** How many actions it has: plays, draws, passes, closed doubles and turns ended by choice. */
  actions: number;
  /** What the round is worth to each side before its first action, as in [`PlayAnalysis::outlook`]. */
  outlook: Array<number>;
};

/** A round, as one audience sees it. */
export type RoundView = {
  /** The round's number in its match, from 1. */
  number: number;
  /** The seat that led or will lead. */
  leader: Seat;
  /** Which tiles may be played first, or might have been. */
  must_lead: MustLead;
  /** This audience's hand; `None` for spectators, and for a seat that may not look at its tiles yet. */
  hand: Array<Tile> | null;
  /** This audience's second hand, where each player has two. */
  second_hand?: Array<Tile>;
  /** How many tiles each seat holds. */
  counts: BySeat<number>;
  /** How many tiles the boneyard has. */
  boneyard: number;
  /** The open ends; none before the first tile. */
  ends: Array<OpenEnd>;
  /** What the seats did since the deal, in order. */
  history: Array<SeenEvent>;
};

/** How the points of a round are rounded. */
export type Rounding =
  /** To the nearest five. */
  | 'nearest-5'
  /** Up to the next five. */
  | 'up-5';

/**
 * A complete set of rules: a value for every parameter. `Display` and [`Rules::parse`] use a preset's name and the
 * parameters that differ.
 *
 * ```
 * use boneyard_rules::Rules;
 *
 * let rules = Rules::parse("goat-yard match.target=61")?;
 * assert_eq!(rules.draw.reserve, 1);
 * assert!(Rules::parse("goat-yard match.target=high").is_err());
 *
 * let mut json = serde_json::to_value(&rules).expect("plain values");
 * assert_eq!(serde_json::from_value::<Rules>(json.clone()).ok(), Some(rules));
 * json["draw"]["reserve"] = "some".into();
 * let refused = serde_json::from_value::<Rules>(json).expect_err("a reserve is a number");
 * assert_eq!(refused.to_string(), "invalid type: string \"some\", expected u8");
 * # Ok::<_, boneyard_rules::RulesError>(())
 * ```
 */
export type Rules = {
  /** The preset these rules start from, such as `goat-yard`. */
  preset: string;
  /** The set of tiles. */
  tiles: TileRules;
  /** The numbers of players and their sides. */
  seats: SeatRules;
  /** The deal. */
  deal: DealRules;
  /** The leader of a round and the opening tile. */
  lead: LeadRules;
  /** The shape of the layout and what may touch what. */
  layout: LayoutRules;
  /** The tiles that one turn may lay. */
  turn: TurnRules;
  /** Draws from the boneyard. */
  draw: DrawRules;
  /** The end of a round. */
  end: EndRules;
  /** The points of the tiles left in a hand. */
  value: ValueRules;
  /** The score of a round. */
  score: ScoreRules;
  /** The credit that opens an account. */
  account: AccountRules;
  /** The end of a match. */
  match: MatchRules;
  /** The rating points of a match. */
  rating: RatingRules;
};

/** Asks for every parameter of a preset with overrides. */
export type RulesRequest = {
  /** A preset and overrides, such as `goat-club-one match.target=51`. */
  rules: string;
};

/** Rules as an agreement sheet, with the alternatives of each parameter and the preset's house variants. */
export type RulesSheet = {
  /** The shortest text of the rules: the preset, and the parameters that differ from it. */
  rules: string;
  sheet: Sheet;
  /** Every parameter, with its alternatives. */
  controls: Array<Control>;
  /** The preset's house variants, the most common first. */
  variants: Array<Variant>;
};

/** What a person says. */
export type Said =
  /** A set phrase, which everyone reads in their own language. */
  | { phrase: Phrase }
  /** Text, at most [`Said::TEXT_CHARS_MAX`] characters. */
  | { text: string };

/** What a moderator imposed on a person. */
export type SanctionId = string;

/** The kind of a sanction. */
export type SanctionKind =
  /** A warning. */
  | 'warning'
  /** The person says nothing at any table. */
  | 'time-out'
  /** The person does not play with others, and says nothing. */
  | 'ban';

/** A sanction, as moderators see it. */
export type SanctionView = {
  /** The sanction, as the person sees it. */
  sanction: ImposedSanction;
  /** Whom it is imposed on. */
  person: ModeratedPerson;
  /** The name of the moderator. */
  by: string;
  /** The report that led to it; absent if there was none. */
  report?: ReportId;
  /** Whether you may not decide the appeal: it is about you, or you imposed it and another moderator can decide. */
  own?: boolean;
};

/** One page of sanctions: those with an appeal, the oldest appeal first; or those that hold, the latest first. */
export type SanctionsPage = {
  /** At most `MODERATION_PER_PAGE` sanctions. */
  sanctions: Array<SanctionView>;
  /** What to send as `after` for the next page; `null` on the last page. */
  next: string | null;
};

/** The `score.*` parameters. */
export type ScoreRules = {
  /** Which side scores (C14). */
  sense: Sense;
  /** Which hands count when a seat goes out (C15). */
  out: OutPays;
  /** Who wins a blocked round (C16). */
  blockWinner: BlockWinner;
  /** Which hands count in a blocked round (C17). */
  block: BlockPays;
  /** What happens in a blocked round with several lowest hands (C18). */
  blockTie: BlockTie;
  /** How tied hands are counted as eggs, points carried to a later round (C19). */
  eggs: Eggs;
  /** Points scored in play, by laying tiles; `None` for no such points. */
  play: PlayScore | null;
  /** Which tiles score in play when they open a round. */
  opening: OpeningScores;
  /** How the points of a round are rounded; `None` for no rounding. */
  round: Rounding | null;
  /** The highest total that a side can reach by winning a round; `None` for no limit. */
  roundCap: number | null;
  /** Extra points for events. */
  bonus: Array<Bonus>;
};

/** One page of a search, the last match first. */
export type SearchPage = {
  /**
   * At most `MATCHES_PER_PAGE` matches. A page may have fewer, or none, and still have a `next`: a search looks at a
   * limited number of matches at a time.
   */
  matches: Array<FoundMatch>;
  /** What to send as `after` to search on; `null` if all matches were searched. */
  next: string | null;
};

/** Which matches to find. Rated matches and matches of tournaments are public, and so are imported ones. */
export type SearchRequest = {
  /** Matches in which this name played, with capital or small letters. */
  player?: string;
  /** Matches in which this name played too. Needs `player`. */
  with?: string;
  /** Matches of this preset only. */
  preset?: string;
  /** Matches of this family of games only. */
  family?: Family;
  /** `true` for rated matches only, `false` for matches that are not rated. */
  rated?: boolean;
  /** Matches that ended at this time or later, in milliseconds since 1970. Imported matches without a date are left out. */
  since_ms?: number;
  /** Matches that ended before this time, in milliseconds since 1970. Imported matches without a date are left out. */
  until_ms?: number;
  /** How the match ended for `player`; without `player`, for at least one player. */
  result?: SideResult;
  /** The `next` of the page before. */
  after?: string;
};

/**
 * Identifies a season: `2026`, or `2026-2` if a year has several.
 *
 * ```
 * use boneyard_club::season::SeasonId;
 *
 * assert_eq!("2026-2".parse::<SeasonId>()?.to_string(), "2026-2");
 * let error = "2026-13".parse::<SeasonId>().expect_err("a year has 12 months");
 * assert_eq!(error.to_string(), "`2026-13` names no season; write it as `2026` or `2026-2`");
 * # Ok::<_, boneyard_club::season::ParseSeasonError>(())
 * ```
 */
export type SeasonId = string;

/** The key that puts a member before the next one. */
export type SeasonKey =
  /** Points of the season. */
  | 'points'
  /** Matches won in the evenings that count. */
  | 'wins'
  /** Effectiveness in the evenings that count. */
  | 'effectiveness';

/** A person in a season or in the hall of fame. A guest is known by the name in the evening. */
export type SeasonPerson = {
  /** The id in standings and records. */
  id: SeasonPlayerId;
  name: string;
  /** Whether the person is a guest, not a member of the club. */
  guest: boolean;
};

/** A player in the seasons of a club: a member, or a guest by name. */
export type SeasonPlayerId = string;

/** The points of a member for an evening. */
export type SeasonPoints =
  /** The match points of the evening. */
  | { kind: 'match-points' }
  /** Points for the final place. */
  | { kind: 'by-place'; points: PlacePoints };

/** Asks for a season of a club. */
export type SeasonRequest = {
  /**
   * The season, such as `2026` or `2026-2`. If you leave it out, you get the latest season with evenings, or else
   * the current season. A season that does not fit the club's season length gets `not-found`.
   */
  season: SeasonId | null;
};

/**
 * How the evenings of a season count. By default, the match points of all evenings count, and every member who played is
 * ranked.
 */
export type SeasonRules = {
  /** The points of a member for an evening. */
  points: SeasonPoints;
  /** Which of a member's evenings count. */
  counted: CountedEvenings;
  /** The number of evenings that a member must have played to be ranked; 0 and 1 have the same effect. */
  evenings_min: number;
};

/** How a club's seasons work. A field that you leave out gets its default, as in a new club. */
export type SeasonSettings = {
  /** The length of a season. */
  span: SeasonSpan;
  /** How a season counts its evenings. */
  rules: SeasonRules;
};

/** The length of a season. Each year starts with a new season. */
export type SeasonSpan =
  /** The whole year. */
  | 'year'
  /** Six months. */
  | 'half-year'
  /** Three months. */
  | 'quarter'
  /** One month. */
  | 'month';

/** A member's line in the standings of a season. */
export type SeasonStanding = {
  /** From 1. Tied members share a place, and the next places are skipped. `None` for a member with too few evenings. */
  place: number | null;
  /** The id of the member in the club. */
  member: SeasonPlayerId;
  /** The number of evenings played, whether they count or not. */
  played: number;
  /** The ids of the evenings that count, in the order in which they were held. */
  counted: Array<EveningId>;
  /** Points of the season. */
  points: number;
  /** Matches won in the evenings that count. */
  wins: number;
  /** Effectiveness in the evenings that count. */
  effectiveness: number;
  /** The key that puts this member before the next. `None` for the last member, for a tie with the next, and without a place. */
  decided_by: SeasonKey | null;
};

/** The standings of a club's season. */
export type SeasonView = {
  season: SeasonId;
  /** How seasons work in this club. */
  settings: SeasonSettings;
  /** Whether the season has ended. */
  over: boolean;
  /** The seasons that you can choose: those with evenings, this one and the current one. The latest is first. */
  seasons: Array<SeasonId>;
  /** The evenings of the season that count, ordered by day. Only closed evenings with all results count. */
  evenings: Array<HeldEvening>;
  /** The people in the standings, in the same order. */
  people: Array<SeasonPerson>;
  standings: Array<SeasonStanding>;
};

/**
 * A seat, counted from 1 in the order of play. Its text and JSON are that number.
 *
 * ```
 * use boneyard_rules::Seat;
 *
 * assert_eq!(serde_json::from_str::<Seat>("2")?, Seat::at(1));
 * let refused = serde_json::from_str::<Seat>("9").expect_err("there are eight seats at most");
 * assert_eq!(refused.to_string(), "not a seat: 9 (seats are 1 to 8)");
 * # Ok::<_, serde_json::Error>(())
 * ```
 */
export type Seat = number;

/** Who may take a player's place when the table opens: one seat, or both seats of a player with two hands. */
export type SeatPlan =
  /** Any person may sit down. */
  | { kind: 'open' }
  /** A bot plays. */
  | {
      kind: 'bot';
      /** How well it plays. */
      level: Level;
      /** Who it is. Tables that were stored before bots had names have none. */
      persona?: Persona;
    };

/** Who gets a player's place at a new table. */
export type SeatRequest =
  /** You, who open the table. You can take one place only. */
  | { kind: 'me' }
  /** The first person who sits down there. */
  | { kind: 'open' }
  /** A bot. */
  | {
      kind: 'bot';
      /** How well it plays. */
      level: Level;
      /** Who it is. Without it, the server chooses a bot that plays at this level and has a name like no other at the table. */
      persona?: Persona;
    };

/** The `seats.*` parameters. */
export type SeatRules = {
  /** The numbers of players that a table may have. Each player has one seat, or two with `two-hands`. */
  count: Array<number>;
  /** How the seats form sides. The seats of a side score together. */
  sides: SideRule;
  /** The direction in which a page draws the seats. The order of play is always the order of the seats. */
  direction: Direction;
};

/** How well a seat played. */
export type SeatSummary = {
  /** In how many plays it had a choice. */
  choices: number;
  /** How often it chose what the engine prefers. */
  agreed: number;
  /** The mean loss of its choices, in points. By chance it may be below 0. */
  loss: number;
  /** How many choices were inaccuracies. */
  inaccuracies: number;
  /** How many were mistakes. */
  mistakes: number;
  /** How many were blunders. */
  blunders: number;
};

/** A seat, the same for every audience. */
export type SeatView = {
  /** Who sits there. */
  sitter: Sitter;
  /** The side the seat scores for, from 0. */
  side: number;
  /** Whether the person is ready for the next round or for a rematch. */
  ready: boolean;
};

/** The number that decides a deal together with the parts. It stays secret until the match is over. */
export type Secret = string;

/** Rules that belong together. */
export type Section = {
  /** The subject of these rules, in the language. */
  heading: string;
  /** The sentences of this section. */
  lines: Array<Line>;
};

/** An event as one audience sees it. */
export type SeenEvent =
  /** The table was opened. */
  | { type: 'opened' }
  /** A person sat down. */
  | {
      type: 'seated';
      seat: Seat;
      name: string;
      /** The number of the face that the person chose; absent if the face follows the name. */
      face?: number;
      /** Whether a program plays for the person: a bot account. */
      program?: boolean;
    }
  /** The person on a seat chose another name or another face. */
  | {
      type: 'renamed';
      seat: Seat;
      name: string;
      /** As in [`SeenEvent::Seated`]. */
      face?: number;
    }
  /** The host gave a free seat to a bot. */
  | {
      type: 'bot-seated';
      seat: Seat;
      /** How well the bot plays. */
      level: Level;
      /** Who the bot is. */
      persona: Persona;
      /** The number of its face. */
      face: number;
    }
  /** A person left the seat before the match began, or the host took it back from a bot. */
  | { type: 'left'; seat: Seat }
  /** A match began: the first, or a rematch. */
  | {
      type: 'match-began';
      /** The match's number at this table, from 1. */
      number: number;
    }
  /** Every seat drew a tile for the lead. */
  | { type: 'lot-drawn'; tiles: BySeat<Tile>; leader: Seat }
  /** The shuffled tiles form a pile, and the seats take their hands from it. */
  | {
      type: 'mixed';
      /** The round's number in its match, from 1. */
      round: number;
      /** How many tiles the pile has. */
      pile: number;
      /** How many tiles each seat takes. */
      each: number;
      /** The seats in the order in which they take; `None` if all take at the same time. */
      order: Array<Seat> | null;
      /** Whether the leader asked for this second shuffle. */
      again: boolean;
    }
  /** The leader asked for a second shuffle. */
  | { type: 'mixed-again'; seat: Seat }
  /** A tile was taken from the pile. */
  | {
      type: 'took';
      seat: Seat;
      /** The tile's place in the pile, from 0. */
      place: number;
      /** The tile, for the seat that took it, if it may look at its tiles now. */
      tile: Tile | null;
      by: ActedBy;
    }
  /** The round began: tiles were dealt, or the last one was taken. */
  | {
      type: 'dealt';
      /** The round's number in its match, from 1. */
      round: number;
      /** This audience's hand; `None` for spectators, and for a seat that may not look at its tiles yet. */
      hand: Array<Tile> | null;
      /** This audience's second hand, where each player has two. */
      second_hand?: Array<Tile>;
      /** How many tiles each seat holds. */
      counts: BySeat<number>;
      /** How many tiles the boneyard has. */
      boneyard: number;
      leader: Seat;
      /** Which tiles may be played first. */
      must_lead: MustLead;
    }
  /** A seat may look at its tiles from now on. */
  | {
      type: 'lifted';
      seat: Seat;
      /** The tiles, for the seat itself. */
      hand: Array<Tile> | null;
    }
  /** The rules require a new deal; all hands are shown. */
  | {
      type: 'thrown-back';
      /** The round's number in its match, from 1. */
      round: number;
      /** The hands that were dealt. */
      hands: BySeat<Array<Tile>>;
    }
  /** The seat announced 6-6 before the lead, and must lead with it (R0.3.23). */
  | { type: 'declared'; seat: Seat; by: ActedBy }
  /** A tile was played. */
  | {
      type: 'played';
      seat: Seat;
      tile: Tile;
      /** The place on the table. */
      at: Place;
      /** The half that stayed open, if either half could have touched the end. */
      leaves?: number;
      /** The open ends after this action. */
      ends: Array<OpenEnd>;
      /** The points that the seat scored with this tile. */
      points?: number;
      by: ActedBy;
    }
  /** The double that was just played was closed. */
  | {
      type: 'closed';
      seat: Seat;
      /** The open ends after this action. */
      ends: Array<OpenEnd>;
      by: ActedBy;
    }
  /** A seat ended a turn in which it could have played more tiles. */
  | { type: 'done'; seat: Seat; by: ActedBy }
  /** A tile was drawn. */
  | {
      type: 'drew';
      seat: Seat;
      /** The tile, for the seat that drew it. */
      tile: Tile | null;
      /** How many tiles the boneyard has left. */
      boneyard: number;
      by: ActedBy;
    }
  /** A seat passed. */
  | { type: 'passed'; seat: Seat; by: ActedBy }
  /** A round ended and its points were written on the score sheet. */
  | {
      type: 'round-ended';
      /** The line of the score sheet. */
      result: RoundResult;
    }
  /** A person is ready for the next round, or for a rematch. */
  | { type: 'ready'; seat: Seat }
  /** The match ended; `end` is `None` if the players stopped it. */
  | { type: 'match-ended'; end: MatchEnd | null }
  /** A bot plays from now on for a person who is away. */
  | {
      type: 'held';
      seat: Seat;
      /** How well the bot plays. */
      level: Level;
    }
  /** The person is back and plays instead of the bot. */
  | { type: 'returned'; seat: Seat }
  /** A person has changed how long the bots take over their moves. */
  | {
      type: 'paced';
      seat: Seat;
      /** [`TableOptions::bot_delay_ms`](crate::TableOptions) from now on. */
      bot_delay_ms: number;
    }
  /** A person asks the others for something. */
  | { type: 'proposed'; seat: Seat; proposed: Proposed }
  /** A person agrees with what is asked. */
  | { type: 'agreed'; seat: Seat }
  /** A person refuses what is asked, or withdraws it. */
  | { type: 'declined'; seat: Seat }
  /** Everyone agreed: what was played from an event on is taken back. Clients get a snapshot instead of this event. */
  | {
      type: 'took-back';
      seat: Seat;
      /** The number of the first event that is taken back. */
      from: number;
    }
  /** The clocks get back the time during which the server was down or the table was frozen. */
  | { type: 'credited'; ms: number };

/** Appeals against a sanction. */
export type SendAppeal = {
  /** Why the sanction is wrong: 1 to `APPEAL_CHARS_MAX` characters. */
  words: string;
};

/** Sends a command to a table. */
export type SendCommand = {
  /** The id that you choose for the command, at most 64 bytes. */
  id: string;
  command: Command;
};

/** Reports a person to the moderators. The person is not told. */
export type SendReport = {
  /** Whom you report. */
  about: ReportAbout;
  /** Why. */
  reason: ReportReason;
  /** What you want to say about it, at most `REPORT_CHARS_MAX` characters. It may be empty. */
  words: string;
};

/** Which side scores after a round. */
export type Sense =
  /** The winner scores the points of the other hands. */
  | 'winner-gains'
  /** The losers score the points of their hands. */
  | 'losers-pay'
  /** The winner scores one point. */
  | 'round-points'
  /** Only points made in play count, and bonuses. */
  | 'play-only'
  /** No points: the side that wins most rounds wins. */
  | 'none';

/** What separates the cells of a line. Spreadsheets expect a semicolon where the comma is the decimal mark. */
export type Separator =
  /** `,` */
  | 'comma'
  /** `;` */
  | 'semicolon';

/** A message from the server. */
export type ServerMessage =
  /** Everything that the client's audience may know, up to event `view.seq`. */
  | {
      type: 'snapshot';
      /** The server's [`VERSION`]. */
      version: number;
      view: TableView;
      now: LiveState;
    }
  /**
   * Events numbered `from`, `from` + 1, … and the live state after them. If there are no events, only the live state
   * is new.
   */
  | {
      type: 'update';
      /** The number of the first event. */
      from: number;
      events: Array<SeenEvent>;
      now: LiveState;
    }
  /** A seat played a tile. A short form of `update`, for an update that says nothing else. */
  | {
      type: 'played';
      /** The number of the event. */
      n: number;
      seat: Seat;
      tile: Tile;
      at: Place;
      /** The half that stayed open, if either half could have touched the end. */
      leaves?: number;
      ends: ShortEnds;
    } & ShortState
  /** A seat drew a tile. A short form of `update`, for an update that says nothing else. */
  | {
      type: 'drew';
      /** The number of the event. */
      n: number;
      seat: Seat;
      /** The tile, for the seat that drew it. */
      tile?: Tile;
      /** How many tiles the boneyard has left. */
      boneyard: number;
    } & ShortState
  /** A seat passed. A short form of `update`, for an update that says nothing else. */
  | {
      type: 'passed';
      /** The number of the event. */
      n: number;
      seat: Seat;
    } & ShortState
  /** A person at the table said something. It has no number, and a client that connects later does not get it. */
  | {
      type: 'said';
      /** The first seat of the person. */
      seat: Seat;
      said: Said;
    }
  /** The table carried out a command and stored its events. */
  | {
      type: 'ack';
      /** The command's id. */
      id: string;
      /** The number of the command's last event. */
      seq: number;
    }
  /** The table refused a command. */
  | {
      type: 'refused';
      /** The command's id. */
      id: string;
      refusal: Refusal;
    }
  /**
   * A message of the client failed, or the connection cannot continue. If it cannot continue, the server closes it
   * next.
   */
  | { type: 'problem'; problem: Problem }
  /** Answers `ping`. */
  | { type: 'pong' };

/** A browser on which a person is signed in, as lists name it. Its secret is another string. */
export type SessionId = string;

/** A session with its confirmed results. */
export type SessionResults = {
  evening: EveningId;
  /** The name of the evening. */
  name: string;
  day: Day;
  /** Empty if the organiser named none. */
  room: string;
  /** Whether no more results follow. */
  over: boolean;
  /** All confirmed results, match by match. */
  matches: Array<CompetitionMatch>;
};

/** Sets the outcome of a match. */
export type SetOutcome = {
  /** How it ended. */
  outcome: MeetingOutcome;
};

/** The result of a finished round: its score sheet, and the verdict if the match is over. */
export type Settlement = {
  /** The side that won the round, counted from 0; `None` if no side won. */
  winner: number | null;
  /** Whether a block has no winner because the lowest hands tie. */
  tied: boolean;
  /** The points of each seat's remaining tiles. */
  values: BySeat<number>;
  /** The score sheet, one line for each side. */
  sides: Array<SideScore>;
  /** The points that are carried to a later round. */
  carried: number;
  /** The bonuses that were paid. */
  bonuses: Array<PaidBonus>;
  /** The number of rounds so far, with this round and without redeals. */
  rounds: number;
  /** The side whose account opened first; `None` before that, and where all are open from the start. */
  first_open: number | null;
  /** The event that ended the match at once, regardless of points. */
  instant: InstantEnd | null;
  /** The verdict of the match; `None` until the match is over. */
  verdict: Verdict | null;
};

/** Who loses when several sides pass a losing target in one round. */
export type SeveralOver =
  /** All sides that pass the target. */
  | 'all'
  /** Of these sides, only those with the most points. */
  | 'highest';

/** The shape that the tiles form. */
export type Shape =
  /** One line with two ends. */
  | 'line'
  /** Four arms round the first double. */
  | 'cross'
  /**
   * A line that branches at every double. The first double takes tiles on its four sides, a later double on its
   * three free sides, in any order. Each branch continues like a line.
   */
  | 'tree'
  /** A train for each seat and a public one, all from one hub (F-train). */
  | 'trains'
  /** The hub takes six tiles before any other play; each later double takes three (F-chicken). */
  | 'chicken-foot'
  /** Triangles on a lattice: edges touch, and tiles show the same number at every corner that they share (F-trio). */
  | 'triangles';

/** A person who played from the same network as another one. It is a hint, no proof: a family shares a network, and so does a club. */
export type SharedNetwork = {
  /** The other person. */
  person: ModeratedPerson;
  /** In how many rated matches both played from one network, in the last 90 days. */
  matches: number;
  /** In how many of these they were partners. */
  partners: number;
  /** When the last of these ended, in milliseconds since 1970. */
  last_ms: number;
};

/** Two people who played rated matches from one network. It is a hint, no proof. */
export type SharedNetworkPair = {
  /** The two people. */
  people: [ModeratedPerson, ModeratedPerson];
  /** In how many rated matches both played from one network, in the last 90 days. */
  matches: number;
  /** In how many of these they were partners. */
  partners: number;
  /** When the last of these ended, in milliseconds since 1970. */
  last_ms: number;
};

/** The agreement of a table. */
export type Sheet = {
  /** The name of the preset, and whether it was changed. */
  title: string;
  /** The rules in short, for players who are about to begin. */
  summary: Summary;
  /** The rules, in the order in which players ask. */
  sections: Array<Section>;
  /** What these rules do without: `Nothing else: no redeal, no bonuses.` `None` if nothing is left out. */
  nothing_else?: Line;
  /** A worked example, settled by the engine under these rules. */
  example: Example;
};

/** Asks for an agreement sheet: the rules in words. An unknown language gets `bad-request`. */
export type SheetRequest = {
  /** A preset and overrides, such as `goat-club-one match.target=51`. */
  rules: string;
  /** The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English. */
  lang?: string;
};

/** The open ends after a play. */
export type ShortEnds =
  /** The numbers at the left and at the right end of a line. */
  | [number, number]
  /** Each open place, and the number that it shows. */
  | Array<[Place, number]>;

/** A legal move. */
export type ShortMove =
  /** Play a tile at a place. */
  | [Tile, Place]
  /** Play a tile at a place, and leave this half open. */
  | [Tile, Place, number]
  /** A move without a tile. */
  | OtherMove;

/** The end of each short message: who acted, and the live state after it. */
export type ShortState = {
  /** Left out if it is `person`. */
  by?: ActedBy;
  /** As in [`LiveState::turn`]. */
  turn: Seat | null;
  /** As in [`LiveState::legal`]. */
  legal?: Array<ShortMove>;
  /** As in [`LiveState::clock_ms`]. */
  clock_ms?: number;
};

/** How a match ended for a side. */
export type SideResult =
  | 'won'
  | 'lost'
  /** Nobody won or lost. */
  | 'tied'
  /** The players stopped the match. */
  | 'stopped';

/** How the seats form sides. */
export type SideRule =
  /** Every seat is a side of its own. */
  | 'solo'
  /** Two pairs, seats 1 and 3 against seats 2 and 4. A table has four seats. */
  | 'pairs'
  /** `pairs` at a table of four seats, `solo` at any other table. */
  | 'pairs-at-4'
  /** Two players with two hands each, at four seats: A1 B1 A2 B2 (R1.3). */
  | 'two-hands';

/** One side's line of the score sheet for one round. */
export type SideScore = {
  /** The account before the round. */
  before: Account;
  /** The points of the round before any threshold or cap, with `received` and `bonus` but without `made`. */
  credit: number;
  /** The part of the credit that was carried from earlier rounds. */
  received: number;
  /** The part of the credit that bonuses paid. */
  bonus: number;
  /** The points scored in play, less those paid. They are not part of the credit. */
  made: number;
  /** The points paid in play, for drawn tiles and for passes after a draw. */
  paid: number;
  /** The points that the round added to the account. */
  scored: number;
  /** The account after the round. */
  after: Account;
};

/** The seats of each side: seats of one side score together. A record names a side by its lowest seat. */
export type Sides = Array<Array<Seat>>;

/** Signs in on this browser. */
export type SignIn = {
  /** The name of the account, with capital or small letters, or its confirmed e-mail. */
  name: string;
  /** The password. */
  password: string;
  /** Whether the tables, clubs and matches of this browser's guest become the account's. */
  move_guest?: boolean;
};

/** What happens when a seat has one legal move. */
export type SingleChoice =
  /** The table waits for the player, except under even tempo. */
  | 'waits'
  /** The table makes the move after three seconds (R1.8.5). */
  | 'moved';

/** Who sits on a seat, the same for every audience. */
export type Sitter =
  /** The seat is free. */
  | { kind: 'open' }
  /** A person. */
  | {
      kind: 'person';
      /** The name others see. */
      name: string;
      /** The number of the face that the person chose; absent if the face follows the name. */
      face?: number;
      /** The bot that plays while the person is away. */
      held_by: Level | null;
      /** Whether a program plays for the person: a bot account. */
      program?: boolean;
    }
  /** A bot. */
  | {
      kind: 'bot';
      /** How well it plays. */
      level: Level;
      /** Who it is. */
      persona: Persona;
      /** The number of its face. */
      face: number;
    };

/** Points of tiles that differ from their pips (C26, C27). */
export type SpecialValue = {
  /** The tiles. */
  tiles: Array<Tile>;
  /** Whether the points hold in every hand, or only in a hand of exactly these tiles. */
  when: SpecialWhen;
  /** The points: of each tile with [`SpecialWhen::Held`], of all together with [`SpecialWhen::Only`]. */
  points: number;
};

/** The hands in which a special value counts. */
export type SpecialWhen =
  /** A hand of exactly these tiles. */
  | 'only'
  /** Every hand that holds one of them. */
  | 'held';

/** Why a spreadsheet cannot be read. */
export type SpreadsheetFault =
  /** The file has a password. */
  | { code: 'locked' }
  /** The file has macros. */
  | { code: 'macros' }
  /** The file is neither an Excel nor an OpenDocument spreadsheet, or it is from an Excel before 1997. */
  | { code: 'other-kind' }
  /** The file is damaged. */
  | { code: 'broken' }
  /** No sheet has a cell with content. Hidden sheets do not count. */
  | { code: 'empty' }
  /** A sheet has too many rows or columns, or all sheets together have too much text. */
  | {
      code: 'too-large';
      /** The last row that may have content. */
      rows: number;
      /** The last column that may have content. */
      columns: number;
    };

/** How a list is downloaded. */
export type SpreadsheetRequest = {
  /**
   * The separator, for a file that a person opens in a spreadsheet: it then begins with a byte order mark. If you leave it out, you
   * get commas and no byte order mark, for programs.
   */
  spreadsheet: Separator | null;
};

/** A sheet with content. */
export type SpreadsheetSheet = {
  /** The name on its tab. */
  name: string;
  /**
   * Its rows as lines, with tabs between the cells, each as its cell shows it. Line 1 is row 1. Columns before the first
   * one with content are left out. `POST /api/clubs/{id}/members.csv` accepts such a text.
   */
  text: string;
};

/** The sheets of a spreadsheet. */
export type SpreadsheetView = {
  /** The sheets that have content, in the order of their tabs. There is at least one. */
  sheets: Array<SpreadsheetSheet>;
};

/** The standing of a match between two rounds. */
export type Standing = {
  /** One account for each side. */
  accounts: Array<Account>;
  /** Points of tied blocks that are carried to a later round. */
  carried: number;
  /** The number of rounds so far, without redeals. */
  rounds: number;
  /** The side whose account opened first; `None` before that, and where all are open from the start. */
  first_open: number | null;
};

/** A key that puts a player before the next one (CLUB-86, CLUB-87, CLUB-89). */
export type StandingsKey =
  /** Match points. */
  | 'points'
  /** Matches won. */
  | 'wins'
  /** Effectiveness. */
  | 'effectiveness'
  /** Plus points less minus points; penalties do not count. */
  | 'difference'
  /** Plus points. */
  | 'plus'
  /** The matches of the tied players against each other, in the final standings only (CLUB-88). */
  | 'meetings'
  /** How far the pair came in a knock-out, before all other keys. No regulation names it. */
  | 'progress'
  /** The place in the group, where the best of groups play a knock-out. No regulation names it. */
  | 'group'
  /** The lower player number, if all other keys are equal. */
  | 'number';

/** A line of the standings. */
export type StandingsRow = {
  /** From 1. Entrants of a knock-out may share a rank. */
  rank: number;
  entrant: Entrant;
  /** Points, in halves: 3 is one and a half. */
  half_points: number;
  /** Matches at the table. */
  played: number;
  won: number;
  tied: number;
  lost: number;
  /** Wins by a walkover. */
  won_unplayed: number;
  /** Losses by a walkover, and matches from which both were absent. */
  lost_unplayed: number;
  byes: number;
  is_withdrawn: boolean;
  /** Whether the results do not count, because the entrant withdrew from a round robin before half of it. */
  is_annulled: boolean;
  /** Why this entrant is before the next; `None` for the last, and if the two share a rank. */
  before_next: TieBreakReason | null;
};

/** Where a stream of a table begins. */
export type StreamRequest = {
  /** The number of the last event that you have. If it is 0 or left out, you get a snapshot. */
  last_seen: number;
};

/** An agreement in short. */
export type Summary = {
  /** “In short”, in the language. */
  heading: string;
  /** The sentences, to be shown as one paragraph. The first one names the game. */
  sentences: Array<string>;
};

/** A table at which you sit, in the few words that call you back to it. */
export type TableCall = {
  /** The table's id, as in its URL. */
  id: TableId;
  /** The preset that the rules start from. */
  preset: string;
  /** The players, in the order of their first seats. */
  seats: Array<Sitter>;
  /** What the table is doing. */
  phase: Phase;
  /** Your seat. */
  you: Seat;
  /** Whether the table waits for you: for a move, or for your tiles. */
  your_turn: boolean;
};

/** A table, as in its address. */
export type TableId = string;

/** An invitation to a table with a free seat. It ends after ten minutes, or when the table is full. */
export type TableInvitation = {
  /** The table's id, as in its URL. */
  table: TableId;
  /** The name of the person who invites you. */
  from: string;
  /** The number of that person's face; absent if the face follows the name. */
  face?: number;
  /** The rules of the table. */
  rules: Rules;
  /** Whether the match changes the ratings of its players. */
  rated: boolean;
};

/**
 * How a table is run: its clock, and how the seats get their tiles.
 *
 * Fields that the JSON leaves out keep their defaults.
 *
 * ```
 * use boneyard_table::{TableOptions, Tempo};
 *
 * let options: TableOptions = serde_json::from_str(r#"{"tempo":"even"}"#)?;
 * assert_eq!((options.tempo, options.turn_seconds), (Tempo::Even, None));
 * let error = serde_json::from_str::<TableOptions>(r#"{"tempo":"fast"}"#).expect_err("no such tempo");
 * assert!(error.to_string().starts_with("unknown variant `fast`, expected `open` or `even`"));
 * # Ok::<_, serde_json::Error>(())
 * ```
 */
export type TableOptions = {
  /** Seconds for each turn; `None` for no clock. */
  turn_seconds: number | null;
  /** Seconds that each player has in reserve for a match. They pass once the time of a turn is over. `None` for no reserve. */
  bank_seconds?: number;
  /**
   * Seconds for which the first deal of the table waits for people who have not connected yet. Then a bot plays for each of
   * them, until they come. `None` to wait only a moment.
   */
  gather_seconds?: number;
  /** What happens when a seat's time runs out. */
  on_timeout: OnTimeout;
  /** What the time before a play reveals to the other seats. */
  tempo: Tempo;
  /**
   * Milliseconds a bot waits before it plays, so that people can follow. At most
   * [`TableOptions::BOT_DELAY_MS_MAX`].
   */
  bot_delay_ms: number;
  /** How the seats get their hands. */
  taking: DealMethod;
  /** When each seat may look at its tiles. */
  lifting: Lifting;
  /** Which tile a draw takes from the boneyard. */
  boneyard: BoneyardChoice;
  /** What happens when a seat has one legal move. */
  single_choice: SingleChoice;
  /**
   * Whether players may reorder their hand. If not, pages show the tiles in the order they came, except for
   * players who need to touch their tiles (R3.2.2).
   */
  hand_order: HandOrder;
  /** Whether the match changes the ratings of its players. Then only people with accounts may sit. */
  rated?: boolean;
  /** How people at the table may talk. */
  talk?: Talk;
};

/** A table, for a list. */
export type TableSummary = {
  /** The table's id, as in its URL. */
  id: TableId;
  rules: Rules;
  /** How the table is run. */
  options: TableOptions;
  /**
   * The version of the host's own rules; absent if the host had none when the table was opened. When you sit down, you
   * accept them, the rules and the options. Read them at `/api/house-rules/{version}`.
   */
  house_rules?: string;
  /** The players, in the order of their first seats. A player with two hands has two seats, but is listed once. */
  seats: Array<Sitter>;
  /** What the table is doing. */
  phase: Phase;
  /** The seat of the person who came first, while the table waits for people; then `null`. */
  host: Seat | null;
  /** The seats of the people who are connected now. */
  here: Array<Seat>;
  /** Your seat; `null` if you do not sit here. */
  you: Seat | null;
  /**
   * For how many milliseconds the table has waited: before the first match, since it was opened; then since the turn
   * or the pause began.
   */
  waiting_ms: number;
};

/** Everything an audience may know of a table. */
export type TableView = {
  /** The number of the last event that the view includes. */
  seq: number;
  /** The rules. */
  rules: Rules;
  /** How the table is run. */
  options: TableOptions;
  /**
   * The version of the host's own rules; absent if the host had none when the table was opened. Who sits down accepts
   * them, the rules and the options.
   */
  house_rules?: string;
  /** This audience's seat, or the first of its two; `None` for spectators. */
  you: Seat | null;
  /** This audience's second seat, where each player has two. */
  second?: Seat;
  /** Who sits where. */
  seats: BySeat<SeatView>;
  /** Which seats score together. */
  sides: Sides;
  /** What the table is doing. */
  phase: Phase;
  /** The number of the match at this table; 0 before the first. */
  match_number: number;
  /** The points of the match so far. */
  standing: Standing;
  /** The pile, while the seats take tiles from it. */
  pile?: PileView;
  /** The current or the last round; `None` before the first. */
  round: RoundView | null;
  /** The finished rounds of this match, in order. */
  sheet: Array<RoundResult>;
  /** How the match ended; `None` before its end, or if the players stopped it. */
  match_end: MatchEnd | null;
};

/**
 * How people at a table may talk. In a match of pairs they may do so only while no round is played, so that nobody tells
 * a partner anything.
 */
export type Talk =
  /** With set phrases, which everyone reads in their own language. */
  | 'phrases'
  /** With set phrases and with text. */
  | 'chat'
  /** Not at all. */
  | 'off';

/** The points that end a match. */
export type Target =
  /** The same for any number of players. */
  | number
  /** By number of players. */
  | { [key in number]: number }
  /** No target: the match ends after `match.rounds`. */
  | null;

/** How points are compared with the target. */
export type TargetTest =
  /** At least the target. */
  | '>='
  /** More than the target. */
  | '>'
  /** Exactly the target; a score that would pass the target is void (F-53). */
  | '==';

/** What the time before a play reveals to the other seats. */
export type Tempo =
  /** Plays appear as they are made. */
  | 'open'
  /**
   * No play appears sooner than 1.2 seconds after the turn began, or after the seat's last action in the turn. If a
   * seat has one legal move, the table makes it after three seconds (R1.8.5).
   */
  | 'even';

/** What puts one entrant before another. */
export type TieBreak =
  /** Points, in halves. */
  | 'points'
  /**
   * Points against the others of the tie, in halves, if all of them have met. If this splits the tie, it counts again
   * among those who are still tied.
   *
   * In a Swiss, only matches that were played count; in a round robin, walkovers count too.
   */
  | 'direct-encounter'
  /** The Buchholz without the lowest of its numbers. */
  | 'buchholz-cut-1'
  /**
   * The sum of the opponents' points, in halves.
   *
   * Rounds without a match count as the FIDE Handbook says (C.07, Tie-Break Regulations, on unplayed rounds): the
   * entrant has played against a dummy opponent who has as many points as the entrant. For the opponents' points, the
   * rounds in which an opponent was absent to the end of the tournament count as ties.
   */
  | 'buchholz'
  /**
   * The sum of each opponent's points times the points won against them, in quarters. In a Swiss, unplayed rounds
   * count as for the Buchholz.
   */
  | 'sonneborn-berger'
  /** Matches won at the table. */
  | 'wins'
  /** Matches at the table; fewer are better. */
  | 'fewer-matches'
  /** The round of the bracket that was reached; the winner of the final is one round further. */
  | 'round-reached'
  /** 1 for the winner of the match for the third place. */
  | 'third-place'
  /** The lot; the lower number goes first. */
  | 'lot';

/** Why an entrant is before the next one. */
export type TieBreakReason = {
  /** The first tie-break in which the two differ. */
  by: TieBreak;
  /** The value of the entrant. Points and Buchholz count halves, the Sonneborn-Berger quarters. */
  ours: number;
  /** The value of the next entrant. */
  theirs: number;
};

/** The pair whose column gets the zero of a tied fish (T-7). The choice does not change any score. */
export type TiedFish =
  /** The pair that led the round. */
  | 'leader'
  /** The pair that made the fish. */
  | 'blocker';

/**
 * A domino or a triangle. `6-4` and `4-6` are the same domino, so the smaller half is kept first. A triangle has three
 * numbers, which ascend clockwise from the smallest.
 *
 * ```
 * use boneyard_rules::Tile;
 *
 * let tile: Tile = "6-4".parse()?;
 * assert_eq!(tile, "4-6".parse()?);
 * assert_eq!(tile.to_string(), "4-6");
 * assert_eq!(tile.pips(), 10);
 * assert!("6-x".parse::<Tile>().is_err());
 *
 * let triangle: Tile = "2-3-1".parse()?;
 * assert_eq!(triangle.to_string(), "1-2-3");
 * assert!("1-3-2".parse::<Tile>().is_err(), "its numbers do not ascend clockwise");
 * # Ok::<_, boneyard_rules::ParseTileError>(())
 * ```
 */
export type Tile = [number, number] | [number, number, number];

/** The `tiles.*` parameters. */
export type TileRules = {
  /** The set in use. */
  set: TileSet;
  /** The tiles removed before the deal. */
  without: Without;
  /** The numbers that a blank matches. */
  blanks: Blanks;
  /** The pictures on the tiles. They change no rule. */
  faces: Faces;
};

/**
 * A set of tiles. A set of dominoes is named by its highest double, the set of triangles by how many it has.
 *
 * ```
 * use boneyard_rules::TileSet;
 *
 * assert_eq!(serde_json::from_str::<TileSet>(r#""double-9""#)?, TileSet::Double9);
 * assert!(serde_json::from_str::<TileSet>(r#""double-10""#).is_err(), "no such set is made");
 * # Ok::<_, serde_json::Error>(())
 * ```
 */
export type TileSet =
  /** 28 tiles. */
  | 'double-6'
  /** 55 tiles. */
  | 'double-9'
  /** 91 tiles. */
  | 'double-12'
  /** 136 tiles. */
  | 'double-15'
  /** 190 tiles. */
  | 'double-18'
  /** 56 triangles, one for every three numbers from 0 to 5. */
  | 'triomino-56';

/** What a program may do with a token. */
export type TokenScope =
  /** Read what you may see: your tables, your matches and your clubs. */
  | 'read'
  /** Play: open tables, sit down, and send what your seat plays. */
  | 'play'
  /** Change clubs and club nights as you may. */
  | 'clubs';

/** A token in your list. */
export type TokenView = {
  /** Names the token in requests. It does not open anything. */
  id: SessionId;
  /** What you call it. */
  name: string;
  /** What a program may do with it. */
  scopes: Array<TokenScope>;
  /** When you made it, in milliseconds since 1970. */
  since_ms: number;
  /** When it was last used, to the hour, in milliseconds since 1970. */
  used_ms: number;
};

/** Something that you can do at a tournament. */
export type TournamentAction =
  /** Enter, alone or with a partner. */
  | 'enter'
  /** Confirm one of your invitations. */
  | 'confirm'
  /** Withdraw, before the start or later; or withdraw the pair that is not confirmed. */
  | 'withdraw'
  /** Take part again. */
  | 'return'
  /** As the host, withdraw an entrant, or let one come back. */
  | 'remove'
  /** As the host, start before the time. */
  | 'start'
  /** As the host, pair the next round. */
  | 'pair'
  /** As the host, correct outcomes, and decide open matches. */
  | 'correct'
  /** As the host, close the tournament. */
  | 'close';

/** A tournament as everyone sees it. Times are in milliseconds since 1970. */
export type TournamentBoard = {
  /** What a list shows of it. */
  summary: TournamentSummary;
  /** How many entrants are needed to start. */
  entrants_min: number;
  /** When the next round is paired. */
  next_round: NextRound;
  /** How long a table waits for a player who has not come, in seconds. */
  absent_after_s: number;
  /** Whether bot accounts may enter. */
  programs: boolean;
  /** When an arena ends; `null` in other formats and before the start. */
  ends_ms: number | null;
  /** When it was closed. Then nothing changes any more. */
  closed_ms: number | null;
  /** The last round that was paired; 0 before the first. */
  round: number;
  /** How many rounds there are; `null` in an arena, and before the start if it depends on the entrants. */
  rounds_all: number | null;
  /**
   * How many of the rounds of a Swiss can be played with those who take part now: fewer than `rounds_all` if it is certain
   * that the last ones cannot be paired without a repeat. `null` in other formats and before the start.
   */
  rounds_possible: number | null;
  /**
   * Why no further round of a Swiss can be paired, although it has more: `all-have-met` or `too-few-entrants`. Then it is
   * over, unless a late entrant or one who comes back lets it go on.
   */
  stopped: TournamentFault | null;
  /** When the next round will be paired; `null` if that is not known. */
  pairs_ms: number | null;
  /** Everyone who has entered, by number, also those who withdrew. */
  entrants: Array<TournamentEntrant>;
  /** How many pairs wait for a partner to confirm. */
  unconfirmed: number;
  /**
   * The rounds, the last first. In an arena each pairing of those who waited is a round, and only the last rounds are
   * there, with all open matches.
   */
  rounds: Array<TournamentRound>;
  /** The bracket of a knock-out that has started. */
  bracket: Bracket | null;
  /**
   * The standings, the best first. Before the start they list the entrants by their seeding. Those who withdrew keep their
   * places.
   */
  standings: Array<StandingsRow>;
  /** The best entrant who did not withdraw, once it is over; `null` if two share the place. */
  winner: Entrant | null;
};

/** A player or a fixed pair of a tournament. */
export type TournamentEntrant = {
  /** The number. */
  entrant: Entrant;
  /** One person, or two. */
  people: Array<TournamentPerson>;
  /** The rating by which the entrant is seeded; `null` without one. */
  rating: number | null;
  /** Whether the entrant takes part no more. */
  withdrawn?: boolean;
};

/** Why a tournament refuses a command. The tournament stays as it was. */
export type TournamentFault =
  /** The tournament is closed. */
  | { code: 'closed' }
  /** The tournament has started already. */
  | { code: 'already-started' }
  /** The tournament has not started. */
  | { code: 'not-started' }
  /** The tournament is full. */
  | { code: 'full'; most: number }
  /** Too many entrants have registered, counting those who withdrew. */
  | { code: 'too-many-registered'; most: number }
  /** It is too late to enter. */
  | { code: 'entry-closed' }
  /** Too few entrants take part. */
  | { code: 'too-few-entrants'; entrants: number; needed: number }
  /** There is no such entrant. */
  | { code: 'no-entrant'; entrant: Entrant }
  /** There is no such pairing. */
  | { code: 'no-pairing'; pairing: PairingId }
  /** The entrant has withdrawn already. */
  | { code: 'already-withdrawn'; entrant: Entrant }
  /** The entrant takes part already. */
  | { code: 'not-withdrawn'; entrant: Entrant }
  /** The entrant has come back too often. */
  | { code: 'too-many-returns'; entrant: Entrant; most: number }
  /** Matches are open. */
  | { code: 'matches-open'; open: number }
  /** Every round is paired. */
  | { code: 'all-paired' }
  /** No two entrants can be paired now. */
  | { code: 'nobody-to-pair' }
  /** Round `round` cannot be paired without a repeat, or without a second bye for an entrant. */
  | { code: 'all-have-met'; round: number }
  /** The time of the arena is over. */
  | { code: 'time-over' }
  /** The tournament has too many matches. */
  | { code: 'too-many-pairings'; most: number }
  /** The match is decided already. */
  | { code: 'already-decided'; pairing: PairingId }
  /** The match is not decided. */
  | { code: 'not-decided'; pairing: PairingId }
  /** A later pairing follows from the outcome. */
  | { code: 'followed'; pairing: PairingId; later: PairingId }
  /** The correction changes nothing. */
  | { code: 'same-outcome'; pairing: PairingId }
  /** The organiser has corrected too many outcomes. */
  | { code: 'too-many-corrections'; most: number };

/** Who plays whom, and until when. */
export type TournamentFormat =
  /**
   * Entrants play on until the time is over, each time against another who waits. They may enter until the end, and a
   * match that began in time counts. A win is worth 2 points, a tie 1. After two wins in a row each further win counts
   * double, until a match that is not won.
   */
  | {
      type: 'arena';
      /** How long it lasts, 5 to 720 minutes. */
      minutes: number;
    }
  /**
   * Each round, entrants with similar points meet, and no two meet twice. A bye is worth a win. A late entrant has no
   * points for the rounds before.
   */
  | {
      type: 'swiss';
      /** How many rounds it has, 1 to 20. */
      rounds: number;
      /** The last round in which a late entrant may begin, from 2 to `rounds`; `None` if nobody may enter late. */
      late_until_round?: number;
    }
  /**
   * Everyone meets everyone. Entrants cannot enter late. A bye is worth nothing, because everyone has as many.
   * An entrant who withdraws loses all matches to come by walkovers.
   */
  | {
      type: 'round-robin';
      /** How often each two entrants meet, 1 or 2. */
      cycles: number;
    }
  /** The loser of a match is out, and a tie is played again. Entrants cannot enter late. */
  | {
      type: 'knock-out';
      /** Whether the losers of the semi-finals play for the third place. */
      third_place: boolean;
    };

/** A tournament, as in its address. */
export type TournamentId = string;

/** A pair that waits for you to confirm it. */
export type TournamentInvitation = {
  /** The number to send. */
  entry: number;
  /** Who wants to play with you. */
  from: TournamentPerson;
};

/** A match of a tournament. */
export type TournamentPairing = {
  /** The id in `POST /api/tournaments/{id}/outcomes/{pairing}`. */
  pairing: PairingId;
  /** The entrant who has the first side. */
  first: Entrant;
  second: Entrant;
  /** How it ended; absent while it is open. */
  outcome?: MeetingOutcome;
  /** The table where it is played; absent before that is open, and once it is decided. */
  table?: TableId;
  /** The match that was played to its end; absent before, and after a walkover. */
  match?: MatchId;
  /** Until when everyone must have come to the table; absent once they have. */
  come_by_ms?: number;
  /**
   * Those who left the match, gave it up or ran out of time; absent if nobody did. A rated match counts as lost for them, even if a bot
   * won for them.
   */
  left?: Array<TournamentPerson>;
};

/** A person of a tournament. */
export type TournamentPerson = {
  /** The name; empty for a guest without a name, and for a deleted account. */
  name: string;
  /** The number of the face that the person chose. Without one, the face follows the name. */
  face?: number;
  /** Whether the person has an account, so that `GET /api/people/{name}` shows a profile. */
  account?: boolean;
  /** Whether a program plays for the person: a bot account. */
  bot?: boolean;
};

/** Why a request about a tournament is refused. */
export type TournamentRefusal =
  /** Only the host may do this. */
  | { code: 'not-host' }
  /** The title is empty, is too long or has invisible characters. */
  | {
      code: 'bad-title';
      /** The longest title, in characters. */
      max: number;
    }
  /** It would start too far in the future. */
  | {
      code: 'bad-start';
      /** How far ahead it may start, in days. */
      days_max: number;
    }
  /** A number of seconds is out of range. */
  | {
      code: 'bad-seconds';
      /** The name of the field. */
      field: string;
      /** The lowest. */
      min: number;
      /** The highest. */
      max: number;
    }
  /** The format or the number of entrants is out of range. */
  | {
      code: 'bad-settings';
      /** What is out of range. */
      why: TournamentSettingsError;
    }
  /** The rules are not for two players, or not for two pairs of two. */
  | {
      code: 'bad-rules';
      /** Whether pairs were to play. */
      pairs: boolean;
    }
  /** Bot accounts may not enter this tournament. */
  | { code: 'no-programs' }
  /** You, or the partner, take part already. */
  | {
      code: 'entered';
      /** The name of the one who takes part. */
      name: string;
    }
  /** You have not entered. */
  | { code: 'not-entered' }
  /** The host withdrew you. Only the host can let you come back. */
  | { code: 'removed' }
  /** Pairs play here: name a partner. */
  | { code: 'needs-partner' }
  /** Single players play here: name no partner. */
  | { code: 'no-partners' }
  /** You cannot be your own partner. */
  | { code: 'partner-is-you' }
  /** There is no account with the partner's name. */
  | {
      code: 'no-such-partner';
      /** The name. */
      name: string;
    }
  /** The pair does not wait for you to confirm it. */
  | { code: 'not-invited' }
  /** Too many pairs wait to be confirmed. */
  | {
      code: 'too-many-unconfirmed';
      /** The most. */
      max: number;
    }
  /** The tournament does not allow it now. */
  | {
      code: 'not-now';
      /** Why. */
      why: TournamentFault;
    };

/** What you know of a tournament already. */
export type TournamentRequest = {
  /**
   * The `version` that you have. The answer comes once there is another one, and after about 20 seconds at the latest. In
   * an arena such a request also says that you are there for your next match.
   */
  after?: number;
};

/** A round of a tournament. */
export type TournamentRound = {
  /** The number, from 1. In a knock-out, the round of the bracket. */
  round: number;
  /** The matches. */
  pairings: Array<TournamentPairing>;
  /** Who had no opponent. */
  byes?: Array<Entrant>;
};

/** Why settings are refused. */
export type TournamentSettingsError =
  /** The numbers of entrants are out of range. */
  | { code: 'entrants'; entrants_min: number; entrants_max: number; most: number }
  /** The length of an arena is out of range. */
  | { code: 'minutes'; minutes: number }
  /** The number of rounds is out of range. */
  | { code: 'rounds'; rounds: number }
  /** So many entrants cannot play so many rounds of a Swiss without meeting again. */
  | { code: 'too-many-rounds'; rounds: number; entrants_max: number; most: number }
  /** The last round for late entrants is out of range. */
  | { code: 'late-entry'; round: number; rounds: number }
  /** The number of cycles is out of range. */
  | { code: 'cycles'; cycles: number };

/** Where a tournament stands. */
export type TournamentStatus =
  | 'to-come'
  | 'running'
  /** Every match is decided, or the tournament is closed. Until it is closed, the host may correct outcomes. */
  | 'over';

/** A tournament, for a list. */
export type TournamentSummary = {
  /** The tournament's id, as in its address. */
  id: TournamentId;
  /** The title that the host chose. */
  title: string;
  /** The preset of the rules. */
  preset: string;
  /** The rules: the preset and its overrides. */
  rules: string;
  /** How the tables are run. */
  options: TableOptions;
  /** Whether fixed pairs play. */
  pairs: boolean;
  /** Who plays whom, and until when. */
  format: TournamentFormat;
  /** The host; without a name if the account was deleted. */
  host: TournamentPerson;
  /** Where it stands. */
  status: TournamentStatus;
  /** When it starts or should have started, in milliseconds since 1970. */
  starts_ms: number;
  /** When it started; `null` before, and if it never did. */
  started_ms: number | null;
  /** How many entrants take part, or took part. */
  entrants: number;
  /** How many may take part. */
  entrants_max: number;
  /** The people of the best entrant who did not withdraw, once it is over; `null` if two share the place. */
  winner: Array<TournamentPerson> | null;
  /** Whether you take part or took part. */
  entered?: boolean;
};

/** A tournament as you see it. */
export type TournamentView = {
  /** What to send as `after`. */
  version: number;
  /** The time of the server, in milliseconds since 1970, to count down to the times of the tournament. */
  now_ms: number;
  /** What everyone sees. */
  tournament: TournamentBoard;
  /** What concerns you. */
  you: TournamentYou;
};

/** What concerns you at a tournament. */
export type TournamentYou = {
  /** What you can do now. */
  can: Array<TournamentAction>;
  /** Whether you are the host. */
  hosts: boolean;
  /** Your number, or that of your pair; `null` if you have not entered. */
  entrant: Entrant | null;
  /** The partner who has to confirm your pair; `null` if there is none. */
  waits_for: TournamentPerson | null;
  /** The pairs that wait for you to confirm them. */
  invitations: Array<TournamentInvitation>;
  /** The table of your open match; `null` if there is none. */
  table: TableId | null;
};

/** One page of tournaments: those that run and those to come by their start, those that are over with the last first. */
export type TournamentsPage = {
  /** At most `TOURNAMENTS_PER_PAGE` tournaments. */
  tournaments: Array<TournamentSummary>;
  /** What to send as `after` for the next page; `null` on the last page. */
  next: string | null;
};

/** Which tournaments to list. */
export type TournamentsRequest = {
  /** `to-come`, `running` or `over`. If you leave it out, those that run, then those to come. */
  status?: TournamentStatus;
  /** The `next` of the page before. */
  after?: string;
};

/** Whether you want e-mails about the turns of slow matches. They are sent to a confirmed e-mail only. */
export type TurnMails = {
  /** Whether you want them. */
  wants: boolean;
};

/** How many tiles a turn may lay, and which. */
export type TurnPlays =
  /** One tile. */
  | 'one'
  /** One tile, or two doubles at two different ends (R0.3.22, R2.9). */
  | 'two-doubles'
  /** One tile, then any number of doubles that fit (F-donkey). */
  | 'double-run'
  /**
   * One tile. A double needs a cover in the same turn, from the hand or drawn; so does a cover that is a double
   * (F-train).
   */
  | 'cover-double';

/** The `turn.*` parameters. */
export type TurnRules = {
  /** How many tiles a turn may lay. */
  plays: TurnPlays;
  /** Whether the seat may close a double that it has just laid (F-donkey). */
  closeDouble: boolean;
  /** The end that a tile goes to while both ends show one number. */
  equalEnds: EqualEnds;
};

/** A play that changed what a round was worth. */
export type TurningPoint = {
  /** The index of the round. */
  round: number;
  /** The index of the action in its round. */
  action: number;
  /** Who acted. */
  seat: Seat;
  /** What the round was worth to the side of this seat before the action, in points. */
  before: number;
  /** What it was worth after it. */
  after: number;
};

/** A game of the catalogue that cannot be played here. */
export type Unplayable = {
  /** The game's name in URLs. */
  id: string;
  /** The game's name in the language. */
  title: string;
  /** Why the game cannot be played, in a sentence or two. */
  statement: string;
  /** The ids of the statements that name the game. */
  source: string;
  /** Whether the rule editor can express rules for the game. */
  can_be_composed: boolean;
};

/** A common reason for a penalty, with its usual amount. The reason has 1 to `NOTE_CHARS_MAX` characters. */
export type UsualPenalty = {
  reason: string;
  /**
   * The points of effectiveness that the player loses, from 0 to `PENALTY_AMOUNT_MAX`; 0 for a sanction without a
   * penalty.
   */
  amount: number;
};

/** The `value.*` parameters. */
export type ValueRules = {
  /** Tiles whose points differ from their pips. */
  special: Array<SpecialValue>;
};

/** A move with its value. */
export type Valued = {
  /** The move. */
  choice: Move;
  /**
   * What the mover's side gains in the round, less the mean of what the others gain, in points; 50 more or less if the match ends
   * with it. 0 if there is only one move.
   */
  points: number;
  /** The standard error of the points. */
  error: number;
};

/** A house variant of a preset, to open in one step. */
export type Variant = {
  /** The name, unique among the variants of the preset, such as `to-51`. */
  id: string;
  /** A few words in the language for a button. */
  label: string;
  /** The rules, as a preset and overrides. */
  rules: string;
};

/** The sides that won and lost a match, counted from 0. In a drawn match both lists are empty. */
export type Verdict = {
  /** The sides that won. */
  won: Array<number>;
  /** The sides that lost. */
  lost: Array<number>;
};

/** People who wait for opponents with the same wishes. */
export type WaitingPeople = {
  /**
   * The games that they would play, the one they like best first: each a preset and overrides. With `players`, `options` and `any`, it
   * is what to send to `/api/pool` to play with these people.
   */
  games: Array<string>;
  /** How many people play; `null` for any number that the rules allow. */
  players: number | null;
  /** How the table is run. */
  options: TableOptions;
  /** The options that they do not mind. */
  any: Array<PoolOption>;
  /** The people: at most 20. */
  people: Array<LobbyPerson>;
  /** For how many seconds the first of them has waited. */
  seconds: number;
};

/** One page of the matches that everyone may watch, the one that began last first. */
export type WatchPage = {
  /** At most 20 matches. */
  matches: Array<WatchedMatch>;
  /** How many matches there are on all pages. */
  total: number;
  /** What to send as `after` for the next page; `null` on the last page. */
  next: string | null;
};

/** Which matches to list. */
export type WatchRequest = {
  /** The `next` of the page before. */
  after?: string;
};

/** A rated match that is being played. Spectators see it some seconds later, and so is its score here. */
export type WatchedMatch = {
  /** The table's id, as in its URL. */
  id: TableId;
  /** The rules: a preset and overrides. */
  rules: string;
  /** How the table is run. */
  options: TableOptions;
  /** The players, in the order of their first seats. */
  seats: Array<Sitter>;
  /** When the match began, in milliseconds since 1970. */
  began_ms: number;
  /** The points; `null` while the table is too busy to show them. */
  score: WatchedScore | null;
};

/** The points of a match, as spectators see them. */
export type WatchedScore = {
  /** Which seats score together. */
  sides: Sides;
  /** The points of the match so far. */
  standing: Standing;
};

/** The tiles removed before the deal, for any number of players or by that number. */
export type Without =
  /** The same tiles for any number of players. */
  | Array<Tile>
  /** By number of players; nothing is removed for numbers not listed. */
  | { [key in number]: Array<Tile> };
