import { intentTypes } from '@shop/contract';
import { api, sessionEvents } from '@shop/platform';
import { answer, breakConnection, makeTestStore, useServer } from '@shop/testing';
import { joiningModels } from './models.ts';
import { joiningEvents, joiningSlice } from './slice.ts';

// Joining without its dialog: what is asked when, and what comes of each answer.
const server = useServer();
/** The clock that goes on. */
const realSetTimeout = setTimeout;
const details = { telephone: '4165550123', verifyCode: '1234', vipCode: 'ABC234' };
const asked: string[] = [];
const note =
  <R>(name: string, result: R) =>
  (): R => {
    asked.push(name);
    return result;
  };
const noAnswer = (call: 'plusOrderMaybeSucceeded' | 'plusIsCompleted', name: string) =>
  answer(call, note(name, { code: 503, message: '' }));

beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  server.use(
    answer('plusSendCode', null),
    answer('plusVerifyCode', { is_verified: 1 }),
    answer('plusPaymentLink', { url: '/dev/plus-payment/secret', order_sn: 'P30000001' }),
    answer('plusOrderMaybeSucceeded', note('succeeded', { is_success: 0, order: null })),
    answer('plusIsCompleted', note('completed', { is_completed: 0 })),
  );
});
afterEach(() => jest.useRealTimers());

const open = () => {
  const actions: { type: string }[] = [];
  const store = makeTestStore({ models: joiningModels, actions });
  store.dispatch(joiningEvents.joinOpened());
  const joining = () => joiningSlice.selectors.selectJoining(store.getState() as never);
  const announced = () => actions.filter(({ type }) => type === intentTypes.customerChanged).length;
  return { store, joining, announced };
};
/** Lets answers arrive while the clock stands still, until it is as expected. */
const eventually = async (check: () => void) => {
  for (let turn = 0; turn < 500; turn += 1) {
    try {
      check();
      return;
    } catch {
      await jest.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => realSetTimeout(resolve, 4));
    }
  }
  check();
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** The payment page is in view. */
const pay = async () => {
  const all = open();
  all.store.dispatch(joiningEvents.detailsSubmitted(details));
  await eventually(() => expect(all.joining().status).toBe('paying'));
  return all;
};
const refused = (field: string) => ({ code: 400, message: `Wrong ${field}.`, result: { field } as never }); // a refusal's

test('MEM-008 a code that is not sent says why at the phone, and can be asked for at once', async () => {
  server.use(answer('plusSendCode', refused('phone')));
  const { store, joining } = open();
  store.dispatch(joiningEvents.codeRequested('416'));
  expect(joining()).toMatchObject({ code: 'sending', problem: null });
  await eventually(() => expect(joining().problem).toMatchObject({ message: 'Wrong phone.', field: 'phone' }));
  expect(joining()).toMatchObject({ code: 'none', resendIn: 0, status: 'details' });
  server.use(answer('plusSendCode', null));
  store.dispatch(joiningEvents.codeRequested('4165550123'));
  expect(joining().problem).toBeNull();
  await eventually(() => expect(joining()).toMatchObject({ code: 'sent', resendIn: 59 }));
});

test('MEM-009 the countdown begins anew with another code, and ends at nought', async () => {
  const { store, joining } = open();
  store.dispatch(joiningEvents.codeRequested('4165550123'));
  await eventually(() => expect(joining().resendIn).toBe(59));
  await pass(1_000);
  expect(joining().resendIn).toBe(58);
  await pass(70_000);
  expect(joining().resendIn).toBe(0);
});

test.each(['code', 'vip_code'])(
  'MEM-010 a %s that is refused is told, and the next try takes it away',
  async (field) => {
    server.use(answer('plusVerifyCode', refused(field)));
    const { store, joining } = open();
    store.dispatch(joiningEvents.detailsSubmitted(details));
    expect(joining()).toMatchObject({ status: 'checking', problem: null });
    await eventually(() => expect(joining().problem).toMatchObject({ message: `Wrong ${field}.`, field }));
    expect(joining().status).toBe('details');
    store.dispatch(joiningEvents.detailsSubmitted(details));
    expect(joining()).toMatchObject({ status: 'checking', problem: null });
    await eventually(() => expect(joining().status).toBe('details'));
  },
);

test('MEM-011 a payment link that does not come is said, at no field', async () => {
  server.use(answer('plusPaymentLink', { code: 409, message: 'You are a member.' }));
  const { store, joining } = open();
  store.dispatch(joiningEvents.detailsSubmitted(details));
  await eventually(() =>
    expect(joining().problem).toEqual({ kind: 'refused', message: 'You are a member.', code: 409 }),
  );
  expect(joining()).toMatchObject({ status: 'details', paymentUrl: null });
});

test('what nobody answers leaves the words to the dialog', async () => {
  server.use(breakConnection('plusVerifyCode'));
  const { store, joining } = open();
  store.dispatch(joiningEvents.detailsSubmitted(details));
  await eventually(() => expect(joining().problem).toEqual({ kind: 'network', message: '' }));
});

