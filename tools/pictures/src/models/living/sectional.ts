import { mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { trackArmSofa } from './sofa.ts';

export const sectional: Family = {
  // Three seats, the right one drawn out to lie on.
  a: () => [
    ...trackArmSofa(2.56, 3, 'cloth', 'oak'),
    box([0.755, 0.26, 0.72], [0.79, 0.17, 0.66], 'cloth', { round: 0.035 }),
    cushion([0.755, 0.43, 0.74], [0.75, 0.17, 0.66], 'cloth'),
    ...mirrored((s) => rod([0.755 + s * 0.33, 0, 1.0], [0.755 + s * 0.31, 0.18, 0.98], 0.018, 'oak', 0.028)),
    cushion([-0.9, 0.66, 0.02], [0.44, 0.42, 0.15], 'sand', { turn: [-0.38, 0.3, 0.08], seam: false, puff: 0.05 }),
    cushion([0.9, 0.64, 0.02], [0.4, 0.38, 0.14], 'linen', { turn: [-0.38, -0.3, -0.06], seam: false, puff: 0.05 }),
  ],
  // Round modules in an L: three along the wall, two along the left.
  b: () => [
    box([0, 0.04, 0], [2.4, 0.08, 0.78], 'walnut', { round: 0.02 }),
    box([-0.83, 0.04, 0.84], [0.72, 0.08, 0.9], 'walnut', { round: 0.02 }),
    box([0, 0.21, 0], [2.52, 0.27, 0.9], 'boucle', { round: 0.12 }),
    box([-0.83, 0.21, 0.8], [0.88, 0.27, 1.1], 'boucle', { round: 0.12 }),
    box([0, 0.5, -0.32], [2.5, 0.58, 0.28], 'boucle', { round: 0.135, puff: 0.02 }),
    box([-1.12, 0.5, 0.46], [0.28, 0.58, 1.78], 'boucle', { round: 0.135 }),
    box([1.12, 0.37, 0.02], [0.28, 0.5, 0.88], 'boucle', { round: 0.138 }),
    ...repeat(3, (p) =>
      cushion([0.01 + p * 0.655, 0.4, 0.1], [0.65, 0.19, 0.72], 'boucle', { round: 0.085, puff: 0.03 }),
    ),
    cushion([-0.66, 0.4, 0.9], [0.66, 0.19, 0.84], 'boucle', { round: 0.085, puff: 0.03 }),
    rod([0.3, 0.6, -0.04], [0.72, 0.6, -0.04], 0.095, 'linen'),
  ],
};
