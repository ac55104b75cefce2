import { corners, frame, legs, mirrored } from '../../space/arrange.ts';
import { box, cushion, ring, carve } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const barStool: Family = {
  // Counter height: a padded saddle without a back.
  a: () => [
    box([0, 0.6, 0], [0.42, 0.045, 0.32], 'oak', { round: 0.016 }),
    cushion([0, 0.645, 0], [0.44, 0.075, 0.34], 'leather', { round: 0.03, puff: 0.012 }),
    ...legs(0.155, 0.115, 0.6, 0.021, 'oak', 0.05),
    ...mirrored((s) =>
      frame(
        [
          [-0.19, 0.2, s * 0.15],
          [0.19, 0.2, s * 0.15],
        ],
        0.012,
        'oak',
      ),
    ).flat(),
    ...mirrored((s) =>
      frame(
        [
          [s * 0.19, 0.28, -0.15],
          [s * 0.19, 0.28, 0.15],
        ],
        0.012,
        'oak',
      ),
    ).flat(),
  ],
  // Bar height: a curved padded back over a round seat, on metal legs with a foot ring.
  b: () => [
    carve(
      ring([0, 0.87, 0], 0.235, 0.24, 0.06, 'velvet', { top: 0.25, round: 0.028 }),
      box([0, 0.87, 0.3], [0.8, 0.6, 0.56], 'velvet', { round: 0.02 }),
    ),
    cushion([0, 0.755, 0.01], [0.45, 0.1, 0.44], 'velvet', { round: 0.048, puff: 0.018 }),
    box([0, 0.7, 0.01], [0.34, 0.02, 0.34], 'graphite'),
    ...corners((x, z) =>
      frame(
        [
          [x * 0.15, 0.7, z * 0.15],
          [x * 0.23, 0, z * 0.23],
        ],
        0.013,
        'graphite',
      ),
    ).flat(),
    ...mirrored((s) =>
      frame(
        [
          [-0.2, 0.25, s * 0.2],
          [0.2, 0.25, s * 0.2],
        ],
        0.01,
        'brass',
      ),
    ).flat(),
    ...mirrored((s) =>
      frame(
        [
          [s * 0.2, 0.25, -0.2],
          [s * 0.2, 0.25, 0.2],
        ],
        0.01,
        'brass',
      ),
    ).flat(),
  ],
};
