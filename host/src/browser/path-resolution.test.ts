import { answer, useServer } from '@shop/testing';
import { createRequestClient } from '@shop/request';
import { makeStore, type AppStore } from '@shop/store';
import { remoteConfig, route } from '../testing/test-shell.ts';
import { pathResolution } from './path-resolution.ts';
import { browserSession } from './session.ts';

const server = useServer();
const customersOnly = remoteConfig([route({ path: '/customer/account/home', auth: true })]);

// A channel of Node's would keep the test alive; without one, tabs tell each other by storage.
beforeAll(() => void Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));

/** A customer on a page for customers, whose token the API no longer knows. */
const setUp = () => {
  history.replaceState(null, '', '/customer/account/home');
  document.cookie = 'token=old-token; path=/';
  const resolution = pathResolution();
  const session = browserSession([customersOnly], 'en', resolution.isPending);
  const client = resolution.watch(
    createRequestClient({ baseUrl: location.origin, headers: session.headers, refreshToken: session.refresh }),
  );
  const store: AppStore = makeStore({ services: { client } });
  session.attach(store, client);
  server.use(answer('guestLogin', { token: 'guest-token' }), answer('accountInformation', { code: 500, message: '' }));
  session.begin();
  return { client, store };
};
/** jsdom cannot reload: it says so where a browser would have done it, as a text and as an error. */
const reloads = () =>
  jest.mocked(console.error).mock.calls.filter(([said]) => typeof said === 'string' && said.includes('navigation'));
const refused = { code: 401, message: 'Who are you?' };

afterEach(() => {
  document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  history.replaceState(null, '', '/');
});

test('GUARD-033 a 401 to path resolution renews the token, goes on with it, and reloads nothing', async () => {
  const { client, store } = setUp();
  const sent: (string | null)[] = [];
  server.use(
    answer('pathResolve', ({ headers }) => {
      sent.push(headers.get('Authorization'));
      return headers.get('Authorization') === 'guest-token'
        ? { type: 'cms', id: 1, reqest_path: '', attribute: {} }
        : refused;
    }),
  );
  const answered = await client.call('pathResolve', { body: { request_path: 'about' } }, { background: true });
  expect(answered).toMatchObject({ ok: true });
  expect(sent).toHaveLength(2);
  expect(store.getState()).toMatchObject({ session: { status: 'guest', token: 'guest-token' } });
  expect(document.cookie).not.toContain('token=old-token');
  expect(reloads()).toEqual([]);
});

test('a 401 to any other call reloads a page for customers', async () => {
  const { client } = setUp();
  server.use(answer('configInit', refused));
  jest.mocked(console.error).mockImplementation(() => undefined);
  await client.call('configInit', {});
  expect(reloads()).toHaveLength(1);
});
