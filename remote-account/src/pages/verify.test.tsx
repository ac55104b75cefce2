import { answer, makeTestStore, renderPage, tooMany, useServer } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './verify.tsx';
import { customer, texts } from '../testing/fixtures.ts';
import { sessionModel } from '../testing/session.ts';

const server = useServer();
const VERIFY = '/customer/account/confirm-verification-code';
const signedIn = { token: 'new-token', verify_status: true, entity_id: 5 };

const open = (query = '?email=ana%40example.ca', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: VERIFY + query, language });
const code = () => screen.getByRole('textbox', { name: 'Code' });
const enter = async (text: string) => {
  await userEvent.type(code(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};

test('SHELL-007 the code is entered in the login layout, for the e-mail of the address', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: VERIFY, page: './verify', layout: 'login' }));
  await open('?email=ana%40example.ca&sent=1');
  expect(screen.getByText('We sent a code to ana@example.ca. Enter it here.')).toBeVisible();
});

describe('AUTH-009 that a code was sent is said only where one was', () => {
  const said = /sent a code|avons envoyé/;

  test('an address that was opened by itself does not know', async () => {
    await open();
    expect(screen.getByText('Enter the code that was emailed to ana@example.ca.')).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'Send the code', 'The code is on its way.', 'We sent a code to ana@example.ca. Enter it here.'],
    ['fr', 'Envoyer le code', 'Le code est en route.', 'Nous avons envoyé un code à ana@example.ca. Entrez-le ici.'],
  ] as const)('where none was, it can be asked for at once (%s)', async (language, button, answered, lead) => {
    server.use(answer('verifyEmailCode', { token: null, verify_status: false, entity_id: null }));
    await open('?email=ana%40example.ca&sent=0', language);
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(answered)).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  });

  test('AUTH-018 one too many is not sent: how long to wait is said, and what was typed stays', async () => {
    const ledAway: string[] = [];
    const path = `${VERIFY}?email=ana%40example.ca&sent=0`;
    server.use(tooMany('verifyEmailCode', 600));
    await renderPage(page, {}, { texts, path, ledAway });
    await userEvent.type(code(), '12A');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('Too many requests. Please wait 10 minutes and try again.')).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    expect([code(), ledAway]).toEqual([expect.objectContaining({ value: '12A' }), []]);
  });
});

test('without an e-mail one starts at the login', async () => {
  const context = { url: new URL(`http://shop.test${VERIFY}`) } as Parameters<typeof page.loader>[0];
  await expect(page.loader(context)).resolves.toEqual({ redirect: '/customer/account/login' });
});

describe('ROUTE-030 an account’s id in place of the e-mail', () => {
  const load = (status: 'unknown' | 'guest' | 'customer', entity_id: string) => {
    const { dispatch, getState } = makeTestStore({ models: [sessionModel(status)] });
    const url = new URL(`http://shop.test${VERIFY}?entity_id=${entity_id}&redirect=%2Fcheckout%2Fcart`);
    return page.loader({ url, dispatch, getState } as Parameters<typeof page.loader>[0]);
  };
  const login = { redirect: '/customer/account/login' };

  test.each(['unknown', 'customer'] as const)(
    'is the customer’s own: their address is confirmed (%s)',
    async (status) => {
      server.use(answer('accountInformation', customer));
      await expect(load(status, '5')).resolves.toEqual({
        redirect: `${VERIFY}?entity_id=5&redirect=%2Fcheckout%2Fcart&email=ana%40example.ca`,
      });
    },
  );

  test('is somebody else’s: nobody learns their address', async () => {
    server.use(answer('accountInformation', customer));
    await expect(load('customer', '6')).resolves.toEqual(login);
    await expect(load('customer', 'x')).resolves.toEqual(login);
    await expect(load('guest', '5')).resolves.toEqual(login);
  });
});

