import { faultsName } from '@shop/contract/sandbox';
import { createRequestClient, type RequestClient } from '@shop/request';
import { serverTransport } from '@shop/request/server';
import { sessionEvents, sessionSlice } from '@shop/session';
import { makeStore, type PreloadedState, api } from '@shop/store';
import type { RenderInput, OfSite } from '../../contract/rendering.ts';
import { serverRemotes } from '../federation/server.ts';
import { givenFlags } from '../router/page-flags.ts';
import type { ShellServices } from '../services.ts';
import { toasts } from '../shell/toasts.ts';
import { releaseParts } from './release-parts.ts';
import { loadShellData } from '../shell/shell-data.ts';
import { productPageCalls, type CallInput, type CallName, type CallResult } from '@shop/contract';

/** A call by its name and query, whatever the order of the query's names. */
const nameOf = (call: CallName, query: object): string =>
  JSON.stringify([call, ...Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

/**
 * The client of a page that is everyone's: path resolution answers also what the page asks next, and those calls are
 * answered from there. What the API did not answer so, or the page asks in another way, is a call of its own.
 */
const withPageAnswers = (client: RequestClient): RequestClient => {
  const known = new Map<string, unknown>();

  const resolve: RequestClient['call'] = async (name, input, options) => {
    const { body } = input as CallInput<'pathResolve'>;
    const asked = { body: { ...body, with_page: 1 } } as typeof input;
    const answer = await client.call(name, asked, options);
    if (!answer.ok) return answer;
    const { id, page } = (answer.result ?? {}) as Partial<NonNullable<CallResult<'pathResolve'>>>;
    if (!id || !page) return answer;
    for (const [call, query] of Object.entries(productPageCalls(id))) {
      // Frozen, because the store walks through all of what it is given, three times, unless it is.
      known.set(nameOf(call as CallName, query), Object.freeze(page[call as keyof typeof page]));
    }
    return answer;
  };

  return {
    call: async (name, input, options) => {
      if (name === 'pathResolve') return resolve(name, input, options);
      const asked = 'query' in input && known.size > 0 ? nameOf(name, input.query ?? {}) : '';
      if (!known.has(asked)) return client.call(name, input, options);
      return { ok: true, code: 200, result: known.get(asked) as never, message: '', type: 'success' };
    },
  };
};

/** The answers for header and footer alone, as the stores of many pages can begin with them: frozen, as a store's state is. */
const shellAnswers = async (client: RequestClient): Promise<OfSite<PreloadedState>> => {
  const store = makeStore({ services: { client }, sagas: false });
  await loadShellData({ store });
  const { api: answers } = store.getState();
  store.dispatch(api.util.resetApiState());
  const isWhole = Object.values(answers.queries).every((query) => query?.status === 'fulfilled');
  return { value: { api: answers }, isWhole };
};

/** Whether kept answers may be used: the page is nobody's own, and no call of it is to fail on purpose. */
const isPlain = ({ visitor, api }: RenderInput): boolean => visitor === null && !(faultsName.header in api.headers);

const serverClient = (input: RenderInput, send = input.send): RequestClient => {
  const { visitor, language } = input;
  const authorization = visitor?.token ?? visitor?.guestToken;
  const asking = createRequestClient({
    transport: serverTransport({ baseUrl: input.api.baseUrl, timeout: 5000, send }),
    language: () => language,
    headers: () => ({
      ...input.api.headers,
      ...(visitor?.deviceId ? { 'Device-Id': visitor.deviceId } : {}),
      ...(authorization ? { Authorization: authorization } : {}),
    }),
  });
  return isPlain(input) ? withPageAnswers(asking) : asking;
};

/** The answers for header and footer with which a page's store begins; null where the page asks for them itself. */
export const answersOfSite = async (input: RenderInput): Promise<PreloadedState | null> =>
  isPlain(input) && input.ofSite
    ? input.ofSite(`shell ${input.language}`, (send) => shellAnswers(serverClient(input, send)))
    : null;

/** The services of one request: nothing in them outlives it but the texts, which are of the builds. */
export const serverServices = (input: RenderInput, preloaded: PreloadedState = {}): ShellServices => {
  const { visitor, language, remotes, report } = input;
  const { configs, texts } = releaseParts(remotes);
  const client = serverClient(input);
  const models = [{ slice: sessionSlice }, { slice: toasts }];
  const store = makeStore({ services: { client }, models, preloaded, sagas: false });
  if (visitor?.token) store.dispatch(sessionEvents.customerExpected());
  return {
    store,
    client,
    i18n: texts(language),
    language,
    remotes: serverRemotes(remotes, (error) => report(error.fault, error)),
    configs,
    flags: givenFlags(configs, input.flags ?? {}),
    signedIn: () => Boolean(visitor?.token),
    report,
  };
};
