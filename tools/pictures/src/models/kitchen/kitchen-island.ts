import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, bowl, box, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { door } from './pantry-cabinet.ts';

/** A wheel on its fork, under a point of the floor. */
const castor = (x: number, z: number, radius: number): Part[] => [
  rod([x - 0.014, radius, z], [x + 0.014, radius, z], radius, 'rubber'),
  rod([x - 0.018, radius, z], [x + 0.018, radius, z], radius * 0.4, 'steel'),
  ...mirrored((s) => box([x + s * 0.021, radius * 1.5, z], [0.006, radius * 1.3, 0.026], 'steel', { round: 0.002 })),
  rod([x, radius * 2.05, z], [x, radius * 2.3, z], 0.02, 'steel'),
];

const drawer = (x: number, y: number, width: number, tall: number, z: number): Part[] => [
  box([x, y, z], [width, tall, 0.022], 'wood', { round: 0.005 }),
  rod([x - 0.06, y, z + 0.03], [x + 0.06, y, z + 0.03], 0.007, 'brass'),
];

const bottle = (x: number, y: number, z: number): Part[] => [
  rod([x, y, z], [x, y + 0.15, z], 0.032, 'sage', 0.03),
  rod([x, y + 0.15, z], [x, y + 0.24, z], 0.03, 'sage', 0.011),
  rod([x, y + 0.24, z], [x, y + 0.265, z], 0.013, 'ochre'),
];

export const kitchenIsland: Family = {
  // Drawers over doors, open shelves at one end and an oak counter that reaches over the other.
  a: () => [
    box([0, 0.89, 0], [1.24, 0.04, 0.62], 'oak', { round: 0.01 }),
    box([-0.08, 0.49, 0], [0.72, 0.76, 0.54], 'wood', { round: 0.006 }),
    ...mirrored((s) => [
      ...drawer(-0.08 + s * 0.178, 0.785, 0.344, 0.14, 0.277),
      ...door(-0.08 + s * 0.178, 0.41, 0.344, 0.57, 0.277),
    ]).flat(),
    // Open shelves on the right.
    ...mirrored((s) => box([0.53, 0.49, s * 0.25], [0.04, 0.76, 0.04], 'wood', { round: 0.004 })),
    ...[0.13, 0.49].map((y) => box([0.415, y, 0], [0.27, 0.026, 0.54], 'wood', { round: 0.004 })),
    box([0.415, 0.855, 0], [0.27, 0.03, 0.54], 'wood', { round: 0.004 }),
    ...repeat(3, (_, i) => rod([0.41, 0.505 + i * 0.05, 0.06], [0.41, 0.553 + i * 0.05, 0.06], 0.1, 'ceramic', 0.11)),
    box([0.415, 0.25, 0.02], [0.22, 0.2, 0.34], 'sisal', { round: 0.03 }),
    // A rail with a towel at the other end.
    ...mirrored((s) => rod([-0.44, 0.76, s * 0.2], [-0.49, 0.76, s * 0.2], 0.007, 'brass')),
    rod([-0.49, 0.76, -0.21], [-0.49, 0.76, 0.21], 0.009, 'brass'),
    box([-0.49, 0.62, 0.05], [0.03, 0.3, 0.2], 'linen', { round: 0.012 }),
    ...corners((x, z) => castor(x > 0 ? 0.5 : -0.4, z * 0.22, 0.045)).flat(),
    // A board with bread, a bowl with fruit.
    box([-0.28, 0.921, 0.05], [0.4, 0.022, 0.26], 'walnut', { round: 0.01, turn: [0, 0.15, 0] }),
    ball([-0.3, 0.975, 0.04], [0.26, 0.1, 0.13], 'ochre', { turn: [0, 0.3, 0] }),
    bowl([0.26, 1.01, 0], [0.32, 0.2, 0.32], 0.013, 'ceramic'),
    ...repeat(4, (_, i) =>
      ball(
        [0.26 + Math.sin(i * 1.6) * 0.065, 1.0, Math.cos(i * 1.6) * 0.065],
        [0.095, 0.095, 0.095],
        i % 2 ? 'rust' : 'sage',
      ),
    ),
  ],
  // A cart: a butcher's block with a drawer and two shelves of slats, on wheels, with a bar to push.
  b: () => [
    box([0, 0.875, 0], [0.78, 0.05, 0.48], 'oak', { round: 0.01 }),
    box([0, 0.79, 0], [0.7, 0.12, 0.42], 'wood', { round: 0.006 }),
    ...drawer(0, 0.79, 0.56, 0.095, 0.212),
    ...corners((x, z) => box([x * 0.35, 0.49, z * 0.2], [0.045, 0.74, 0.045], 'wood', { round: 0.005 })),
    ...[0.18, 0.47].flatMap((y) => [
      ...mirrored((s) => box([0, y - 0.012, s * 0.2], [0.68, 0.045, 0.022], 'wood', { round: 0.004 })),
      ...repeat(6, (p) => box([0, y + 0.014, p * 0.17], [0.7, 0.014, 0.05], 'wood', { round: 0.003 })),
    ]),
    ...corners((x, z) => castor(x * 0.35, z * 0.2, 0.055)).flat(),
    ...mirrored((s) => rod([0.38, 0.85, s * 0.17], [0.455, 0.86, s * 0.17], 0.009, 'steel')),
    rod([0.455, 0.86, -0.18], [0.455, 0.86, 0.18], 0.012, 'steel'),
    ...bottle(-0.22, 0.49, 0.02),
    ...bottle(-0.13, 0.49, -0.06),
    bowl([0.12, 0.6, 0.02], [0.27, 0.2, 0.27], 0.012, 'ceramic'),
    bowl([0.12, 0.63, 0.02], [0.24, 0.18, 0.24], 0.012, 'sage'),
    box([-0.18, 0.3, 0], [0.26, 0.2, 0.3], 'sisal', { round: 0.03 }),
    ring([0.16, 0.27, 0], 0.1, 0.14, 0.012, 'black', { round: 0.005 }),
    rod([0.16, 0.205, 0], [0.16, 0.335, 0], 0.092, 'black'),
    box([-0.12, 0.911, 0.03], [0.34, 0.022, 0.22], 'walnut', { round: 0.01, turn: [0, 0.2, 0] }),
    ...repeat(3, (p, i) => ball([-0.12 + p * 0.08, 0.955, 0.03 + (i % 2) * 0.03], [0.07, 0.065, 0.07], 'rust')),
    ring([0.24, 0.96, -0.06], 0.05, 0.12, 0.01, 'ceramic', { top: 0.056 }),
    ball([0.24, 1.06, -0.06], [0.16, 0.15, 0.16], 'leaf'),
  ],
  detail: { a: [0.05, 0.85, 0.2], b: [0.05, 0.83, 0.15] },
};
