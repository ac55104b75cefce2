import type { CallResult } from '@shop/contract';
import { answer, breakConnection, tooMany, useServer } from '@shop/testing';
import { createStaticHandler } from 'react-router-dom';
import { matchPage } from '../../contract/match-page.ts';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import type { PageData } from './page-data.ts';
import { createRoutes } from '../pages/routes.tsx';

const server = useServer();
const info = '/customer/account/accountinfo';
const password = '/customer/account/password';
const account = remoteConfig(
  [
    route({ path: info, name: 'Accountinfo', page: './accountinfo', render: 'personal', letterLink: 'sign-in' }),
    route({ path: password, name: 'Password', page: './password', render: 'personal', letterLink: 'new-password' }),
  ],
  { name: 'account' },
);
const token = 'email=ana%40example.ca&operation=register&rp_token=12AB56';

const cartOf = (items_qty: number) => ({ items_qty }) as never; // all that is asked of the cart

/** Opens an address: where it leads, whether its page was loaded, and whom the session was told of. */
const open = async (path: string, signedIn = false) => {
  const order: string[] = [];
  const page = { default: () => null, loader: async () => void order.push('page') };
  const exposes = { 'account./accountinfo': page, 'account./password': page, 'account./locale-en': {} };
  const shell = testShell({ configs: [account], exposes, signedIn: () => signedIn });
  const intentsSent: unknown[] = [];
  const { dispatch } = shell.store;
  shell.store.dispatch = ((action: { type?: string; payload?: unknown }) => {
    if (action.type === 'session/signInAnswered') intentsSent.push(action.payload);
    return dispatch(action as never);
  }) as typeof dispatch; // only plain actions come by here
  const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  const location = context instanceof Response ? context.headers.get('Location') : null;
  const data = context instanceof Response ? undefined : Object.values(context.loaderData).at(-1);
  const { failure } = (data ?? {}) as Partial<PageData>;
  return { location, order, intentsSent, ...(order.length === 0 && !location && { failure }) };
};

/** Answers the pre-check or the token with this, and writes down what was asked. */
const verifying = (result: CallResult<'verifyToken'> = { token: 'customer-token' }) => {
  const asked: unknown[] = [];
  server.use(answer('carts', cartOf(0)));
  server.use(
    answer('verifyToken', ({ body }) => {
      asked.push(body);
      return result;
    }),
  );
  return asked;
};

test.each([info, password])('%s is rendered in the browser, where its links can sign in', (path) => {
  expect(matchPage(path, [account])).toMatchObject({ render: 'client', exposes: [{ remote: 'account' }] });
});

test.each([info, password])('GUARD-006 on %s the token is verified before the screen shows', async (path) => {
  const asked = verifying();
  const { order } = await open(`${path}?${token}`);
  expect(order).toEqual([]);
  expect(asked).toEqual([{ email: 'ana@example.ca', operation: 'register', rp_token: '12AB56' }]);
});

test('GUARD-006 whatever the operation, it is for the API to judge', async () => {
  const asked = verifying();
  await open(`${info}?${token.replace('register', 'other')}`);
  expect(asked).toEqual([{ email: 'ana@example.ca', operation: 'other', rp_token: '12AB56' }]);
});

test.each([
  'email=a%40b.ca&operation=register',
  'rp_token=12AB56&operation=register',
  'email=a%40b.ca&rp_token=12AB56',
])('GUARD-006 with only %s nothing is verified', async (query) => {
  const asked = verifying();
  expect((await open(`${info}?${query}`)).order).toEqual(['page']);
  expect(asked).toEqual([]);
});

test('GUARD-007 GUARD-008 a verified token signs in and leaves the address', async () => {
  verifying();
  expect(await open(`${info}?${token}&x=1`)).toEqual({
    location: `${info}?email=ana%40example.ca&operation=register&x=1`,
    order: [],
    intentsSent: [{ ok: true, result: { token: 'customer-token' } }],
  });
});

test('GUARD-007 GUARD-008 on Password it signs nobody in, and lets them choose a new password', async () => {
  verifying({ token: 'reset-token' });
  const query = 'email=ana%40example.ca&operation=forget_password';
  expect(await open(`${password}?${query}&rp_token=12AB56`)).toEqual({
    location: `${password}?${query}&type=forgotpassword&token=reset-token`,
    order: [],
    intentsSent: [],
  });
});

