import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** What stands on it: two bottles, a pot with a brush. */
const toiletries = (x: number, y: number, z: number): Part[] => [
  box([x, y + 0.008, z], [0.22, 0.014, 0.14], 'brass', { round: 0.006 }),
  rod([x - 0.06, y + 0.014, z], [x - 0.06, y + 0.1, z], 0.022, 'blush'),
  rod([x - 0.06, y + 0.1, z], [x - 0.06, y + 0.125, z], 0.01, 'brass'),
  ball([x + 0.0, y + 0.05, z + 0.01], [0.065, 0.075, 0.05], 'silver'),
  rod([x, y + 0.085, z + 0.01], [x, y + 0.11, z + 0.01], 0.011, 'brass'),
  ring([x + 0.065, y + 0.04, z], 0.028, 0.06, 0.005, 'ceramic'),
  rod([x + 0.065, y + 0.03, z], [x + 0.085, y + 0.15, z - 0.01], 0.005, 'oak'),
  rod([x + 0.085, y + 0.14, z - 0.01], [x + 0.092, y + 0.18, z - 0.013], 0.009, 'sand', 0.014),
];

export const vanityTable: Family = {
  // On slender legs, with two drawers and a round mirror.
  a: () => [
    box([0, 0.735, 0], [0.98, 0.026, 0.42], 'wood', { round: 0.012 }),
    box([0, 0.66, 0], [0.9, 0.125, 0.37], 'wood', { round: 0.008 }),
    ...mirrored((s) => box([s * 0.222, 0.66, 0.187], [0.42, 0.105, 0.016], 'wood', { round: 0.006 })),
    ...mirrored((s) => rod([s * 0.222, 0.66, 0.19], [s * 0.222, 0.66, 0.218], 0.011, 'brass', 0.015)),
    ...legs(0.4, 0.14, 0.6, 0.026, 'wood', 0.05),
    rod([0, 1.08, -0.17], [0, 1.08, -0.155], 0.27, 'silver'),
    ring([0, 1.08, -0.163], 0.288, 0.028, 0.02, 'brass', { turn: [Math.PI / 2, 0, 0] }),
    rod([0, 0.75, -0.175], [0, 0.82, -0.168], 0.012, 'brass'),
    rod([0, 0.748, -0.165], [0, 0.76, -0.165], 0.1, 'brass', 0.095),
    ...toiletries(0.3, 0.748, 0.0),
    rod([-0.32, 0.748, 0.02], [-0.32, 0.79, 0.02], 0.055, 'ceramic'),
    box([-0.3, 0.752, 0.12], [0.11, 0.006, 0.05], 'blush', { turn: [0, 0.4, 0] }),
  ],
  // Drawers on both sides of the knees, and a mirror with a shelf at its foot.
  b: () => [
    box([0, 0.745, 0], [1.04, 0.03, 0.44], 'wood', { round: 0.01 }),
    ...mirrored((s) => [
      box([s * 0.355, 0.4, 0], [0.29, 0.66, 0.4], 'wood', { round: 0.008 }),
      ...repeat(3, (p) => box([s * 0.355, 0.4 + p * 0.21, 0.202], [0.265, 0.195, 0.016], 'wood', { round: 0.006 })),
      ...repeat(3, (p) =>
        rod([s * 0.355 - 0.045, 0.44 + p * 0.21, 0.22], [s * 0.355 + 0.045, 0.44 + p * 0.21, 0.22], 0.007, 'brass'),
      ),
      box([s * 0.355, 0.035, 0], [0.25, 0.07, 0.36], 'wood', { round: 0.006 }),
    ]).flat(),
    box([0, 0.695, 0], [0.42, 0.07, 0.38], 'wood', { round: 0.006 }),
    box([0, 0.695, 0.196], [0.4, 0.055, 0.014], 'wood', { round: 0.005 }),
    rod([-0.05, 0.695, 0.208], [0.05, 0.695, 0.208], 0.007, 'brass'),
    box([0, 1.07, -0.18], [0.62, 0.58, 0.03], 'wood', { round: 0.012 }),
    box([0, 1.07, -0.163], [0.55, 0.51, 0.008], 'silver', { round: 0.003 }),
    box([0, 0.785, -0.14], [0.98, 0.05, 0.13], 'wood', { round: 0.008 }),
    ...toiletries(0.36, 0.81, -0.14),
    ...mirrored((s) =>
      rod([-0.36 + s * 0.05, 0.81, -0.14], [-0.36 + s * 0.05, 0.87 + s * 0.02, -0.14], 0.03, s > 0 ? 'sage' : 'linen'),
    ),
    box([-0.12, 0.765, 0.1], [0.2, 0.014, 0.12], 'linen', { round: 0.006, turn: [0, 0.2, 0] }),
  ],
  detail: { a: [0.22, 0.74, 0.1], b: [0.24, 0.74, 0.1] },
};
