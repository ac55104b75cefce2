import { SlotProvider } from '@shop/platform';
import { answer, renderPart, tooMany, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveEmail, subscribed, subscribing } from '../../testing/subscribing.tsx';
import { texts } from '../../testing/texts.ts';
import { session } from '../../testing/visitor.ts';
import SubscribeDialog from './subscribe-dialog.tsx';
import { subscriptionSlice } from './subscription-slice.ts';

const server = useServer();
const subscribe = subscribing(server);
const nothing = (): void => undefined;

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
    expect(await screen.findByText(/Your account is ready/)).toBeVisible();
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
      answer('newsletterVisitor', subscribed({ type: 1 })),
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
    await giveEmail();
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
    expect(await screen.findByText(/Your account is ready/)).toBeVisible();
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
