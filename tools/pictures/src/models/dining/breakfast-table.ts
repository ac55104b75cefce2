import { corners, legs, mirrored } from '../../space/arrange.ts';
import { ball, blend, bowl, box, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A cup on its saucer. */
const cup = (x: number, y: number, z: number): Part[] => [
  rod([x, y, z], [x, y + 0.01, z], 0.05, 'ceramic', 0.072),
  ring([x, y + 0.042, z], 0.03, 0.066, 0.006, 'ceramic', { top: 0.042 }),
  rod([x, y + 0.02, z], [x, y + 0.064, z], 0.028, 'walnut', 0.036),
  ring([x + 0.048, y + 0.042, z], 0.02, 0.01, 0.008, 'ceramic', { turn: [Math.PI / 2, 0, 0] }),
];

/** A plate with a croissant. */
const croissant = (x: number, y: number, z: number): Part[] => [
  rod([x, y, z], [x, y + 0.012, z], 0.08, 'ceramic', 0.11),
  blend(
    0.03,
    ball([x, y + 0.035, z], [0.075, 0.055, 0.07], 'ochre'),
    ...mirrored((s) => ball([x + s * 0.045, y + 0.03, z + 0.015], [0.06, 0.04, 0.05], 'ochre', { turn: [0, s, 0] })),
  ),
];

/** A vase with three leaves; `size` 1 is 0.43 metres tall. */
const sprig = (x: number, y: number, z: number, size: number): Part[] => [
  rod([x, y, z], [x, y + 0.173 * size, z], 0.05 * size, 'ceramic', 0.036 * size),
  ...mirrored((s) =>
    ball([x + s * 0.045 * size, y + 0.263 * size, z], [0.07 * size, 0.22 * size, 0.04 * size], 'leaf', {
      turn: [0.1, s, -s * 0.35],
    }),
  ),
  ball([x, y + 0.303 * size, z + 0.01], [0.06 * size, 0.26 * size, 0.04 * size], 'leaf'),
];

export const breakfastTable: Family = {
  // For two: a top with a bevelled edge on four legs.
  a: () => [
    box([0, 0.745, 0], [0.94, 0.024, 0.68], 'wood', { round: 0.012 }),
    box([0, 0.728, 0], [0.9, 0.014, 0.64], 'wood', { round: 0.006 }),
    box([0, 0.685, 0], [0.76, 0.075, 0.5], 'wood', { round: 0.006 }),
    ...legs(0.36, 0.23, 0.7, 0.034, 'wood', 0.04),
    ...cup(-0.22, 0.757, 0.12),
    ...croissant(0.08, 0.757, 0.14),
    ...sprig(0.26, 0.757, -0.1, 1),
    bowl([-0.16, 0.835, -0.12], [0.24, 0.14, 0.24], 0.011, 'sage'),
    ...corners((x, z) => ball([-0.16 + x * 0.045, 0.82, -0.12 + z * 0.045], [0.078, 0.075, 0.078], 'ochre')),
  ],
  // For a cup and a newspaper: a small top on a slender iron foot.
  b: () => [
    box([0, 0.745, 0], [0.64, 0.026, 0.62], 'wood', { round: 0.013 }),
    box([0, 0.726, 0], [0.24, 0.012, 0.24], 'black', { round: 0.005 }),
    rod([0, 0.06, 0], [0, 0.725, 0], 0.028, 'black', 0.024),
    ring([0, 0.4, 0], 0.036, 0.05, 0.014, 'black', { round: 0.006 }),
    rod([0, 0.04, 0], [0, 0.12, 0], 0.06, 'black', 0.028),
    ...corners((x, z) => [
      rod([x * 0.02, 0.075, z * 0.02], [x * 0.2, 0.02, z * 0.2], 0.022, 'black', 0.015),
      rod([x * 0.2, 0, z * 0.2], [x * 0.2, 0.03, z * 0.2], 0.024, 'black', 0.018),
    ]).flat(),
    ...cup(0.12, 0.758, 0.1),
    box([-0.12, 0.764, 0.0], [0.2, 0.012, 0.28], 'linen', { round: 0.004, turn: [0, 0.3, 0] }),
    box([-0.12, 0.771, -0.03], [0.14, 0.003, 0.03], 'charcoal', { turn: [0, 0.3, 0] }),
    ...sprig(0.14, 0.758, -0.14, 0.7),
  ],
  detail: { a: [0.05, 0.76, 0.12], b: [0.03, 0.76, 0.05] },
  views: { front: { yaw: 0, pitch: 0.22 }, angle: { yaw: -0.62, pitch: 0.32 } },
};
