import { answer, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import * as page from './accountinfo.tsx';
import { customer, texts } from '../testing/fixtures.ts';

const server = useServer();
/** A session that stands still. */
const session = (status: 'unknown' | 'guest' | 'customer') => [
  { slice: { reducerPath: 'session', reducer: () => ({ status }) } },
];
const INFO = '/customer/account/accountinfo';

test('ROUTE-032 SHELL-007 the route Accountinfo needs no sign-in, and is in the login layout', () => {
  const route = config.routes.find(({ name }) => name === 'Accountinfo');
  expect(route).toMatchObject({ path: INFO, page: './accountinfo', layout: 'login' });
  expect(route?.auth ?? false).toBe(false);
});

test('ROUTE-032 a customer sees what the shop knows of them', async () => {
  server.use(answer('accountInformation', customer));
  await renderPage(page, {}, { texts, path: INFO, models: session('customer') });
  expect(await screen.findByText('Ana Tremblay')).toBeVisible();
});

test.each(['unknown', 'guest'] as const)(
  'nobody, or a guest, is led to the login, which leads back (%s)',
  async (status) => {
    await renderPage(page, {}, { texts, path: INFO, models: session(status) });
    expect(screen.getByRole('heading', { level: 1, name: 'Account Information' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/customer/account/login?${new URLSearchParams({ redirect: INFO })}`,
    );
  },
);

test.each([
  ['en', 'This link has expired or was used already.', 'Confirm your email with a new code'],
  ['fr', 'Ce lien a expiré ou a déjà servi.', 'Confirmer votre courriel avec un nouveau code'],
] as const)(
  'a letter that is expired or used is said to be so, and leads to a new code (%s)',
  async (language, text, link) => {
    const path = `${INFO}?email=ana%40example.ca&letter=ended`;
    await renderPage(page, {}, { texts, path, language, models: session('guest') });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/customer/account/confirm-verification-code?email=ana%40example.ca&sent=0',
    );
  },
);
