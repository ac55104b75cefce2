import { sessionEvents, type Model } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OneTap, { models } from '../../../extensions/one-tap.tsx';
import { texts } from '../../../testing/fixtures.ts';
import { forgetGoogle, scriptArrives, scriptCount } from '../../../testing/google.ts';
import { siteWith } from '../../../testing/site.ts';

const server = useServer();
const SCRIPT = 'https://accounts.google.com/gsi/client';
const session: Model = {
  slice: {
    reducerPath: 'session',
    reducer: (state = { status: 'unknown' }, { type }) => {
      if (type === sessionEvents.guestTokenReceived.type) return { status: 'guest' };
      return type === sessionEvents.signedIn.type ? { status: 'customer' } : state;
    },
  },
};

beforeAll(() => import('./one-tap-card.tsx')); // so that it comes at once where time stands still
beforeEach(() => localStorage.clear());
beforeEach(() => void (document.cookie = 'consent=yes.1772366400.1'));
afterEach(forgetGoogle);
afterEach(() => jest.useRealTimers());

/** Google's script, as far as a page sees it. */
const fakeGoogle = () => {
  let callback: ((answer: { credential: string }) => void) | null = null;
  const initialize = jest.fn((options: { callback: typeof callback }) => void (callback = options.callback));
  const [prompt, cancel] = [jest.fn(), jest.fn()];
  return {
    initialize,
    prompt,
    cancel,
    install: () => void (window.google = { accounts: { id: { initialize, prompt, cancel } } }),
    tap: (credential: string) => act(async () => callback?.({ credential })),
  };
};

const open = (path = '/') => {
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(answer('configInit', siteWith({ google_client_id: 'client' })));
  const view = renderPart(<OneTap reload={() => undefined} />, { texts, path, actions, models: [session, ...models] });
  const { dispatch } = view.store;
  return {
    ...view,
    actions,
    meetGuest: () => act(() => void dispatch(sessionEvents.guestTokenReceived({ token: 'g', from: 'login' }))),
    meetCustomer: () => act(() => void dispatch(sessionEvents.signedIn({ token: 'c', from: 'storage' }))),
  };
};

test('AUTH-014 with a client id Google’s script is loaded 1 s after a visitor is known to be anonymous, not before', async () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const google = fakeGoogle();
  const { meetGuest } = open();
  await pass(10_000);
  meetGuest();
  await pass(999);
  expect(scriptCount('https://')).toBe(0);
  await pass(1);
  await scriptArrives(SCRIPT, google.install);
  expect(google.initialize).toHaveBeenCalledTimes(1);
  expect(google.initialize).toHaveBeenCalledWith(expect.objectContaining({ client_id: 'client', auto_select: false }));
  expect(google.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument(); // Google draws it
});

test.each(['no.1772366400.1', ''])('with the answer “%s” to tracking nothing of Google is loaded', async (answered) => {
  document.cookie = `consent=${answered}`;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { meetGuest } = open();
  meetGuest();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(scriptCount(SCRIPT)).toBe(0);
});

test('AUTH-014 consent that is given on the page is noticed without a reload', async () => {
  document.cookie = 'consent=; Max-Age=0';
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const google = fakeGoogle();
  const { meetGuest, store } = open();
  meetGuest();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(scriptCount(SCRIPT)).toBe(0);
  document.cookie = 'consent=yes.1772366400.1';
  act(() => void store.dispatch(sessionEvents.consentChosen())); // as the shell says it
  await scriptArrives(SCRIPT, google.install);
  expect(google.prompt).toHaveBeenCalledTimes(1);
});

test('AUTH-014 a customer is offered nothing, and nothing is loaded', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { meetCustomer } = open();
  meetCustomer();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(scriptCount('https://')).toBe(0);
});

test('AUTH-015 the token of the tap is handed to Google’s login; a login screen leads to AccountHome', async () => {
  const google = fakeGoogle();
  const asked: unknown[] = [];
  const { meetGuest, location, actions } = open('/customer/account/login');
  server.use(
    answer('googleLogin', ({ query }) => {
      asked.push(query.get('id_token'));
      return { token: 'google-token', verify_status: true, entity_id: 5 };
    }),
  );
  meetGuest();
  await scriptArrives(SCRIPT, google.install);
  await google.tap('a.b.c');
  await waitFor(() => expect(location()).toBe('/customer/account/home'));
  expect(asked).toEqual(['a.b.c']);
  expect(actions).toContainEqual(sessionEvents.signInAnswered({ ok: true, result: { token: 'google-token' } }));
});

test('a token that is refused is said, and Google is asked to show its prompt once more', async () => {
  const google = fakeGoogle();
  const { meetGuest } = open();
  server.use(answer('googleLogin', { code: 400, message: 'Google did not confirm this.' }));
  meetGuest();
  await scriptArrives(SCRIPT, google.install);
  await google.tap('a.b.c');
  expect(await screen.findByRole('alert')).toHaveTextContent('Google did not confirm this.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(google.prompt).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the prompt goes when somebody signs in otherwise; Google is told once who asks', async () => {
  const google = fakeGoogle();
  const { meetGuest, meetCustomer } = open();
  meetGuest();
  await scriptArrives(SCRIPT, google.install);
  meetCustomer();
  expect(google.cancel).toHaveBeenCalledTimes(1);
  meetGuest();
  await waitFor(() => expect(google.prompt).toHaveBeenCalledTimes(2));
  expect(google.initialize).toHaveBeenCalledTimes(1);
  expect(scriptCount(SCRIPT)).toBe(1);
});

test('a script that does not come leaves the page as it is', async () => {
  const { meetGuest } = open();
  meetGuest();
  await scriptArrives(SCRIPT, null);
  expect(scriptCount(SCRIPT)).toBe(0);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
