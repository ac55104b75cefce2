import { mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const mattress: Family = {
  // A quilted top over a band of the chosen colour.
  a: () => [
    box([0, 0.13, 0], [1.52, 0.24, 2.03], 'cloth', { round: 0.06 }),
    box([0, 0.235, 0], [1.5, 0.07, 2.01], 'linen', { round: 0.034, channel: 0.125, channelDepth: 0.008 }),
    box([0, 0.198, 0], [1.525, 0.012, 2.035], 'linen', { round: 0.006 }),
    box([0, 0.03, 0], [1.5, 0.05, 2.0], 'linen', { round: 0.024 }),
    ...mirrored((s) => cushion([s * 0.37, 0.33, -0.74], [0.66, 0.14, 0.42], 'linen', { puff: 0.04, seam: false })),
  ],
  // A pillow top on a deep core with handles, on a slatted base.
  b: () => [
    box([0, 0.07, 0], [1.5, 0.07, 2.0], 'oak', { round: 0.012 }),
    ...repeat(4, (p) => box([p * 0.68, 0.018, 0], [0.08, 0.036, 1.9], 'oak')),
    box([0, 0.235, 0], [1.52, 0.25, 2.03], 'cloth', { round: 0.05 }),
    box([0, 0.385, 0], [1.53, 0.1, 2.04], 'ticking', { round: 0.048, puff: 0.012 }),
    box([0, 0.3, 0], [1.528, 0.012, 2.038], 'charcoal', { round: 0.006 }),
    ...mirrored((s) =>
      repeat(2, (p) => box([s * 0.762, 0.23, p * 0.5], [0.012, 0.035, 0.22], 'charcoal', { round: 0.006 })),
    ).flat(),
    ...repeat(2, (p) => box([p * 0.42, 0.23, 1.017], [0.2, 0.035, 0.012], 'charcoal', { round: 0.006 })),
    box([0, 0.44, 0.62], [1.54, 0.05, 0.5], 'cloth', { round: 0.024 }),
  ],
  views: { front: { yaw: 0, pitch: 0.36 }, angle: { yaw: -0.62, pitch: 0.42 } },
};
