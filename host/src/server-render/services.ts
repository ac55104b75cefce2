import { faultsName } from '@shop/contract/sandbox';
import { createRequestClient, type RequestClient } from '@shop/request';
import { serverTransport } from '@shop/request/server';
import { sessionEvents, sessionSlice } from '@shop/session';
import { makeStore, type PreloadedState } from '@shop/store';
import type { RenderInput } from '../../contract/rendering.ts';
import { serverRemotes } from '../federation/server.ts';
import { givenFlags } from '../router/page-flags.ts';
import type { ShellServices } from '../services.ts';
import { toasts } from '../shell/toasts.ts';
import { withPageAnswers } from './page-answers.ts';
import { releaseParts } from './release-parts.ts';
import { shellAnswers } from './shell-answers.ts';

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
