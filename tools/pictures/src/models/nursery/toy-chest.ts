import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const toyChest: Family = {
  // Open chest with the lid up and toys inside.
  a: () => [
    carve(box([0, 0.25, 0], [0.86, 0.42, 0.44], 'wood', { round: 0.03 }), box([0, 0.3, 0], [0.8, 0.42, 0.38], 'wood')),
    box([0, 0.66, -0.25], [0.88, 0.42, 0.026], 'wood', { round: 0.012, turn: [-0.18, 0, 0] }),
    ...legs(0.38, 0.17, 0.06, 0.03, 'oak'),
    box([0, 0.36, 0.223], [0.16, 0.035, 0.012], 'black', { round: 0.006 }),
    ball([-0.24, 0.47, 0.02], [0.2, 0.2, 0.2], 'rust'),
    ball([0.02, 0.48, -0.02], [0.2, 0.18, 0.17], 'sisal'),
    ball([0.02, 0.6, 0], [0.15, 0.14, 0.14], 'sisal'),
    ...mirrored((s) => ball([0.02 + s * 0.06, 0.66, 0], [0.06, 0.06, 0.04], 'sisal')),
    ball([0.02, 0.585, 0.065], [0.06, 0.05, 0.04], 'linen'),
    ...mirrored((s) => ball([0.02 + s * 0.028, 0.615, 0.068], [0.014, 0.014, 0.01], 'black')),
    box([0.26, 0.46, 0.04], [0.12, 0.12, 0.12], 'ochre', { round: 0.012, turn: [0.2, 0.5, 0] }),
    box([0.3, 0.45, -0.1], [0.1, 0.16, 0.1], 'sage', { round: 0.012, turn: [0, 0.2, 0.2] }),
  ],
  // Bench with cubbies and fabric bins under a cushioned top.
  b: () => [
    box([0, 0.5, 0], [1, 0.03, 0.4], 'wood', { round: 0.01 }),
    box([0, 0.05, 0], [1, 0.03, 0.38], 'wood'),
    ...repeat(4, (p) => box([p * 0.487, 0.27, 0], [0.024, 0.44, 0.38], 'wood')),
    box([0, 0.27, -0.185], [1, 0.44, 0.012], 'wood'),
    ...repeat(3, (p, i) =>
      box([p * 0.325, 0.22, 0.01], [0.28, 0.3, 0.34], (['sand', 'linen', 'sisal'] as const)[i] ?? 'sand', {
        round: 0.02,
      }),
    ),
    ...repeat(3, (p) => box([p * 0.325, 0.3, 0.183], [0.09, 0.025, 0.006], 'walnut', { round: 0.003 })),
    box([0, 0.545, 0], [0.98, 0.065, 0.38], 'linen', { round: 0.03, puff: 0.01 }),
    ball([-0.28, 0.64, 0], [0.15, 0.15, 0.15], 'rust'),
    ...repeat(3, (_, i) =>
      rod(
        [0.26, 0.58 + i * 0.045, 0],
        [0.26, 0.622 + i * 0.045, 0],
        0.09 - i * 0.022,
        (['navy', 'ochre', 'blush'] as const)[i] ?? 'navy',
      ),
    ),
    ...legs(0.44, 0.14, 0.05, 0.024, 'oak'),
  ],
};
