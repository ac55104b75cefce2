import { legs, mirrored, repeat, tube } from '../../space/arrange.ts';
import { box, carve, cushion, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const diningChair: Family = {
  // Wooden chair with a bent top rail, spindles and a padded seat.
  a: () => [
    cushion([0, 0.465, 0.01], [0.46, 0.065, 0.45], 'cloth', { round: 0.028, puff: 0.014 }),
    box([0, 0.42, 0.01], [0.44, 0.04, 0.42], 'oak', { round: 0.012 }),
    ...legs(0.19, 0.17, 0.42, 0.02, 'oak', 0.035),
    ...mirrored((s) => rod([s * 0.2, 0.4, -0.19], [s * 0.215, 0.84, -0.28], 0.019, 'oak', 0.015)),
    ...repeat(5, (p) => rod([p * 0.12, 0.43, -0.19], [p * 0.13, 0.78, -0.29], 0.008, 'oak')),
    box([0, 0.81, -0.285], [0.48, 0.13, 0.028], 'oak', { round: 0.013, turn: [-0.2, 0, 0] }),
    ...mirrored((s) => rod([s * 0.205, 0.2, 0.185], [s * 0.205, 0.2, -0.185], 0.011, 'oak')),
  ],
  // A curved padded back over an upholstered seat, on metal legs.
  b: () => [
    carve(
      ring([0, 0.68, 0], 0.27, 0.3, 0.075, 'velvet', { top: 0.3, round: 0.036 }),
      box([0, 0.68, 0.36], [0.9, 0.6, 0.68], 'velvet', { turn: [0.3, 0, 0], round: 0.02 }),
    ),
    cushion([0, 0.47, 0.02], [0.5, 0.11, 0.5], 'velvet', { round: 0.05, puff: 0.02 }),
    ...mirrored((s) => rod([s * 0.14, 0.44, -0.2], [s * 0.14, 0.6, -0.225], 0.013, 'graphite')),
    ...mirrored((s) => [
      ...tube(
        [
          [s * 0.24, 0, 0.24],
          [s * 0.15, 0.38, 0.14],
          [s * 0.1, 0.4, 0],
        ],
        0.013,
        'graphite',
        4,
      ),
      ...tube(
        [
          [s * 0.24, 0, -0.24],
          [s * 0.15, 0.38, -0.14],
          [s * 0.1, 0.4, 0],
        ],
        0.013,
        'graphite',
        4,
      ),
    ]).flat(),
    rod([0, 0.34, 0], [0, 0.4, 0], 0.12, 'graphite'),
  ],
  detail: { a: [0.06, 0.56, 0] },
};
