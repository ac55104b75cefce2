import { message, cast } from '../testing/message.ts';
import {
  addressFieldNames,
  numberRule,
  parseCardExpiry,
  plusCodeRule,
  quantityRule,
  signInCodeRule,
  squareFeetRule,
} from '../index.ts';

const badNumber = 'Please enter the number.';

test.each(['x12', '12x', '1.', '.5', '1.5.5', '1,5', '+1', '１２'])('VAL-017 %p is no number', (typed) => {
  expect(message(numberRule(), typed)).toBe(badNumber);
});

test.each(['x1', '1x', '0.0'])('VAL-036 %p is no size of a room', (typed) => {
  expect(message(squareFeetRule(), typed)).toBe(badNumber);
});

test('VAL-022 a quantity is read from text or taken as a number, and bounds belong to it', () => {
  const rule = quantityRule({ min: 2, max: 9 });
  expect(['2', ' 9 ', 5].map((typed) => cast(rule, typed))).toEqual([2, 9, 5]);
  expect(['x2', '2x', '0x2', '', ' ', null, undefined].map((typed) => message(rule, typed) !== undefined)).toEqual(
    Array(7).fill(true),
  );
  expect([message(rule, 'x2'), message(rule, '-3'), message(rule, 10)]).toEqual([
    badNumber,
    'Min qty is 2',
    'Max qty is 9',
  ]);
  expect([message(rule, ' '), message(rule, 2.5)]).toEqual(['This field is mandatory.', badNumber]);
});

test('VAL-008 VAL-010 codes are trimmed, and nothing stands around them', () => {
  expect([cast(signInCodeRule(), ' a1B2c3 '), cast(plusCodeRule(), ' 0123 ')]).toEqual(['a1B2c3', '0123']);
  expect(['xa1B2c3', 'a1B2c3x'].map((code) => cast(signInCodeRule(), code))).toEqual([undefined, undefined]);
  expect(['x0123', '0123x'].map((code) => cast(plusCodeRule(), code))).toEqual([undefined, undefined]);
});

test('an expiry without a slash has two digits for its month', () => {
  expect([parseCardExpiry('0129'), parseCardExpiry('129'), parseCardExpiry('')]).toEqual([
    { month: 1, year: 2029 },
    undefined,
    undefined,
  ]);
});

test('the fields of an address stand as on an envelope', () => {
  expect(addressFieldNames.join(' ')).toBe(
    'firstname lastname street apartment_unit_suite city region_id postcode telephone',
  );
});
