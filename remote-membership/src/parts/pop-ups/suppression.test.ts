import { nextLocalMidnight, subscribeSuppression } from './suppression.ts';

const { isSuppressed, suppressUntilMidnight } = subscribeSuppression;

beforeEach(() => localStorage.clear());

test.each([
  ['in the afternoon', new Date(2026, 2, 4, 15, 30), new Date(2026, 2, 5)],
  ['a moment before', new Date(2026, 2, 4, 23, 59, 59, 999), new Date(2026, 2, 5)],
  ['at midnight itself: a whole day', new Date(2026, 2, 5), new Date(2026, 2, 6)],
  ['on the last day of a year', new Date(2026, 11, 31, 12), new Date(2027, 0, 1)],
])('POP-012 the next local midnight %s', (_, now, midnight) => {
  expect(nextLocalMidnight(now.getTime())).toBe(midnight.getTime());
  suppressUntilMidnight(now.getTime());
  expect(isSuppressed(midnight.getTime() - 1)).toBe(true);
  expect(isSuppressed(midnight.getTime())).toBe(false);
});

test('what is no moment suppresses nothing', () => {
  localStorage.setItem('subscribe_popup_until', 'tomorrow');
  expect(isSuppressed(Date.now())).toBe(false);
});