describe('a question comes first', () => {
  const question = `${password}?type=letter&email=ana%40example.ca&token=12AB56`;
  const customer = (email: string) => answer('accountInformation', { email } as never); // all that is asked of them;

  test.each([info, password])('where a cart is filled (%s)', async (path) => {
    const asked = verifying();
    server.use(answer('carts', cartOf(2)));
    expect(await open(`${path}?${token}`)).toEqual({ location: question, order: [], intentsSent: [] });
    expect(asked).toEqual([]);
  });

  test('where somebody else is signed in', async () => {
    const asked = verifying();
    server.use(customer('eve@example.ca'));
    expect(await open(`${info}?${token}`, true)).toEqual({ location: question, order: [], intentsSent: [] });
    expect(asked).toEqual([]);
  });

  test('where it cannot be known what is in the cart', async () => {
    verifying();
    server.use(breakConnection('carts'));
    expect((await open(`${info}?${token}`)).location).toBe(question);
  });

  test('but not where the account itself is signed in', async () => {
    const asked = verifying();
    server.use(customer('ana@example.ca'));
    expect((await open(`${info}?${token}`, true)).intentsSent).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

test.each([info, password])('on %s an account that was registered elsewhere asks for its password', async (path) => {
  verifying({ token: null, confirm_token: 'confirm-token' });
  expect(await open(`${path}?${token}`)).toEqual({
    location: `${password}?type=confirm&email=ana%40example.ca&token=confirm-token`,
    order: [],
    intentsSent: [],
  });
});

test('the token of a reset is no session: on Accountinfo too it leads to choosing a new password', async () => {
  verifying({ token: 'reset-token' });
  expect(await open(`${info}?email=ana%40example.ca&operation=forget_password&rp_token=12AB56`)).toEqual({
    location: `${password}?type=forgotpassword&email=ana%40example.ca&token=reset-token`,
    order: [],
    intentsSent: [],
  });
});

describe('a token that is not good signs nobody in', () => {
  beforeEach(() => server.use(answer('carts', cartOf(0))));

  test.each([
    ['register', info, `${info}?email=ana%40example.ca&letter=ended`],
    ['register', password, `${info}?email=ana%40example.ca&letter=ended`],
    ['forget_password', password, '/customer/account/forgotpassword?email=ana%40example.ca&letter=ended'],
    ['forget_password', info, '/customer/account/forgotpassword?email=ana%40example.ca&letter=ended'],
  ])('GUARD-006 a used or expired letter to %s is said to be so (from %s)', async (operation, path, location) => {
    server.use(answer('verifyToken', { code: 400, message: 'No.' }));
    const query = `email=ana%40example.ca&operation=${operation}&rp_token=12AB56`;
    expect(await open(`${path}?${query}`)).toEqual({ location, order: [], intentsSent: [] });
  });

  test.each([
    ['is refused as one too many', tooMany('verifyToken', 60), 'oops'],
    ['gets no answer', breakConnection('verifyToken'), 'unavailable'],
    ['meets a fault', answer('verifyToken', { code: 503, message: 'Busy.' }), 'unavailable'],
  ])('one that %s stays in the address, to be tried again', async (_, handler, failure) => {
    server.use(handler);
    expect(await open(`${info}?${token}`)).toEqual({ location: null, order: [], intentsSent: [], failure });
  });
});

describe('a link with a source', () => {
  const asked: unknown[] = [];
  beforeEach(() => asked.splice(0));
  const leading = (redirect: 'home' | 'login' | 'create') =>
    server.use(
      answer('subscribePrecheck', ({ body }) => {
        asked.push(body);
        return { redirect, email: 'ana@example.ca' };
      }),
    );

  test.each([info, password])('GUARD-009 GUARD-010 %s is pre-checked, and home leads to Home', async (path) => {
    leading('home');
    const { location, order } = await open(`${path}?source=letter&email=ana%40example.ca&mTime=1`);
    expect([location, order]).toEqual(['/', []]);
    expect(asked).toEqual([{ email: 'ana@example.ca', mTime: '1' }]);
  });

  test('GUARD-009 without a source there is no pre-check', async () => {
    leading('home');
    expect((await open(`${info}?email=ana%40example.ca`)).order).toEqual(['page']);
    expect(asked).toEqual([]);
  });

  test.each([
    ['this address', '', info],
    ['the given path', '&redirectUrl=%2Fsales-events', '/sales-events'],
    ['this address, not another site', '&redirectUrl=%2F%2Fevil.example', info],
  ])('GUARD-011 login leads to Login, with a redirect to %s', async (_, query, redirect) => {
    leading('login');
    const { location } = await open(`${info}?source=letter${query}`);
    const target = new URL(location ?? '', 'http://shop.test');
    expect(target.pathname).toBe('/customer/account/login');
    expect(target.searchParams.get('redirect')?.split('?')[0]).toBe(redirect);
  });

  test('GUARD-012 AUTH-027 create leads to creating a password for the e-mail, and keeps the source', async () => {
    leading('create');
    expect((await open(`${password}?source=letter`)).location).toBe(
      `${password}?type=create&email=ana%40example.ca&from=letter`,
    );
  });

  test('a pre-check that fails shows the page', async () => {
    server.use(answer('subscribePrecheck', { code: 500, message: 'No.' }));
    expect((await open(`${info}?source=letter`)).order).toEqual(['page']);
  });
});
