import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, arriveAsGuest, session } from '../../testing/visitor.ts';
import { Birthday } from './birthday.tsx';

beforeEach(() => localStorage.clear());

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
