import type { CallInput, CallName, CallResult, Language } from '@shop/contract';
import type { CallFailure, CallOptions, CallOutcome, RequestClient } from '@shop/request';
import { saveAnswer, savedAnswer } from './saved-answers.ts';
import { addPendingChange, nextChange, pendingChanges } from './pending-changes.ts';
import { isDeferrable, isRepeatable, isSaved } from './own-data.ts';
import { texts } from './texts.ts';

interface Options {
  /** A customer's own number, or `GUEST`. */
  who: () => string;
  /** Resolves when it is known who asks. */
  known: () => Promise<void>;
  language: Language;
  /** Sends what is saved; resolves when nothing more comes through. */
  sendPending: () => Promise<void>;
  /** Hears of each change that is kept. */
  onPending: () => void;
}

const unanswered = { ok: false, reason: 'network', code: 500, message: '' } as const;

/** Whether it is not known what became of a call: it may not have arrived, or its answer may not. */
const hasNoAnswer = ({ reason }: CallFailure): boolean => reason === 'network' || reason === 'timeout';

/**
 * The client of a page that may lose its network. Without one no call goes out: what a person has in the shop is
 * answered as it was last, changes of cart and lists are kept (reason `later`), everything else fails at once. With one
 * the calls go to `client`, a change only after those that were kept before it; one that gets no answer is kept too where
 * twice is the same as once, and no other was made meanwhile. The first call that is answered has what is kept sent.
 */
export const offlineClient = (
  client: RequestClient,
  { who, known: whoIsKnown, language, sendPending, onPending }: Options,
): RequestClient => {
  const known = <N extends CallName>(call: N, input: CallInput<N>): CallOutcome<CallResult<N>> => {
    const result = isSaved(call) ? savedAnswer(who(), call, input) : undefined;
    // Kept as the API answered it to the same call.
    return result === undefined
      ? unanswered
      : { ok: true, code: 200, result: result as CallResult<N>, message: '', type: '' };
  };
  const later = (call: CallName, input: CallInput<CallName>): CallFailure => {
    if (!addPendingChange({ call, input, who: who() })) return unanswered;
    onPending();
    return { ok: false, reason: 'later', code: 500, message: texts[language].pending };
  };
  /** Numbers the changes, so that none is kept behind one that was made after it. */
  let changes = 0;
  const change = async <N extends CallName>(call: N, input: CallInput<N>, options?: CallOptions) => {
    const number = (changes += 1);
    if (nextChange(pendingChanges(), who())) await sendPending();
    if (nextChange(pendingChanges(), who())) return later(call, input as CallInput<CallName>);
    const outcome = await client.call(call, input, options);
    const isPending = !outcome.ok && hasNoAnswer(outcome) && isRepeatable(call) && number === changes;
    return isPending ? later(call, input as CallInput<CallName>) : outcome;
  };
  return {
    call: async <N extends CallName>(call: N, input: CallInput<N>, options?: CallOptions) => {
      if (!navigator.onLine) await whoIsKnown();
      if (!navigator.onLine) return isDeferrable(call) ? later(call, input as CallInput<CallName>) : known(call, input);
      if (isDeferrable(call)) return change(call, input, options);
      const outcome = await client.call(call, input, options);
      if (outcome.ok && nextChange(pendingChanges(), who())) void sendPending();
      if (!isSaved(call)) return outcome;
      if (outcome.ok) saveAnswer(who(), call, input, outcome.result);
      return !outcome.ok && outcome.reason === 'network' ? known(call, input) : outcome;
    },
  };
};
