import {
  calls,
  client,
  country,
  type CallDefinition,
  type CallInput,
  type CallName,
  type CallResult,
} from '@shop/contract';
import type { CallOptions, RequestOptions } from './options.ts';
import { answeredText } from './messages.ts';
import { isTooMany, unanswered, type CallFailure, type CallOutcome } from './outcome.ts';
import { watchSlowCall } from './slow-call.ts';
import { reactTo } from './reactions.ts';
import { createTransport, type Answer } from './transport.ts';

/** One token refresh for everything that waits for it. */
interface Refresher {
  /** Resolves when no refresh is under way. */
  settled: () => Promise<void>;
  /** Joins the refresh under way or starts one; true when there is a new token. */
  refresh: () => Promise<boolean>;
}

/** A refresh that throws counts as one that got no token. */
const createRefresher = (refreshToken: (() => Promise<boolean>) | undefined): Refresher => {
  let running: Promise<boolean> | undefined;
  const run = async (): Promise<boolean> => {
    try {
      return (await refreshToken?.()) ?? false;
    } catch {
      return false;
    } finally {
      running = undefined;
    }
  };
  return {
    settled: async () => {
      await running;
    },
    // Started one microtask later, so that calls made by the refresh itself find it under way.
    refresh: async () => (running ??= Promise.resolve().then(run)),
  };
};

/** A pause that the API asked for with Retry-After; background calls wait it out. */
interface Pause {
  start: (milliseconds: number) => void;
  /** Resolves when the pause is over, or at once when the caller gives up. */
  over: (signal?: AbortSignal) => Promise<void>;
}

const createPause = (): Pause => {
  let until = 0;
  return {
    start: (milliseconds) => {
      until = Math.max(until, Date.now() + milliseconds);
    },
    over: async (signal) => {
      const wait = until - Date.now();
      if (wait <= 0 || signal?.aborted) return;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, wait);
        signal?.addEventListener('abort', done);
      });
    },
  };
};

interface Input {
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
}

/** A new id of a call, 32 hexadecimal digits, as a trace has one; also where the page came without TLS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The one way to the API, for a page or for one request on the server. A call of a remote's own is given in place of a name. */
export interface RequestClient {
  call: <N extends CallName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ) => Promise<CallOutcome<CallResult<N>>>;
}

const failureOf = (answer: Answer): CallFailure =>
  'failure' in answer
    ? answer.failure
    : {
        ok: false,
        reason: 'code',
        code: answer.envelope.code,
        message: answer.envelope.message ?? '',
        result: answer.envelope.result,
        type: answer.envelope.type,
      };

/**
 * Makes a client with the session's headers (REQ-004 to REQ-008), retries (REQ-002), token refresh after a 401
 * (SESS-007) and reactions to errors (ERR-001 to ERR-008). A call has one id, whatever is sent for it: its own, or on
 * the server that of the page, which stands in `headers`.
 */
export const createRequestClient = (options: RequestOptions): RequestClient => {
  const {
    baseUrl = '',
    timeout = 60_000,
    retries = 3,
    retryDelay = 3_000,
    headers,
    language,
    onSignInNeeded,
  } = options;
  const send = options.transport ?? createTransport({ baseUrl, timeout, retries, retryDelay });
  const refresher = createRefresher(options.refreshToken);
  const pause = createPause();

  const headersNow = (id: string, noAuth: boolean): Record<string, string> => {
    const { Authorization, ...session } = headers?.() ?? {};
    const now = { client, country, 'x-request-id': id, ...session, Authorization: noAuth ? undefined : Authorization };
    const all = Object.entries({ ...now, 'Accept-Language': language?.() });
    return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
  };

  /** Sends a call, and once more with a new token when the API no longer knows the one it was sent with. */
  const exchange = async (id: string, definition: CallDefinition, input: Input, options: CallOptions) => {
    const { signal, replay = true } = options;
    // Guest login carries this flag (REQ-016): the call is sent without a token, and none is fetched for it.
    const noAuth = Boolean(input.query?.['noAuth']);
    if (!noAuth) await refresher.settled();
    if (signal?.aborted) return { failure: unanswered('cancelled') };
    const sent = headersNow(id, noAuth);
    const answer = await send({ definition, ...input, headers: sent, signal });
    if (noAuth || 'failure' in answer || answer.envelope.code !== 401) return answer;
    // While a refresh is under way there is no token, so the call waits for the new one.
    await refresher.settled();
    // A token that changed while the call was on its way needs no second refresh.
    const isStale = headersNow(id, false)['Authorization'] === sent['Authorization'];
    const renewed = isStale ? await refresher.refresh() : true;
    if (definition.once) {
      onSignInNeeded?.();
      return answer;
    }
    if (!renewed || !replay) return answer;
    if (signal?.aborted) return { failure: unanswered('cancelled') };
    return send({ definition, ...input, headers: headersNow(id, false), signal });
  };

  const call = async (
    named: CallName | CallDefinition,
    input: Input,
    callOptions: CallOptions = {},
  ): Promise<CallOutcome<unknown>> => {
    const definition: CallDefinition = typeof named === 'string' ? calls[named] : named;
    const id = newId();
    // A person's own change is sent at once: a refusal tells them how long to wait, silence would not.
    if (callOptions.background && !callOptions.inPlace) await pause.over(callOptions.signal);
    const own = new AbortController();
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, own.signal]) : own.signal;
    const cancel = definition.once ? null : () => own.abort();
    const answered = callOptions.background ? undefined : watchSlowCall(options.onSlow, { cancel });
    const answer = await exchange(id, definition, input, { ...callOptions, signal });
    answered?.();
    if ('envelope' in answer && answer.envelope.code === 200) {
      const { message, result, type } = answer.envelope;
      return { ok: true, code: 200, result, message: message ?? '', type: type ?? '' };
    }
    const failure = failureOf(answer);
    if ('envelope' in answer) {
      if (isTooMany(failure.code)) pause.start(answer.retryAfter);
      failure.message = answeredText(failure, answer.retryAfter, language?.() ?? 'en');
    }
    reactTo(
      failure,
      { call: typeof named === 'string' ? named : named.path, request: id },
      definition.method,
      callOptions,
      options,
    );
    return failure;
  };

  // The API checks what it takes and answers against the contract's schema of each call, so the types by name hold.
  return { call: call as RequestClient['call'] };
};
