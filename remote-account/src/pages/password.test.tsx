import { answer, renderPage, useServer } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './password.tsx';
import { texts } from '../testing/fixtures.ts';
import { sessionModel } from '../testing/session.ts';
import { siteWith } from '../testing/google.ts';

const server = useServer();
beforeEach(() => server.use(answer('configInit', siteWith())));
const PASSWORD = '/customer/account/password';
const RESET = '?type=forgotpassword&email=ana%40example.ca&token=reset-token';
const signedIn = { token: 'customer-token', verify_status: true, entity_id: 5 };

const open = (query: string, language: 'en' | 'fr' = 'en', actions: { type: string; payload?: unknown }[] = []) =>
  renderPage(page, {}, { texts, path: PASSWORD + query, language, actions });
const save = () => screen.getByRole('button', { name: 'Save and sign in' });
const choose = async (password: string, repeated: string) => {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(save());
};

test('ROUTE-028 SHELL-007 the route Password shows the password screen in the login layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: PASSWORD, name: 'Password', page: './password', layout: 'login' }),
  );
  await open('?type=enter&email=ana%40example.ca');
  expect(screen.getByText('ana@example.ca')).toBeVisible();
});

describe('AUTH-030 ROUTE-029 the type decides the form', () => {
  test.each([
    ['enter', 'Welcome back'],
    ['create', 'Create your account'],
    ['forgotpassword', 'Choose a new password'],
    ['warrantypassword', 'Create your account'],
  ])('type %s shows the form "%s"', async (type, heading) => {
    await open(`?type=${type}&email=ana%40example.ca&token=reset-token`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

test.each([
  ['no e-mail', '?type=enter', '/customer/account/login'],
  ['no token to confirm with', '?type=confirm&email=a%40b.ca', '/customer/account/login?email=a%40b.ca'],
  ['no token of a letter', '?type=letter&email=a%40b.ca', '/customer/account/login?email=a%40b.ca'],
  ['no token for a new one', '?type=forgotpassword&email=a%40b.ca', '/customer/account/forgotpassword?email=a%40b.ca'],
])('with %s one starts at the beginning', async (_, query, redirect) => {
  const context = { url: new URL(`http://shop.test${PASSWORD}${query}`) } as Parameters<typeof page.loader>[0];
  await expect(page.loader(context)).resolves.toEqual({ redirect });
});

test('ROUTE-029 ROUTE-074 entering a password signs in and goes on to the redirect target', async () => {
  server.use(answer('login', signedIn));
  const { location } = await open('?type=enter&email=ana%40example.ca&redirect=%2Fcheckout%2Fcart');
  await userEvent.type(screen.getByLabelText('Password'), 'sofa123{Enter}');
  await waitFor(() => expect(location()).toBe('/checkout/cart'));
});

test('ROUTE-029 ROUTE-074 who came from a subscription has chosen the newsletter already', async () => {
  await open('?type=create&email=ana%40example.ca&subscriber=1');
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
  await open(`?type=create&email=ana%40example.ca&auto_test=1&redirect=%2Fcheckout%2Fshipping-address${query}`);
  await userEvent.type(screen.getByLabelText('New password'), 'sofa123{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    email: 'ana@example.ca',
    password: 'sofa123',
    is_subscribed: String(query.includes('subscriber')),
    register_type: 'normal',
    action: 'register',
    ...(source && { source }),
    auto_test: '1',
    login_source_page: 'shippingcart',
  });
});

test('AUTH-028 the password is sent with what the form is for', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer('login', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  await open('?type=enter&email=ana%40example.ca');
  await userEvent.type(screen.getByLabelText('Password'), 'sofa123{Enter}');
  await waitFor(() => expect(bodies).toEqual([{ email: 'ana@example.ca', password: 'sofa123', action: 'login' }]));
});

test('ROUTE-029 nobody else has', async () => {
  await open('?type=create&email=ana%40example.ca');
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
  const { location } = await open(RESET, 'en', actions);
  await choose('sofa123', 'sofa123');
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
    await open(RESET, language);
    await userEvent.type(screen.getByLabelText(first), 'sofa123');
    await userEvent.type(screen.getByLabelText(second), 'sofa124{Enter}');
    expect(screen.getByLabelText(second)).toHaveAccessibleDescription(message);
  });
});

test('the checklist is ticked as one types, and only then can it be saved', async () => {
  await open(RESET);
  expect(save()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('New password'), 'sofa12');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'At least 6 characters: met',
    'At least one letter: met',
    'At least one number: met',
  ]);
  expect(save()).toBeEnabled();
});

test('a token that has ended is told, with the way to another code, and nothing typed is lost', async () => {
  server.use(answer('resetPassword', { code: 400, message: 'The time to choose a new password is over.' }));
  await open(RESET);
  await choose('sofa123', 'sofa123');
  expect(await screen.findByRole('alert')).toHaveTextContent('The time to choose a new password is over.');
  expect(screen.getByRole('link', { name: 'Ask for another code' })).toHaveAttribute(
    'href',
    '/customer/account/forgotpassword?email=ana%40example.ca',
  );
  expect(screen.getByLabelText('New password')).toHaveValue('sofa123');
});