test('VAL-008 VAL-009 the placeholder says 6-digit; six letters or digits are taken', async () => {
  await open();
  expect(code()).toHaveAttribute('placeholder', '6-digit code');
  await enter('12345');
  expect(code()).toHaveAccessibleDescription('The verify code must be 6 characters.');
  const bodies: unknown[] = [];
  server.use(
    answer('verifyEmailCode', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  await enter('a');
  await waitFor(() =>
    expect(bodies).toEqual([{ email: 'ana@example.ca', verify_code: '12345a', operation: 'register' }]),
  );
});

test('AUTH-019 a right code leads to where one was going', async () => {
  server.use(answer('verifyEmailCode', signedIn));
  const { location } = await open('?email=ana%40example.ca&redirect=%2Fcheckout%2Fcart');
  await enter('12AB56');
  await waitFor(() => expect(location()).toBe('/checkout/cart'));
});

test('AUTH-019 a right code leads to account information when one was going nowhere', async () => {
  server.use(answer('verifyEmailCode', signedIn));
  const { location } = await open();
  await enter('12AB56');
  await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
});

test('AUTH-021 a right code without a token leads to Login', async () => {
  server.use(answer('verifyEmailCode', { ...signedIn, token: null }));
  const { location } = await open();
  await enter('12AB56');
  await waitFor(() => expect(location()).toBe('/customer/account/login'));
});

test('a right code in a browser that is not signed in to the account leads to its password', async () => {
  server.use(
    answer('verifyEmailCode', { token: null, verify_status: false, entity_id: null, confirm_token: 'confirm-token' }),
  );
  const { location } = await open();
  await enter('12AB56');
  await waitFor(() =>
    expect(location()).toBe('/customer/account/password?type=confirm&email=ana%40example.ca&token=confirm-token'),
  );
});

test('a wrong code is told under the field and stays', async () => {
  server.use(answer('verifyEmailCode', { code: 400, message: 'This code is not right or has expired.' }));
  await open();
  await enter('12AB56');
  await waitFor(() => expect(code()).toHaveAccessibleDescription('This code is not right or has expired.'));
  expect(code()).toHaveValue('12AB56');
});

test('SESS-025 who confirms later does not go on: neither to the account nor to where they were going', async () => {
  await open('?email=ana%40example.ca&redirect=%2Fcheckout%2Fcart');
  expect(screen.getByRole('link', { name: 'Confirm later' })).toHaveAttribute('href', '/');
});

describe('choosing a new password', () => {
  const RESET = '?email=ana%40example.ca&type=reset-password';

  test('AUTH-020 ROUTE-030 a right code leads to the Password screen with type=forgotpassword', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('verifyCodeEmail', ({ body }) => {
        bodies.push(body);
        return { token: 'reset-token' };
      }),
    );
    const { location } = await open(RESET);
    await enter('12AB56');
    await waitFor(() =>
      expect(location()).toBe(
        '/customer/account/password?type=forgotpassword&email=ana%40example.ca&token=reset-token',
      ),
    );
    expect(bodies).toEqual([{ email: 'ana@example.ca', verify_code: '12AB56', operation: 'forget_password' }]);
  });

  test('a wrong one is told under the field', async () => {
    server.use(answer('verifyCodeEmail', { code: 400, message: 'This code is not right or has expired.' }));
    await open(RESET);
    await enter('12AB56');
    await waitFor(() => expect(code()).toHaveAccessibleDescription('This code is not right or has expired.'));
  });

  test('AUTH-021 a right one without a token leads to Login', async () => {
    server.use(answer('verifyCodeEmail', { token: null }));
    const { location } = await open(RESET);
    await enter('12AB56');
    await waitFor(() => expect(location()).toBe('/customer/account/login?email=ana%40example.ca'));
  });
});

describe('another code', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(async () => jest.advanceTimersByTime(1000));
  };

  test('AUTH-017 AUTH-018 can be asked for after 60 seconds, and again 60 seconds later', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('verifyEmailCode', ({ body }) => {
        bodies.push(body);
        return { token: null, verify_status: false, entity_id: null };
      }),
    );
    await open();
    expect(screen.getByText('You can ask for another code in 60 s')).toBeVisible();
    await pass(59);
    expect(screen.getByText('You can ask for another code in 1 s')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
    jest.useRealTimers();
    expect(await screen.findByText('Another code is on its way.')).toBeVisible();
    expect(bodies).toEqual([{ email: 'ana@example.ca', operation: 'register', action: 'resend' }]);
    expect(code()).toHaveFocus();
    expect(screen.getByText('You can ask for another code in 60 s')).toBeVisible();
  });
});
