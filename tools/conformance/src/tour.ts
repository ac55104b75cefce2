import { calls, type CallInput, type CallName, type CallResult } from '@shop/contract';
import type { Requester, Answer } from './ask.ts';
import { judge, type Verdict } from './judge.ts';
import type { Seen, Step } from './step.ts';
import { steps } from './steps.ts';

/** What became of one call. */
export interface Outcome {
  call: CallName;
  /** What the verdict says, or why the call was not made: the backend says that it does not serve it, or another reason. */
  verdict:
    | Exclude<Verdict, { kind: 'fits' }>
    | { kind: 'fits' }
    | { kind: 'unserved' }
    | { kind: 'untried'; why: string };
}

export interface TourOptions {
  ask: (call: CallName, input: Partial<CallInput<CallName>>, requester: Requester) => Promise<Answer>;
  /** A customer of the backend, for the calls that guests cannot make. */
  account?: { email: string; password: string };
  /** Whether calls are made that change what others see, such as a question about a product. */
  mayWrite: boolean;
}

/** Made before the steps: what they are made with, and which of them a backend serves. */
export const entered: ReadonlySet<CallName> = new Set(['guestLogin', 'login', 'configInit']);

const noAccount = 'a guest is refused, and no account was given';
const noWrites = 'it changes data; ask for it with --write';
const ungiven = 'no earlier answer gave what it needs';

/**
 * Makes every call of the contract once, as a guest, and as the customer where a guest is refused. Order: a guest's
 * token, the customer's, what the backend serves, then the steps.
 */
export const tour = async ({ ask, account, mayWrite }: TourOptions): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const results = new Map<CallName, unknown>();
  const guest: Requester = { 'Device-Id': `conformance-${crypto.randomUUID()}` };
  let customer: Requester | undefined;
  const seen: Seen = <N extends CallName>(call: N) => results.get(call) as CallResult<N> | undefined; // judged by its schema

  const make = async ({ call, isCustomers }: Step, input: Partial<CallInput<CallName>>): Promise<Verdict> => {
    const first = judge(call, await ask(call, input, (isCustomers && customer) || guest));
    const isRefused = first.kind === 'refused' && first.code === 401 && !isCustomers;
    return customer && isRefused ? judge(call, await ask(call, input, customer)) : first;
  };

  const note = (call: CallName, verdict: Verdict, mayRefuse = false): void => {
    if (verdict.kind === 'fits') {
      results.set(call, verdict.result);
      outcomes.push({ call, verdict: { kind: 'fits' } });
    } else if (verdict.kind === 'refused' && !mayRefuse) {
      const isGuest = verdict.code === 401 && !customer;
      const problem = `refused with code ${verdict.code} (“${verdict.message}”) what has to succeed`;
      outcomes.push({
        call,
        verdict: isGuest ? { kind: 'untried', why: noAccount } : { kind: 'fails', problems: [problem] },
      });
    } else outcomes.push({ call, verdict });
  };

  const signIn = async (
    call: 'guestLogin' | 'login',
    input: Partial<CallInput<CallName>>,
  ): Promise<string | undefined> => {
    note(call, judge(call, await ask(call, input, guest)));
    return seen(call)?.token ?? undefined;
  };

  const take = async (step: Step): Promise<void> => {
    const { call, isWrite, mayRefuse } = step;
    const given = step.input ? step.input(seen) : {};
    const served = seen('configInit')?.serves?.calls;
    if (served?.includes(call) === false) outcomes.push({ call, verdict: { kind: 'unserved' } });
    else if (isWrite && !mayWrite) outcomes.push({ call, verdict: { kind: 'untried', why: noWrites } });
    else if (!given) outcomes.push({ call, verdict: { kind: 'untried', why: ungiven } });
    else note(call, await make(step, given), mayRefuse);
  };

  guest.Authorization = await signIn('guestLogin', { query: { device_id: guest['Device-Id'], noAuth: '1' } });
  if (account) {
    const token = await signIn('login', { body: account });
    customer = token === undefined ? undefined : { ...guest, Authorization: token };
  } else outcomes.push({ call: 'login', verdict: { kind: 'untried', why: noAccount } });
  await take({ call: 'configInit' });
  for (const step of steps) if (!entered.has(step.call)) await take(step);
  const order = Object.keys(calls);
  return outcomes.toSorted((one, other) => order.indexOf(one.call) - order.indexOf(other.call));
};
