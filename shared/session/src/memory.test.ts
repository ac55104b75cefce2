import { fakeBrowser, fakeStorage } from './fake-browser.ts';
import { guarded } from './browser-storage.ts';
import { toCustomer } from './customer.ts';
import { createMemory } from './memory.ts';
import { createStorage } from './storage.ts';
import { sessionEvents, sessionHeaders, sessionSlice } from './index.ts';

const setUp = () => {
  const browser = fakeBrowser();
  return { browser, memory: createMemory(browser.ports()) };
};
const session = (...events: Parameters<typeof sessionSlice.reducer>[1][]) =>
  events.reduce(sessionSlice.reducer, sessionSlice.getInitialState());

test('a device without an id gets one, also where the browser makes no UUIDs', () => {
  const { browser, memory } = setUp();
  const { deviceId } = memory.restore();
  expect(deviceId).toMatch(/^[\da-f-]{36}$/);
  expect(memory.restore().deviceId).toBe(deviceId);
  expect(browser.document.written).toHaveLength(1);
  // As over plain HTTP.
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const [one, other] = [setUp(), setUp()].map((each) => each.memory.restore().deviceId);
  Reflect.deleteProperty(crypto, 'randomUUID');
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(other).not.toBe(one);
});

test('what an earlier page kept of the order marker and the pay-login flag is there again', () => {
  const { browser, memory } = setUp();
  expect(memory.restore()).toMatchObject({ indent: '', payLogin: '0' });
  memory.keepIndent('order-9');
  memory.keepPayLogin();
  expect(createMemory(browser.ports()).restore()).toMatchObject({ indent: 'order-9', payLogin: '1' });
  memory.dropPayLogin();
  expect(memory.restore().payLogin).toBe('0');
  browser.local.setItem('payLogin', 'yes');
  expect(memory.restore().payLogin).toBe('0');
});

test('SESS-022 a guest token is read from its cookie, else from its mirror, and goes from both', () => {
  const { browser, memory } = setUp();
  expect(memory.guestToken()).toBe('');
  browser.local.setItem('GuestToken', 'mirrored');
  expect(memory.guestToken()).toBe('mirrored');
  memory.keepGuestToken('guest-1');
  browser.local.setItem('GuestToken', 'mirrored');
  expect(memory.guestToken()).toBe('guest-1');
  memory.dropGuestToken();
  expect([memory.guestToken(), browser.local.getItem('GuestToken')]).toEqual(['', null]);
});

test('a token that is no good takes its customer along, and leaves what belongs to the visit', () => {
  const { browser, memory } = setUp();
  expect(memory.customerToken()).toBe('');
  memory.keepCustomerToken('customer-1');
  expect(memory.customerToken()).toBe('customer-1');
  memory.keepCustomer({ entity_id: 7, email: 'anna@home.ca' });
  memory.markMarketingLogin();
  memory.keepIndent('order-9');
  memory.keepPayLogin();
  expect(memory.isMarketingLoginMarked()).toBe(true);
  memory.forgetCustomer();
  expect(memory.customerToken()).toBe('');
  expect(memory.storedCustomer()).toBeUndefined();
  expect(memory.isMarketingLoginMarked()).toBe(false);
  expect(memory.restore()).toMatchObject({ indent: 'order-9', payLogin: '0' });
  expect(browser.local.getItem('userInfo')).toBeNull();
});

test('a value that the browser refuses is kept by the page until the browser takes one', () => {
  const area = fakeStorage();
  let isFull = true;
  const store = createStorage(
    guarded<'a'>(() => ({
      ...area,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        area.setItem(key, value);
      },
    })),
  );
  area.setItem('a', 'old');
  store.write('a', 'new');
  expect([store.read('a'), area.getItem('a')]).toEqual(['new', 'old']);
  isFull = false;
  store.write('a', 'newer');
  area.setItem('a', 'of another tab');
  expect(store.read('a')).toBe('of another tab');
});

