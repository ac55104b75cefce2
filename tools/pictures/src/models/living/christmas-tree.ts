import { repeat } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { ball, box, ring, rod } from '../../space/part.ts';
import type { Vec3 } from '../../space/vector.ts';
import type { Family } from '../family.ts';

const LAYERS = 12;
const LOW = 0.22;
const TALL = 1.72;
const WIDE = 0.52;
/** Turn from one branch to the next, so that none hides the one below. */
const GOLDEN = 2.39996;

interface Branch {
  root: Vec3;
  tip: Vec3;
}

/** Branches from the bottom up, each layer shorter and with fewer of them. */
const branches = (): Branch[] =>
  repeat(LAYERS, (_, layer) => {
    const share = layer / LAYERS;
    const reach = WIDE * (1 - share) + 0.05;
    const y = LOW + (TALL - LOW) * share;
    return repeat(Math.round(8 + 12 * (1 - share)), (__, i): Branch => {
      const angle = i * ((2 * Math.PI) / Math.round(8 + 12 * (1 - share))) + layer * GOLDEN;
      const out = reach * (0.92 + 0.08 * Math.sin(i * 5.1 + layer));
      const tip: Vec3 = [Math.sin(angle) * out, y - 0.1 * (1 - share) - 0.02, Math.cos(angle) * out];
      return { root: [0, y + 0.1, 0], tip };
    });
  }).flat();

const tree = (): Part[] => [
  rod([0, 0.05, 0], [0, 0.5, 0], 0.03, 'soil'),
  ...repeat(9, (_, i) => {
    const share = i / 9;
    const y = LOW + 0.06 + (TALL - LOW) * share;
    return rod(
      [0, y, 0],
      [0, y + 0.3, 0],
      WIDE * 0.62 * (1 - share) + 0.03,
      'needles',
      WIDE * 0.3 * (1 - share) + 0.012,
    );
  }),
  ...branches().map(({ root, tip }) => rod(root, tip, 0.05, 'needles', 0.008)),
  rod([0, TALL, 0], [0, TALL + 0.16, 0], 0.034, 'needles', 0.006),
];

const baubles = ['rust', 'brass', 'ochre', 'ceramic'] as const;

export const christmasTree: Family = {
  // As it comes out of its box, on a folding stand.
  a: () => [
    ...tree(),
    ...repeat(3, (_, i) => {
      const angle = (i * 2 * Math.PI) / 3 + 0.5;
      return rod([Math.sin(angle) * 0.3, 0.015, Math.cos(angle) * 0.3], [0, 0.08, 0], 0.014, 'graphite');
    }),
  ],
  // With baubles, lights, a star, and presents on a skirt.
  b: () => [
    ...tree(),
    ...branches().flatMap(({ tip }, i) =>
      i % 11 === 0
        ? [ball([tip[0], tip[1] - 0.045, tip[2]], [0.075, 0.075, 0.075], baubles[(i / 11) % 4] ?? 'rust')]
        : [],
    ),
    ...branches().flatMap(({ tip: [x, y, z] }, i) =>
      i % 9 === 1 ? [rod([x, y - 0.012, z], [x, y + 0.016, z], 0.0115, 'lit', 0.006)] : [],
    ),
    ...repeat(5, (_, i) => {
      const angle = (i * 2 * Math.PI) / 5;
      const at: Vec3 = [0, TALL + 0.2, 0];
      return rod(at, [Math.sin(angle) * 0.1, TALL + 0.2 + Math.cos(angle) * 0.1, 0], 0.03, 'brass', 0.004);
    }),
    ring([0, 0.12, 0], 0.22, 0.2, 0.02, 'sisal', { top: 0.18 }),
    rod([0, 0, 0], [0, 0.02, 0], 0.5, 'linen'),
    box([0.34, 0.11, 0.3], [0.24, 0.18, 0.2], 'rust', { turn: [0, 0.3, 0] }),
    box([0.34, 0.115, 0.3], [0.05, 0.185, 0.205], 'linen', { turn: [0, 0.3, 0] }),
    box([-0.3, 0.08, 0.36], [0.28, 0.12, 0.2], 'sage', { turn: [0, -0.25, 0] }),
    box([-0.3, 0.085, 0.36], [0.05, 0.125, 0.205], 'linen', { turn: [0, -0.25, 0] }),
    box([0.04, 0.07, 0.46], [0.16, 0.1, 0.14], 'ochre', { turn: [0, 0.1, 0] }),
  ],
  detail: { a: [0.1, 0.75, 0.3], b: [0.1, 0.75, 0.3] },
};
