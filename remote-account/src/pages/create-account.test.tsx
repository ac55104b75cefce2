import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const create = () => screen.getByRole('button', { name: 'Create account' });
const robot = () => screen.findByRole('checkbox', { name: 'I’m not a robot' });
const createAccount = async () => {
  await userEvent.click(await robot());
  await userEvent.click(create());
};
const solved = expect.stringMatching(/^sandbox\.[0-9a-f]{32}$/);
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('VAL-006 AUTH-023 the checklist is ticked as one types, and only then can it be sent', async () => {
  await open();
  await continueWith('new@example.ca', null);
  expect(items()).toEqual([
    'At least 6 characters: not yet',
    'At least one letter: not yet',
    'At least one number: not yet',
  ]);
  const password = screen.getByLabelText('New password');
  await userEvent.type(password, 'sofa');
  expect(items()[1]).toBe('At least one letter: met');
  expect(create()).toBeDisabled();
  await userEvent.type(password, '12');
  expect(items()).toEqual(['At least 6 characters: met', 'At least one letter: met', 'At least one number: met']);
  expect(create()).toBeEnabled();
});

test.each([
  [
    'en',
    'Continue',
    'New password',
    'Create account',
    'This password is used by too many people. Please choose another.',
  ],
  ['fr', 'Continuer', 'Nouveau mot de passe', 'Créer le compte', 'Ce mot de passe est trop courant.'],
] as const)(
  'VAL-005 in %s the API’s refusal of a common password stands at the field',
  async (language, go, label, send, said) => {
    server.use(
      answer('registerStatus', { entity_id: null, subscriber: false }),
      answer('register', { code: 400, message: said, result: { field: 'password' } as never }),
    );
    await open(`${LOGIN}?auto_test=1`, language);
    await userEvent.type(screen.getByRole('textbox'), 'new@example.ca');
    await userEvent.click(screen.getByRole('button', { name: go }));
    const password = await screen.findByLabelText(label);
    await userEvent.type(password, 'trustno1');
    await userEvent.click(screen.getByRole('button', { name: send }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(password).toHaveFocus();
  },
);

test('AUTH-012 terms and privacy are acknowledged, with links to both', async () => {
  await open();
  await continueWith('new@example.ca', null);
  const agreed = screen.getByText(/^By creating an account/);
  expect(agreed).toHaveTextContent(
    'By creating an account you agree to our Terms of Service and acknowledge our Privacy Policy.',
  );
  const links = within(agreed).getAllByRole('link');
  // New tabs: what was typed stays where it is.
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Terms of Service', '/terms-conditions', '_blank'],
    ['Privacy Policy', '/privacy-policy', '_blank'],
  ]);
});

test('AUTH-013 TRK-004 the newsletter with its C$250 bundle is offered, not chosen, goes along and is tracked', async () => {
  const bodies: unknown[] = [];
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(
    answer('register', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  const { location } = await open(LOGIN, 'en', actions);
  await continueWith('new@example.ca', null);
  const newsletter = screen.getByRole('checkbox', { name: /coupon bundle worth C\$250 off/ });
  expect(newsletter).not.toBeChecked();
  await userEvent.click(newsletter);
  await userEvent.type(screen.getByLabelText('New password'), 'sofa123');
  await createAccount();
  await waitFor(() => expect(location()).toBe('/customer/account/home'));
  expect(bodies).toEqual([
    {
      email: 'new@example.ca',
      password: 'sofa123',
      is_subscribed: 'true',
      // The words of the box.
      consent_text: 'Send me the newsletter, and a coupon bundle worth C$250 off',
      register_type: 'normal',
      action: 'register',
      g_recaptcha_response: solved,
    },
  ]);
  const events = actions.map(({ payload }) => (payload as { event?: string } | undefined)?.event);
  expect(events.filter((event) => event === 'subs_success')).toHaveLength(1);
});

test('AUTH-009 a new account goes to its code first, and is led on from there', async () => {
  server.use(answer('register', { ...signedIn, verify_status: false }));
  const { location } = await open(`${LOGIN}?redirect=%2Fcheckout%2Fcart`);
  await continueWith('new@example.ca', null);
  await userEvent.type(screen.getByLabelText('New password'), 'sofa123');
  await createAccount();
  await waitFor(() =>
    expect(location()).toBe(
      '/customer/account/confirm-verification-code?email=new%40example.ca&redirect=%2Fcheckout%2Fcart',
    ),
  );
});

test('a refused registration says why and keeps the password', async () => {
  await open();
  await continueWith('new@example.ca', null);
  server.use(answer('register', { code: 400, message: 'There is already an account with this email.' }));
  await userEvent.type(screen.getByLabelText('New password'), 'sofa123');
  await createAccount();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is already an account with this email.');
  expect(screen.getByLabelText('New password')).toHaveValue('sofa123');
});

test('it is offered beside the password of an account too', async () => {
  await open();
  await continueWith('ana@example.ca', 5);
  await userEvent.click(screen.getByRole('button', { name: 'Create an account instead' }));
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

describe('the captcha', () => {
  const typePassword = () => userEvent.type(screen.getByLabelText('New password'), 'sofa123');

  test('AUTH-024 VAL-019 unsolved it is refused, and nothing is sent', async () => {
    await open();
    await continueWith('new@example.ca', null);
    await typePassword();
    await userEvent.click(create());
    expect(await robot()).toHaveAccessibleDescription(/Incorrect reCAPTCHA\./);
    expect(screen.getByLabelText('New password')).toHaveValue('sofa123');
  });

  test('AUTH-024 auto_test=1 in the address stands for it', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('register', ({ body }) => {
        bodies.push(body);
        return signedIn;
      }),
    );
    const { location } = await open(`${LOGIN}?auto_test=1`);
    await continueWith('new@example.ca', null);
    expect(screen.queryByRole('checkbox', { name: 'I’m not a robot' })).not.toBeInTheDocument();
    await typePassword();
    await userEvent.click(create());
    await waitFor(() => expect(location()).toBe('/customer/account/home'));
    expect(bodies).toEqual([
      {
        email: 'new@example.ca',
        password: 'sofa123',
        is_subscribed: 'false',
        register_type: 'normal',
        action: 'register',
        auto_test: '1',
      },
    ]);
  });

  test('AUTH-026 a failed registration shows the message, and the captcha is to be solved again', async () => {
    await open();
    await continueWith('new@example.ca', null);
    server.use(answer('register', { code: 400, message: 'There is already an account with this email.' }));
    await typePassword();
    await createAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is already an account with this email.');
    await waitFor(async () => expect(await robot()).not.toBeChecked());
  });

  test('AUTH-031 its form is sent to the recaptcha path', async () => {
    await open();
    await continueWith('new@example.ca', null);
    const box = await robot();
    expect(box).toBeInstanceOf(HTMLInputElement);
    const form = (box as HTMLInputElement).form as HTMLFormElement; // a checkbox, in a form
    expect(form.getAttribute('action')).toBe('/api/google/recaptcha');
    expect(form.method).toBe('post');
    await userEvent.click(box);
    expect(form.elements.namedItem('g_recaptcha_response')).toHaveProperty('value', solved);
  });
});
