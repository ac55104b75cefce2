import type { CallResult } from '@shop/contract';
import { selectIsPlus } from '@shop/platform';
import type { SessionRoot } from '@shop/session';
import { answer, customerArrives, useServer } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as page from '../../../pages/open-member.tsx';
import { openAsCustomer } from '../../../testing/customer.ts';

const server = useServer();
/** The clock that goes on. */
const realSetTimeout = setTimeout;
const asked: string[] = [];
const note =
  <R,>(name: string, result: R) =>
  ({ body }: { body?: object }): R => {
    asked.push(`${name} ${JSON.stringify(body)}`);
    return result;
  };
const count = (name: string) => asked.filter((one) => one.startsWith(name)).length;
let canBuy = 1;

beforeEach(() => {
  asked.length = 0;
  canBuy = 1;
  // Promises, and the frames in which the store tells of its changes, go on; only clocks stand still.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const plusInfo = { title: 'Plus+', subtitle: '', hero_image: null, member_count: 0, benefits: [], faq: [] };
  server.use(
    answer('plusInfo', { ...plusInfo, plusPrice: 9_900, plusSpecialPrice: 4_900 }),
    answer('plusStepInfo', () => ({ is_qiye: 0, group_name: 'General', can_buy_plus: canBuy, ends_at: null })),
    answer('plusSendCode', note('send', null)),
    answer('plusVerifyCode', note('verify', { is_verified: 1 })),
    answer('plusPaymentLink', note('link', { url: '/dev/plus-payment/secret', order_sn: 'P30000001' })),
    answer('plusOrderMaybeSucceeded', note('succeeded', { is_success: 0, order: null })),
    answer('plusIsCompleted', note('completed', { is_completed: 0 })),
  );
});
afterEach(() => jest.useRealTimers());

