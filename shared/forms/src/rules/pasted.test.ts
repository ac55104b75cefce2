import { pasted } from '@shop/format/testing';
import fc from 'fast-check';
import { object } from 'yup';
import {
  addressSchema,
  check,
  emailRule,
  estimateZipRule,
  freeTextRule,
  searchKeywordRule,
  signInCodeRule,
} from '../index.ts';

const schema = addressSchema().concat(
  object({
    email: emailRule(),
    coupon: freeTextRule(),
    keyword: searchKeywordRule(),
    code: signInCodeRule(),
    zip: estimateZipRule(),
  }),
);
const meant = {
  firstname: 'Élise',
  lastname: 'O’Hara',
  street: '12 Rue Principale',
  apartment_unit_suite: '4 B',
  city: 'Gatineau',
  region_id: '77',
  postcode: 'K1A 1H3',
  telephone: '(819) 555-0123',
  email: 'elise.ohara+sofa@example.ca',
  coupon: 'HELLO10',
  keyword: 'canapé gris',
  code: 'a1B2c3',
  zip: 'H2X 1Y4',
};

test('VAL-002 VAL-011 VAL-013 VAL-021 a true value is taken with whatever invisible characters, and the clean one goes on', () => {
  const typed = fc.record(
    Object.fromEntries(Object.entries(meant).map(([name, value]) => [name, pasted(value)])) as Record<
      keyof typeof meant,
      fc.Arbitrary<string>
    >,
  );
  fc.assert(
    fc.property(typed, (values) => {
      expect(check(schema, values)).toEqual({ ok: true, values: { ...meant, telephone: '+18195550123' } });
    }),
  );
});
