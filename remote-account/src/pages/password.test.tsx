import { answer, heard, useServer } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { siteWith } from '../testing/site.ts';
import { choosePassword, openPassword, passwordPath, saveButton } from '../testing/password-page.ts';
import * as page from './password.tsx';

const server = useServer();
beforeEach(() => server.use(answer('configInit', siteWith())));
const RESET = '?type=forgotpassword&email=ana%40example.ca&token=reset-token';
const signedIn = { token: 'customer-token', verify_status: true, entity_id: 5 };

test('ROUTE-028 SHELL-007 the route Password shows the password screen in the login layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: passwordPath, name: 'Password', page: './password', layout: 'login' }),
  );
  await openPassword('?type=enter&email=ana%40example.ca');
  expect(screen.getByText('ana@example.ca')).toBeVisible();
});

describe('AUTH-030 ROUTE-029 the type decides the form', () => {
  test.each([
    ['enter', 'Welcome back'],
    ['create', 'Create your account'],
    ['forgotpassword', 'Choose a new password'],
    ['warrantypassword', 'Create your account'],
  ])('type %s shows the form "%s"', async (type, heading) => {
    await openPassword(`?type=${type}&email=ana%40example.ca&token=reset-token`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

test.each([
  ['no e-mail', '?type=enter', '/customer/account/login'],
  ['no token to confirm with', '?type=confirm&email=a%40b.ca', '/customer/account/login?email=a%40b.ca'],
  ['no token of a letter', '?type=letter&email=a%40b.ca', '/customer/account/login?email=a%40b.ca'],
  ['no token for a new one', '?type=forgotpassword&email=a%40b.ca', '/customer/account/forgotpassword?email=a%40b.ca'],
])('with %s one starts at the beginning', async (_, query, redirect) => {
  const context = { url: new URL(`http://shop.test${passwordPath}${query}`) } as Parameters<typeof page.loader>[0];
  await expect(page.loader(context)).resolves.toEqual({ redirect });
});

test('ROUTE-029 ROUTE-074 entering a password signs in and goes on to the redirect target', async () => {
  server.use(answer('login', signedIn));
  const { location } = await openPassword('?type=enter&email=ana%40example.ca&redirect=%2Fcheckout%2Fcart');
  await userEvent.type(screen.getByLabelText('Password'), 'sofa123{Enter}');
  await waitFor(() => expect(location()).toBe('/checkout/cart'));
});

test('ROUTE-029 ROUTE-074 who came from a subscription has chosen the newsletter already', async () => {
  await openPassword('?type=create&email=ana%40example.ca&subscriber=1');
  expect(screen.getByRole('checkbox', { name: /coupon bundle/ })).toBeChecked();
});

test.each([
  ['&source=spring-letter', 'spring-letter'],
  ['&from=spring-letter', 'spring-letter'],
  ['&subscriber=1', 'newsletter'],
  ['&subscriber=1&source=spring-letter', 'spring-letter'],
  ['', undefined],
])('AUTH-027 ROUTE-029 registering with "%s" says that %p led to it', async (query, source) => {
  const bodies: unknown[] = [];
  server.use(
    answer('register', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  await openPassword(`?type=create&email=ana%40example.ca&auto_test=1&redirect=%2Fcheckout%2Fshipping-address${query}`);
  await userEvent.type(screen.getByLabelText('New password'), 'sofa123{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    email: 'ana@example.ca',
    password: 'sofa123',
    is_subscribed: String(query.includes('subscriber')),
    ...(query.includes('subscriber') && {
      consent_text: 'Send me the newsletter, and a coupon bundle worth C$250 off',
    }),
    register_type: 'normal',
    action: 'register',
    ...(source && { source }),
    auto_test: '1',
    login_source_page: 'shippingcart',
  });
});

test('AUTH-025 a wrong password is said while the focus is in the field', async () => {
  server.use(answer('login', { code: 400, message: 'Wrong password.' }));
  await openPassword('?type=enter&email=ana%40example.ca');
  const words = heard();
  await userEvent.type(screen.getByLabelText('Password'), 'sofa124{Enter}');
  await waitFor(() => expect(words).toContain('Wrong password.'));
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('AUTH-028 the password is sent with what the form is for', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer('login', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  await openPassword('?type=enter&email=ana%40example.ca');
  await userEvent.type(screen.getByLabelText('Password'), 'sofa123{Enter}');
  await waitFor(() => expect(bodies).toEqual([{ email: 'ana@example.ca', password: 'sofa123', action: 'login' }]));
});

test('ROUTE-029 nobody else has', async () => {
  await openPassword('?type=create&email=ana%40example.ca');
  expect(screen.getByRole('checkbox', { name: /coupon bundle/ })).not.toBeChecked();
});

test('AUTH-022 a reset stores the token and goes to account home', async () => {
  const bodies: unknown[] = [];
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(
    answer('resetPassword', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  const { location } = await openPassword(RESET, 'en', actions);
  await choosePassword('sofa123', 'sofa123');
  await waitFor(() => expect(location()).toBe('/customer/account/home'));
  expect(bodies).toEqual([
    { email: 'ana@example.ca', token: 'reset-token', password: 'sofa123', password_confirm: 'sofa123' },
  ]);
  expect(actions).toContainEqual({
    type: 'session/signInAnswered',
    payload: { ok: true, result: { token: 'customer-token' } },
  });
});

describe('VAL-007 the confirmation', () => {
  test.each([
    ['en', 'New password', 'Repeat the new password', 'Your passwords do not match, please try again.'],
    [
      'fr',
      'Nouveau mot de passe',
      'Répétez le nouveau mot de passe',
      'Vos mots de passe ne correspondent pas, veuillez réessayer.',
    ],
  ] as const)('in %s a repeated password that differs is refused', async (language, first, second, message) => {
    await openPassword(RESET, language);
    await userEvent.type(screen.getByLabelText(first), 'sofa123');
    await userEvent.type(screen.getByLabelText(second), 'sofa124{Enter}');
    expect(screen.getByLabelText(second)).toHaveAccessibleDescription(message);
  });
});

test('the checklist is ticked as one types, and only then can it be saved', async () => {
  await openPassword(RESET);
  expect(saveButton()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('New password'), 'sofa12');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'At least 6 characters: met',
    'At least one letter: met',
    'At least one number: met',
  ]);
  expect(saveButton()).toBeEnabled();
});

test('a token that has ended is told, with the way to another code, and nothing typed is lost', async () => {
  server.use(answer('resetPassword', { code: 400, message: 'The time to choose a new password is over.' }));
  await openPassword(RESET);
  await choosePassword('sofa123', 'sofa123');
  expect(await screen.findByRole('alert')).toHaveTextContent('The time to choose a new password is over.');
  expect(screen.getByRole('link', { name: 'Ask for another code' })).toHaveAttribute(
    'href',
    '/customer/account/forgotpassword?email=ana%40example.ca',
  );
  expect(screen.getByLabelText('New password')).toHaveValue('sofa123');
});

test('a password can be looked at, and the caps lock is noticed', async () => {
  await openPassword('?type=enter&email=ana%40example.ca');
  const password = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true });
  expect(password).toHaveAccessibleDescription('Caps Lock is on.');
});
