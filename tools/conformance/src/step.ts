import type { CallInput, CallName, CallResult } from '@shop/contract';

/** What earlier calls of the tour have answered; undefined where they have not, or not as the contract says. */
export type Seen = <N extends CallName>(call: N) => CallResult<N> | undefined;

/** How one call is tried. */
export interface Step {
  call: CallName;
  /** What it is given; undefined where the tour has not seen what it needs. Without it, nothing. */
  input?: (seen: Seen) => CallInput<CallName> | undefined;
  /** Changes more than the tour's own guest: made only where the backend may be written to. */
  isWrite?: boolean;
  /** Made as the customer at once, although a guest may make it too: it is about what is the customer's. */
  isCustomers?: boolean;
  /** The tour knows no input that has to succeed, such as a code from a letter: a code of the contract will do. */
  mayRefuse?: boolean;
}

type InputOf<N extends CallName> = CallInput<N> | ((seen: Seen) => CallInput<N> | undefined);

const stepOf =
  (kind: Pick<Step, 'isWrite' | 'isCustomers' | 'mayRefuse'>) =>
  <N extends CallName>(call: N, input: InputOf<N>): Step => ({
    call,
    input: typeof input === 'function' ? input : () => input,
    ...kind,
  });

/** A call that changes nothing, or only the tour's own guest. */
export const tried = stepOf({});
/** The same, where a refusal is right as well. */
export const asked = stepOf({ mayRefuse: true });
/** A call that changes what belongs to somebody. */
export const written = stepOf({ isWrite: true, mayRefuse: true });
/** The same, about something of the customer's. */
export const writtenByCustomer = stepOf({ isWrite: true, mayRefuse: true, isCustomers: true });
/** A call about something of the customer's. */
export const ofCustomer = stepOf({ isCustomers: true });
