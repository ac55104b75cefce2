import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const dresser: Family = {
  // Six drawers in two columns.
  a: () => [
    box([0, 0.47, 0], [1.36, 0.64, 0.44], 'wood', { round: 0.012 }),
    box([0, 0.8, 0], [1.4, 0.03, 0.47], 'wood', { round: 0.01 }),
    ...repeat(3, (_, row) =>
      mirrored((s) => [
        box([s * 0.335, 0.27 + row * 0.203, 0.222], [0.64, 0.19, 0.022], 'wood', { round: 0.007 }),
        ...mirrored((k) =>
          rod(
            [s * 0.335 + k * 0.16, 0.27 + row * 0.203, 0.23],
            [s * 0.335 + k * 0.16, 0.27 + row * 0.203, 0.257],
            0.012,
            'brass',
            0.016,
          ),
        ),
      ]).flat(),
    ).flat(),
    ...legs(0.58, 0.16, 0.16, 0.03, 'wood', 0.03),
    box([-0.42, 0.83, 0.02], [0.28, 0.03, 0.2], 'linen'),
    ball([0.42, 0.89, 0], [0.15, 0.16, 0.15], 'ceramic'),
  ],
  // Eight drawers in two columns, with cut-out grips.
  b: () => [
    box([0, 0.5, 0], [1.6, 0.84, 0.46], 'wood', { round: 0.03 }),
    ...repeat(4, (_, row) =>
      mirrored((s) => [
        box([s * 0.39, 0.195 + row * 0.203, 0.232], [0.76, 0.19, 0.02], 'wood', { round: 0.005 }),
        box([s * 0.39, 0.28 + row * 0.203, 0.2445], [0.2, 0.018, 0.006], 'black', { round: 0.003 }),
      ]).flat(),
    ).flat(),
    ...corners((x, z) => box([x * 0.74, 0.04, z * 0.18], [0.05, 0.08, 0.05], 'black')),
    rod([0.5, 0.92, 0], [0.5, 1.08, 0], 0.055, 'rust', 0.035),
    box([-0.4, 0.94, 0.02], [0.3, 0.035, 0.18], 'sisal', { round: 0.01 }),
  ],
};
