import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const sofaBed: Family = {
  // The bed is half pulled out from under two wide seats.
  a: () => [
    box([0, 0.26, 0], [2.02, 0.24, 0.88], 'cloth', { round: 0.035 }),
    box([0, 0.54, -0.38], [2.02, 0.62, 0.14], 'cloth', { round: 0.05 }),
    ...mirrored((s) => box([s * 0.94, 0.38, 0], [0.16, 0.5, 0.92], 'cloth', { round: 0.05, puff: 0.006 })),
    ...mirrored((s) => cushion([s * 0.43, 0.46, 0.06], [0.85, 0.17, 0.76], 'cloth')),
    ...mirrored((s) => cushion([s * 0.43, 0.72, -0.22], [0.84, 0.42, 0.2], 'cloth', { turn: [-0.16, 0, 0] })),
    box([0, 0.17, 0.62], [1.66, 0.06, 0.6], 'graphite', { round: 0.01 }),
    box([0, 0.25, 0.62], [1.64, 0.12, 0.58], 'linen', { round: 0.05 }),
    box([0, 0.2, 0.925], [1.68, 0.2, 0.03], 'cloth', { round: 0.012 }),
    ...mirrored((s) => box([s * 0.4, 0.24, 0.945], [0.16, 0.03, 0.012], 'sand', { round: 0.005 })),
    ...mirrored((s) => rod([s * 0.74, 0, 0.86], [s * 0.74, 0.12, 0.86], 0.02, 'graphite')),
    ...corners((x, z) => rod([x * 0.9, 0, z * 0.36], [x * 0.9, 0.15, z * 0.36], 0.022, 'oak', 0.028)),
  ],
  // A daybed: one mattress on a wooden frame, with three cushions for a back and a bolster at each end.
  b: () => [
    box([0, 0.27, 0], [2.0, 0.1, 0.9], 'oak', { round: 0.02 }),
    box([0, 0.41, 0.02], [1.92, 0.2, 0.86], 'cloth', { round: 0.05, channel: 0.24, channelDepth: 0.012 }),
    ...mirrored((s) => box([s * 0.985, 0.44, 0], [0.04, 0.48, 0.9], 'oak', { round: 0.018 })),
    box([0, 0.5, -0.44], [2.0, 0.6, 0.03], 'oak', { round: 0.012 }),
    ...repeat(3, (p) => cushion([p * 0.61, 0.68, -0.3], [0.6, 0.38, 0.2], 'cloth', { turn: [-0.2, 0, 0] })),
    ...mirrored((s) => rod([s * 0.86, 0.6, -0.18], [s * 0.86, 0.6, 0.3], 0.09, 'sand')),
    ...legs(0.92, 0.38, 0.23, 0.028, 'oak', 0),
  ],
};
