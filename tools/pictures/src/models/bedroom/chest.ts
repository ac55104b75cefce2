import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const chest: Family = {
  // Five drawers with cut-out grips.
  a: () => [
    box([0, 0.62, 0], [0.8, 1.1, 0.44], 'wood', { round: 0.03 }),
    ...repeat(5, (_, i) => box([0, 0.195 + i * 0.213, 0.222], [0.74, 0.2, 0.02], 'wood', { round: 0.005 })),
    ...repeat(5, (_, i) => box([0, 0.285 + i * 0.213, 0.2345], [0.2, 0.018, 0.006], 'black', { round: 0.003 })),
    ...corners((x, z) => box([x * 0.35, 0.04, z * 0.17], [0.05, 0.08, 0.05], 'black')),
    rod([0.2, 1.17, 0], [0.2, 1.33, 0], 0.055, 'rust', 0.035),
    box([-0.15, 1.19, 0.02], [0.24, 0.035, 0.18], 'sisal', { round: 0.01 }),
  ],
  // Seven narrow drawers, one for each day.
  b: () => [
    box([0, 0.67, 0], [0.54, 1.08, 0.42], 'wood', { round: 0.01 }),
    box([0, 1.225, 0], [0.58, 0.03, 0.45], 'wood', { round: 0.01 }),
    ...repeat(7, (_, i) => box([0, 0.215 + i * 0.152, 0.212], [0.49, 0.138, 0.02], 'wood', { round: 0.006 })),
    ...repeat(7, (_, i) =>
      mirrored((s) =>
        rod([s * 0.12, 0.215 + i * 0.152, 0.22], [s * 0.12, 0.215 + i * 0.152, 0.245], 0.011, 'brass', 0.014),
      ),
    ).flat(),
    ...legs(0.22, 0.15, 0.14, 0.026, 'wood', 0.025),
    rod([0, 1.24, 0], [0, 1.36, 0], 0.05, 'ceramic', 0.036),
  ],
};
