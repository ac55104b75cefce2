import type { CallBody } from '@shop/contract';
import { answer, breakConnection, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveEmail, openSubscribe, subscribed, subscribing } from '../../testing/subscribing.tsx';
import { arriveAsCustomer } from '../../testing/visitor.ts';

const server = useServer();
const subscribe = subscribing(server);
const serverTime = (now: string) => answer('serverTime', { server_time: now, timestamp: Date.parse(now) / 1000 });
const phone = () => screen.findByRole('textbox', { name: /Mobile phone/ });
const success = () => screen.findByText('Thank you for subscribing.');

test('POP-001 the privacy policy opens above the dialog, which keeps what was typed', async () => {
  openSubscribe();
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
        return subscribed({});
      }),
    );
    await subscribe({ hasPhone: false, type: 2 });
    expect(screen.queryByText('C$100')).not.toBeInTheDocument();
    await userEvent.type(await phone(), '(416)555-0123{Enter}');
    const code = await screen.findByRole('textbox', { name: 'Code from the text message' });
    expect(code).toHaveFocus();
    expect(screen.getByText(/416-555-0123|\(416\) 555-0123/)).toBeVisible();
    server.use(answer('newsletterPhoneCode', subscribed({})));
    await userEvent.type(code, '123456{Enter}');
    expect(await success()).toBeVisible();
    expect(screen.getByText('C$100')).toBeVisible();
    const consent_text = 'You are in. Add your mobile phone if you would like offers by text message too.';
    expect(bodies).toEqual([{ email: 'guest@example.ca', phone: '4165550123', consent_text }]);
  });

  test('the code is handed in with e-mail and phone; a wrong one is told at its field, and stays', async () => {
    const bodies: CallBody<'newsletterPhoneCode'>[] = [];
    server.use(
      answer('newsletterPhone', subscribed({ hasPhone: false })),
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
    // With the words above it.
    const consent_text = expect.stringMatching(
      /^We sent a code by text message to .*Enter it to get our offers there\.$/,
    );
    expect(bodies).toEqual([{ email: 'guest@example.ca', phone: '4165550123', code: '123456', consent_text }]);
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
    server.use(answer('newsletterPhone', { code: 400, message: 'Not this one.' }));
    await subscribe({ hasPhone: false, type: 2 });
    await userEvent.type(await phone(), 'call me{Enter}');
    expect(await phone()).toBeInvalid();
    await userEvent.clear(await phone());
    await userEvent.type(await phone(), '416.555.0123{Enter}');
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription('Not this one.'));
    expect(await phone()).toHaveValue('416.555.0123');
  });
});

test('ERR-013 the phone and its code stop the spinner where nothing answers, and say nothing', async () => {
  server.use(breakConnection('newsletterPhone'));
  await subscribe({ hasPhone: false, type: 2 });
  await userEvent.type(await phone(), '4165550123');
  const send = screen.getByRole('button', { name: 'Add my phone' });
  await userEvent.click(send);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'));
  expect(await phone()).not.toHaveAccessibleDescription();
  expect(await phone()).toHaveValue('(416) 555-0123');
  server.use(answer('newsletterPhone', subscribed({ hasPhone: false })), breakConnection('newsletterPhoneCode'));
  await userEvent.click(send);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the text message' }), '123456');
  const confirm = screen.getByRole('button', { name: 'Confirm my phone' });
  await userEvent.click(confirm);
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
});

test('TRK-004 the tag manager is told of a phone that subscribes', async () => {
  server.use(
    answer('newsletterPhone', subscribed({ hasPhone: false })),
    answer('newsletterPhoneCode', subscribed({ type: 2 })),
  );
  const { actions } = await subscribe({ hasPhone: false, type: 1 });
  await userEvent.type(await phone(), '4165550123{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the text message' }), '123456{Enter}');
  await success();
  const events = actions.filter(({ payload }) => (payload as { event?: string } | undefined)?.event === 'subs_success');
  expect(events.map(({ payload }) => payload)).toEqual([
    { event: 'subs_success', type: 1 },
    { event: 'subs_success', type: 2 },
  ]);
});

test('VAL-031 a registration without a password is refused at the field, and asks nothing of the API', async () => {
  await subscribe({ type: 1 });
  const password = await screen.findByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription('Please enter a password'));
  expect(password).toBeInvalid();
});

test('AUTH-012 the quick registration says what one agrees to, in new tabs so that nothing typed is lost', async () => {
  await subscribe({ type: 1 });
  const agreed = (await screen.findByText(/By creating an account you agree to our/)).closest('p') ?? document.body;
  const links = within(agreed).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Terms of Service', '/terms-conditions', '_blank'],
    ['Privacy Policy', '/privacy-policy', '_blank'],
  ]);
});

test('POP-010 codes 200 and 400 both go on', async () => {
  await subscribe({ type: 5 });
  expect(await success()).toBeVisible();
  document.body.replaceChildren();
  server.use(answer('newsletterVisitor', { code: 400, message: 'You have subscribed already.' }));
  openSubscribe();
  await giveEmail();
  expect(await screen.findByText('You have subscribed already.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
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

test('POP-016 heading and text each keep their own figure', () => {
  openSubscribe();
  expect(screen.getByRole('heading')).toHaveTextContent(/^Get C\$250 off$/);
  expect(screen.getByText(/three largest alone take C\$200 off/)).toBeVisible();
});
