import type {
  EveningError,
  NameOwner,
  Player,
  EntryRefusal,
  SetupError,
  SheetError,
} from '../../net/protocol/evening.ts';
import type { EveningRefusal } from '../../net/protocol/types.ts';

/** The name of a player for a sentence. */
export type Who = (player: Player) => string;

/** An invalid text, and why it is invalid. */
export type TextError = Extract<EveningError, { code: 'text' }>['bad'];

/** A sentence for each code of a reason, except for the codes whose reasons contain a reason of their own. */
type ByCode<Reason extends { code: string }, Nested extends string = never> = {
  [R in Reason as Exclude<R['code'], Nested>]: (reason: R, who: Who) => string;
};

/** A sentence for each reason to refuse an entry, a setup or a request, with its values. */
export type Reasons = {
  refusals: ByCode<EntryRefusal, 'evening'>;
  /** Why the server could not read an entry. */
  notRead: string;
  /** Why a request about an evening was refused. */
  requests: { [R in EveningRefusal as R['code']]: (refusal: R) => string };
  evenings: ByCode<EveningError, 'setup' | 'sheet'>;
  sheets: ByCode<SheetError>;
  setups: ByCode<SetupError, 'name'>;
  /** An invalid name, by what it names. */
  names: {
    empty: (what: NameOwner) => string;
    'too-long': (what: NameOwner) => string;
    hidden: (what: NameOwner) => string;
    stacked: (what: NameOwner) => string;
  };
};