test('REQ-005 REQ-006 REQ-007 REQ-008 headers say what is known, and nothing of what is not', () => {
  expect(sessionHeaders({ session: session() })).toEqual({
    'Device-Id': undefined,
    Authorization: undefined,
    indent: '',
    'Is-Pay-Login': '0',
  });
  const known = session(
    sessionEvents.sessionRestored({ deviceId: 'd-1', indent: 'i-1', payLogin: '1' }),
    sessionEvents.guestTokenReceived({ token: 'guest-1', from: 'login' }),
  );
  expect(sessionHeaders({ session: known })).toEqual({
    'Device-Id': 'd-1',
    Authorization: 'guest-1',
    indent: 'i-1',
    'Is-Pay-Login': '1',
  });
});

test('a customer is read from text fields alone, whichever of the two spellings comes first', () => {
  expect(toCustomer({ entity_id: '7', email: 5, firstname: 'Anna', firstName: 'Other', customer_group: null })).toEqual(
    {
      entityId: 7,
      email: '',
      firstName: 'Anna',
      lastName: '',
      group: '',
    },
  );
  for (const entity_id of [-1, 1.5, Number.NaN, null]) expect(toCustomer({ entity_id })).toBeUndefined();
});

const anna = { entityId: 7, email: 'anna@home.ca', firstName: 'Anna', lastName: 'Roy', group: 'General' };
const values = { customer_id: '7', customer_group: 'General', email_sha256: 'ab12', is_plus: false };
const signedIn = [
  sessionEvents.sessionRestored({ deviceId: 'd-1', indent: 'i-1', payLogin: '0' }),
  sessionEvents.signedIn({ token: 'customer-1', from: 'login' }),
  sessionEvents.customerLoaded(anna),
  sessionEvents.accountInitiated({ isOldUser: true, playBirthdayWishes: true }),
  sessionEvents.trackingValuesLoaded(values),
  sessionEvents.paySignInCompleted(),
];

test('what is known of a customer goes with them, and with their token', () => {
  const nobody = { token: '', customer: null, isOldUser: null, playBirthdayWishes: null, trackingValues: null };
  expect(session(...signedIn)).toMatchObject({ customer: anna, trackingValues: values, payLogin: '1' });
  expect(session(...signedIn, sessionEvents.loggedOut())).toMatchObject({
    ...nobody,
    status: 'unknown',
    deviceId: 'd-1',
    indent: '',
    payLogin: '0',
  });
  expect(session(...signedIn, sessionEvents.sessionExpired())).toMatchObject({
    ...nobody,
    status: 'unknown',
    indent: 'i-1',
    payLogin: '0',
  });
  expect(session(...signedIn, sessionEvents.guestSessionCleared())).toMatchObject({ ...nobody, payLogin: '1' });
  expect(session(...signedIn, sessionEvents.sessionEnded())).toMatchObject({
    status: 'ended',
    customer: anna,
    payLogin: '0',
  });
  expect(session(...signedIn, sessionEvents.signedIn({ token: 'customer-2', from: 'storage' })).customer).toBeNull();
});

test('what arrives of a customer who is not there any more is not taken', () => {
  const late = [sessionEvents.customerLoaded(anna), sessionEvents.trackingValuesLoaded(values)];
  expect(session(...late)).toEqual(session());
  expect(session(sessionEvents.guestTokenReceived({ token: 'g', from: 'tab' }), ...late).customer).toBeNull();
});

test('a page that was rendered for a customer expects one until it knows', () => {
  const expected = session(sessionEvents.customerExpected());
  expect(expected.isExpected).toBe(true);
  const guest = sessionSlice.reducer(expected, sessionEvents.guestTokenReceived({ token: 'g', from: 'login' }));
  expect(guest).toMatchObject({ status: 'guest', isExpected: false, token: 'g' });
  expect(sessionSlice.reducer(expected, sessionEvents.loggedOut()).isExpected).toBe(false);
});

test('POP-032 a birthday is one of a customer whom account init says it of', () => {
  const { selectHasBirthday } = sessionSlice.selectors;
  const hasBirthday = (...events: Parameters<typeof session>) => selectHasBirthday({ session: session(...events) });
  const birthdayGreeting = (playBirthdayWishes: boolean) =>
    sessionEvents.accountInitiated({ isOldUser: true, playBirthdayWishes });
  expect([hasBirthday(), hasBirthday(birthdayGreeting(true)), hasBirthday(...signedIn)]).toEqual([false, false, true]);
  expect(hasBirthday(...signedIn, birthdayGreeting(false))).toBe(false);
});
