import { personHeight } from '@shop/contract';
import fc from 'fast-check';
import { inFeet, readHeight, readPerson } from './person.ts';

test.each([
  ['172', 172],
  [' 172 cm ', 172],
  ['172,4', 172],
  ['1.72', 172],
  ['1,72 m', 172],
  ['1 m 72', 172],
  ['5′8″', 173],
  ['5\'8"', 173],
  ['5’8', 173],
  ['5 ft 8 in', 173],
  ['5 pi 8 po', 173],
  ['6′', 183],
  ['5 ft 7.5', 171],
])('%s is %i cm', (typed, height) => {
  expect(readHeight(typed)).toBe(height);
});

test.each(['tall', '5', '5.8', '5′12″', '1720', '-172', '17 2', '1.7.2', '8'])('%s is no height', (typed) => {
  expect(readPerson({ height: typed, room: '' }, 'en')).toEqual({
    problem: 'Please write a height from 100 to 230 cm, such as 172 cm or 5′8″.',
  });
});

test('nothing typed says nothing, and a room that there is not is none', () => {
  expect(readPerson({ height: ' ', room: 'attic' }, 'fr')).toEqual({ person: {} });
  expect(readPerson({ height: '', room: 'office' }, 'fr')).toEqual({ person: { room: 'office' } });
});

test('every height that may be said is read from centimetres, and from feet to half an inch', () => {
  fc.assert(
    fc.property(fc.integer(personHeight), (height) => {
      expect(readPerson({ height: `${height} cm` }, 'en')).toEqual({ person: { height } });
      expect(Math.abs(readHeight(inFeet(height)) - height)).toBeLessThanOrEqual(1.5);
    }),
  );
});