test('MEM-012 MEM-013 an ask that gets no answer does not end the asking', async () => {
  server.use(noAnswer('plusOrderMaybeSucceeded', 'succeeded'), noAnswer('plusIsCompleted', 'completed'));
  const { joining } = await pay();
  await pass(30_000);
  await eventually(() => expect(asked).toEqual(['succeeded']));
  const order = { order_price: 4_900, plus_num: 'P30000001' };
  await eventually(() => expect(jest.getTimerCount()).toBeGreaterThan(0));
  server.use(answer('plusOrderMaybeSucceeded', note('succeeded', { is_success: 1, order })));
  await pass(3_000);
  await eventually(() => expect(asked).toEqual(['succeeded', 'succeeded', 'completed']));
  expect(joining()).toMatchObject({ status: 'completing', orderNumber: 'P30000001' });
  await eventually(() => expect(jest.getTimerCount()).toBeGreaterThan(0));
  server.use(answer('plusIsCompleted', note('completed', { is_completed: 1 })));
  await pass(3_000);
  await eventually(() => expect(joining().status).toBe('completed'));
});

/** How often each kind of data is asked for while something shows it. */
const shownData = async ({ store }: ReturnType<typeof open>) => {
  const counts = { session: 0, cart: 0 };
  const { groupShown, pricesShown } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      groupShown: build.query<null, void>({
        queryFn: () => ((counts.session += 1), { data: null }),
        providesTags: ['Session'],
      }),
      pricesShown: build.query<null, void>({
        queryFn: () => ((counts.cart += 1), { data: null }),
        providesTags: ['Cart'],
      }),
    }),
  }).endpoints;
  await store.dispatch(groupShown.initiate());
  await store.dispatch(pricesShown.initiate());
  return counts;
};

test('MEM-014 once the membership has begun, prices and greetings are asked for anew, and nothing else any more', async () => {
  const order = { order_price: 4_900, plus_num: 'P30000001' };
  server.use(
    answer('plusOrderMaybeSucceeded', note('succeeded', { is_success: 1, order })),
    answer('plusIsCompleted', note('completed', { is_completed: 1 })),
  );
  const all = await pay();
  const counts = await shownData(all);
  await pass(30_000);
  await eventually(() => expect(all.joining().status).toBe('completed'));
  await eventually(() => expect(counts).toEqual({ session: 2, cart: 2 }));
  all.store.dispatch(joiningEvents.joinClosed());
  await pass(30_000);
  expect(asked).toEqual(['succeeded', 'completed']);
  expect(all.announced()).toBe(1);
  expect(all.store.getState()[api.reducerPath].mutations).toEqual({});
});

test.each([
  ['has not begun', { is_completed: 0 }, 0],
  ['has begun', { is_completed: 1 }, 1],
  ['is not known', { code: 503, message: '' }, 0],
])('closing asks once more; who changed is told where the membership %s', async (_, given, times) => {
  server.use(answer('plusIsCompleted', note('completed', given as { is_completed: 0 | 1 })));
  const { store, joining, announced } = await pay();
  store.dispatch(joiningEvents.joinClosed());
  expect(joining().status).toBe('closed');
  await eventually(() => expect(asked).toEqual(['completed']));
  await eventually(() => expect(store.getState()[api.reducerPath].mutations).toEqual({}));
  await pass(0);
  expect(announced()).toBe(times);
});

test('joining that is opened again says nothing of what was refused before', async () => {
  server.use(answer('plusVerifyCode', refused('code')));
  const { store, joining } = open();
  expect(joining()).toEqual({ ...joiningSlice.getInitialState(), status: 'details' });
  store.dispatch(joiningEvents.detailsSubmitted(details));
  await eventually(() => expect(joining().problem).not.toBeNull());
  store.dispatch(joiningEvents.joinClosed());
  store.dispatch(joiningEvents.joinOpened());
  expect(joining()).toEqual({ ...joiningSlice.getInitialState(), status: 'details' });
});

test('a payment that is closed unpaid comes back with the dialog, without another code or order', async () => {
  const { store, joining } = await pay();
  store.dispatch(joiningEvents.joinClosed());
  await eventually(() => expect(asked.at(-1)).toBe('completed'));
  expect(joining().status).toBe('closed');
  server.use(answer('plusVerifyCode', note('verify', { is_verified: 1 })));
  asked.length = 0;
  store.dispatch(joiningEvents.joinOpened());
  expect(joining()).toMatchObject({ status: 'paying', paymentUrl: '/dev/plus-payment/secret' });
  await pass(30_000);
  await eventually(() => expect(asked).toEqual(['succeeded']));
});

test('a payment that was made before the dialog was closed is over, as is one of somebody who has left', async () => {
  const paid = await pay();
  server.use(answer('plusIsCompleted', note('completed', { is_completed: 1 })));
  paid.store.dispatch(joiningEvents.joinClosed());
  await eventually(() => expect(paid.announced()).toBe(1));
  paid.store.dispatch(joiningEvents.joinOpened());
  expect(paid.joining()).toMatchObject({ status: 'details', paymentUrl: null });
  paid.store.dispatch(joiningEvents.joinClosed());

  server.use(answer('plusIsCompleted', { is_completed: 0 }));
  const left = await pay();
  left.store.dispatch(joiningEvents.joinClosed());
  left.store.dispatch(sessionEvents.loggedOut({ reason: 'loggedOut' } as never)); // only that it happened counts
  left.store.dispatch(joiningEvents.joinOpened());
  expect(left.joining()).toMatchObject({ status: 'details', paymentUrl: null });
});

test('MEM-009 the countdown goes on while the dialog is closed', async () => {
  const { store, joining } = open();
  store.dispatch(joiningEvents.codeRequested('4165550123'));
  await eventually(() => expect(joining().resendIn).toBe(59));
  store.dispatch(joiningEvents.joinClosed());
  await pass(10_000);
  store.dispatch(joiningEvents.joinOpened());
  expect(joining()).toMatchObject({ status: 'details', code: 'sent', resendIn: 49 });
  await pass(49_000);
  expect(joining().resendIn).toBe(0);
});
