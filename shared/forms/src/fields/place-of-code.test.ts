import { cityOfPostalCode } from './place-of-code.ts';
import { placeOfCode } from './place-of-code.ts';
import { tidy } from './tidy.ts';

const ontario = { region_id: 74, default_name: 'Ontario', code: 'ON' };
const quebec = { region_id: 77, default_name: 'Québec', code: 'QC' };
const territories = { region_id: 80, default_name: 'Northwest Territories', code: 'NT' };
const regions = [ontario, quebec, territories];

test('a postal code names its province and its city, however it is typed', () => {
  expect(placeOfCode('m5h1a1', regions)).toEqual({ city: 'Toronto', region: ontario });
  expect(placeOfCode('H7A 1A1', regions)).toEqual({ city: 'Laval', region: quebec });
});

test('what it does not name for certain is left open: a city of the country, a territory of two, a province nobody asked for', () => {
  expect(placeOfCode('K0A 1A0', regions)).toEqual({ region: ontario });
  expect(placeOfCode('X0A 0H0', regions)).toEqual({});
  expect(placeOfCode('X1A 0H0', regions)).toEqual({ city: 'Yellowknife' });
  expect(placeOfCode('V8V 1A1', regions)).toEqual({ city: 'Victoria' });
  expect(placeOfCode('T5A 1A1', [])).toEqual({ city: 'Edmonton' });
});

test('what is no postal code names nothing', () => {
  for (const typed of ['', 'M5H', '12345', 'D1A 1A1']) expect(placeOfCode(typed, regions)).toEqual({});
});

test.each([
  ['K1A 0B1', undefined],
  ['K1B 0B1', 'Ottawa'],
  ['V5J 1A1', 'Burnaby'],
  ['V5K 1A1', 'Vancouver'],
  ['V6V 1A1', 'Richmond'],
  ['E2A 1A1', undefined],
  ['E2H 1A1', 'Saint John'],
])('the area of %s: %s', (code, city) => {
  expect(cityOfPostalCode(code)).toBe(city);
});

test('what is recognised is written as it is read, all else stays as typed', () => {
  const target = document.createElement('input');
  const left = tidy((text) => (text === 'm5h' ? 'M5H' : undefined));
  const leave = (text: string): string => {
    target.value = text;
    left({ target } as Parameters<typeof left>[0]); // nothing else of the event is read
    return target.value;
  };
  expect(['m5h', 'soon', ''].map(leave)).toEqual(['M5H', 'soon', '']);
});
