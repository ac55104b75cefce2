import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { bear } from './bear.ts';

const knob = (x: number, y: number, z: number): Part => rod([x, y, z], [x, y, z + 0.03], 0.013, 'oak', 0.02);

export const nurseryDresser: Family = {
  // Drawers beside two open places with baskets.
  a: () => [
    carve(
      box([0, 0.5, 0], [1.02, 0.72, 0.44], 'wood', { round: 0.03 }),
      box([0.33, 0.66, 0.1], [0.29, 0.31, 0.4], 'wood', { round: 0.01 }),
      box([0.33, 0.33, 0.1], [0.29, 0.29, 0.4], 'wood', { round: 0.01 }),
    ),
    ...repeat(3, (_, i) => box([-0.17, 0.27 + i * 0.228, 0.22], [0.62, 0.215, 0.022], 'wood', { round: 0.01 })),
    ...repeat(3, (_, i) => mirrored((s) => knob(-0.17 + s * 0.17, 0.27 + i * 0.228, 0.226))).flat(),
    ...[0.275, 0.595].map((y) => box([0.33, y, 0.02], [0.26, 0.17, 0.36], 'sisal', { round: 0.03 })),
    ...legs(0.42, 0.16, 0.16, 0.028, 'oak', 0.03),
    ...bear(0.28, 0.86),
    ...repeat(3, (_, i) =>
      box(
        [-0.3, 0.875 + i * 0.03, 0],
        [0.26 - i * 0.02, 0.028, 0.2],
        (['blush', 'linen', 'sage'] as const)[i] ?? 'linen',
        {
          round: 0.012,
        },
      ),
    ),
  ],
  // Two small drawers over three wide ones, with a low rail round the top.
  b: () => [
    box([0, 0.46, 0], [0.86, 0.84, 0.44], 'wood', { round: 0.012 }),
    carve(
      box([0, 0.05, 0.21], [0.86, 0.1, 0.03], 'wood', { round: 0.006 }),
      box([0, 0.0, 0.21], [0.6, 0.12, 0.1], 'wood', { round: 0.05 }),
    ),
    ...mirrored((s) => box([s * 0.206, 0.77, 0.222], [0.4, 0.17, 0.022], 'wood', { round: 0.008 })),
    ...repeat(3, (_, i) => box([0, 0.205 + i * 0.19, 0.222], [0.81, 0.178, 0.022], 'wood', { round: 0.008 })),
    ...mirrored((s) => knob(s * 0.206, 0.77, 0.228)),
    ...repeat(3, (_, i) => mirrored((s) => knob(s * 0.24, 0.205 + i * 0.19, 0.228))).flat(),
    box([0, 0.895, 0], [0.9, 0.025, 0.47], 'wood', { round: 0.008 }),
    box([0, 0.935, -0.215], [0.86, 0.07, 0.02], 'wood', { round: 0.008 }),
    ...mirrored((s) => box([s * 0.43, 0.935, -0.1], [0.02, 0.07, 0.24], 'wood', { round: 0.008 })),
    ball([0.26, 0.985, 0.0], [0.15, 0.15, 0.15], 'lit'),
    rod([0.26, 0.905, 0], [0.26, 0.925, 0], 0.05, 'oak'),
    ...bear(-0.24, 0.905),
  ],
};
