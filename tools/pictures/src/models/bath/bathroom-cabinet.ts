import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { door } from '../kitchen/pantry-cabinet.ts';

/** A drawer's face with a bar to pull. */
const drawer = (x: number, y: number, width: number, tall: number, z: number): Part[] => [
  box([x, y, z], [width, tall, 0.022], 'wood', { round: 0.004 }),
  rod([x - 0.05, y, z + 0.03], [x + 0.05, y, z + 0.03], 0.007, 'brass'),
];

/** Towels, folded and piled. */
const towels = (x: number, y: number, z: number, width: number, count: number): Part[] =>
  repeat(count, (p, i) =>
    box([x + p * 0.006, y + 0.03 + i * 0.058, z], [width, 0.056, 0.2], i % 2 ? 'sand' : 'linen', { round: 0.024 }),
  );

export const bathroomCabinet: Family = {
  // To the hip: two drawers over two doors, on feet.
  a: () => [
    box([0, 0.45, 0], [0.5, 0.7, 0.3], 'wood', { round: 0.008 }),
    box([0, 0.812, 0.004], [0.54, 0.026, 0.325], 'wood', { round: 0.008 }),
    ...mirrored((s) => [
      ...drawer(s * 0.122, 0.72, 0.236, 0.12, 0.157),
      ...door(s * 0.122, 0.38, 0.236, 0.53, 0.157),
      rod([s * 0.2, 0, 0.1], [s * 0.2, 0.11, 0.1], 0.014, 'wood', 0.02),
      rod([s * 0.2, 0, -0.1], [s * 0.2, 0.11, -0.1], 0.014, 'wood', 0.02),
    ]).flat(),
    ...towels(-0.12, 0.825, 0, 0.22, 2),
    box([0.14, 0.829, 0], [0.17, 0.012, 0.14], 'ceramic', { round: 0.005 }),
    rod([0.105, 0.83, 0], [0.105, 0.94, 0], 0.028, 'sage'),
    rod([0.105, 0.94, 0], [0.105, 0.975, 0], 0.009, 'brass'),
    box([0.105, 0.972, 0.015], [0.012, 0.01, 0.05], 'brass'),
    ring([0.175, 0.87, 0.01], 0.027, 0.07, 0.006, 'ceramic'),
    rod([0.175, 0.85, 0.01], [0.19, 0.97, -0.01], 0.004, 'oak'),
    rod([0.172, 0.85, 0.01], [0.155, 0.965, 0.02], 0.004, 'navy'),
  ],
  // Tall and slim: towels in an open bay, two drawers, a pair of doors below.
  b: () => [
    carve(
      box([0, 0.86, 0], [0.42, 1.56, 0.3], 'wood', { round: 0.008 }),
      box([0, 1.32, 0.06], [0.374, 0.56, 0.3], 'wood', { round: 0.004 }),
    ),
    box([0, 1.655, 0.004], [0.46, 0.03, 0.325], 'wood', { round: 0.008 }),
    box([0, 1.31, 0], [0.376, 0.018, 0.26], 'wood', { round: 0.003 }),
    ...[0.96, 0.81].flatMap((y) => drawer(0, y, 0.404, 0.138, 0.157)),
    ...mirrored((s) => door(s * 0.102, 0.41, 0.198, 0.64, 0.157)).flat(),
    ...corners((x, z) => rod([x * 0.17, 0, z * 0.11], [x * 0.17, 0.09, z * 0.11], 0.014, 'wood', 0.02)),
    ...towels(0, 1.04, 0, 0.28, 3),
    box([0.06, 1.4, 0.01], [0.2, 0.13, 0.18], 'sisal', { round: 0.03 }),
    rod([-0.12, 1.32, 0.02], [-0.12, 1.45, 0.02], 0.03, 'ceramic', 0.026),
    rod([-0.12, 1.45, 0.02], [-0.12, 1.475, 0.02], 0.012, 'brass'),
    rod([-0.1, 1.67, 0], [-0.1, 1.75, 0], 0.045, 'ceramic', 0.055),
    ball([-0.1, 1.81, 0], [0.17, 0.15, 0.16], 'leaf'),
  ],
  detail: { a: [0.05, 0.72, 0.12], b: [0.04, 1.08, 0.1] },
};
