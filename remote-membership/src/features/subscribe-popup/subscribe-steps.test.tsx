import { newsletterOffers, type CallBody, type CallResult } from '@shop/contract';
import { SlotProvider } from '@shop/platform';
import { answer, renderPart, tooMany, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, session } from '../../testing/visitor.ts';
import SubscribeDialog from './subscribe-dialog.tsx';
import { subscriptionSlice } from './subscription-slice.ts';

const server = useServer();
const serverTime = (now: string) => answer('serverTime', { server_time: now, timestamp: Date.parse(now) / 1000 });
const result = (given: Partial<CallResult<'newsletterVisitor'>>): CallResult<'newsletterVisitor'> => ({
  type: 1,
  message: 'Thank you for subscribing.',
  hasPhone: true,
  customerId: null,
  couponList: [{ discount: 'C$100', desc: 'off', validNum: 1 }],
  subTitle: '',
  couponExpireAt: Date.parse('2026-09-01T12:00:00Z') / 1000,
  ...given,
});
const nothing = (): void => undefined;
type Actions = { type: string; payload?: unknown }[];

/** Gives an e-mail in the open pop-up; the API answers so. */
const subscribe = async (given: Partial<CallResult<'newsletterVisitor'>>, path = '/', onClose = nothing) => {
  const actions: Actions = [];
  server.use(answer('newsletterVisitor', result(given)));
  const part = <SubscribeDialog onClose={onClose} onSubscribed={nothing} />;
  const view = renderPart(part, { texts, path, actions, models: [session, { slice: subscriptionSlice }] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.ca{Enter}');
  return { ...view, actions };
};
const phone = () => screen.findByRole('textbox', { name: /Mobile phone/ });
const success = () => screen.findByText('Thank you for subscribing.');

test('POP-001 the privacy policy opens above the dialog, which keeps what was typed', async () => {
  renderPart(<SubscribeDialog onClose={nothing} onSubscribed={nothing} />, {
    texts,
    models: [session, { slice: subscriptionSlice }],
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@ex');
  const link = screen.getByRole('link', { name: 'Privacy policy' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacy-policy', '_blank']);
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom opens no tab
  await userEvent.click(link);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('guest@ex');
});

describe('POP-001 POP-002 the phone is asked for when the result lacks one', () => {
  test('e-mail, then the phone, then the coupons; the phone is kept with the e-mail', async () => {
    const bodies: CallBody<'newsletterPhone'>[] = [];
    server.use(
      answer('newsletterPhone', ({ body }) => {
        if (body) bodies.push(body);
        return result({});
      }),
    );
    await subscribe({ hasPhone: false, type: 2 });
    expect(screen.queryByText('C$100')).not.toBeInTheDocument();
    await userEvent.type(await phone(), '(416)555-0123{Enter}');
    const code = await screen.findByRole('textbox', { name: 'Code from the text message' });
    expect(code).toHaveFocus();
    expect(screen.getByText(/416-555-0123|\(416\) 555-0123/)).toBeVisible();
    server.use(answer('newsletterPhoneCode', result({})));
    await userEvent.type(code, '123456{Enter}');
    expect(await success()).toBeVisible();
    expect(screen.getByText('C$100')).toBeVisible();
    expect(bodies).toEqual([{ email: 'guest@example.ca', phone: '4165550123' }]);
  });

  test('X-065 the code is handed in with e-mail and phone; a wrong one is told at its field, and stays', async () => {
    const bodies: CallBody<'newsletterPhoneCode'>[] = [];
    server.use(
      answer('newsletterPhone', result({ hasPhone: false })),
      answer('newsletterPhoneCode', ({ body }) => {
        if (body) bodies.push(body);
        return { code: 400, message: 'The code is wrong or has expired.' };
      }),
    );
    await subscribe({ hasPhone: false, type: 2 });
    await userEvent.type(await phone(), '4165550123{Enter}');
    const code = await screen.findByRole('textbox', { name: 'Code from the text message' });
    await userEvent.type(code, '12345{Enter}');
    expect(code).toBeInvalid();
    await userEvent.type(code, '6{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong or has expired.'));
    expect(code).toHaveValue('123456');
    expect(bodies).toEqual([{ email: 'guest@example.ca', phone: '4165550123', code: '123456' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Use another phone or ask for another code' }));
    expect(await phone()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await success()).toBeVisible();
  });

  test.each([
    ['a phone is known', { hasPhone: true, type: 2 }],
    ['there is only a message', { hasPhone: false, type: 5 }],
  ])('it is not when %s', async (_, given) => {
    await subscribe(given);
    expect(await success()).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('VAL-030 the phone is optional', () => {
  test('it says so, and an empty one goes on', async () => {
    await subscribe({ hasPhone: false, type: 2 });
    expect(await screen.findByText(/optional/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add my phone' }));
    expect(await success()).toBeVisible();
  });

  test('it can be skipped', async () => {
    await subscribe({ hasPhone: false, type: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await success()).toBeVisible();
  });

  test('what is no phone by the alternate rule, or by the API, is refused under the field', async () => {
    server.use(answer('newsletterPhone', { code: 400, message: 'Too short.' }));
    await subscribe({ hasPhone: false, type: 2 });
    await userEvent.type(await phone(), 'call me{Enter}');
    expect(await phone()).toBeInvalid();
    await userEvent.clear(await phone());
    await userEvent.type(await phone(), '416{Enter}');
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription('Too short.'));
    expect(await phone()).toHaveValue('416');
  });
});

test('POP-010 codes 200 and 400 both go on', async () => {
  await subscribe({ type: 5 });
  expect(await success()).toBeVisible();
  document.body.replaceChildren();
  server.use(answer('newsletterVisitor', { code: 400, message: 'You have subscribed already.' }));
  renderPart(<SubscribeDialog onClose={nothing} onSubscribed={nothing} />, {
    texts,
    models: [session, { slice: subscriptionSlice }],
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.ca{Enter}');
  expect(await screen.findByText('You have subscribed already.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('POP-003 a new subscriber registers with a password', () => {
  const register = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Create my account' });

  test('VAL-032 the hints of the password', async () => {
    await subscribe({ type: 1 }, '/?auto_test=1');
    const password = await screen.findByLabelText('Password');
    await userEvent.click(await register());
    expect(password).toHaveAccessibleDescription('Please enter a password');
    for (const [typed, hint] of [
      ['abc', 'At least 6 characters with letters and numbers.'],
      ['ab1', 'At least 6 characters.'],
      ['abcdef', 'At least contains a letter and a number.'],
    ] as const) {
      await userEvent.clear(password);
      await userEvent.type(password, typed);
      expect(password).toHaveAccessibleDescription(hint);
    }
  });

  test('AUTH-027 POP-020 the account is made quickly for the e-mail, and the session hears of it', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('register', ({ body }) => {
        bodies.push(body);
        return { token: 'customer', entity_id: 7, is_old_user: false, verify_status: false, code_sent: true };
      }),
    );
    const { actions } = await subscribe({ type: 1 }, '/?auto_test=1');
    await userEvent.type(await screen.findByLabelText('Password'), 'abc123{Enter}');
    expect(await screen.findByText(/Your account is there/)).toBeVisible();
    expect(bodies).toMatchObject([
      { email: 'guest@example.ca', password: 'abc123', is_subscribed: 'true', register_type: 'quick' },
    ]);
    expect(actions).toContainEqual({
      type: 'session/signInAnswered',
      payload: { ok: true, result: { token: 'customer' } },
    });
    expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute(
      'href',
      '/customer/account/confirm-verification-code?email=guest%40example.ca&sent=1',
    );
  });

  test('AUTH-031 without the captcha that another remote brings, nothing is sent', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('newsletterVisitor', result({ type: 1 })),
      answer('register', ({ body }) => {
        bodies.push(body);
        return { token: 'customer', entity_id: 7, is_old_user: false, verify_status: false };
      }),
    );
    const Captcha = ({ error, onResponse }: { error?: string; onResponse: (response: string) => void }) => (
      <>
        <button type="button" onClick={() => onResponse('solved')}>
          I’m not a robot
        </button>
        <p>{error}</p>
      </>
    );
    const source = { load: async () => [Captcha] as never }; // a slot's parts, whatever their props
    renderPart(
      <SlotProvider value={source}>
        <SubscribeDialog onClose={nothing} onSubscribed={nothing} />
      </SlotProvider>,
      { texts, models: [session, { slice: subscriptionSlice }] },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.ca{Enter}');
    await userEvent.type(await screen.findByLabelText('Password'), 'abc123{Enter}');
    const captcha = await screen.findByRole('button', { name: 'I’m not a robot' });
    expect(screen.getByText('Incorrect reCAPTCHA.')).toBeVisible();
    expect(bodies).toEqual([]);
    await userEvent.click(captcha);
    // AUTH-031: the captcha's own form, beside the one that registers.
    const form = document.querySelector('form[action="/api/google/recaptcha"]');
    expect(form).toHaveProperty('method', 'post');
    expect(form?.querySelector('input[name="g_recaptcha_response"]')).toHaveValue('solved');
    await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(await screen.findByText(/Your account is there/)).toBeVisible();
    expect(bodies).toMatchObject([{ g_recaptcha_response: 'solved' }]);
  });

  test('AUTH-026 one too many says how long to wait, each time it is tried', async () => {
    server.use(tooMany('register', 600));
    await subscribe({ type: 1 }, '/?auto_test=1');
    const password = await screen.findByLabelText('Password');
    for (const tried of ['abc123', '4']) {
      await userEvent.type(password, `${tried}{Enter}`);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Create my account' })).toBeEnabled());
      expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 10 minutes and try again.');
    }
    expect(password).toHaveValue('abc1234');
  });

  test('what the API says against it is shown, and the password stays', async () => {
    server.use(answer('register', { code: 409, message: 'This email address has an account.' }));
    await subscribe({ type: 1 }, '/?auto_test=1');
    await userEvent.type(await screen.findByLabelText('Password'), 'abc123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This email address has an account.');
    expect(screen.getByLabelText('Password')).toHaveValue('abc123');
  });
});

test.each([2, 3, 4])('POP-004 type %i shows what was registered: no password is asked for', async (type) => {
  server.use(serverTime('2026-06-01T12:00:00Z'));
  await subscribe({ type });
  expect(await success()).toBeVisible();
  expect(screen.getByText('C$100')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

describe('POP-007 the coupons of types 3 and 4 end in days, hours, minutes and seconds', () => {
  test.each([3, 4])('type %i, by the server’s clock', async (type) => {
    server.use(serverTime('2026-08-30T10:57:56Z'));
    await subscribe({ type });
    const timer = await screen.findByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent(/^Ends in 2 days 1 hour 2 minutes [34] seconds$/));
  });

  test.each([1, 2, 5])('type %i has no countdown', async (type) => {
    await subscribe({ type });
    await success();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('POP-008 who is anonymous is invited', () => {
  test.each([
    [3, 'Create an account', 'type=create&email=guest%40example.ca&subscriber=1&redirect=%2Fsofas%3Fpage%3D2'],
    [4, 'Sign in', 'type=enter&email=guest%40example.ca&redirect=%2Fsofas%3Fpage%3D2'],
  ])('ROUTE-074 type %i: %s, on the password page, which leads back', async (type, name, query) => {
    server.use(serverTime('2026-06-01T12:00:00Z'));
    const onClose = jest.fn();
    const { location } = await subscribe({ type }, '/sofas?page=2', onClose);
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(location()).toBe(`/customer/account/password?${query}`);
  });

  test('and who is signed in is not', async () => {
    server.use(serverTime('2026-06-01T12:00:00Z'));
    const { store } = await subscribe({ type: 3 });
    arriveAsCustomer(store);
    await success();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});

test('POP-016 heading, text and footer each keep their own figure', () => {
  renderPart(<SubscribeDialog onClose={nothing} onSubscribed={nothing} />, {
    texts,
    models: [session, { slice: subscriptionSlice }],
  });
  expect(screen.getByRole('heading')).toHaveTextContent(/^Get C\$250 off$/);
  expect(screen.getByText(/bundle of coupons, up to C\$200 off/)).toBeVisible();
  expect(newsletterOffers).toEqual({ heading: 'C$250', text: 'C$200', footer: 'C$15' });
});
