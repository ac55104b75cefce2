import { legs, mirrored, repeat, tube } from '../../space/arrange.ts';
import { ball, blend, box, carve, cushion, rod } from '../../space/part.ts';
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
  // Upholstered shell on metal legs.
  b: () => [
    carve(
      blend(
        0.06,
        ball([0, 0.6, 0], [0.56, 0.6, 0.54], 'velvet'),
        box([0, 0.72, -0.18], [0.44, 0.36, 0.12], 'velvet', { round: 0.06 }),
      ),
      ball([0, 0.69, 0.09], [0.47, 0.52, 0.54], 'velvet'),
      box([0, 0.86, 0.3], [0.8, 0.62, 0.56], 'velvet', { round: 0.1 }),
    ),
    cushion([0, 0.475, 0.05], [0.42, 0.08, 0.42], 'velvet', { round: 0.038 }),
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
};
