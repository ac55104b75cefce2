import fc from 'fast-check';
import * as format from './index.ts';

/** The words of a date alone: where a line may not end is the matter of one test. */
const words = (text: string): string => text.replaceAll('\u00a0', ' ');
const formatDate = (...given: Parameters<typeof format.formatDate>) => words(format.formatDate(...given));
const formatDays = (...given: Parameters<typeof format.formatDays>) => words(format.formatDays(...given));
const formatShortDay = (...given: Parameters<typeof format.formatShortDay>) => words(format.formatShortDay(...given));

const evening = '2026-12-01T03:30:00Z';

test('a moment is shown on the shop’s own clock', () => {
  expect(formatDate(evening, 'en')).toBe('November 30, 2026');
  expect(formatDate(evening, 'fr')).toBe('30 novembre 2026');
  expect(formatDate(evening, 'en', 'dateTime')).toBe('November 30, 2026, 10:30 p.m.');
  expect(formatDate(evening, 'fr', 'dateTime')).toBe('30 novembre 2026, 22 h 30');
  expect(formatDate(evening, 'en', 'long', 'UTC')).toBe('December 1, 2026');
});

test('no line ends between day and month, in a time, or between a weekday and its number alone', () => {
  const pieces = (text: string): string[] => text.split(' ');
  expect(pieces(format.formatDate(evening, 'en', 'dateTime'))).toEqual([
    'November\u00a030,',
    '2026,',
    '10:30\u00a0p.m.',
  ]);
  expect(pieces(format.formatDate(evening, 'fr', 'dateTime'))).toEqual([
    '30\u00a0novembre',
    '2026,',
    '22\u00a0h\u00a030',
  ]);
  expect(pieces(format.formatDate('2026-12-01', 'en', 'short'))).toEqual(['Dec\u00a01,', '2026']);
  expect(pieces(format.formatDate('2026-12-01', 'fr', 'short'))).toEqual(['1er\u00a0déc.', '2026']);
  expect(pieces(format.formatDate('2026-12-01', 'en', 'day'))).toEqual(['Tuesday,', 'December\u00a01']);
  expect(pieces(format.formatDate('2026-12-01', 'fr', 'day'))).toEqual(['mardi', '1er\u00a0décembre']);
  expect(pieces(format.formatDays('2026-12-03', '2026-12-08', 'en'))).toEqual([
    'Thu,',
    'Dec\u00a03',
    '–',
    'Tue,',
    'Dec\u00a08',
  ]);
  expect(pieces(format.formatDays('2026-12-03', '2026-12-08', 'fr'))).toEqual([
    'du',
    'jeu.\u00a03',
    'au',
    'mar.',
    '8\u00a0déc.',
  ]);
});

test('the shorter styles', () => {
  expect(formatDate(evening, 'en', 'short')).toBe('Nov 30, 2026');
  expect(formatDate(evening, 'fr', 'short')).toBe('30 nov. 2026');
  expect(formatDate(evening, 'en', 'day')).toBe('Monday, November 30');
  expect(formatDate(evening, 'fr', 'day')).toBe('lundi 30 novembre');
  expect(formatDate('2026-07-01T04:00:00Z', 'en', 'time')).toBe('12:00 a.m.');
});

test('hours and minutes on the clock of each language', () => {
  const times = ['05:05', '15:59', '16:00', '17:30', '03:59'].map((time) => `2026-07-01T${time}:00Z`);
  expect(times.map((time) => formatDate(time, 'en', 'time'))).toEqual([
    '1:05 a.m.',
    '11:59 a.m.',
    '12:00 p.m.',
    '1:30 p.m.',
    '11:59 p.m.',
  ]);
  expect(times.map((time) => formatDate(time, 'fr', 'time'))).toEqual([
    '1 h 05',
    '11 h 59',
    '12 h 00',
    '13 h 30',
    '23 h 59',
  ]);
});

test('every month has its name in both languages, and every day of the week', () => {
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-02`);
  const said = (language: 'en' | 'fr', style: 'long' | 'short') =>
    months.map((day) => formatDate(day, language, style));
  expect(said('en', 'long').map((text) => text.split(' ')[0])).toEqual(
    'January February March April May June July August September October November December'.split(' '),
  );
  expect(said('fr', 'short').map((text) => text.split(' ')[1])).toEqual(
    'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
  );
  expect(said('en', 'short')[6]).toBe('Jul 2, 2026');
  expect(said('fr', 'long')[7]).toBe('2 août 2026');
  const week = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`);
  expect(week.map((day) => formatDate(day, 'fr', 'day').split(' ')[0])).toEqual(
    'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  );
  expect(week.map((day) => formatDate(day, 'en', 'day').split(',')[0])).toEqual(
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  );
});

test('the first of a month is an ordinal in French alone', () => {
  expect([formatDate('2026-11-01', 'fr', 'day'), formatDate('2026-11-01', 'fr', 'short')]).toEqual([
    'dimanche 1er novembre',
    '1er nov. 2026',
  ]);
  expect([formatShortDay('2026-11-01', 'fr'), formatShortDay('2026-11-01', 'en')]).toEqual([
    'dim. 1er nov.',
    'Sun, Nov 1',
  ]);
});

test('a moment may be a number or a Date; another clock can be asked for', () => {
  const moment = new Date('2026-07-01T03:30:00Z');
  expect([formatDate(moment, 'en'), formatDate(moment.getTime(), 'en')]).toEqual(['June 30, 2026', 'June 30, 2026']);
  expect(formatDate(moment, 'en', 'dateTime', 'America/Vancouver')).toBe('June 30, 2026, 8:30 p.m.');
  expect([formatDate('2026-7-1x', 'en'), formatDate(Number.NaN, 'fr'), formatDays('2026-12-03', 'soon', 'en')]).toEqual(
    ['', '', ''],
  );
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
