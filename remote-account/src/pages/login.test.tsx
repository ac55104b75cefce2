import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './login.tsx';
import { texts } from '../testing/fixtures.ts';
import { siteWith } from '../testing/site.ts';

const server = useServer();
beforeEach(() => server.use(answer('configInit', siteWith())));
const LOGIN = '/customer/account/login';
const signedIn = { token: 'customer-token', verify_status: true, entity_id: 5 };

const open = (path = LOGIN, language: 'en' | 'fr' = 'en', actions: { type: string; payload?: unknown }[] = []) =>
  renderPage(page, {}, { texts, path, language, actions });

const continueWith = async (email: string, entity_id: number | null) => {
  server.use(answer('registerStatus', { entity_id, subscriber: false }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: entity_id === null ? 'Create your account' : 'Welcome back' });
};

const signIn = async (password = 'sofa123') => {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('ROUTE-027 the route Login shows the login screen in the blank layout, titled Customer Login', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: LOGIN, name: 'Login', layout: 'blank', page: './login', titleKey: 'title.login' }),
  );
  expect(page).not.toHaveProperty('head'); // the title is the route's
  expect(texts.account.en.title.login).toBe('Customer Login');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in or join' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boréal' })).toHaveAttribute('href', '/');
});

test('AUTH-005 the e-mail step has the button Continue', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('AUTH-007 an e-mail with an account leads to its password, a new one to creating an account', async () => {
  const asked: (string | null)[] = [];
  const known: Record<string, number> = { 'ana@example.ca': 5 };
  await open();
  server.use(
    answer('registerStatus', ({ query }) => {
      asked.push(query.get('email'));
      return { entity_id: known[query.get('email') ?? ''] ?? null, subscriber: false };
    }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' ana@example.ca ');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue('ana@example.ca');
  expect(email).toHaveFocus();
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.ca{Enter}');
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  expect(asked).toEqual(['ana@example.ca', 'new@example.ca']);
});

test.each([
  ['VAL-001 an empty e-mail', '', 'This field is mandatory.'],
  ['VAL-002 a wrong e-mail', 'ana@', 'Please enter a valid email address. For example name@example.ca'],
])('%s is refused under the field, and nothing is asked', async (_, typed, message) => {
  await open();
  const email = screen.getByRole('textbox', { name: 'Email' });
  if (typed) await userEvent.type(email, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(email).toHaveAccessibleDescription(message);
  expect(email).toHaveFocus();
});

test('VAL-003 VAL-004 at sign-in only an empty password is refused', async () => {
  await open();
  await continueWith('ana@example.ca', 5);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This is a required field.');
  const bodies: unknown[] = [];
  server.use(
    answer('login', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  await signIn(' a ');
  await waitFor(() => expect(bodies).toEqual([{ email: 'ana@example.ca', password: ' a ', action: 'login' }]));
});

test('AUTH-025 a failed login shows the server message under the password field and keeps what was typed', async () => {
  const actions: { type: string; payload?: unknown }[] = [];
  const { location } = await open(LOGIN, 'en', actions);
  await continueWith('ana@example.ca', 5);
  server.use(answer('login', { code: 400, message: 'Email or password is wrong.' }));
  await signIn();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Email or password is wrong.'));
  expect(password).toHaveValue('sofa123');
  expect(password).toHaveFocus();
  expect(location()).toBe(LOGIN);
  expect(actions).toContainEqual({ type: 'session/signInAnswered', payload: { ok: false } });
});

describe('after several failures the API asks for a captcha', () => {
  const solved = expect.stringMatching(/^sandbox\.[0-9a-f]{32}$/);
  const robot = () => screen.findByRole('checkbox', { name: /robot/ });
  const asking = (bodies: unknown[], refusal: object) =>
    answer('login', ({ body }) => {
      bodies.push(body?.g_recaptcha_response);
      return body?.g_recaptcha_response ? signedIn : { code: 400, message: 'Refused.', ...refusal };
    });

  test('it comes with the failure that says so, nothing is sent without it, and with it one is signed in', async () => {
    const bodies: unknown[] = [];
    const { location } = await open();
    await continueWith('ana@example.ca', 5);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    server.use(asking(bodies, { result: { field: 'password', captcha: true } }));
    await signIn();
    expect(await robot()).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Refused.');
    await userEvent.keyboard('{Enter}'); // the focus is on the password
    expect(await robot()).toHaveAccessibleDescription(/Incorrect reCAPTCHA\./);
    expect(bodies).toEqual([undefined]);
    await userEvent.tab(); // to the button that shows the password
    await userEvent.tab();
    expect(await robot()).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location()).toBe('/customer/account/home'));
    expect(bodies).toEqual([undefined, solved]);
  });

  test('somebody else has failed: the first attempt brings it, in French', async () => {
    const bodies: unknown[] = [];
    const { location } = await open(LOGIN, 'fr');
    server.use(answer('registerStatus', { entity_id: 5, subscriber: false }));
    await userEvent.type(screen.getByRole('textbox'), 'ana@example.ca{Enter}');
    server.use(asking(bodies, { result: { field: 'g_recaptcha_response' } }));
    await userEvent.type(await screen.findByLabelText('Mot de passe'), 'sofa123{Enter}');
    const box = await screen.findByRole('checkbox', { name: /robot/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Refused\./));
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('sofa123');
    await userEvent.click(box);
    await userEvent.type(screen.getByLabelText('Mot de passe'), '{Enter}');
    await waitFor(() => expect(location()).toBe('/customer/account/home'));
    expect(bodies).toEqual([undefined, solved]);
  });

  test('a response is good for one try: after another failure it is to be solved again', async () => {
    await open();
    await continueWith('ana@example.ca', 5);
    server.use(
      answer('login', { code: 400, message: 'Refused.', result: { field: 'password', captcha: true } as never }),
    );
    await signIn();
    await userEvent.click(await robot());
    expect(await robot()).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(async () => expect(await robot()).not.toBeChecked());
  });
});

test('a connection that breaks is told under the field', async () => {
  await open();
  await continueWith('ana@example.ca', 5);
  server.use(breakConnection('login'));
  await signIn();
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'The network connection has been disconnected, please check the network.',
    ),
  );
});

test('SESS-002 an answer without a token signs nobody in', async () => {
  const { location } = await open();
  await continueWith('ana@example.ca', 5);
  server.use(answer('login', { ...signedIn, token: null }));
  await signIn();
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('An error occurred, please try again later.'),
  );
  expect(location()).toBe(LOGIN);
});

