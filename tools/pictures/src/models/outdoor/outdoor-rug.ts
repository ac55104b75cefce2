import { mirrored, repeat } from '../../space/arrange.ts';
import { box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const outdoorRug: Family<'a'> = {
  // Flat, woven in zigzags between two stitched borders.
  a: () => [
    box([0, 0.005, 0], [1.6, 0.01, 2.2], 'cloth', { round: 0.004 }),
    ...mirrored((s) => box([s * 0.755, 0.009, 0], [0.03, 0.004, 2.1], 'linen', { round: 0.001 })),
    ...mirrored((s) => box([0, 0.009, s * 1.055], [1.48, 0.004, 0.03], 'linen', { round: 0.001 })),
    ...repeat(9, (row) =>
      repeat(8, (p, i) =>
        box([p * 0.616, 0.009, row * 0.9], [0.216, 0.004, 0.05], 'linen', {
          round: 0.001,
          turn: [0, i % 2 ? 0.5 : -0.5, 0],
        }),
      ),
    ).flat(),
    ...repeat(48, (p) =>
      mirrored((s) => rod([p * 0.79, 0.004, s * 1.09], [p * 0.793, 0.003, s * 1.15], 0.004, 'linen')),
    ).flat(),
  ],
  detail: { a: [0.3, 0, 0.5] },
  views: { front: { yaw: 0, pitch: 0.95 }, angle: { yaw: -0.55, pitch: 0.6 } },
};
