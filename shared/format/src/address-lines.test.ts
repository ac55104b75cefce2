import { addressLines } from './address-lines.ts';

const address = {
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  apartment_unit_suite: '',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 11,
  telephone: '+15145550123',
};

test('an address reads as on an envelope', () => {
  expect(addressLines(address, [{ region_id: 11, code: 'QC' }])).toEqual([
    'Ana Tremblay',
    '12 Rue Sainte-Catherine',
    'Montréal QC H2X 1K4',
    '(514) 555-0123',
  ]);
});

test('the apartment follows the street; a province that is not known is left out', () => {
  const [, street, city] = addressLines({ ...address, apartment_unit_suite: '4' }, []);
  expect([street, city]).toEqual(['12 Rue Sainte-Catherine, 4', 'Montréal H2X 1K4']);
});
