import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** The padded mat: raised sides round a hollow, at height `y`. */
const mat = (y: number, width: number): Part[] => [
  cushion([0, y + 0.03, 0], [width, 0.06, 0.4], 'linen', { round: 0.028, seam: false }),
  ...mirrored((s) => box([0, y + 0.065, s * 0.17], [width, 0.09, 0.09], 'linen', { round: 0.044 })),
];

export const changingTable: Family = {
  // Open: a tray over two shelves with baskets.
  a: () => [
    ...corners((x, z) => box([x * 0.43, 0.47, z * 0.24], [0.045, 0.94, 0.045], 'wood', { round: 0.01 })),
    ...[0.12, 0.46, 0.82].map((y) => box([0, y, 0], [0.86, 0.024, 0.5], 'wood')),
    ...mirrored((s) => box([0, 0.89, s * 0.25], [0.9, 0.12, 0.02], 'wood', { round: 0.008 })),
    ...mirrored((s) => box([s * 0.44, 0.89, 0], [0.02, 0.12, 0.5], 'wood', { round: 0.008 })),
    ...mat(0.84, 0.78),
    ...mirrored((s) => box([s * 0.2, 0.22, 0.01], [0.34, 0.18, 0.38], 'sisal', { round: 0.03 })),
    ...repeat(3, (_, i) =>
      box([-0.2, 0.495 + i * 0.05, 0.01], [0.34, 0.046, 0.32], (['linen', 'blush', 'sand'] as const)[i] ?? 'linen', {
        round: 0.02,
      }),
    ),
    box([0.2, 0.55, 0.01], [0.3, 0.15, 0.34], 'sand', { round: 0.03 }),
  ],
  // Dresser with a mat on top and three drawers.
  b: () => [
    box([0, 0.5, 0], [0.96, 0.72, 0.5], 'wood', { round: 0.014 }),
    ...repeat(3, (_, i) => box([0, 0.27 + i * 0.23, 0.252], [0.9, 0.215, 0.02], 'wood', { round: 0.007 })),
    ...repeat(3, (_, i) =>
      mirrored((s) => rod([s * 0.22, 0.27 + i * 0.23, 0.255], [s * 0.22, 0.27 + i * 0.23, 0.29], 0.014, 'oak', 0.02)),
    ).flat(),
    box([0, 0.87, 0], [1, 0.025, 0.54], 'wood', { round: 0.008 }),
    box([0, 0.915, -0.24], [0.94, 0.09, 0.02], 'wood', { round: 0.008 }),
    ...mirrored((s) => box([s * 0.46, 0.915, 0], [0.02, 0.09, 0.48], 'wood', { round: 0.008 })),
    ...mat(0.885, 0.66),
    ...legs(0.4, 0.19, 0.15, 0.028, 'oak', 0.02),
  ],
  views: { front: { yaw: 0, pitch: 0.26 }, angle: { yaw: -0.6, pitch: 0.36 } },
};
