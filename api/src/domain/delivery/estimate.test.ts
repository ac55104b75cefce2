import { deliveryWindow, postalArea } from './estimate.ts';

const days = (area: string) => {
  // A Monday.
  const window = deliveryWindow(area, new Date('2026-06-01T12:00:00Z'));
  return window && [window.first, window.last].map((day) => day.toISOString().slice(5, 10));
};

test('days of delivery by the province, in business days; the north takes longest', () => {
  for (const letter of 'KLMNPHJG') expect(days(`${letter}1A`)).toEqual(['06-04', '06-09']);
  for (const letter of 'EBCRST') expect(days(`${letter}1A`)).toEqual(['06-08', '06-11']);
  for (const letter of 'AV') expect(days(`${letter}1A`)).toEqual(['06-09', '06-12']);
  for (const letter of 'XY') expect(days(`${letter}1A`)).toEqual(['06-11', '06-22']);
  expect(days('D1A')).toBeNull();
});

test.each([
  ['k1a', 'K1A'],
  ['K1A 0', 'K1A'],
  ['K1A 0B', 'K1A'],
  ['k1a-0b1', 'K1A'],
  ['K1A 0B12', null],
  ['K1A B', null],
  ['XK1A', null],
  ['K1D', null],
  ['', null],
])('VAL-026 the area of %p is %p', (typed, area) => {
  expect(postalArea(typed)).toBe(area);
});
