import type { Validator } from '../check.ts';
import { isElsewhere } from './address.ts';
import { message } from '../testing/message.ts';
import {
  addressSchema,
  agreementRule,
  alternatePhoneRule,
  check,
  emailRule,
  estimateZipRule,
  formSchema,
  isCompleteAddress,
  newPasswordRule,
  numberRule,
  olderSignInPasswordRule,
  passwordChecklist,
  passwordConfirmationRule,
  phoneRule,
  planChoiceRule,
  plusCodeRule,
  postalCodeRule,
  quantityRule,
  recaptchaRule,
  requiredRule,
  ruleText,
  searchKeywordRule,
  signInCodeRule,
  signInPasswordRule,
  squareFeetRule,
  temperatureRule,
} from '../index.ts';

const mandatory = 'This field is mandatory.';
const badEmail = 'Please enter a valid email address. For example name@example.ca';
const badZip = 'Zip Code is invalid. For example A1B 2C3.';
const badPhone = 'Invalid phone number format. Please try again.';
const badLength = 'Enter Number. Length should be 10';
const badAlternate = 'Phone number is unavailable, please enter again.';
const badCode = 'The verify code must be 6 characters.';
const badNumber = 'Please enter the number.';
const badTemperature = 'The temperature must be between 60-90°F.';

