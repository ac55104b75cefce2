import { answer, renderPart, useServer } from '@shop/testing';
import { sessionEvents } from '@shop/session';
import { act, waitFor } from '@testing-library/react';
import { endpoint, keys, pushBrowser } from '../../testing/push-browser.ts';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, arriveAsGuest, session } from '../../testing/visitor.ts';
import { PushLink } from './push-link.tsx';

const server = useServer();
let browser: ReturnType<typeof pushBrowser>;
let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  browser = pushBrowser('granted');
  sent = [];
  server.use(
    answer('pushSubscribe', ({ body }) => {
      sent.push(body);
      return null;
    }),
  );
});
afterEach(() => browser.remove());

const stored = () => localStorage.getItem('push_subscription');
const open = () => renderPart(<PushLink />, { texts, models: [session] });

test('POP-028 TRK-007 a sign-in links the customer to the browser’s subscription, and a logout takes the link away', async () => {
  localStorage.setItem('push_subscription', '{"customerId":null}');
  await browser.subscribeBefore();
  const { store } = open();
  arriveAsCustomer(store);
  await waitFor(() => expect(stored()).toBe('{"customerId":7}'));
  expect(sent).toEqual([{ endpoint, ...keys }]);
  act(() => void store.dispatch(sessionEvents.loggedOut()));
  arriveAsGuest(store);
  await waitFor(() => expect(stored()).toBe('{"customerId":null}'));
  expect(sent).toHaveLength(2);
});

test('POP-028 a customer who signs in anew on the page, as after a change of password, is linked again', async () => {
  localStorage.setItem('push_subscription', '{"customerId":7}');
  await browser.subscribeBefore();
  const { store } = open();
  arriveAsCustomer(store);
  expect(sent).toEqual([]);
  act(() => void store.dispatch(sessionEvents.signedIn({ token: 'another', from: 'login' })));
  arriveAsCustomer(store);
  await waitFor(() => expect(sent).toEqual([{ endpoint, ...keys }]));
});

test('a browser without a subscription asks nothing, and one that has lost it forgets it', async () => {
  const { store, unmount } = open();
  arriveAsCustomer(store);
  unmount();
  localStorage.setItem('push_subscription', '{"customerId":null}');
  arriveAsCustomer(open().store);
  await waitFor(() => expect(stored()).toBeNull());
  expect(sent).toEqual([]);
});
