import { sessionEvents } from '@shop/session';
import { renderPart } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { AccountEntry } from './account-entry.tsx';

const { options } = shellParts();
const ana = { entityId: 5, email: 'ana@example.ca', firstName: 'Ana', lastName: 'Tremblay', group: 'General' };

const signedIn = async (customer: Partial<typeof ana> = {}) => {
  const actions: { type: string }[] = [];
  const part = (
    <>
      <AccountEntry page="Home" />
      <button type="button">Elsewhere</button>
    </>
  );
  const { store, location } = renderPart(part, { ...options, actions });
  act(() => {
    store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' }));
    store.dispatch(sessionEvents.customerLoaded({ ...ana, ...customer }));
  });
  await screen.findByRole('button', { name: /^Hello, / });
  return { actions, location };
};
const opener = () => screen.getByRole('button', { name: /^Hello, / });
const entries = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('SHELL-017 a customer is greeted by their full name', async () => {
  await signedIn();
  expect(screen.getByText('Hello, Ana Tremblay')).toBeVisible();
});

test('SHELL-017 a customer without a name is Anonymous', async () => {
  await signedIn({ firstName: '', lastName: '' });
  expect(screen.getByText('Hello, Anonymous')).toBeVisible();
});

test('SHELL-013 SHELL-014 SHELL-015 the menu leads to the pages of the account', async () => {
  await signedIn();
  expect(entries()).toEqual([]);
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(entries()).toEqual([
    ['My Account', '/customer/account/home'],
    ['My Coupons', '/customer/account/coupon'],
    ['My Orders', '/customer/account/order'],
    ['My Points', '/points/points'],
    ['Wishlist', '/customer/account/wishlist'],
    ['Recently viewed', '/customer/account/recently-viewed'],
    ['Loyalty Cashback', '/loyalty-cashback?entrypoint=accountmenu'],
    ['Milestone Badge', '/Milestone-Badge?entrypoint=accountmenu'],
  ]);
});

test('the menu says whose it is, for the opener shows a phone no name', async () => {
  await signedIn();
  await userEvent.click(opener());
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Hello, Ana Tremblay');
});

test('SHELL-014 a dropshipper has no Loyalty Cashback', async () => {
  await signedIn({ group: 'Gold Dropship' });
  await userEvent.click(opener());
  expect(screen.getByRole('link', { name: 'Milestone Badge' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Loyalty Cashback' })).not.toBeInTheDocument();
});

test('SHELL-016 Log out runs the logout', async () => {
  const { actions } = await signedIn();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(actions.map(({ type }) => type)).toContain('session/logoutRequested');
});

test('Escape closes the menu and gives the focus back', async () => {
  await signedIn();
  await userEvent.click(opener());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'My Account' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(entries()).toEqual([]);
  expect(opener()).toHaveFocus();
});

test('a press elsewhere, the focus elsewhere and a navigation close it', async () => {
  const { location } = await signedIn();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(entries()).toEqual([]);

  await userEvent.click(opener());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(entries()).toEqual([]);

  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('link', { name: 'My Points' }));
  expect(location()).toBe('/points/points');
  expect(entries()).toEqual([]);
});