test('X-004 a password can be looked at, and the caps lock is noticed', async () => {
  await open('?type=enter&email=ana%40example.ca');
  const password = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true });
  expect(password).toHaveAccessibleDescription('Caps Lock is on.');
});

describe('X-060 an address that is confirmed in another browser', () => {
  const CONFIRM = '?type=confirm&email=ana%40example.ca&token=confirm-token';
  const confirming = (result: Parameters<typeof answer<'confirmEmail'>>[1] = signedIn) => {
    const bodies: unknown[] = [];
    server.use(
      answer('confirmEmail', (asked) => {
        bodies.push(asked.body);
        return typeof result === 'function' ? result(asked) : result;
      }),
    );
    return bodies;
  };

  test('asks for a new password, twice, and signs in', async () => {
    const bodies = confirming();
    const { location } = await open(CONFIRM);
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
    expect(screen.getByText('ana@example.ca')).toBeVisible();
    await choose('sofa123', 'sofa123');
    await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
    const typed = { password: 'sofa123', password_confirm: 'sofa123' };
    expect(bodies).toEqual([{ email: 'ana@example.ca', token: 'confirm-token', ...typed }]);
  });

  test('or for the password of the account; a wrong one is told at its field', async () => {
    const bodies = confirming({ code: 400, message: 'Not this one.', result: { field: 'password' } as never });
    const { location } = await open(CONFIRM);
    await userEvent.click(screen.getByRole('button', { name: 'I created the account and know its password' }));
    await userEvent.type(screen.getByLabelText('Password of the account'), 'sofa124{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Password of the account')).toHaveAccessibleDescription('Not this one.'),
    );
    expect(bodies).toEqual([{ email: 'ana@example.ca', token: 'confirm-token', password: 'sofa124' }]);
    confirming();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
  });

  test('says when its time is over, and where another code is to be had', async () => {
    confirming({ code: 400, message: 'The time is over.', result: { field: 'token' } as never });
    await open(CONFIRM, 'fr');
    await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), 'sofa123');
    await userEvent.type(screen.getByLabelText('Répétez le nouveau mot de passe'), 'sofa123{Enter}');
    expect(await screen.findByText(/The time is over\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Demander un autre code' })).toHaveAttribute(
      'href',
      '/customer/account/confirm-verification-code?email=ana%40example.ca&sent=0',
    );
  });
});

describe('X-066 the link of a letter where there is a session or a cart', () => {
  const LETTER = '?type=letter&email=ana%40example.ca&token=letter-token';
  const openAsGuest = () => renderPage(page, {}, { texts, path: PASSWORD + LETTER, models: [sessionModel('guest')] });
  const cartOf = (items_qty: number) => answer('carts', { items_qty } as never); // all that is asked of the cart
  const following = (result: Parameters<typeof answer<'verifyToken'>>[1]) => {
    const bodies: unknown[] = [];
    server.use(
      answer('verifyToken', (asked) => {
        bodies.push(asked.body);
        return typeof result === 'function' ? result(asked) : result;
      }),
    );
    return bodies;
  };

  test('asks whether to sign in, says whose account it is and what becomes of the cart, and then signs in', async () => {
    const bodies = following({ token: 'customer-token' });
    server.use(cartOf(3));
    const { location } = await openAsGuest();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in as a•••@example.ca?' })).toBeVisible();
    expect(await screen.findByText('The 3 items in your cart go into that account.')).toBeVisible();
    expect(screen.queryByText(/ana@example\.ca/)).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a•••@example.ca' }));
    await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
    expect(bodies).toEqual([{ email: 'ana@example.ca', rp_token: 'letter-token', operation: 'register' }]);
  });

  test('names the session that would end', async () => {
    const session = { status: 'customer', customer: { email: 'eleonore@example.ca' } };
    const models = [{ slice: { reducerPath: 'session', reducer: () => session } }];
    await renderPage(page, {}, { texts, path: PASSWORD + LETTER, language: 'fr', models });
    expect(
      await screen.findByText(
        'Vous êtes connecté au compte e•••e@example.ca. Cette session se termine ici; son panier reste dans ce compte.',
      ),
    ).toBeVisible();
  });

  test('can be refused: nothing is asked of the API, and the token leaves the address', async () => {
    const bodies = following({ token: 'customer-token' });
    server.use(cartOf(1));
    const { location } = await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Do not sign in' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(bodies).toEqual([]);
  });

  test('leads on to the password of an account that was registered elsewhere', async () => {
    following({ token: null, confirm_token: 'confirm-token' });
    server.use(cartOf(1));
    const { location } = await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a•••@example.ca' }));
    await waitFor(() =>
      expect(location()).toBe('/customer/account/password?type=confirm&email=ana%40example.ca&token=confirm-token'),
    );
  });

  test('says when the link was used or is too old', async () => {
    following({ code: 400, message: 'This code is not right or has expired.' });
    server.use(cartOf(1));
    await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a•••@example.ca' }));
    expect(await screen.findByText('This code is not right or has expired.')).toBeVisible();
  });
});
