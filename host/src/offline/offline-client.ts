import type { CallInput, CallName, CallResult, Language } from '@shop/contract';
import type { CallFailure, CallOptions, CallOutcome, RequestClient } from '@shop/request';
import { saveAnswer, savedAnswer } from './saved-answers.ts';
import { addPendingChange, pendingChanges } from './pending-changes.ts';
import { isDeferrable, isSaved } from './own-data.ts';
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

/**
 * The client of a page that may lose its network. Without one no call goes out: what a person has in the shop is
 * answered as it was last, changes of cart and lists are kept (reason `later`), everything else fails at once. With one
 * the calls go to `client`, a change only after those that were kept before it.
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
  return {
    call: async <N extends CallName>(call: N, input: CallInput<N>, options?: CallOptions) => {
      if (!navigator.onLine) await whoIsKnown();
      if (!navigator.onLine) return isDeferrable(call) ? later(call, input as CallInput<CallName>) : known(call, input);
      if (isDeferrable(call) && pendingChanges().length > 0) await sendPending();
      const outcome = await client.call(call, input, options);
      if (!isSaved(call)) return outcome;
      if (outcome.ok) saveAnswer(who(), call, input, outcome.result);
      return !outcome.ok && outcome.reason === 'network' ? known(call, input) : outcome;
    },
  };
};
