import { kindsOfGoods } from '@shop/world/pictures';
import { solidsOf } from './families.ts';
import { extent, type Part, partKind } from './space/part.ts';

/** Width, depth and height of a model in metres, by the solids that carry its colour or hold it up: not by what lies on it. */
const boundsOf = (parts: readonly Part[]) => {
  const along = (axis: 0 | 1 | 2): number => {
    const ends = parts.map((part) => [part.centre[axis] - extent(part)[axis], part.centre[axis] + extent(part)[axis]]);
    return Math.max(...ends.map(([, end = 0]) => end)) - Math.min(...ends.map(([start = 0]) => start));
  };
  return { width: along(0), depth: along(2), height: along(1) };
};

/** Centimetres. */
const FLAT = 3;

/** What something else that is not sold with it is part of. */
const accompanied: ReadonlySet<string> = new Set(['tv-stand-a', 'mini-split-b', 'dining-table-b']);

const measured = kindsOfGoods.flatMap((kind) =>
  kind.shapes.map((shape) => [`${kind.name} (${kind.model}-${shape})`, kind, shape] as const),
);

test.each(measured.filter(([, { model }, shape]) => !accompanied.has(`${model}-${shape}`)))(
  '%s has the proportions of what is sold under its name',
  (_, kind, shape) => {
    const bounds = boundsOf(solidsOf(kind.model, shape));
    // What lies flat is told by its width and depth, all else by its width and height.
    const other = kind.height[1] <= FLAT ? 'depth' : 'height';
    const [low, high] = [kind.width[0] / kind[other][1], kind.width[1] / kind[other][0]];
    const ratio = bounds.width / bounds[other];
    // What stands on top of it and a cushion that leans out count too: a quarter is allowed for them.
    expect(ratio).toBeGreaterThan(low * 0.75);
    expect(ratio).toBeLessThan(high * 1.25);
  },
);

/** Under a round top that nothing reaches beyond. */
const hasRoundTop = (parts: readonly Part[]): boolean => {
  const { width, depth, height } = boundsOf(parts);
  return parts.some(
    ({ kind, frame, half, centre }) =>
      kind === partKind.rod &&
      frame.up[1] > 0.99 &&
      half[1] < 0.03 &&
      centre[1] > height * 0.3 &&
      half[0] * 2 > Math.max(width, depth) - 0.03,
  );
};

const round = measured.filter(([, { model }, shape]) => hasRoundTop(solidsOf(model, shape)));

test.each(round)('%s has a round top, and is as wide as it is deep', (_, { width, depth }) =>
  expect(depth).toEqual(width),
);

test.each([
  [['5-piece dining set', 'breakfast nook set']],
  [['patio dining set']],
  [['end table', 'side table']],
  [['pantry cabinet', 'kitchen hutch']],
  [['nursery dresser']],
  [['kids’ armchair']],
])('%j: nothing else is shown by their model', (names) => {
  const models = new Set(kindsOfGoods.filter(({ name }) => names.includes(name)).map(({ model }) => model));
  expect(kindsOfGoods.filter(({ model }) => models.has(model)).map(({ name }) => name)).toEqual(names);
});
