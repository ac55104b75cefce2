import type { MaterialName } from '../../materials.ts';
import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A board with round ends, as solids that overlap: half its length between the ends, their radius, from `low` to `high`. */
const oblong = (reach: number, radius: number, low: number, high: number, material: MaterialName): Part[] => [
  ...mirrored((s) => rod([s * reach, low, 0], [s * reach, high, 0], radius, material)),
  box([0, (low + high) / 2, 0], [reach * 2, high - low, radius * 2], material),
];

const chips = (x: number, z: number, count: number, colour: MaterialName): Part[] =>
  repeat(count, (_, i) => rod([x, 0.752 + i * 0.008, z], [x, 0.759 + i * 0.008, z], 0.02, colour));

/** A man of a board game. */
const man = (x: number, z: number, colour: MaterialName): Part[] => [
  rod([x, 0.772, z], [x, 0.81, z], 0.015, colour, 0.007),
  ball([x, 0.817, z], [0.022, 0.022, 0.022], colour),
];

const SQUARE = 0.052;

export const gameTable: Family = {
  // For cards: felt inside a wooden rim with round ends and places for cups.
  a: () => [
    ...oblong(0.2, 0.5, 0.7, 0.748, 'wood'),
    ...oblong(0.2, 0.405, 0.74, 0.752, 'greenCloth'),
    ...oblong(0.17, 0.34, 0.66, 0.7, 'wood'),
    ...mirrored((s) => [
      box([s * 0.26, 0.35, 0], [0.1, 0.64, 0.3], 'wood', { round: 0.014 }),
      box([s * 0.26, 0.03, 0], [0.12, 0.06, 0.66], 'wood', { round: 0.014 }),
      box([s * 0.26, 0.65, 0], [0.12, 0.06, 0.54], 'wood', { round: 0.01 }),
    ]).flat(),
    box([0, 0.22, 0], [0.5, 0.1, 0.04], 'wood', { round: 0.008 }),
    ...repeat(6, (_, i) => {
      const side = i < 3 ? 1 : -1;
      const x = ((i % 3) - 1) * 0.33;
      return carve(
        rod([x, 0.746, side * 0.453], [x, 0.754, side * 0.453], 0.036, 'brass'),
        rod([x, 0.748, side * 0.453], [x, 0.77, side * 0.453], 0.03, 'brass'),
      );
    }),
    ...chips(-0.06, 0.02, 5, 'rust'),
    ...chips(0, 0.07, 3, 'navy'),
    ...chips(0.05, 0, 6, 'ochre'),
    ...repeat(5, (p) =>
      box([0.3 + p * 0.05, 0.755 + p * 0.001, 0.2 - Math.abs(p) * 0.01], [0.06, 0.002, 0.09], 'linen', {
        round: 0.001,
        turn: [0, -p * 0.3, 0],
      }),
    ),
    ...repeat(4, (p) =>
      box([-0.34 + p * 0.04, 0.755 + p * 0.001, 0.2 - Math.abs(p) * 0.01], [0.06, 0.002, 0.09], 'linen', {
        round: 0.001,
        turn: [0, -p * 0.3, 0],
      }),
    ),
    box([0.02, 0.758, -0.16], [0.065, 0.012, 0.09], 'navy', { round: 0.002, turn: [0, 0.3, 0] }),
    ...[-0.33, 0.33].map((x) => rod([x, 0.75, -0.453], [x, 0.85, -0.453], 0.027, 'ceramic', 0.032)),
  ],
  // For board games: squares let into its top, a drawer for the men on each side.
  b: () => [
    box([0, 0.755, 0], [1.18, 0.032, 0.98], 'wood', { round: 0.012 }),
    box([0, 0.69, 0], [1.06, 0.1, 0.86], 'wood', { round: 0.006 }),
    ...mirrored((s) => box([s * 0.27, 0.69, 0.435], [0.42, 0.082, 0.016], 'wood', { round: 0.005 })),
    ...mirrored((s) => rod([s * 0.27, 0.69, 0.44], [s * 0.27, 0.69, 0.465], 0.011, 'brass', 0.015)),
    ...corners((x, z) => box([x * 0.48, 0.36, z * 0.38], [0.075, 0.72, 0.075], 'wood', { round: 0.01 })),
    box([0, 0.7705, 0], [0.46, 0.003, 0.46], 'black'),
    ...repeat(64, (_, i) => i)
      .filter((i) => (i + Math.floor(i / 8)) % 2 === 0)
      .map((i) =>
        box(
          [((i % 8) - 3.5) * SQUARE, 0.772, (Math.floor(i / 8) - 3.5) * SQUARE],
          [SQUARE - 0.002, 0.003, SQUARE - 0.002],
          'linen',
          { round: 0.001 },
        ),
      ),
    ...repeat(8, (p) => man(p * 3.5 * SQUARE, 2.5 * SQUARE, 'linen')).flat(),
    ...repeat(8, (p) => man(p * 3.5 * SQUARE, -2.5 * SQUARE, 'rust')).flat(),
    ...[-3, -1, 1, 3].flatMap((x) => [
      rod([x * SQUARE, 0.772, 3.5 * SQUARE], [x * SQUARE, 0.84, 3.5 * SQUARE], 0.018, 'linen', 0.009),
      rod([x * SQUARE, 0.772, -3.5 * SQUARE], [x * SQUARE, 0.84, -3.5 * SQUARE], 0.018, 'rust', 0.009),
    ]),
    box([0.4, 0.786, 0.1], [0.14, 0.03, 0.2], 'navy', { round: 0.004, turn: [0, 0.15, 0] }),
    ...mirrored((s) =>
      box([-0.4 + s * 0.02, 0.782, s * 0.03], [0.022, 0.022, 0.022], 'linen', { round: 0.004, turn: [0, s * 0.4, 0] }),
    ),
  ],
  detail: { a: [0.1, 0.75, 0.25], b: [0.12, 0.76, 0.15] },
  views: { front: { yaw: 0, pitch: 0.3 }, angle: { yaw: -0.6, pitch: 0.42 } },
};
