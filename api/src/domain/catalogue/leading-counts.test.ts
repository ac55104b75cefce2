import { leadingCounts, type KeptCount } from './leading-counts.ts';

const kept = (token: string, count: number, change = 0): KeptCount => ({ token, count, change });
const told = (rows: readonly KeptCount[], most: number, chosen: readonly string[] = []) =>
  leadingCounts(rows, new Map([['series', most]]), new Set(chosen)).map(({ token, count, options }) => [
    token,
    count,
    options,
  ]);

test('X-202 the most frequent are told, with how many there are in all', () => {
  const rows = [kept('series:Elm', 5), kept('series:Ash', 7), kept('series:Oak', 5), kept('options:series', 40)];
  expect(told(rows, 2)).toEqual([
    ['series:Ash', 7, 40],
    ['series:Elm', 5, 40],
  ]);
});

test('X-202 what changed since is added, and may put another one first, in or out', () => {
  const rows = [
    kept('options:series', 3),
    kept('series:Ash', 7, -7),
    kept('series:Elm', 5),
    kept('series:Fir', 0, 6),
    kept('series:Oak', 1, 1),
  ];
  expect(told(rows, 2)).toEqual([
    ['series:Fir', 6, 3],
    ['series:Elm', 5, 3],
  ]);
});

test('X-202 one that is chosen is told however rare it is, unless no product has it', () => {
  const rows = [kept('series:Ash', 7), kept('series:Elm', 1), kept('series:Oak', 0), kept('options:series', 2)];
  expect(told(rows, 1, ['series:Elm', 'series:Oak'])).toEqual([
    ['series:Ash', 7, 2],
    ['series:Elm', 1, 2],
  ]);
});
