import { distinct, householdOf } from './rules.ts';

const at = (street: string, apartment_unit_suite = '', postcode = 'H2X 1Y4') =>
  householdOf({ street, apartment_unit_suite, postcode });

test('a household is the same however it is typed, and its neighbours are others', () => {
  expect(at('12, rue  Saint-Hubért', 'App. 4')).toBe(at('12 RUE SAINT HUBERT', 'app 4'));
  expect(at('12 King St', '4')).not.toBe(at('12 King St', '5'));
  expect(at('12 King St')).not.toBe(at('1 2King St', '', 'H2X 1Y5'));
  // A number of the street is none of the apartment.
  expect(at('12 King St 4')).not.toBe(at('12 King St', '4'));
});

test('variants of one colour are one swatch, the first of them', () => {
  const grey = { productId: 1, variantId: 1, color: { en: 'Grey', fr: 'Gris' } };
  const large = { ...grey, variantId: 2 };
  const other = { ...grey, productId: 2, variantId: 3 };
  expect(distinct([grey, large, other])).toEqual([grey, other]);
});
