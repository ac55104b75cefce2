import { sessionEvents } from '@shop/session';
import { renderPart } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { AccountEntry } from './account-entry.tsx';

const { options } = shellParts();
const customer = { entityId: 5, email: 'ana@example.ca', firstName: 'Ana', lastName: 'Tremblay', group: 'General' };

function open(page: string, name: { firstName: string; lastName: string } | null = null) {
  const actions: { type: string }[] = [];
  const { store } = renderPart(<AccountEntry page={page} />, { ...options, actions });
  if (!name) return actions;
  act(() => {
    store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' }));
    store.dispatch(sessionEvents.customerLoaded({ ...customer, ...name }));
  });
  return actions;
}

test('SHELL-010 signed out the header shows Sign In / Join Free and no account links', () => {
  open('Home');
  expect(screen.getByRole('link', { name: 'Sign In / Join Free' })).toBeVisible();
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'My Account' })).not.toBeInTheDocument();
});

test.each([
  ['Home', 'homepage'],
  ['ProductList', 'product_list'],
  ['ProductDetail', 'product_detail'],
  ['FeedProductDetail', 'product_detail'],
])('SHELL-012 on %s the link to Login carries entrypoint=%s', (page, entrypoint) => {
  open(page);
  expect(screen.getByRole('link', { name: 'Sign In / Join Free' })).toHaveAttribute(
    'href',
    `/customer/account/login?entrypoint=${entrypoint}`,
  );
});

test('SHELL-017 a customer is greeted by their full name', () => {
  open('Home', customer);
  expect(screen.getByText('Hello, Ana Tremblay')).toBeVisible();
});

test('SHELL-017 a customer without a name is Anonymous', () => {
  open('Home', { firstName: '', lastName: '' });
  expect(screen.getByText('Hello, Anonymous')).toBeVisible();
});

test('SHELL-016 Log out runs the logout', async () => {
  const actions = open('Home', customer);
  await userEvent.click(screen.getByText('Hello, Ana Tremblay'));
  await userEvent.click(screen.getByText('Log out'));
  expect(actions.map(({ type }) => type)).toContain('session/logoutRequested');
});
