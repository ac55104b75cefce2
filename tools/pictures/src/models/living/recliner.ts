import { frame, mirrored, tube } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const recliner: Family = {
  // Leaning back, with its footrest out.
  a: () => [
    box([0, 0.05, -0.02], [0.62, 0.1, 0.62], 'black', { round: 0.02 }),
    box([0, 0.26, 0], [0.66, 0.3, 0.76], 'leather', { round: 0.05 }),
    ...mirrored((s) => box([s * 0.37, 0.36, 0.01], [0.19, 0.54, 0.84], 'leather', { round: 0.085, puff: 0.012 })),
    cushion([0, 0.46, 0.1], [0.56, 0.19, 0.64], 'leather', { round: 0.07 }),
    cushion([0, 0.72, -0.42], [0.6, 0.5, 0.22], 'leather', { round: 0.09, turn: [-0.62, 0, 0] }),
    cushion([0, 0.98, -0.64], [0.58, 0.28, 0.2], 'leather', { round: 0.09, turn: [-0.62, 0, 0] }),
    cushion([0, 0.44, 0.78], [0.56, 0.15, 0.46], 'leather', { round: 0.06, turn: [0.12, 0, 0] }),
    ...mirrored((s) =>
      frame(
        [
          [s * 0.2, 0.26, 0.36],
          [s * 0.2, 0.34, 0.7],
        ],
        0.014,
        'graphite',
      ),
    ).flat(),
    rod([0.475, 0.3, 0.12], [0.485, 0.44, 0.2], 0.012, 'oak'),
  ],
  // Upright on wooden rockers, its footrest folded away.
  b: () => [
    ...mirrored((s) =>
      tube(
        [
          [s * 0.3, 0.09, -0.46],
          [s * 0.3, 0.025, -0.16],
          [s * 0.3, 0.025, 0.16],
          [s * 0.3, 0.09, 0.44],
        ],
        0.024,
        'walnut',
      ),
    ).flat(),
    ...mirrored((s) => rod([s * 0.3, 0.03, 0.2], [s * 0.3, 0.16, 0.2], 0.022, 'walnut')),
    ...mirrored((s) => rod([s * 0.3, 0.03, -0.22], [s * 0.3, 0.16, -0.22], 0.022, 'walnut')),
    box([0, 0.27, 0], [0.64, 0.26, 0.74], 'leather', { round: 0.05 }),
    box([0, 0.29, 0.385], [0.6, 0.24, 0.06], 'leather', { round: 0.028, channel: 0.3, channelDepth: 0.014 }),
    ...mirrored((s) => box([s * 0.37, 0.4, 0.01], [0.18, 0.46, 0.8], 'leather', { round: 0.085, puff: 0.012 })),
    cushion([0, 0.46, 0.08], [0.56, 0.18, 0.64], 'leather', { round: 0.07 }),
    box([0, 0.78, -0.34], [0.6, 0.7, 0.2], 'leather', {
      round: 0.085,
      channel: 0.2,
      channelDepth: 0.02,
      turn: [-0.2, 0, 0],
    }),
    cushion([0, 1.0, -0.3], [0.5, 0.22, 0.14], 'leather', { round: 0.06, turn: [-0.2, 0, 0] }),
  ],
  detail: { a: [0.12, 0.55, 0.05], b: [0.1, 0.6, 0.05] },
};
