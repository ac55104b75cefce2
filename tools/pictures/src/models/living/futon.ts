import { frame, legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const futon: Family = {
  // A thick mattress folded over a slatted wooden frame.
  a: () => [
    ...mirrored((s) => [
      box([s * 1.0, 0.58, 0], [0.09, 0.045, 0.92], 'oak', { round: 0.014 }),
      ...repeat(2, (p) => box([s * 1.0, 0.29, p * 0.38], [0.07, 0.58, 0.07], 'oak', { round: 0.012 })),
      ...repeat(4, (p) => box([s * 1.0, 0.38, p * 0.22], [0.025, 0.36, 0.04], 'oak', { round: 0.008 })),
      box([s * 1.0, 0.16, 0], [0.04, 0.06, 0.78], 'oak', { round: 0.01 }),
    ]).flat(),
    box([0, 0.24, 0.4], [1.94, 0.1, 0.035], 'oak', { round: 0.01 }),
    box([0, 0.24, -0.34], [1.94, 0.1, 0.035], 'oak', { round: 0.01 }),
    ...repeat(9, (p) => box([p * 0.86, 0.27, 0.03], [0.07, 0.022, 0.8], 'oak')),
    box([0, 0.84, -0.46], [1.94, 0.07, 0.04], 'oak', { round: 0.014 }),
    cushion([0, 0.38, 0.06], [1.9, 0.2, 0.84], 'cloth', { round: 0.08, puff: 0.02 }),
    cushion([0, 0.68, -0.33], [1.9, 0.6, 0.2], 'cloth', { round: 0.08, puff: 0.02, turn: [-0.22, 0, 0] }),
    ...repeat(5, (p) => rod([p * 0.72, 0.48, 0.1], [p * 0.72, 0.485, 0.1], 0.018, 'cloth')),
  ],
  // Without arms: back and seat are two quilted halves that fold flat, on metal legs.
  b: () => [
    box([0, 0.36, 0.08], [1.82, 0.18, 0.78], 'cloth', { round: 0.06, channel: 0.182, channelDepth: 0.016 }),
    box([0, 0.62, -0.38], [1.82, 0.52, 0.17], 'cloth', {
      round: 0.06,
      channel: 0.182,
      channelDepth: 0.016,
      turn: [-0.3, 0, 0],
    }),
    box([0, 0.25, 0.04], [1.6, 0.04, 0.6], 'graphite', { round: 0.01 }),
    ...mirrored((s) => rod([s * 0.7, 0.32, -0.28], [s * 0.7, 0.44, -0.3], 0.02, 'graphite')),
    ...mirrored((s) =>
      frame(
        [
          [s * 0.76, 0.25, -0.26],
          [s * 0.82, 0, -0.3],
        ],
        0.018,
        'graphite',
      ),
    ).flat(),
    ...legs(0.74, 0.28, 0.25, 0.022, 'graphite', 0.05),
    ...mirrored((s) =>
      cushion([s * 0.6, 0.6, -0.14], [0.44, 0.32, 0.14], 'sand', {
        turn: [-0.4, s * -0.2, 0],
        seam: false,
        puff: 0.05,
      }),
    ),
  ],
};
