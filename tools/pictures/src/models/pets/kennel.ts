import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const kennel: Family = {
  // A dog crate that is a side table: bars all round under a wooden top.
  a: () => [
    box([0, 0.04, 0], [0.98, 0.04, 0.68], 'wood'),
    box([0, 0.655, 0], [1.06, 0.034, 0.76], 'wood', { round: 0.01 }),
    ...corners((x, z) => box([x * 0.47, 0.34, z * 0.32], [0.046, 0.62, 0.046], 'wood', { round: 0.006 })),
    ...repeat(14, (p) =>
      mirrored((s) => rod([p * 0.42, 0.06, s * 0.32], [p * 0.42, 0.64, s * 0.32], 0.006, 'graphite')),
    ).flat(),
    ...repeat(9, (p) =>
      mirrored((s) => rod([s * 0.47, 0.06, p * 0.27], [s * 0.47, 0.64, p * 0.27], 0.006, 'graphite')),
    ).flat(),
    ...mirrored((s) => box([0, 0.36 + s * 0.25, 0.325], [0.46, 0.024, 0.02], 'wood')),
    ...mirrored((s) => box([s * 0.22, 0.36, 0.325], [0.024, 0.52, 0.02], 'wood')),
    rod([0.17, 0.38, 0.345], [0.17, 0.44, 0.345], 0.009, 'brass'),
    cushion([0, 0.12, 0], [0.84, 0.12, 0.56], 'sand', { puff: 0.03 }),
  ],
  // A dog house with a pitched roof and a round-topped door.
  b: () => [
    carve(
      box([0, 0.34, 0], [0.66, 0.56, 0.72], 'wood', { round: 0.006 }),
      box([0, 0.3, 0.2], [0.3, 0.36, 0.9], 'wood'),
      rod([0, 0.48, -0.2], [0, 0.48, 0.8], 0.15, 'wood'),
    ),
    carve(
      box([0, 0.61, 0], [0.468, 0.468, 0.71], 'wood', { turn: [0, 0, Math.PI / 4] }),
      box([0, 0.3, 0], [1.2, 0.62, 1], 'wood'),
    ),
    ...repeat(7, (_, i) =>
      mirrored((s) => box([s * 0.345, 0.115 + i * 0.083, 0], [0.03, 0.08, 0.72], 'wood', { round: 0.006 })),
    ).flat(),
    ...mirrored((s) =>
      box([s * 0.23, 0.79, 0.02], [0.64, 0.035, 0.88], 'charcoal', { round: 0.008, turn: [0, 0, (-s * Math.PI) / 4] }),
    ),
    box([0, 0.03, 0], [0.78, 0.06, 0.82], 'wood'),
    cushion([0, 0.11, 0.1], [0.5, 0.1, 0.5], 'sand'),
    ball([0.3, 0.06, 0.56], [0.1, 0.1, 0.1], 'rust'),
  ],
};
