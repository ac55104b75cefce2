import { legs, mirrored } from '../../space/arrange.ts';
import { ball, box, carve, cushion, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const kidsArmchair: Family = {
  // Soft all over: two round arms, a round back, nothing hard to fall on.
  a: () => [
    box([0, 0.15, 0], [0.5, 0.18, 0.46], 'boucle', { round: 0.06 }),
    ...mirrored((s) => box([s * 0.215, 0.24, 0.01], [0.12, 0.3, 0.46], 'boucle', { round: 0.06 })),
    box([0, 0.33, -0.18], [0.5, 0.42, 0.13], 'boucle', { round: 0.065, turn: [-0.1, 0, 0] }),
    cushion([0, 0.27, 0.04], [0.31, 0.1, 0.36], 'boucle', { round: 0.045 }),
    cushion([0.02, 0.39, -0.06], [0.22, 0.2, 0.09], 'linen', { turn: [-0.3, 0.1, 0.1], seam: false }),
    ...legs(0.17, 0.16, 0.07, 0.022, 'oak', 0.01),
  ],
  // A small tub with two ears.
  b: () => [
    carve(
      ring([0, 0.29, 0], 0.26, 0.38, 0.1, 'velvet', { round: 0.048 }),
      box([0, 0.45, 0.24], [0.36, 0.32, 0.34], 'velvet', { round: 0.08 }),
    ),
    rod([0, 0.07, 0], [0, 0.24, 0], 0.235, 'velvet', 0.245),
    ball([0, 0.255, 0.04], [0.4, 0.14, 0.42], 'velvet'),
    ...mirrored((s) => [
      rod([s * 0.155, 0.5, -0.2], [s * 0.155, 0.5, -0.15], 0.085, 'velvet'),
      rod([s * 0.155, 0.5, -0.152], [s * 0.155, 0.5, -0.142], 0.05, 'linen'),
    ]).flat(),
    ...legs(0.15, 0.15, 0.09, 0.024, 'oak', 0.02),
  ],
  detail: { a: [0.08, 0.34, 0.05], b: [0.06, 0.45, 0] },
};
