import { isPlusGroup } from '@shop/contract';
import {
  codeRequester,
  isBusinessGroup,
  isDropshipGroup,
  customerKey,
  isPartner,
  isPlusMember,
  ownerKey,
  type Shopper,
} from './identity.ts';

const customer = (group: string): Shopper => ({
  kind: 'customer',
  customerId: 7,
  email: 'ada@example.com',
  group,
  verified: true,
  tokenHash: 'h',
});
const guest: Shopper = { kind: 'guest', guestId: 7, tokenHash: 'h' };

test('a customer and a guest of the same number own different carts', () => {
  expect([ownerKey(customer('General')), ownerKey(guest), customerKey(7)]).toEqual([
    'customer:7',
    'guest:7',
    'customer:7',
  ]);
});

test('members are customers of the Plus+ group; a guest is none', () => {
  expect([customer('PLUS+'), customer('General'), guest].map(isPlusMember)).toEqual([true, false, false]);
  expect(['General', 'Dropship CA'].map(isDropshipGroup)).toEqual([false, true]);
  expect(['General', ''].map(isPlusGroup)).toEqual([false, false]);
});

test('partners are customers of a dropship group; a guest is none', () => {
  expect([customer('Dropship CA'), customer('General'), guest].map(isPartner)).toEqual([true, false, false]);
});

test('a group is Plus+ by its whole name, blanks around it aside, a business by a part of it', () => {
  expect([' PLUS+ ', 'plus+', 'plus', 'PLUS++', 'Nonplus', 'Plus+ trial'].map(isPlusGroup)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['Enterprise', 'Small business', 'General', ''].map(isBusinessGroup)).toEqual([true, true, false, false]);
});

test('whose code it is: the customer’s, else the device’s, else the guest’s, else the address’', () => {
  const address = '203.0.113.7';
  expect(codeRequester({ who: customer('General'), deviceId: 'd1', address })).toBe('customer:7');
  expect(codeRequester({ who: guest, deviceId: 'd1', address })).toBe('device:d1');
  expect(codeRequester({ who: guest, deviceId: null, address })).toBe('guest:7');
  expect(codeRequester({ who: null, deviceId: 'd1', address })).toBe('device:d1');
  expect(codeRequester({ who: null, deviceId: null, address })).toBe('address:203.0.113.7');
});
