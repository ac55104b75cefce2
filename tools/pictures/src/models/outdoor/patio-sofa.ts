import { corners, mirrored, repeat, tube } from '../../space/arrange.ts';
import { box, cushion, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** Loose seat and back cushions side by side over the given width. */
const cushions = (width: number, seats: number): Part[] => {
  const each = width / seats;
  return repeat(seats, (_, i) => {
    const x = -width / 2 + each * (i + 0.5);
    return [
      cushion([x, 0.385, 0.03], [each - 0.008, 0.15, 0.7], 'cloth'),
      cushion([x, 0.62, -0.25], [each - 0.014, 0.38, 0.16], 'cloth', { turn: [-0.2, 0, 0] }),
    ];
  }).flat();
};

export const patioSofa: Family = {
  // Three seats in a frame of boards.
  a: () => [
    ...corners((x, z) => box([x * 0.97, 0.3, z * 0.36], [0.07, 0.6, 0.07], 'oak', { round: 0.01 })),
    ...mirrored((s) => box([0, 0.25, s * 0.36], [1.88, 0.1, 0.03], 'oak', { round: 0.008 })),
    ...repeat(15, (p) => box([p * 0.89, 0.295, 0], [0.085, 0.018, 0.7], 'oak', { round: 0.005 })),
    ...mirrored((s) => [
      box([s * 0.97, 0.61, 0], [0.12, 0.028, 0.84], 'oak', { round: 0.01 }),
      ...[0.25, 0.38, 0.5].map((y) => box([s * 0.97, y, 0], [0.026, 0.085, 0.68], 'oak', { round: 0.006 })),
    ]).flat(),
    ...repeat(3, (p) =>
      box([0, 0.53 + p * 0.13, -0.375 - p * 0.022], [1.88, 0.095, 0.022], 'oak', { round: 0.006, turn: [-0.17, 0, 0] }),
    ),
    ...cushions(1.84, 3),
    cushion([-0.68, 0.6, -0.06], [0.42, 0.38, 0.14], 'sand', { turn: [-0.36, 0.25, 0.06], seam: false, puff: 0.05 }),
    cushion([0.7, 0.59, -0.06], [0.38, 0.35, 0.13], 'linen', { turn: [-0.36, -0.25, -0.05], seam: false, puff: 0.05 }),
  ],
  // Two seats in a frame of bent tubes with wooden arm rests.
  b: () => [
    ...mirrored((s) => [
      ...tube(
        [
          [s * 0.7, 0.02, 0.37],
          [s * 0.71, 0.4, 0.37],
          [s * 0.71, 0.58, 0.27],
          [s * 0.71, 0.58, -0.2],
          [s * 0.7, 0.5, -0.36],
          [s * 0.7, 0.02, -0.4],
        ],
        0.018,
        'graphite',
        6,
      ),
      box([s * 0.71, 0.602, 0.02], [0.065, 0.022, 0.52], 'oak', { round: 0.01 }),
      rod([s * 0.68, 0.29, -0.34], [s * 0.68, 0.76, -0.43], 0.016, 'graphite'),
    ]).flat(),
    ...mirrored((s) => rod([-0.7, 0.27, s * 0.35], [0.7, 0.27, s * 0.35], 0.016, 'graphite')),
    ...repeat(12, (p) => box([p * 0.63, 0.285, 0], [0.05, 0.012, 0.68], 'graphite')),
    rod([-0.68, 0.76, -0.43], [0.68, 0.76, -0.43], 0.016, 'graphite'),
    rod([-0.68, 0.52, -0.385], [0.68, 0.52, -0.385], 0.012, 'graphite'),
    ...cushions(1.32, 2),
    cushion([0.36, 0.59, -0.07], [0.4, 0.34, 0.13], 'linen', { turn: [-0.36, -0.2, -0.05], seam: false, puff: 0.05 }),
  ],
  detail: { a: [0.6, 0.5, 0.2], b: [0.42, 0.48, 0.15] },
};
