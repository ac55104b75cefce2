import fc from 'fast-check';
import { formatDate, formatDays, formatShortDay } from './index.ts';

const evening = '2026-12-01T03:30:00Z';

test('a moment is shown on the shop’s own clock', () => {
  expect(formatDate(evening, 'en')).toBe('November 30, 2026');
  expect(formatDate(evening, 'fr')).toBe('30 novembre 2026');
  expect(formatDate(evening, 'en', 'dateTime')).toBe('November 30, 2026, 10:30 p.m.');
  expect(formatDate(evening, 'fr', 'dateTime')).toBe('30 novembre 2026, 22\u00a0h\u00a030');
  expect(formatDate(evening, 'en', 'long', 'UTC')).toBe('December 1, 2026');
});

test('the shorter styles', () => {
  expect(formatDate(evening, 'en', 'short')).toBe('Nov 30, 2026');
  expect(formatDate(evening, 'fr', 'short')).toBe('30 nov. 2026');
  expect(formatDate(evening, 'en', 'day')).toBe('Monday, November 30');
  expect(formatDate(evening, 'fr', 'day')).toBe('lundi 30 novembre');
  expect(formatDate('2026-07-01T04:00:00Z', 'en', 'time')).toBe('12:00 a.m.');
});

test('a day without a time stays that day in every zone', () => {
  expect(formatDate('2026-12-01', 'en')).toBe('December 1, 2026');
  expect(formatDate('2026-12-01', 'fr', 'long', 'Pacific/Honolulu')).toBe('1er décembre 2026');
});

test('what is no date gives nothing', () => {
  expect(formatDate('soon', 'en')).toBe('');
  expect(formatDate('2026-13-40', 'en')).toBe('');
});

test('any plain day reads back', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const back = new Date(`${formatDate(iso, 'en')} UTC`);
      expect(back.toISOString().slice(0, 10)).toBe(iso);
    }),
  );
});

test('days of a delivery are short, and a month that both have is said once in French', () => {
  expect(formatDays('2026-12-03', '2026-12-08', 'en')).toBe('Thu, Dec 3 – Tue, Dec 8');
  expect(formatDays('2026-12-03', '2026-12-08', 'fr')).toBe('du jeu. 3 au mar. 8 déc.');
  expect(formatDays('2026-11-26', '2026-12-01', 'fr')).toBe('du jeu. 26 nov. au mar. 1er déc.');
  expect(formatDays('2026-12-31', '2027-12-01', 'fr')).toBe('du jeu. 31 déc. au mer. 1er déc.');
  expect([formatDays('2026-12-03', '2026-12-03', 'en'), formatDays('2026-12-03', '2026-12-03', 'fr')]).toEqual([
    'Thu, Dec 3',
    'le jeu. 3 déc.',
  ]);
  expect([formatShortDay('2026-12-03', 'fr'), formatShortDay('soon', 'en'), formatDays('soon', '', 'fr')]).toEqual([
    'jeu. 3 déc.',
    '',
    '',
  ]);
});
