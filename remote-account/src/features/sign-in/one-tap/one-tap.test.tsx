import { intents, type CallResult } from '@shop/contract';
import { ownApi, sessionEvents, type Model } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OneTap, { models } from '../../../extensions/one-tap.tsx';
import { texts } from '../../../testing/fixtures.ts';
import { dismiss, isDismissed } from './dismissal.ts';
import { googleSandbox } from './google-sandbox.ts';

const server = useServer();
const config = { google_one_tap: 'sandbox' } as CallResult<'configInit'>; // nothing else of it is read
const signedIn = { token: 'google-token', verify_status: true, entity_id: 5 };
const session: Model = {
  slice: {
    reducerPath: 'session',
    reducer: (state = { status: 'unknown' }, { type }) => {
      if (type === sessionEvents.guestTokenReceived.type) return { status: 'guest' };
      return type === sessionEvents.signedIn.type ? { status: 'customer' } : state;
    },
  },
};
const idToken = (token: string | null) => jest.spyOn(googleSandbox, 'idToken').mockResolvedValue(token);

beforeAll(() => import('./one-tap-card.tsx')); // so that it comes at once where time stands still
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

interface Place {
  path?: string;
  language?: 'en' | 'fr';
  isOffered?: boolean;
}

const open = ({ path = '/', language = 'en', isOffered = true }: Place = {}) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const reload = jest.fn();
  server.use(answer('configInit', isOffered ? config : ({} as CallResult<'configInit'>)));
  const view = renderPart(<OneTap reload={reload} />, { texts, path, language, actions, models: [session, ...models] });
  const { dispatch } = view.store;
  return {
    ...view,
    actions,
    reload,
    meet: (who: 'guest' | 'customer') =>
      act(() => {
        if (who === 'guest') dispatch(sessionEvents.guestTokenReceived({ token: 'g', from: 'login' }));
        else dispatch(sessionEvents.signedIn({ token: 'c', from: 'storage' }));
      }),
  };
};
const card = () => screen.queryByRole('region', { name: 'Sign in with Google' });
const shown = () => screen.findByRole('region', { name: 'Sign in with Google' });
/** Waits as long as `shown` does: its code and what it asks for come later than its time. */
const expectNone = () => expect(shown()).rejects.toThrow('Unable to find');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue as Camille' }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const fakeTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });

test('AUTH-014 it comes 1 s after a visitor is known to be anonymous, not before', async () => {
  fakeTime();
  const { meet, store } = open();
  await pass(10_000);
  expect(card()).not.toBeInTheDocument();
  meet('guest');
  const offers = () => Object.keys((store.getState() as { api: { queries: object } }).api.queries);
  await pass(999);
  expect(offers()).toEqual([]);
  await pass(1);
  expect(await shown()).toBeVisible();
});

test('AUTH-014 it never comes for somebody who is signed in, and leaves who signs in meanwhile', async () => {
  fakeTime();
  const { meet } = open();
  meet('customer');
  await pass(60_000);
  await expectNone();

  meet('guest');
  await pass(1_000);
  expect(await shown()).toBeVisible();
  meet('customer');
  expect(card()).not.toBeInTheDocument();
});

describe('it stays away', () => {
  test.each([
    ['where no Google client is configured', { isOffered: false }],
    ['in the cart', { path: '/checkout/cart' }],
    ['where one pays', { path: '/checkout/payment' }],
    ['where somebody has just deleted their account', { path: '/account-deleted' }],
  ])('%s', async (_, place) => {
    fakeTime();
    open(place).meet('guest');
    await pass(5_000);
    await expectNone();
  });

  test('for a week once it was closed, by its button or Escape', async () => {
    const { meet } = open();
    meet('guest');
    await shown();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(card()).not.toBeInTheDocument();
    const week = 7 * 24 * 3_600_000;
    expect([isDismissed(Date.now() + week - 60_000), isDismissed(Date.now() + week)]).toEqual([true, false]);
  });

  test('on the next page, too', async () => {
    dismiss(Date.now());
    fakeTime();
    open().meet('guest');
    await pass(5_000);
    await expectNone();
  });
});

test('AUTH-016 the stand-in hands its id_token to the call of Google’s login', async () => {
  idToken('a.b.c');
  const asked: unknown[] = [];
  const { meet, actions } = open();
  server.use(
    answer('googleLogin', ({ query }) => {
      asked.push(query.get('id_token'));
      return signedIn;
    }),
  );
  meet('guest');
  await shown();
  await goOn();
  await waitFor(() => expect(asked).toEqual(['a.b.c']));
  await waitFor(() =>
    expect(actions).toContainEqual(sessionEvents.signInAnswered({ ok: true, result: { token: 'google-token' } })),
  );
});

test('AUTH-015 then notes are fetched anew, the popup closes, and what waited for it runs', async () => {
  idToken('a.b.c');
  let notes = 0;
  server.use(
    answer('googleLogin', signedIn),
    answer('systemNotes', () => {
      notes += 1;
      return { list: [] } as unknown as CallResult<'systemNotes'>; // only that it was asked matters
    }),
  );
  const { meet, store, actions, reload, location } = open({ path: '/plus' });
  await store.dispatch(ownApi.endpoints.notes.initiate());
  meet('guest');
  await shown();
  act(() => void store.dispatch(intents.signInRequested({ pending: { type: 'wishlist/itemWanted' } })));
  await goOn();
  await waitFor(() => expect(notes).toBe(2));
  const types = actions.map(({ type }) => type);
  expect(types.filter((type) => type === 'wishlist/itemWanted')).toHaveLength(1);
  expect(store.getState()).toMatchObject({ signInPopup: { isOpen: false, pending: null } });
  expect(reload).not.toHaveBeenCalled();
  expect(location()).toBe('/plus');
});

test.each([
  '/customer/account/login?redirect=%2Fplus',
  '/customer/account/password',
  '/customer/account/forgotpassword',
  '/customer/account/confirm-verification-code',
])('AUTH-015 %s leads to AccountHome', async (path) => {
  idToken('a.b.c');
  server.use(answer('googleLogin', signedIn));
  const { meet, location } = open({ path });
  meet('guest');
  await shown();
  await goOn();
  await waitFor(() => expect(location()).toBe('/customer/account/home'));
});

test('a token that is refused is said on the card, and one may try again', async () => {
  idToken('a.b.c');
  server.use(answer('googleLogin', { code: 400, message: 'Google did not confirm this.' }));
  const { meet, location } = open({ path: '/customer/account/login' });
  meet('guest');
  await shown();
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Google did not confirm this.');
  expect(location()).toBe('/customer/account/login');
});

test('no token is said as well', async () => {
  idToken(null);
  const { meet } = open();
  meet('guest');
  await shown();
  await goOn();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('in French it is French', async () => {
  const { meet } = open({ language: 'fr' });
  meet('guest');
  expect(await screen.findByRole('region', { name: 'Se connecter avec Google' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuer en tant que Camille' })).toBeVisible();
});
