import type { ApiError, Reason } from '../../net/api.ts';
import { Mutation } from '../../net/mutation.svelte.ts';
import { codeOf, type Check, type Fault } from './fault.ts';

/** The codes of reasons that a form may have a field for. */
type Code = ReturnType<typeof codeOf>;

/** A form about an account: whether its request is on its way, what is wrong with a field, or why it failed otherwise. */
export class Form<Field extends string> {
  readonly #mutation = new Mutation();
  /** The field that each reason of the server is about. Other reasons are about the form. */
  readonly #fields: Readonly<Partial<Record<Code, Field>>>;
  #fault = $state.raw<{ readonly field: Field; readonly fault: Fault }>();

  constructor(fields: Readonly<Partial<Record<Code, Field>>>) {
    this.#fields = fields;
  }

  get busy(): boolean {
    return this.#mutation.busy;
  }

  /** Why the request failed, unless a field is the reason. */
  get error(): ApiError | undefined {
    return this.#fault === undefined ? this.#mutation.error : undefined;
  }

  /** What is wrong with a field. Only the first fault is told. */
  faultOf(field: Field): Fault | undefined {
    return this.#fault?.field === field ? this.#fault.fault : undefined;
  }

  /** Sends the request if all fields pass their checks. Returns `undefined` if it was not sent or failed. */
  async send<Answer>(
    checks: readonly (readonly [Field, Check | undefined])[],
    request: () => Promise<Answer>,
  ): Promise<{ answer: Answer } | undefined> {
    if (this.busy) return undefined;
    this.#mutation.reset();
    this.#fault = undefined;
    for (const [field, check] of checks) {
      if (check === undefined) continue;
      this.#fault = { field, fault: { check } };
      return undefined;
    }
    const sent = await this.#mutation.run(request);
    const reason: Reason | undefined = this.#mutation.error?.reason;
    const field = reason && this.#fields[codeOf(reason)];
    if (reason !== undefined && field !== undefined) this.#fault = { field, fault: { reason } };
    return sent;
  }
}
