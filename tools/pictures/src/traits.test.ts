import { pictureModels } from '@shop/world/pictures';
import { solidsOf } from './families.ts';
import { materialNumber, type MaterialName } from './materials.ts';
import { extent, partKind, topOf, type Part } from './space/part.ts';

const madeOf =
  (...names: readonly MaterialName[]) =>
  ({ material }: Part): boolean =>
    names.some((name) => materialNumber(name) === material);
const bottomOf = (part: Part): number => part.centre[1] - extent(part)[1];
const endOf = (part: Part): number => part.centre[1] + extent(part)[1];

const legsOf = (...names: readonly MaterialName[]) => {
  const isOfThem = madeOf(...names);
  return (parts: readonly Part[]): boolean =>
    parts.filter((part) => isOfThem(part) && part.kind === partKind.rod && bottomOf(part) < 0.01 && endOf(part) > 0.1)
      .length >= 4;
};
const some =
  (count: number, isOne: (part: Part) => boolean) =>
  (parts: readonly Part[]): boolean =>
    parts.filter(isOne).length >= count;
const isButton = (part: Part): boolean => part.kind === partKind.ball && Math.max(...part.half) < 0.02;
const isWheel = (part: Part): boolean => madeOf('rubber', 'black')(part) && bottomOf(part) < 0.02;

/** What has to be there for a trait to be seen, by the solids that a model is made of. */
const predicates: Readonly<Record<string, (parts: readonly Part[]) => boolean>> = {
  'wooden legs': legsOf('oak', 'walnut', 'wood'),
  'brass-tone legs': legsOf('brass'),
  'steel legs': some(4, (part) => madeOf('graphite')(part) && bottomOf(part) < 0.015),
  'plinth base': (parts) => parts.some((part) => bottomOf(part) < 0.02 && extent(part)[0] > 0.3 && endOf(part) < 0.13),
  'tufted back': some(2, isButton),
  'tufted headboard': some(5, isButton),
  'channelled back': some(1, ({ channel }) => channel > 0),
  'channelled headboard': some(1, ({ channel }) => channel > 0),
  'brass-tone handles': some(2, madeOf('brass')),
  'brass handles': some(2, madeOf('brass')),
  'brass-tone knobs': some(1, madeOf('brass')),
  'glass lids': some(1, madeOf('glass')),
  'linen shade': some(1, madeOf('lit')),
  'sisal posts': some(20, madeOf('sisal')),
  'steel bars': some(20, madeOf('graphite')),
  'lava rocks': some(10, madeOf('lava')),
  'safety net': some(30, madeOf('graphite')),
  'glass front': some(1, madeOf('screen')),
  'leaning stand': some(1, ({ frame }) => Math.abs(frame.up[2]) > 0.05),
  casters: some(3, isWheel),
  'lower shelf': (parts) => {
    const top = topOf(parts);
    return parts.some(
      (part) =>
        part.kind === partKind.box && extent(part)[1] < 0.05 && endOf(part) < top * 0.55 && bottomOf(part) > 0.02,
    );
  },
  'lift top': (parts) => {
    const tops = parts.filter((part) => madeOf('wood')(part) && part.half[0] > 0.25 && part.half[1] < 0.02);
    return Math.max(...tops.map(endOf)) - Math.min(...tops.map(endOf)) > 0.15;
  },
};

const said = pictureModels.flatMap(({ name, looks }) =>
  (['a', 'b', 'c'] as const).flatMap((shape) =>
    (looks[shape]?.traits ?? []).flatMap((trait) => (trait in predicates ? [{ trait, name, shape }] : [])),
  ),
);

test.each(Object.keys(predicates))('what is said to have “%s” has it', (trait) => {
  const having = said.filter((one) => one.trait === trait);
  expect(having.length).toBeGreaterThan(0);
  const without = having.filter(({ name, shape }) => !predicates[trait]?.(solidsOf(name, shape)));
  expect(without.map(({ name, shape }) => `${name}-${shape}`)).toEqual([]);
});
