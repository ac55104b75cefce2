import { faultsName } from '@shop/contract/sandbox';
import { createRequestClient } from '@shop/request';
import { serverTransport } from '@shop/request/server';
import { sessionEvents, sessionSlice } from '@shop/session';
import { makeStore } from '@shop/store';
import type { RenderInput } from '../../contract/rendering.ts';
import { serverRemotes } from '../federation/server.ts';
import { givenFlags } from '../router/page-flags.ts';
import type { ShellServices } from '../services.ts';
import { toasts } from '../shell/toasts.ts';
import { withPageAnswers } from './page-answers.ts';
import { releaseParts } from './release-parts.ts';

/** The services of one request: nothing in them outlives it but the texts, which are of the builds. */
export const serverServices = (input: RenderInput): ShellServices => {
  const { visitor, language, remotes, report } = input;
  const { configs, texts } = releaseParts(remotes);
  const authorization = visitor?.token ?? visitor?.guestToken;
  const asking = createRequestClient({
    transport: serverTransport({ baseUrl: input.api.baseUrl, timeout: 5000 }),
    language: () => language,
    headers: () => ({
      ...input.api.headers,
      ...(visitor?.deviceId ? { 'Device-Id': visitor.deviceId } : {}),
      ...(authorization ? { Authorization: authorization } : {}),
    }),
  });
  // A call that is to fail is made, not answered with another.
  const client = visitor === null && !(faultsName.header in input.api.headers) ? withPageAnswers(asking) : asking;
  const models = [{ slice: sessionSlice }, { slice: toasts }];
  const store = makeStore({ services: { client }, models, sagas: false });
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
