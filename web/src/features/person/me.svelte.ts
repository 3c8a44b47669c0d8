import { ApiError, getMe, putMe } from '../../net/api.ts';
import { NAME_CHARS_MAX, type Me as Visitor } from '../../net/protocol/types.ts';
import { Query } from '../../net/query.svelte.ts';
import { firstCharacters } from '../../ui/text-length.ts';
import { faceNumber } from './person.ts';

/** What is wrong with a typed name. An account's name has no `@`, as an e-mail has. */
export type NameFault =
  | { readonly code: 'empty' | 'long' | 'at' }
  /** An account has this name, which looks like the typed one. */
  | { readonly code: 'taken'; readonly name: string }
  /** The site uses this name itself. */
  | { readonly code: 'house'; readonly name: string };

/** The name and the face of this device's person, as they are being edited. */
export class Me {
  readonly #known = new Query(getMe);
  #name = $state<string>();
  /** The face that was chosen here: `null` if it follows the name again, `undefined` if nothing was chosen. */
  #chosen = $state<number | null>();
  #fault = $state.raw<NameFault>();
  #error = $state.raw<ApiError>();

  /** Whether the server has told the person's name. */
  get loaded(): boolean {
    return this.#known.now.state === 'ready';
  }

  /** Why the name cannot be read; `undefined` if it can. */
  get failure(): ApiError | undefined {
    return this.#known.now.state === 'failed' ? this.#known.now.error : undefined;
  }

  get name(): string {
    return this.#name ?? this.#saved.name;
  }

  set name(typed: string) {
    this.#name = typed;
    this.#fault = undefined;
    this.#error = undefined;
  }

  /** The number of the chosen face; `undefined` while the face follows the name. */
  get chosen(): number | undefined {
    return this.#chosen === undefined ? this.#saved.face : (this.#chosen ?? undefined);
  }

  /** The number of the face that follows the name. */
  get nameFace(): number {
    return faceNumber(this.name.trim());
  }

  /** Chooses a face, or the one that follows the name. */
  choose(face: number | undefined): void {
    this.#chosen = face ?? null;
  }

  /** What is wrong with the name, once the person has tried to save it. */
  get fault(): NameFault | undefined {
    return this.#fault;
  }

  /** Why saving failed. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  /** Repeats the question for the person's name. */
  reload(): Promise<void> {
    return this.#known.reload();
  }

  /** Saves the name and the face, if they changed. Returns whether the server has them. */
  async save(): Promise<boolean> {
    const name = this.name.trim();
    this.#error = undefined;
    this.#fault = faultOf(name, this.#saved.account === true);
    if (this.#fault !== undefined) return false;
    const face = this.chosen;
    if (this.loaded && name === this.#saved.name && face === this.#saved.face) return true;
    try {
      await putMe(face === undefined ? { name } : { name, face });
      await this.#known.reload();
      this.#name = undefined;
      this.#chosen = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = faultIn(error);
      if (this.#fault === undefined) this.#error = error;
      return false;
    }
  }

  get #saved(): Visitor {
    return this.#known.now.state === 'ready' ? this.#known.now.value : { name: '' };
  }
}

function faultIn({ reason }: ApiError): NameFault | undefined {
  if (reason.code !== 'account') return undefined;
  switch (reason.refusal.code) {
    case 'name-taken':
      return { code: 'taken', name: reason.refusal.name };
    case 'name-of-house':
      return { code: 'house', name: reason.refusal.name };
    default:
      return undefined;
  }
}

function faultOf(name: string, isAccount: boolean): NameFault | undefined {
  if (name === '') return { code: 'empty' };
  if (isAccount && name.includes('@')) return { code: 'at' };
  return firstCharacters(name, NAME_CHARS_MAX) === name ? undefined : { code: 'long' };
}