test.each([
  ['the redirect target', '?redirect=%2Fcustomer%2Faccount%2Forder%3Fpage%3D2', '/customer/account/order?page=2'],
  ['account home without one', '', '/customer/account/home'],
  ['account home instead of another site', '?redirect=https%3A%2F%2Fevil.example', '/customer/account/home'],
])('AUTH-010 after signing in a verified account goes to %s', async (_, query, expected) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const { location } = await open(LOGIN + query, 'en', actions);
  await continueWith('ana@example.ca', 5);
  server.use(answer('login', signedIn));
  await signIn();
  await waitFor(() => expect(location()).toBe(expected));
  expect(actions).toContainEqual({
    type: 'session/signInAnswered',
    payload: { ok: true, result: { token: 'customer-token' } },
  });
});

test('AUTH-009 AUTH-010 an account that is not verified goes to the code first, and is led on from there', async () => {
  const { location } = await open(`${LOGIN}?redirect=%2Fcheckout%2Fcart`);
  await continueWith('ana@example.ca', 5);
  server.use(answer('login', { ...signedIn, verify_status: false }));
  await signIn();
  await waitFor(() =>
    expect(location()).toBe(
      '/customer/account/confirm-verification-code?email=ana%40example.ca&redirect=%2Fcheckout%2Fcart',
    ),
  );
});

test.each([
  [true, '1'],
  [false, '0'],
])('AUTH-009 the code’s page is told whether the sign-in sent a letter: %p', async (code_sent, sent) => {
  const { location } = await open();
  await continueWith('ana@example.ca', 5);
  server.use(answer('login', { ...signedIn, verify_status: false, code_sent }));
  await signIn();
  await waitFor(() =>
    expect(location()).toBe(`/customer/account/confirm-verification-code?email=ana%40example.ca&sent=${sent}`),
  );
});

test('AUTH-008 the password step offers to sign in, to create an account, and to reset the password', async () => {
  await open();
  await continueWith('ana@example.ca', 5);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Create an account instead' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/customer/account/forgotpassword?email=ana%40example.ca',
  );
});

test('an e-mail in the link is filled in', async () => {
  await open(`${LOGIN}?email=guest%40example.ca`);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('guest@example.ca');
});

test('in French every step is French', async () => {
  await open(LOGIN, 'fr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Se connecter ou s’inscrire');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(screen.getByRole('textbox', { name: 'Courriel' })).toHaveAccessibleDescription('Ce champ est obligatoire.');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', `${LOGIN}?setLang=en`);
});
