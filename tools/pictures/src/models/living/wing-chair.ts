import { legs, mirrored } from '../../space/arrange.ts';
import { box, cushion } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const wingChair: Family = {
  // A straight high back between wings, on tall wooden legs.
  a: () => [
    box([0, 0.3, 0.02], [0.68, 0.18, 0.68], 'cloth', { round: 0.03 }),
    box([0, 0.74, -0.33], [0.64, 0.74, 0.13], 'cloth', { round: 0.055, turn: [-0.1, 0, 0] }),
    ...mirrored((s) => [
      box([s * 0.345, 0.84, -0.22], [0.08, 0.5, 0.3], 'cloth', { round: 0.038, turn: [-0.1, s * 0.22, 0] }),
      box([s * 0.35, 0.46, 0.0], [0.11, 0.36, 0.7], 'cloth', { round: 0.05 }),
    ]).flat(),
    cushion([0, 0.445, 0.07], [0.57, 0.15, 0.62], 'cloth'),
    cushion([0, 0.62, -0.2], [0.46, 0.26, 0.14], 'sand', { turn: [-0.2, 0, 0], puff: 0.05, seam: false }),
    ...legs(0.27, 0.26, 0.22, 0.024, 'walnut', 0.03),
  ],
  // Channelled back and round wings, on brass legs.
  b: () => [
    box([0, 0.31, 0.03], [0.74, 0.22, 0.7], 'velvet', { round: 0.09 }),
    box([0, 0.76, -0.31], [0.66, 0.72, 0.16], 'velvet', {
      round: 0.075,
      channel: 0.11,
      channelDepth: 0.022,
      turn: [-0.12, 0, 0],
    }),
    ...mirrored((s) => [
      box([s * 0.36, 0.82, -0.2], [0.13, 0.54, 0.36], 'velvet', { round: 0.062, turn: [-0.1, s * 0.34, 0] }),
      box([s * 0.36, 0.46, 0.04], [0.14, 0.3, 0.66], 'velvet', { round: 0.068 }),
    ]).flat(),
    cushion([0, 0.46, 0.08], [0.58, 0.16, 0.62], 'velvet', { round: 0.07, puff: 0.03 }),
    ...legs(0.25, 0.25, 0.21, 0.018, 'brass', 0.04),
  ],
  detail: { a: [0.08, 0.6, 0], b: [0.08, 0.6, 0] },
};
