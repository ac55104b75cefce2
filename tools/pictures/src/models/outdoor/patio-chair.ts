import { mirrored, repeat, tube } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const patioChair: Family = {
  // Adirondack chair: slats, wide arms, a low sloped seat.
  a: () => [
    ...repeat(5, (p, i) =>
      box([p * 0.22, 0.62, -0.31], [0.105, 0.92 - Math.abs(i - 2) * 0.07, 0.022], 'paint', {
        round: 0.008,
        turn: [-0.32, 0, 0],
      }),
    ),
    ...repeat(6, (p) =>
      box([0, 0.31 - p * -0.06, p * 0.26 + 0.06], [0.54, 0.022, 0.09], 'paint', { round: 0.008, turn: [-0.22, 0, 0] }),
    ),
    ...mirrored((s) => [
      box([s * 0.34, 0.3, 0.34], [0.03, 0.6, 0.1], 'paint', { round: 0.008 }),
      box([s * 0.33, 0.2, -0.1], [0.03, 0.1, 0.98], 'paint', { round: 0.008, turn: [-0.28, 0, 0] }),
      box([s * 0.35, 0.61, 0.03], [0.15, 0.026, 0.82], 'paint', { round: 0.011 }),
      box([s * 0.33, 0.42, -0.3], [0.03, 0.4, 0.06], 'paint', { round: 0.008 }),
    ]).flat(),
    box([0, 0.57, -0.31], [0.68, 0.05, 0.03], 'paint', { round: 0.008 }),
    box([0, 0.34, 0.36], [0.66, 0.09, 0.024], 'paint', { round: 0.008 }),
    cushion([0, 0.6, -0.2], [0.38, 0.26, 0.11], 'linen', { turn: [-0.32, 0, 0], seam: false, puff: 0.03 }),
  ],
  // Metal tube frame with deep weatherproof cushions.
  b: () => [
    ...mirrored((s) =>
      tube(
        [
          [s * 0.34, 0.02, 0.36],
          [s * 0.35, 0.4, 0.36],
          [s * 0.35, 0.6, 0.26],
          [s * 0.35, 0.6, -0.2],
          [s * 0.34, 0.5, -0.38],
          [s * 0.34, 0.02, -0.42],
        ],
        0.017,
        'graphite',
        6,
      ),
    ).flat(),
    ...mirrored((s) => box([s * 0.35, 0.622, 0.02], [0.055, 0.022, 0.5], 'oak', { round: 0.01 })),
    ...mirrored((s) => rod([-0.34, 0.28, s * 0.34], [0.34, 0.28, s * 0.34], 0.015, 'graphite')),
    ...repeat(6, (p) => box([0, 0.285, p * 0.29], [0.66, 0.012, 0.06], 'graphite')),
    rod([-0.34, 0.82, -0.44], [0.34, 0.82, -0.44], 0.015, 'graphite'),
    ...mirrored((s) => rod([s * 0.34, 0.3, -0.34], [s * 0.34, 0.82, -0.44], 0.015, 'graphite')),
    cushion([0, 0.375, 0.02], [0.64, 0.16, 0.7], 'cloth'),
    cushion([0, 0.67, -0.32], [0.64, 0.5, 0.16], 'cloth', { turn: [-0.2, 0, 0] }),
  ],
  detail: { a: [0.08, 0.5, 0], b: [0.08, 0.5, 0] },
};
