import { isPlusGroup } from '@shop/contract';
import { isDropshipGroup, toCustomer } from './customer.ts';
import { selectIsDropship, selectIsPlus, selectGreetingName, sessionEvents, sessionSlice } from './index.ts';

const withCustomer = (fields: object) => {
  const customer = toCustomer({ entity_id: 7, ...fields });
  const { reducer } = sessionSlice;
  const events = [
    sessionEvents.signedIn({ token: 't', from: 'login' }),
    ...(customer ? [sessionEvents.customerLoaded(customer)] : []),
  ];
  return { session: events.reduce(reducer, reducer(undefined, { type: 'start' })) };
};

test('SHELL-018 either spelling of the name gives the greeting', () => {
  expect(selectGreetingName(withCustomer({ firstName: 'Anna', lastName: 'Roy' }))).toBe('Anna Roy');
  expect(selectGreetingName(withCustomer({ firstname: 'Anna', lastname: 'Roy' }))).toBe('Anna Roy');
  expect(selectGreetingName(withCustomer({ firstname: 'Anna' }))).toBe('Anna');
  expect(selectGreetingName(withCustomer({}))).toBe('');
});

test('SESS-026 the group’s name makes a dropship customer, not the field is_dropship', () => {
  expect(['Dropship', 'VIP dropship CA', 'DROPSHIPPERS'].every(isDropshipGroup)).toBe(true);
  expect(isDropshipGroup('General')).toBe(false);
  expect(selectIsDropship(withCustomer({ customer_group: 'Dropship', is_dropship: false }))).toBe(true);
  expect(selectIsDropship(withCustomer({ customer_group: 'General', is_dropship: true }))).toBe(false);
});

test('SESS-027 Plus+ is compared without case', () => {
  expect(['Plus+', 'PLUS+', 'plus+ '].every(isPlusGroup)).toBe(true);
  expect(['Plus', 'General', ''].some(isPlusGroup)).toBe(false);
  expect(selectIsPlus(withCustomer({ customer_group: 'PLUS+' }))).toBe(true);
});

test.each([undefined, null, 'anna', [], {}, { entity_id: 'x' }, { entity_id: 0 }])('%j is no customer', (data) => {
  expect(toCustomer(data)).toBeUndefined();
});