const cases: [string, Validator<unknown>, unknown, string | undefined][] = [
  ['VAL-001', emailRule(), '', mandatory],
  ['VAL-001', emailRule(), '   ', mandatory],
  ['VAL-001', emailRule(), undefined, mandatory],
  ['VAL-002', emailRule(), 'anna', badEmail],
  ['VAL-002', emailRule(), 'anna@home', badEmail],
  ['VAL-002', emailRule(), 'anna@@home.ca', badEmail],
  ['VAL-002', emailRule(), ' anna+sofa@home.ca ', undefined],
  ['VAL-003', signInPasswordRule(), '', 'This is a required field.'],
  ['VAL-004', signInPasswordRule(), 'abc', undefined],
  ['VAL-004', olderSignInPasswordRule(), 'abcde', 'This is a required field.'],
  ['VAL-004', olderSignInPasswordRule(), 'abcdef', undefined],
  ['VAL-005', newPasswordRule(), 'abc12', 'At least 6 characters'],
  ['VAL-005', newPasswordRule(), '123456', 'At least one letter'],
  ['VAL-005', newPasswordRule(), 'abcdef', 'At least one number'],
  ['VAL-005', newPasswordRule(), 'abcde1', undefined],
  ['VAL-008', signInCodeRule(), '', badCode],
  ['VAL-008', signInCodeRule(), '12345', badCode],
  ['VAL-008', signInCodeRule(), '12345-', badCode],
  ['VAL-008', signInCodeRule(), '1234567', badCode],
  ['VAL-008', signInCodeRule(), 'a1B2c3', undefined],
  ['VAL-010', plusCodeRule(), '', mandatory],
  ['VAL-010', plusCodeRule(), '123', mandatory],
  ['VAL-010', plusCodeRule(), '12345', mandatory],
  ['VAL-010', plusCodeRule(), '12a4', mandatory],
  ['VAL-010', plusCodeRule(), '0123', undefined],
  ['VAL-012', postalCodeRule(), '90210', badZip],
  ['VAL-012', postalCodeRule(), 'D1A 0B1', badZip],
  ['VAL-012', postalCodeRule(), 'K1A-0B1', undefined],
  ['VAL-012', postalCodeRule(), 'k1a0b1', undefined],
  ['VAL-013', phoneRule(), '6135550123', undefined],
  ['VAL-013', phoneRule(), '16135550123', undefined],
  ['VAL-013', phoneRule(), '613-555-0123', undefined],
  ['VAL-013', phoneRule(), '(613) 555-0123', undefined],
  ['VAL-013', phoneRule(), '613 555 0123', undefined],
  ['VAL-013', phoneRule(), '+1 613.555.0123', undefined],
  ['VAL-013', phoneRule(), '1-613-555-0123', undefined],
  ['VAL-013', phoneRule(), '613 555 012', badPhone],
  ['VAL-013', phoneRule(), 'call me', badPhone],
  ['VAL-014', phoneRule(), '613555012', badLength],
  ['VAL-014', phoneRule(), '61355501234', badLength],
  ['VAL-014', phoneRule(), '161355501234', badLength],
  ['VAL-015', alternatePhoneRule(), '(613)555-0123', undefined],
  ['VAL-015', alternatePhoneRule(), '613555', badAlternate],
  ['VAL-015', alternatePhoneRule(), '61355501234', badAlternate],
  ['VAL-015', alternatePhoneRule(), '613 555 0123', undefined],
  ['VAL-016', requiredRule(), ' ', mandatory],
  ['VAL-016', requiredRule(), 'x', undefined],
  ['VAL-017', numberRule(), '12', undefined],
  ['VAL-017', numberRule(), '12.5', undefined],
  ['VAL-017', numberRule(), '12.', badNumber],
  ['VAL-017', numberRule(), '-1', badNumber],
  ['VAL-017', numberRule(), '1e3', badNumber],
  ['VAL-018', temperatureRule(), '59.9', badTemperature],
  ['VAL-018', temperatureRule(), '60', undefined],
  ['VAL-018', temperatureRule(), '90', undefined],
  ['VAL-018', temperatureRule(), '90.1', badTemperature],
  ['VAL-018', temperatureRule(), 'warm', badNumber],
  ['VAL-019', recaptchaRule(), '', 'Incorrect reCAPTCHA.'],
  ['VAL-020', requiredRule(), '', mandatory],
  ['VAL-021', searchKeywordRule(), '  ', mandatory],
  ['VAL-021', searchKeywordRule(), ' sofa ', undefined],
  ['VAL-022', quantityRule({ min: 2, max: 9 }), '1', 'Min qty is 2'],
  ['the upper bound of a quantity', quantityRule({ min: 2, max: 9 }), '10', 'Max qty is 9'],
  ['an empty quantity', quantityRule({ min: 1, max: 9 }), '', mandatory],
  ['half a sofa', quantityRule({ min: 1, max: 9 }), '1.5', badNumber],
  ['a quantity within its bounds', quantityRule({ min: 1, max: 9 }), '9', undefined],
  ['VAL-025', estimateZipRule(), '', mandatory],
  ['VAL-026', estimateZipRule(), '12345', undefined],
  ['VAL-026', estimateZipRule(), 'K1A0B1', undefined],
  ['VAL-026', estimateZipRule(), 'k1a 0b1', undefined],
  ['VAL-026', estimateZipRule(), '1234', badZip],
  ['VAL-026', estimateZipRule(), '123456', badZip],
  ['VAL-034', agreementRule(), false, 'Check the box to proceed.'],
  ['VAL-034', agreementRule(), true, undefined],
  ['VAL-035', squareFeetRule(), '', 'Square Feet is required.'],
  ['VAL-036', squareFeetRule(), '-3', badNumber],
  ['half a square foot', squareFeetRule(), '0.5', undefined],
  ['VAL-017', numberRule(), '', mandatory],
  ['VAL-018', temperatureRule(), '', mandatory],
  ['VAL-012', postalCodeRule(), '', mandatory],
  ['VAL-013', phoneRule(), '', mandatory],
  ['VAL-014', phoneRule(), '6135550123x', badPhone],
  ['VAL-005', newPasswordRule(), '', 'Please enter a password'],
  ['VAL-024', planChoiceRule(['two-years']), '', mandatory],
  ['VAL-024', planChoiceRule(['two-years']), 'ten-years', mandatory],
  ['VAL-024', planChoiceRule(['two-years']), 'two-years', undefined],
  ['VAL-030', alternatePhoneRule(), '', undefined],
  ['a phone that a form does not ask for', phoneRule().notRequired(), '', undefined],
  ['a phone that a form does not ask for', phoneRule().notRequired(), '613', badLength],
  ['a postal code that a form does not ask for', postalCodeRule().notRequired(), '', undefined],
  ['VAL-022', quantityRule({ min: 1, max: 9 }), '1e1', badNumber],
  ['VAL-036', squareFeetRule(), 'big', badNumber],
  ['no room at all', squareFeetRule(), '0', badNumber],
];

