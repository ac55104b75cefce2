import type { CallResult } from '@shop/contract';
import { sessionEvents } from '@shop/session';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, arriveAsGuest, session } from '../../testing/visitor.ts';
import { Birthday } from './birthday.tsx';

const server = useServer();
/** How often account init was asked. */
let asked = 0;
const init = (play_birthday_wishes: boolean) => {
  const result = { is_old_user: true, play_birthday_wishes } as CallResult<'accountInit'>; // nothing else is looked at
  server.use(
    answer('accountInit', () => {
      asked += 1;
      return result;
    }),
  );
};
beforeEach(() => {
  localStorage.clear();
  asked = 0;
  init(false);
});

const open = (path = '/', language: 'en' | 'fr' = 'en') =>
  renderPart(<Birthday />, { texts, path, language, models: [session] });
const icon = () => screen.queryByRole('button', { name: 'Your birthday greeting' });

test('POP-032 the icon is for a customer whose flag is set, and not where one signs in or pays', () => {
  const { store, unmount } = open();
  expect(icon()).not.toBeInTheDocument();
  arriveAsGuest(store);
  expect(icon()).not.toBeInTheDocument();
  arriveAsCustomer(store, false);
  expect(icon()).not.toBeInTheDocument();
  arriveAsCustomer(store, true);
  expect(icon()).toBeVisible();
  unmount();
  arriveAsCustomer(open('/checkout/cart').store, true);
  expect(icon()).not.toBeInTheDocument();
});

test('POP-033 it opens the greeting and does not come again', async () => {
  const { store, unmount } = open();
  arriveAsCustomer(store, true);
  await userEvent.click(screen.getByRole('button', { name: 'Your birthday greeting' }));
  expect(await screen.findByRole('dialog', { name: 'Happy birthday, Ada!' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(icon()).not.toBeInTheDocument();
  unmount();
  arriveAsCustomer(open().store, true);
  expect(icon()).not.toBeInTheDocument();
});

/** Somebody who signed in on another day. */
const comeBack = ({ store }: ReturnType<typeof open>): void =>
  act(() => {
    store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' }));
    const names = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', group: 'General' };
    store.dispatch(sessionEvents.customerLoaded({ entityId: 7, ...names }));
  });

test('POP-032 who comes back signed in on the day has the icon too, and the shop is asked once a day', async () => {
  init(true);
  const first = open();
  comeBack(first);
  expect(await screen.findByRole('button', { name: 'Your birthday greeting' })).toBeVisible();
  first.unmount();
  comeBack(open());
  expect(icon()).toBeVisible();
  expect(asked).toBe(1);
});

test('on any other day there is none, and the next page does not ask again', async () => {
  const first = open();
  comeBack(first);
  await waitFor(() => expect(localStorage.getItem('birthday_asked')).toMatch(/^7 .* no$/));
  first.unmount();
  comeBack(open());
  expect(icon()).not.toBeInTheDocument();
  expect(asked).toBe(1);
});
