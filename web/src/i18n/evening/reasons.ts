import type {
  EveningError,
  NameOwner,
  Player,
  EntryRefusal,
  SetupError,
  SheetError,
} from '../../net/protocol/evening.ts';
import type { EveningRefusal } from '../../net/protocol/types.ts';

/** What a player is called. */
export type Who = (player: Player) => string;

/** A text that cannot stand in an evening, and why. */
export type BadText = Extract<EveningError, { code: 'text' }>['bad'];

type ByCode<Reason extends { code: string }, Nested extends string = never> = {
  [R in Reason as Exclude<R['code'], Nested>]: (reason: R, who: Who) => string;
};

/** A sentence for every reason not to take an entry, a setup or a request, from what comes with it. */
export type Reasons = {
  refusals: ByCode<EntryRefusal, 'evening'>;
  /** Why an entry comes back that the server does not read at all. */
  notRead: string;
  /** Why a request about an evening is refused. */
  requests: { [R in EveningRefusal as R['code']]: (refusal: R) => string };
  evenings: ByCode<EveningError, 'setup' | 'sheet'>;
  sheets: ByCode<SheetError>;
  setups: ByCode<SetupError, 'name'>;
  /** A name that cannot be, by what it is of. */
  names: {
    empty: (what: NameOwner) => string;
    'too-long': (what: NameOwner) => string;
    hidden: (what: NameOwner) => string;
    stacked: (what: NameOwner) => string;
  };
};
