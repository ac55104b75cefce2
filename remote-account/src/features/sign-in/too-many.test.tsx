import type { CallName } from '@shop/contract';
import type { PageModule } from '@shop/platform';
import { answer, renderPage, tooMany, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/fixtures.ts';
import { siteWith } from '../../testing/site.ts';
import * as forgot from '../../pages/forgot-password.tsx';
import * as login from '../../pages/login.tsx';
import * as password from '../../pages/password.tsx';
import * as verify from '../../pages/verify.tsx';

const server = useServer();
beforeEach(() => server.use(answer('configInit', siteWith())));

const account = '/customer/account';
const email = 'email=ana%40example.ca';
const pages = {
  login: [login, `${account}/login?redirect=%2Fcheckout%2Fpayment`],
  enter: [password, `${account}/password?type=enter&${email}`],
  create: [password, `${account}/password?type=create&auto_test=1&${email}`],
  reset: [password, `${account}/password?type=forgotpassword&token=t-1&${email}`],
  confirm: [password, `${account}/password?type=confirm&token=t-1&${email}`],
  forgot: [forgot, `${account}/forgotpassword`],
  verify: [verify, `${account}/confirm-verification-code?${email}`],
} satisfies Record<string, [PageModule, string]>;

const wait = {
  en: 'Too many requests. Please wait 2 minutes and try again.',
  fr: 'Trop de requêtes. Veuillez patienter 2\u00a0minutes et réessayer.',
};

test.each([
  ['AUTH-025 the e-mail step', 'login', 'registerStatus', { Email: 'ana@example.ca' }, 'Continue'],
  ['AUTH-025 the password step', 'enter', 'login', { Password: 'sofa123' }, 'Sign in'],
  ['AUTH-025 asking for a code', 'enter', 'signInCode', { Password: 'sofa' }, 'Email me a code instead'],
  ['AUTH-026 registering', 'create', 'register', { 'New password': 'sofa123' }, 'Create account'],
  [
    'AUTH-022 the new password',
    'reset',
    'resetPassword',
    { 'New password': 'sofa123', 'Repeat the new password': 'sofa123' },
    'Save and sign in',
  ],
  [
    'confirming',
    'confirm',
    'confirmEmail',
    { 'New password': 'sofa123', 'Repeat the new password': 'sofa123' },
    'Save and sign in',
  ],
  ['AUTH-008 a forgotten password', 'forgot', 'forgotPassword', { Email: 'ana@example.ca' }, 'Send the code'],
  ['AUTH-029 the code', 'verify', 'verifyEmailCode', { Code: '12AB56' }, 'Confirm'],
] as const satisfies [string, keyof typeof pages, CallName, Record<string, string>, string][])(
  '%s that is refused as one too many stays, says how long to wait and keeps what was typed',
  async (_, name, call, fields, button) => {
    const ledAway: string[] = [];
    const [page, path] = pages[name];
    server.use(tooMany(call, 120));
    const { location } = await renderPage(page, {}, { texts, path, ledAway });
    for (const [label, typed] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(wait.en)).toBeVisible();
    expect([location(), ledAway]).toEqual([path, []]);
    for (const [label, typed] of Object.entries(fields)) expect(screen.getByLabelText(label)).toHaveValue(typed);
  },
);

test('AUTH-025 in French it is said in French, and another e-mail can be looked up at once', async () => {
  const [page, path] = pages.login;
  await renderPage(page, {}, { texts, path, language: 'fr' });
  const field = screen.getByRole('textbox', { name: 'Courriel' });
  server.use(tooMany('registerStatus', 120, 2002));
  await userEvent.type(field, 'ana@example.ca{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(wait.fr));
  server.use(answer('registerStatus', { entity_id: 5, subscriber: false }));
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByLabelText('Mot de passe')).toBeVisible();
});
