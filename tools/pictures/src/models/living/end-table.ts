import { corners, repeat } from '../../space/arrange.ts';
import { box, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const endTable: Family = {
  // Square, open, with a slatted shelf under its top.
  a: () => [
    box([0, 0.545, 0], [0.5, 0.03, 0.46], 'wood', { round: 0.01 }),
    box([0, 0.5, 0], [0.44, 0.06, 0.4], 'wood', { round: 0.006 }),
    ...corners((x, z) => box([x * 0.215, 0.265, z * 0.195], [0.04, 0.53, 0.04], 'wood', { round: 0.008 })),
    ...repeat(6, (p) => box([0, 0.17, p * 0.165], [0.43, 0.016, 0.045], 'wood', { round: 0.004 })),
    ...repeat(2, (p) => box([p * 0.21, 0.15, 0], [0.025, 0.03, 0.38], 'wood', { round: 0.004 })),
    ...repeat(3, (_, i) =>
      box(
        [0.02, 0.19 + i * 0.026, 0.02],
        [0.27 - i * 0.02, 0.024, 0.2],
        (['navy', 'linen', 'rust'] as const)[i] ?? 'navy',
        {
          turn: [0, i * 0.12, 0],
        },
      ),
    ),
    rod([-0.1, 0.56, 0.02], [-0.1, 0.69, 0.02], 0.045, 'ceramic', 0.032),
    ring([0.12, 0.595, 0.08], 0.033, 0.07, 0.008, 'sage', { top: 0.038 }),
  ],
  // Round, on a turned column, with a rim round its top.
  b: () => [
    carve(rod([0, 0.52, 0], [0, 0.56, 0], 0.22, 'wood'), rod([0, 0.535, 0], [0, 0.6, 0], 0.205, 'wood')),
    rod([0, 0.05, 0], [0, 0.28, 0], 0.055, 'wood', 0.028),
    rod([0, 0.28, 0], [0, 0.52, 0], 0.028, 'wood', 0.06),
    rod([0, 0.27, 0], [0, 0.29, 0], 0.04, 'brass'),
    rod([0, 0, 0], [0, 0.035, 0], 0.17, 'wood', 0.16),
    rod([0, 0.035, 0], [0, 0.06, 0], 0.1, 'wood', 0.06),
    box([-0.04, 0.55, 0], [0.2, 0.025, 0.14], 'blush', { turn: [0, 0.3, 0] }),
    ring([0.1, 0.57, 0.07], 0.033, 0.07, 0.008, 'ceramic', { top: 0.038 }),
  ],
};
