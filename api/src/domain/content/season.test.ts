import { ofSeason, seasonAt, seasonEnd } from './season.ts';

const calendar = [
  { key: 'winter', from: '01-01' },
  { key: 'black-friday', from: '11-20' },
  { key: 'holidays', from: '12-03' },
];

test('a season lasts where the shop is until the next one begins', () => {
  const at = (time: string) => seasonAt(calendar, new Date(time));
  expect(at('2026-11-20T04:59:59Z')).toBe('winter');
  expect(at('2026-11-20T05:00:00Z')).toBe('black-friday');
  expect(at('2026-12-31T23:00:00Z')).toBe('holidays');
  expect(at('2027-01-01T05:00:00Z')).toBe('winter');
  expect(seasonAt(undefined, new Date())).toBeNull();
});

test('a season ends at the midnight of the shop with which the next one begins', () => {
  const endAt = (time: string) => seasonEnd(calendar, new Date(time))?.toISOString();
  expect(endAt('2026-11-20T04:59:59Z')).toBe('2026-11-20T05:00:00.000Z');
  expect(endAt('2026-11-20T05:00:00Z')).toBe('2026-12-03T05:00:00.000Z');
  expect(endAt('2026-12-03T05:00:00Z')).toBe('2027-01-01T05:00:00.000Z');
  expect(seasonEnd([{ key: 'spring', from: '06-01' }], new Date('2026-03-01T12:00:00Z'))?.toISOString()).toBe(
    '2026-06-01T04:00:00.000Z',
  );
  expect(seasonEnd(undefined, new Date())).toBeNull();
});

test('what names no season stands there all year, and without a calendar everything does', () => {
  const rows = [{ name: 'always' }, { name: 'snow', seasons: ['winter'] }];
  expect(ofSeason(rows, 'holidays').map(({ name }) => name)).toEqual(['always']);
  expect(ofSeason(rows, 'winter')).toEqual(rows);
  expect(ofSeason(rows, null)).toEqual(rows);
});
