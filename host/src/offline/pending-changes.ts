import type { CallInput, CallName, CallResult } from '@shop/contract';
import type { CallOutcome, RequestClient } from '@shop/request';
import { localStore, readJson } from '@shop/session';
import { isRepeatable } from './own-data.ts';

/** A change of a person who was offline. */
export interface PendingChange {
  call: CallName;
  input: CallInput<CallName>;
  /** A customer's own number, or `guest`. A guest's changes are those of whoever uses this browser next. */
  who: string;
  /** It has been sent, and no answer came: it may have been made. */
  isSent?: true;
}

/** What became of a change: made; refused, with why; or sent once with no answer, and not safe to send again. */
export type Ending =
  | { change: PendingChange; outcome: 'made' }
  | { change: PendingChange; outcome: 'refused'; message: string }
  | { change: PendingChange; outcome: 'unsure' };

export const GUEST = 'guest';
const KEY = 'pending_changes';
const MAX_CHANGES = 50;

/** In the order in which they were made. */
export const pendingChanges = (): readonly PendingChange[] => {
  const read = readJson(localStore, KEY);
  return Array.isArray(read) ? read : []; // written here alone
};

const write = (list: readonly PendingChange[]): boolean => {
  if (list.length > 0) return localStore.write(KEY, JSON.stringify(list));
  localStore.remove(KEY);
  return true;
};

/** Keeps a change behind those that wait; false where there is no room: then it was not made, and is told to be so. */
export const addPendingChange = (change: PendingChange): boolean =>
  pendingChanges().length < MAX_CHANGES && write([...pendingChanges(), change]);

/** Answers that say no, rather than not now. */
const isDefinite = ({ reason, code }: Extract<CallOutcome<unknown>, { ok: false }>): boolean =>
  reason === 'code' && code < 500 && ![401, 429, 2002].includes(code);

const unsent = ({ call, input, who }: PendingChange): PendingChange => ({ call, input, who });

type Call = RequestClient['call'];

/** The first of those that `who` may have sent: their own, and a guest's. */
export const nextChange = (changes: readonly PendingChange[], who: string): PendingChange | undefined =>
  changes.find((change) => change.who === GUEST || change.who === who);

/** Puts something else in the place of a change; what was made meanwhile stands behind. */
const replaceAt = (at: number, ...others: PendingChange[]): boolean =>
  write(pendingChanges().toSpliced(at, 1, ...others));

const sendNext = async (call: Call, change: PendingChange, at: number): Promise<Ending | null> => {
  if (change.isSent && !isRepeatable(change.call)) {
    replaceAt(at);
    return { change, outcome: 'unsure' };
  }
  // First: whoever closes the page before the answer is not to have it sent as new.
  replaceAt(at, { ...change, isSent: true });
  const outcome: CallOutcome<CallResult<CallName>> = await call(change.call, change.input, { inPlace: true });
  if (outcome.ok || isDefinite(outcome)) {
    replaceAt(at);
    return outcome.ok ? { change, outcome: 'made' } : { change, outcome: 'refused', message: outcome.message };
  }
  // An answer that says "not now" says that nothing was done.
  if (outcome.reason === 'code') replaceAt(at, unsent(change));
  return null;
};

/**
 * Sends what is kept in its order, one at a time and in one tab at a time, as `who`, until something does not come
 * through; that and what stands behind it waits. Answers what became of those that do not wait any more. Changes of
 * another customer wait until they are back, and nobody else's wait for them.
 */
export const sendChanges = (call: Call, who: string): Promise<Ending[]> =>
  navigator.locks.request(KEY, async () => {
    const endings: Ending[] = [];
    for (;;) {
      const changes = pendingChanges();
      const next = nextChange(changes, who);
      const ending = next && (await sendNext(call, next, changes.indexOf(next)));
      if (!ending) return endings;
      endings.push(ending);
    }
  });
