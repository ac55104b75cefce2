import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, cushion, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { bear } from './bear.ts';

/** A mattress with a quilt of two tones and one pillow, on slats at height `y`. */
const cot = (width: number, length: number, y: number): Part[] => [
  box([0, y + 0.07, 0], [width, 0.14, length], 'linen', { round: 0.05 }),
  box([0, y + 0.1, length * 0.16], [width + 0.02, 0.15, length * 0.66], 'sage', { round: 0.06 }),
  box([0, y + 0.165, -length * 0.16], [width + 0.015, 0.07, length * 0.12], 'linen', { round: 0.034 }),
  cushion([0, y + 0.18, -length * 0.37], [width * 0.62, 0.3, 0.13], 'linen', {
    turn: [-1.0, 0, 0],
    puff: 0.04,
    seam: false,
  }),
];

export const kidsBed: Family = {
  // A single bed with round ends and a rail where the head lies.
  a: () => [
    box([0, 0.5, -1.0], [1.02, 0.62, 0.05], 'wood', { round: 0.024 }),
    rod([0, 0.72, -1.025], [0, 0.72, -0.975], 0.3, 'wood'),
    box([0, 0.36, 1.0], [1.02, 0.38, 0.05], 'wood', { round: 0.024 }),
    ...corners((x, z) => box([x * 0.46, 0.14, z * 1.0], [0.07, 0.28, 0.07], 'oak', { round: 0.016 })),
    ...mirrored((s) => box([s * 0.485, 0.3, 0], [0.03, 0.16, 1.96], 'wood', { round: 0.012 })),
    ...mirrored((s) => [
      box([s * 0.485, 0.58, -0.5], [0.03, 0.07, 1.0], 'wood', { round: 0.015 }),
      ...[-0.7, -0.36, -0.02].map((z) => box([s * 0.485, 0.47, z], [0.026, 0.24, 0.06], 'wood', { round: 0.01 })),
    ]).flat(),
    ...cot(0.91, 1.92, 0.3),
    rod([0.2, 0.75, -0.974], [0.2, 0.75, -0.964], 0.05, 'ochre'),
    rod([-0.16, 0.83, -0.974], [-0.16, 0.83, -0.964], 0.035, 'ochre'),
    rod([-0.02, 0.64, -0.974], [-0.02, 0.64, -0.964], 0.028, 'ochre'),
    ...bear(0.22, 0.52, -0.44),
  ],
  // Low and short, with spindles round the head half and a cloud for a headboard.
  b: () => [
    box([0, 0.3, -0.74], [0.74, 0.4, 0.04], 'wood', { round: 0.018 }),
    ...[
      [-0.2, 0.5, 0.15],
      [0.02, 0.55, 0.19],
      [0.23, 0.5, 0.13],
    ].map(([x = 0, y = 0, radius = 0]) => rod([x, y, -0.758], [x, y, -0.722], radius, 'wood')),
    box([0, 0.24, 0.74], [0.74, 0.28, 0.04], 'wood', { round: 0.018 }),
    ...corners((x, z) => rod([x * 0.34, 0, z * 0.74], [x * 0.34, z > 0 ? 0.41 : 0.53, z * 0.74], 0.032, 'oak')),
    ...mirrored((s) => [
      box([s * 0.36, 0.2, 0], [0.028, 0.12, 1.44], 'wood', { round: 0.012 }),
      box([s * 0.36, 0.44, -0.34], [0.03, 0.04, 0.76], 'wood', { round: 0.015 }),
      ...repeat(6, (p) => rod([s * 0.36, 0.25, -0.35 + p * 0.32], [s * 0.36, 0.43, -0.35 + p * 0.32], 0.011, 'oak')),
    ]).flat(),
    ...cot(0.68, 1.42, 0.19),
    ball([0.16, 0.42, 0.2], [0.15, 0.15, 0.15], 'rust'),
    ...bear(-0.12, 0.385, -0.3),
  ],
  detail: { a: [0.15, 0.55, -0.5], b: [0.05, 0.4, -0.4] },
  views: { front: { yaw: 0, pitch: 0.32 }, angle: { yaw: -0.66, pitch: 0.36 } },
};
