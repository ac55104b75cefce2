import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { box, cushion } from '../../space/part.ts';
import type { Family } from '../family.ts';

const bedding = (width: number, top: number): Part[] => [
  box([0, top - 0.1, 0.03], [width - 0.04, 0.24, 1.98], 'linen', { round: 0.07 }),
  box([0, top - 0.035, 0.36], [width + 0.02, 0.24, 1.36], 'cloth', { round: 0.085 }),
  box([0, top + 0.055, -0.26], [width + 0.012, 0.1, 0.26], 'linen', { round: 0.048 }),
  ...mirrored((s) =>
    cushion([s * width * 0.24, top + 0.17, -0.74], [width * 0.42, 0.44, 0.16], 'linen', {
      turn: [-0.72, 0, 0],
      puff: 0.05,
      seam: false,
    }),
  ),
];

export const bed: Family = {
  // Upholstered, with vertical channels, on short legs.
  a: () => [
    box([0, 0.27, 0.03], [1.66, 0.2, 2.06], 'cloth', { round: 0.04 }),
    box([0, 0.68, -1.02], [1.72, 0.96, 0.12], 'cloth', { round: 0.05, channel: 0.172, channelDepth: 0.03 }),
    ...bedding(1.56, 0.52),
    ...mirrored((s) =>
      cushion([s * 0.3, 0.72, -0.5], [0.46, 0.38, 0.14], 'cloth', { turn: [-0.62, s * 0.08, 0], puff: 0.05 }),
    ),
    box([0, 0.5, 0.7], [1.6, 0.228, 0.44], 'sand', { round: 0.09 }),
    ...corners((x, z) => box([x * 0.74, 0.09, z * 0.9], [0.07, 0.18, 0.07], 'walnut', { round: 0.01 })),
  ],
  // Slatted oak platform with a low headboard.
  b: () => [
    box([0, 0.28, 0.04], [1.68, 0.1, 2.1], 'oak', { round: 0.02 }),
    ...repeat(11, (p) => box([p * 0.76, 0.64, -1.0], [0.034, 0.62, 0.03], 'oak', { round: 0.01 })),
    box([0, 0.95, -1.0], [1.7, 0.09, 0.05], 'oak', { round: 0.02 }),
    ...mirrored((s) => box([s * 0.82, 0.49, -1.0], [0.06, 0.98, 0.06], 'oak', { round: 0.015 })),
    ...bedding(1.54, 0.5),
    cushion([0, 0.68, -0.52], [0.7, 0.32, 0.15], 'sand', { turn: [-0.6, 0, 0], puff: 0.05, seam: false }),
    ...legs(0.72, 0.86, 0.24, 0.036, 'oak', 0.03),
  ],
  views: { front: { yaw: 0, pitch: 0.32 }, angle: { yaw: -0.62, pitch: 0.36 } },
};
