import { leadingCounts, type StoredCount } from './leading-counts.ts';

const storedCount = (token: string, count: number, change = 0): StoredCount => ({ token, count, change });
const leading = (rows: readonly StoredCount[], most: number, chosen: readonly string[] = []) =>
  leadingCounts(rows, new Map([['series', most]]), new Set(chosen)).map(({ token, count, options }) => [
    token,
    count,
    options,
  ]);

test('the most frequent are told, with how many there are in all', () => {
  const rows = [
    storedCount('series:Elm', 5),
    storedCount('series:Ash', 7),
    storedCount('series:Oak', 5),
    storedCount('options:series', 40),
  ];
  expect(leading(rows, 2)).toEqual([
    ['series:Ash', 7, 40],
    ['series:Elm', 5, 40],
  ]);
});

test('what changed since is added, and may put another one first, in or out', () => {
  const rows = [
    storedCount('options:series', 3),
    storedCount('series:Ash', 7, -7),
    storedCount('series:Elm', 5),
    storedCount('series:Fir', 0, 6),
    storedCount('series:Oak', 1, 1),
  ];
  expect(leading(rows, 2)).toEqual([
    ['series:Fir', 6, 3],
    ['series:Elm', 5, 3],
  ]);
});

test('one that is chosen is told however rare it is, unless no product has it', () => {
  const rows = [
    storedCount('series:Ash', 7),
    storedCount('series:Elm', 1),
    storedCount('series:Oak', 0),
    storedCount('options:series', 2),
  ];
  expect(leading(rows, 1, ['series:Elm', 'series:Oak'])).toEqual([
    ['series:Ash', 7, 2],
    ['series:Elm', 1, 2],
  ]);
});
