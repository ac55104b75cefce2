import { AccountPagesProvider } from '@shop/platform';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './forgot-password.tsx';
import { texts } from '../testing/fixtures.ts';

const server = useServer();
const FORGOT = '/customer/account/forgotpassword';
const open = (query = '', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: FORGOT + query, language });

test('ROUTE-031 SHELL-007 the forgot password screen is in the login layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: FORGOT, page: './forgot-password', layout: 'login' }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('a code is asked for, and entered on the next screen', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer('forgotPassword', ({ body }) => {
      bodies.push(body);
      return null;
    }),
  );
  const { location } = await open('?email=ana%40example.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() =>
    expect(location()).toBe('/customer/account/confirm-verification-code?email=ana%40example.ca&type=reset-password'),
  );
  expect(bodies).toEqual([{ email: 'ana@example.ca', operation: 'forget_password' }]);
});

test('where letters bring a link and no code, it is said on this screen that one is on its way', async () => {
  server.use(answer('forgotPassword', null));
  const withoutCodes = { routes: config.routes.filter(({ name }) => name !== 'ConfirmVerificationCode') };
  const Page = () => (
    <AccountPagesProvider value={[withoutCodes]}>
      <page.default />
    </AccountPagesProvider>
  );
  const { location } = await renderPage({ ...page, default: Page }, {}, { texts, path: FORGOT, language: 'fr' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Courriel' }), 'ana@example.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
  expect(await screen.findByText(/Si ana@example\.ca correspond à un compte/)).toBeVisible();
  expect(location()).toBe(FORGOT);
});

test('what is wrong is told under the field, in French too', async () => {
  server.use(answer('forgotPassword', { code: 429, message: 'Trop de requêtes.' }));
  await open('', 'fr');
  const email = screen.getByRole('textbox', { name: 'Courriel' });
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le code' }));
  expect(email).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await userEvent.type(email, 'ana@example.ca{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Trop de requêtes.'));
});

test('a letter that is expired or used is said to be so, above the way to another one', async () => {
  await open('?email=ana%40example.ca&letter=ended');
  expect(screen.getByText(/This link has expired or was used already\. Ask for another code below\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.ca');
});
