import { corners, frame, mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const patioLounger: Family = {
  // A bed of boards on wheels with its back up and a long cushion.
  a: () => [
    ...mirrored((s) => box([s * 0.31, 0.28, 0.02], [0.045, 0.09, 1.86], 'oak', { round: 0.01 })),
    ...mirrored((s) => box([s * 0.28, 0.13, 0.78], [0.06, 0.26, 0.06], 'oak', { round: 0.01 })),
    ...mirrored((s) => box([s * 0.28, 0.15, -0.66], [0.06, 0.22, 0.06], 'oak', { round: 0.01 })),
    ...mirrored((s) => rod([s * 0.31, 0.12, -0.66], [s * 0.36, 0.12, -0.66], 0.12, 'black')),
    ...mirrored((s) => rod([s * 0.355, 0.12, -0.66], [s * 0.37, 0.12, -0.66], 0.04, 'steel')),
    box([0, 0.28, 0.94], [0.66, 0.09, 0.03], 'oak', { round: 0.01 }),
    box([0, 0.28, -0.9], [0.66, 0.09, 0.03], 'oak', { round: 0.01 }),
    ...repeat(10, (p) => box([0, 0.315, 0.34 + p * 0.55], [0.62, 0.02, 0.085], 'oak', { round: 0.005 })),
    ...repeat(6, (p) =>
      box([0, 0.56 + p * 0.2, -0.43 - p * 0.21], [0.6, 0.085, 0.02], 'oak', { round: 0.005, turn: [-0.81, 0, 0] }),
    ),
    ...mirrored((s) => rod([s * 0.24, 0.3, -0.82], [s * 0.24, 0.6, -0.5], 0.014, 'graphite')),
    cushion([0, 0.375, 0.34], [0.6, 0.1, 1.18], 'cloth', { round: 0.04 }),
    cushion([0, 0.62, -0.4], [0.6, 0.68, 0.1], 'cloth', { round: 0.04, turn: [-0.81, 0, 0] }),
    cushion([0, 0.82, -0.56], [0.46, 0.2, 0.1], 'linen', { turn: [-0.81, 0, 0], seam: false, puff: 0.03 }),
    box([0.06, 0.435, 0.62], [0.4, 0.03, 0.26], 'sand', { round: 0.014, turn: [0, 0.15, 0] }),
  ],
  // Folding tubes with a laced sheet, leant back with the knees up.
  b: () => [
    ...mirrored((s) => [
      ...frame(
        [
          [s * 0.31, 0.014, -0.42],
          [s * 0.32, 0.55, 0.24],
          [s * 0.31, 0.56, 0.34],
        ],
        0.014,
        'graphite',
      ),
      ...frame(
        [
          [s * 0.33, 0.014, 0.5],
          [s * 0.33, 0.58, -0.22],
        ],
        0.014,
        'graphite',
      ),
      box([s * 0.335, 0.6, 0.02], [0.06, 0.028, 0.46], 'black', { round: 0.012 }),
      // The sheet's own frame: back, seat, legs.
      ...frame(
        [
          [s * 0.28, 1.08, -0.62],
          [s * 0.28, 0.47, -0.16],
          [s * 0.28, 0.56, 0.3],
          [s * 0.28, 0.36, 0.78],
        ],
        0.013,
        'graphite',
      ),
    ]).flat(),
    rod([-0.31, 0.014, -0.42], [0.31, 0.014, -0.42], 0.014, 'graphite'),
    rod([-0.33, 0.014, 0.5], [0.33, 0.014, 0.5], 0.014, 'graphite'),
    rod([-0.28, 1.08, -0.62], [0.28, 1.08, -0.62], 0.013, 'graphite'),
    rod([-0.28, 0.36, 0.78], [0.28, 0.36, 0.78], 0.013, 'graphite'),
    box([0, 0.775, -0.39], [0.52, 0.74, 0.022], 'cloth', { round: 0.01, turn: [-0.646, 0, 0] }),
    box([0, 0.515, 0.07], [0.52, 0.022, 0.45], 'cloth', { round: 0.01, turn: [-0.19, 0, 0] }),
    box([0, 0.46, 0.54], [0.52, 0.022, 0.5], 'cloth', { round: 0.01, turn: [0.395, 0, 0] }),
    cushion([0, 0.98, -0.5], [0.42, 0.16, 0.09], 'linen', { turn: [-0.646, 0, 0], seam: false, puff: 0.03 }),
    ...corners((x, z) =>
      rod([x * 0.31, 0, z > 0 ? 0.5 : -0.42], [x * 0.35, 0.014, z > 0 ? 0.5 : -0.42], 0.016, 'black'),
    ),
  ],
  detail: { a: [0.1, 0.5, -0.1], b: [0.12, 0.65, -0.15] },
  views: { front: { yaw: 0, pitch: 0.22 }, angle: { yaw: -0.72, pitch: 0.3 } },
};