describe('VAL-001 VAL-002 VAL-003 VAL-004 VAL-005 VAL-008 VAL-010 VAL-012 VAL-013 VAL-014 VAL-015 VAL-016 VAL-017 VAL-018 VAL-019 VAL-020 VAL-025 VAL-026 VAL-034 VAL-035 VAL-036 each rule says its message', () => {
  test.each(cases.map(([id, ...rest], place) => [`${id}, case ${place}`, ...rest] as const))(
    '%s',
    (_id, rule, value, expected) => {
      expect(message(rule, value)).toBe(expected);
    },
  );
});

test('VAL-006 the checklist of a new password follows what is typed', () => {
  const met = (password: string) => passwordChecklist(password).map((item) => item.met);
  expect(passwordChecklist('').map(({ key }) => ruleText({ key }, 'en'))).toEqual([
    'At least 6 characters',
    'At least one letter',
    'At least one number',
  ]);
  expect(met('')).toEqual([false, false, false]);
  expect(met('abcdef')).toEqual([true, true, false]);
  expect(met('1')).toEqual([false, false, true]);
  expect(met('abcde1')).toEqual([true, true, true]);
});

test('VAL-007 a confirmation must be the same password', () => {
  const schema = formSchema({ password: newPasswordRule(), again: passwordConfirmationRule('password') });
  const wrong = check(schema, { password: 'abcde1', again: 'abcde2' });
  expect(wrong).toEqual({ ok: false, errors: { again: { key: 'passwordMatch' } } });
  expect(ruleText({ key: 'passwordMatch' }, 'en')).toBe('Your passwords do not match, please try again.');
  expect(check(schema, { password: 'abcde1', again: 'abcde1' }).ok).toBe(true);
});

test('VAL-011 an address is stored with its postal code as A1B 2C3 and its phone as E.164', () => {
  const typed = {
    firstname: ' Anna ',
    lastname: 'Roy',
    street: '1 Rue Principale',
    city: 'Gatineau',
    region_id: '11',
    postcode: 'j8x1a1',
    telephone: '(819) 555-0123',
  };
  expect(check(addressSchema(), typed)).toEqual({
    ok: true,
    values: {
      ...typed,
      firstname: 'Anna',
      apartment_unit_suite: '',
      postcode: 'J8X 1A1',
      telephone: '+18195550123',
    },
  });
});

test('a postal code of another province is no error, and known to lie elsewhere but for what crosses a border', () => {
  const regions = [
    { region_id: 11, default_name: 'Québec', code: 'QC' },
    { region_id: 74, default_name: 'Ontario', code: 'ON' },
  ];
  expect(check(addressSchema(), { region_id: '74', postcode: 'h2x-1y4' })).not.toHaveProperty('errors.postcode');
  expect(isElsewhere({ region_id: '74', postcode: 'h2x-1y4' }, regions)).toBe(true);
  for (const [region_id, postcode] of [
    ['11', 'h2x1y4'],
    ['', 'h2x1y4'],
    ['74', 'x'],
    ['74', 'M5H 1A1'],
    ['11', 'K1A 1H3'],
    ['74', 'K1A 1H3'],
  ] as const) {
    expect(isElsewhere({ region_id, postcode }, regions)).toBe(false);
  }
});

test('ADDR-004 an address is complete when all but the apartment is there', () => {
  const address = {
    firstname: 'A',
    lastname: 'R',
    street: '1 Main',
    city: 'Ottawa',
    postcode: 'K1A 0B1',
    region_id: 9,
    telephone: '6135550123',
  };
  expect(isCompleteAddress(address)).toBe(true);
  for (const name of Object.keys(address)) {
    expect(isCompleteAddress({ ...address, [name]: ' ' })).toBe(false);
    expect(isCompleteAddress({ ...address, [name]: null })).toBe(false);
  }
});

test('every wrong field is told at once, each with its first error', () => {
  const checked = check(addressSchema(), { postcode: 'x', telephone: '12' });
  expect(checked).toMatchObject({
    ok: false,
    errors: { firstname: { key: 'required' }, postcode: { key: 'postalCode' }, telephone: { key: 'phoneLength' } },
  });
});
