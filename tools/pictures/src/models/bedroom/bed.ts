import type { PictureShape } from '@shop/world/pictures';
import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { tufted } from '../../space/tufted.ts';
import { bedding } from './bedding.ts';

/** Beds that are covered in cloth. */
export const bed: Family<PictureShape> = {
  // Upholstered, with vertical channels, on short legs.
  a: () => [
    box([0, 0.27, 0.03], [1.66, 0.2, 2.06], 'cloth', { round: 0.04 }),
    box([0, 0.68, -1.02], [1.72, 0.96, 0.12], 'cloth', { round: 0.05, channel: 0.172, channelDepth: 0.03 }),
    ...bedding(1.56, 0.52, 'cloth'),
    ...mirrored((s) =>
      cushion([s * 0.3, 0.72, -0.5], [0.46, 0.38, 0.14], 'cloth', { turn: [-0.62, s * 0.08, 0], puff: 0.05 }),
    ),
    box([0, 0.5, 0.7], [1.6, 0.228, 0.44], 'sand', { round: 0.09 }),
    ...corners((x, z) => box([x * 0.74, 0.09, z * 0.9], [0.07, 0.18, 0.07], 'walnut', { round: 0.01 })),
  ],
  // With drawers at its sides and its foot; the headboard is a pair of cushions.
  b: () => [
    box([0, 0.03, 0.03], [1.6, 0.06, 1.98], 'black'),
    box([0, 0.22, 0.03], [1.7, 0.34, 2.1], 'cloth', { round: 0.022 }),
    ...mirrored((s) =>
      repeat(2, (p) => [
        box([s * 0.85, 0.215, 0.08 + p * 0.46], [0.03, 0.25, 0.84], 'cloth', { round: 0.014 }),
        rod([s * 0.872, 0.29, p * 0.46 - 0.02], [s * 0.872, 0.29, p * 0.46 + 0.18], 0.011, 'brass'),
      ]).flat(),
    ).flat(),
    ...mirrored((s) => box([s * 0.41, 0.215, 1.08], [0.76, 0.25, 0.03], 'cloth', { round: 0.014 })),
    ...mirrored((s) => rod([s * 0.41 - 0.1, 0.29, 1.103], [s * 0.41 + 0.1, 0.29, 1.103], 0.011, 'brass')),
    box([0, 0.58, -1.03], [1.76, 1.1, 0.07], 'cloth', { round: 0.03 }),
    ...mirrored((s) => cushion([s * 0.435, 0.83, -0.97], [0.85, 0.52, 0.1], 'cloth', { puff: 0.02 })),
    ...bedding(1.56, 0.54, 'linen'),
    box([0, 0.53, 0.66], [1.6, 0.232, 0.5], 'cloth', { round: 0.09 }),
    cushion([0, 0.73, -0.52], [0.72, 0.32, 0.15], 'sand', { turn: [-0.6, 0, 0], puff: 0.05, seam: false }),
  ],
  // A buttoned headboard between two wings.
  c: () => [
    box([0, 0.27, 0.03], [1.66, 0.22, 2.06], 'velvet', { round: 0.05 }),
    ...tufted([0, 0.84, -0.99], [1.58, 0.76, 0.18], 'velvet'),
    box([0, 0.66, -1.05], [1.74, 1.2, 0.08], 'velvet', { round: 0.03 }),
    ...mirrored((s) => box([s * 0.85, 0.66, -0.98], [0.08, 1.2, 0.22], 'velvet', { round: 0.038 })),
    ...bedding(1.56, 0.52, 'linen'),
    box([0, 0.51, 0.62], [1.6, 0.23, 0.58], 'velvet', { round: 0.09 }),
    cushion([0, 0.72, -0.5], [0.66, 0.34, 0.14], 'velvet', { turn: [-0.62, 0, 0], puff: 0.05, seam: false }),
    ...corners((x, z) => rod([x * 0.74, 0, z * 0.92], [x * 0.74, 0.18, z * 0.92], 0.03, 'brass', 0.036)),
  ],
  detail: { a: [0.45, 0.7, -0.7], b: [0.45, 0.7, -0.7], c: [0.45, 0.7, -0.7] },
  views: { front: { yaw: 0, pitch: 0.32 }, angle: { yaw: -0.62, pitch: 0.36 } },
};
