import { hoursText } from './hours.ts';

test('hours are said as people say them', () => {
  const said = (from: number, to: number) =>
    Object.values(hoursText({ from, to })).map((text) => text.replaceAll('\u00A0', ' '));
  expect(said(8, 12)).toEqual(['8 a.m. to noon', 'de 8 h à 12 h']);
  expect(said(12, 17)).toEqual(['noon to 5 p.m.', 'de 12 h à 17 h']);
  expect(said(17, 21)).toEqual(['5 to 9 p.m.', 'de 17 h à 21 h']);
  expect(said(9, 11)).toEqual(['9 to 11 a.m.', 'de 9 h à 11 h']);
  expect(said(9, 13)).toEqual(['9 a.m. to 1 p.m.', 'de 9 h à 13 h']);
  expect(said(0, 24)).toEqual(['midnight to midnight', 'de 0 h à 24 h']);
});