/** Lets pending answers arrive while the clock stands still. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await jest.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => realSetTimeout(resolve, 4));
    }
  });
const pass = async (milliseconds: number) => {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await settle();
};
const eventually = async (check: () => void) => {
  for (let turn = 0; turn < 50; turn += 1) {
    try {
      check();
      return;
    } catch {
      await settle();
    }
  }
  check();
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const openDialog = async () => {
  const view = await openAsCustomer(page);
  await eventually(() => press('Join Plus+'));
  await eventually(() => expect(screen.getByLabelText('Phone number')).toBeVisible());
  return view;
};
const sendCode = async () => {
  type('Phone number', '4165550123');
  press('Send code');
  await eventually(() => expect(screen.getByText(/We sent a 4-digit code/)).toBeVisible());
};
const submit = async () => {
  type('Verification code', '1234');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Continue to payment');
  await settle();
};
const pay = async () => {
  const view = await openDialog();
  await sendCode();
  await submit();
  await eventually(() => expect(screen.getByTitle('Payment')).toBeVisible());
  return view;
};

test('MEM-008 MEM-009 the code goes to the phone, and another can be asked for after 59 s', async () => {
  await openDialog();
  await sendCode();
  expect(asked).toEqual(['send {"phone":"4165550123"}']);
  expect(screen.getByRole('button', { name: 'Another code in 59 s' })).toBeDisabled();
  await pass(58_000);
  expect(screen.getByRole('button', { name: 'Another code in 1 s' })).toBeDisabled();
  await pass(1_000);
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled();
});

test('VAL-033 the phone is checked when it is left, and sent as ten digits however it was typed', async () => {
  await openDialog();
  const phone = screen.getByLabelText('Phone number');
  type('Phone number', '416-555-012');
  expect(phone).toBeValid();
  fireEvent.blur(phone);
  await pass(50);
  expect(phone).toBeInvalid();
  expect(screen.getByText('Phone number is unavailable, please enter again.')).toBeVisible();
  press('Send code');
  await settle();
  expect(asked).toEqual([]);
  type('Phone number', '+1 416.555.0123');
  press('Send code');
  await settle();
  expect(asked).toEqual(['send {"phone":"4165550123"}']);
});

test('MEM-003 telephone, code and agreement are asked for; the code has to be four digits and the agreement ticked', async () => {
  await openDialog();
  const names = [...screen.getByRole('dialog').querySelectorAll('input')].map(({ name }) => name);
  expect(names.filter((name) => name !== 'vipCode')).toEqual(['telephone', 'verifyCode', 'remember']);
  type('Phone number', '4165550123');
  type('Verification code', '12');
  press('Continue to payment');
  await settle();
  await eventually(() => expect(screen.getByText('Check the box to proceed.')).toBeVisible());
  expect(screen.getByLabelText('Verification code')).toBeInvalid();
  expect(asked).toEqual([]);
});

test('MEM-010 MEM-011 the code is checked, then the payment page is shown in a frame', async () => {
  await pay();
  expect(asked.slice(1)).toEqual(['verify {"phone":"4165550123","code":"1234","vip_code":""}', 'link {"vip_code":""}']);
  expect(screen.getByTitle('Payment')).toHaveAttribute('src', '/dev/plus-payment/secret');
});

test('MEM-012 success is asked for from 30 s on, every 3 s', async () => {
  await pay();
  await pass(29_900);
  expect(count('succeeded')).toBe(0);
  await pass(100);
  expect(count('succeeded')).toBe(1);
  expect(asked.at(-1)).toBe('succeeded {"order_sn":"P30000001"}');
  await pass(3_000);
  expect(count('succeeded')).toBe(2);
  await pass(3_000);
  expect(count('succeeded')).toBe(3);
  expect(count('completed')).toBe(0);
});

test('MEM-013 MEM-014 then completion every 3 s, until the overlay says Use Now', async () => {
  await pay();
  const order = { order_price: 4_900, plus_num: 'P30000001' };
  server.use(answer('plusOrderMaybeSucceeded', note('succeeded', { is_success: 1, order })));
  await pass(30_000);
  await eventually(() => expect(count('completed')).toBe(1));
  expect(asked.at(-1)).toBe('completed {"order_sn":"P30000001"}');
  await pass(3_000);
  expect(count('completed')).toBe(2);
  server.use(answer('plusIsCompleted', note('completed', { is_completed: 1 })));
  canBuy = 0;
  await pass(3_000);
  await eventually(() => expect(screen.getByRole('button', { name: 'Use Now' })).toBeVisible());
  const all = asked.length;
  await pass(30_000);
  expect(asked).toHaveLength(all);
  press('Use Now');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Renewable in 60 days before expiration')).toBeVisible();
});

test('this browser forgets what it kept of the customer: it names the group of before', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ entity_id: 7, customer_group: 'General' }));
  const { store } = await pay();
  await customerArrives(store);
  server.use(
    answer('plusIsCompleted', note('completed', { is_completed: 1 })),
    answer('accountInformation', { code: 503, message: '' }),
  );
  expect(localStorage.getItem('userInfo')).not.toBeNull();
  press('Close');
  await eventually(() => expect(localStorage.getItem('userInfo')).toBeNull());
});

test('SESS-027 who has joined is of the Plus+ group on every page, and in what this browser keeps', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ entity_id: 7, customer_group: 'General' }));
  const { store } = await pay();
  await customerArrives(store);
  const isPlus = () => selectIsPlus(store.getState() as unknown as SessionRoot);
  expect(isPlus()).toBe(false);
  const member = { entity_id: 7, customer_group: 'PLUS+' } as CallResult<'accountInformation'>; // nothing else is read
  server.use(answer('plusIsCompleted', note('completed', { is_completed: 1 })), answer('accountInformation', member));
  press('Close');
  await eventually(() => expect(isPlus()).toBe(true));
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toEqual(member);
});

test('closing the modal ends the asking', async () => {
  await pay();
  await pass(30_000);
  press('Close');
  await settle();
  const before = count('succeeded');
  await pass(30_000);
  expect(count('succeeded')).toBe(before);
});

test('who closes the modal with the payment made is a member without waiting for the asking to begin', async () => {
  await pay();
  server.use(answer('plusIsCompleted', note('completed', { is_completed: 1 })));
  canBuy = 0;
  press('Close');
  await eventually(() => expect(screen.getByText('Renewable in 60 days before expiration')).toBeVisible());
  expect(asked.at(-1)).toBe('completed {"order_sn":"P30000001"}');
  expect(count('succeeded')).toBe(0);
});

test('MEM-007 the modal holds phone, code and agreement; a refused code is said at its field', async () => {
  server.use(
    answer('plusVerifyCode', { code: 400, message: 'The code is wrong.', result: { field: 'code' } as never }),
  );
  await openDialog();
  const dialog = within(screen.getByRole('dialog', { name: 'Join Plus+' }));
  for (const label of ['Phone number', 'Verification code']) expect(dialog.getByLabelText(label)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /I have read and accept/ })).not.toBeChecked();
  expect(dialog.getByRole('link', { name: 'Plus+ guidelines' })).toHaveAttribute('target', '_blank');
  await sendCode();
  await submit();
  await eventually(() => expect(screen.getByText('The code is wrong.')).toBeVisible());
  expect(screen.getByLabelText('Verification code')).toBeInvalid();
  server.use(answer('plusVerifyCode', { is_verified: 1 }));
  press('Continue to payment');
  await settle();
  await eventually(() => expect(screen.getByTitle('Payment')).toBeVisible());
});
