import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { books } from './bookcase.ts';

export const tvStand: Family = {
  // Two slatted doors and an open middle, on splayed legs.
  a: () => [
    ...mirrored((s) => box([s * 0.84, 0.36, 0], [0.025, 0.38, 0.4], 'wood')),
    box([0, 0.545, 0], [1.74, 0.028, 0.42], 'wood', { round: 0.008 }),
    box([0, 0.18, 0], [1.7, 0.026, 0.4], 'wood'),
    box([0, 0.36, -0.19], [1.68, 0.36, 0.012], 'wood'),
    ...mirrored((s) => box([s * 0.3, 0.36, 0], [0.022, 0.35, 0.38], 'wood')),
    box([0, 0.37, -0.01], [0.58, 0.02, 0.36], 'wood'),
    ...mirrored((s) => [
      box([s * 0.57, 0.36, 0.17], [0.5, 0.335, 0.016], 'wood'),
      ...repeat(15, (p) => box([s * 0.57 + p * 0.23, 0.36, 0.185], [0.018, 0.33, 0.018], 'wood', { round: 0.006 })),
    ]).flat(),
    box([-0.1, 0.405, 0.04], [0.28, 0.045, 0.2], 'screen', { round: 0.008 }),
    ...books(-0.24, 0.05, 0.195, 0.02, 17).map((b) => ({ ...b, half: [b.half[0], 0.07, b.half[2]] as const })),
    ...legs(0.72, 0.14, 0.17, 0.024, 'walnut', 0.03),
    box([0, 0.58, -0.02], [0.34, 0.014, 0.18], 'black'),
    rod([0, 0.58, -0.04], [0, 0.66, -0.04], 0.025, 'black'),
    box([0, 0.98, -0.05], [1.3, 0.75, 0.03], 'black', { round: 0.008 }),
    box([0, 0.985, -0.034], [1.28, 0.72, 0.004], 'screen', { round: 0.002 }),
  ],
  // Low media bench with drawers and a floating top.
  b: () => [
    box([0, 0.03, 0], [1.5, 0.06, 0.32], 'black'),
    box([0, 0.2, 0], [1.66, 0.28, 0.4], 'wood', { round: 0.01 }),
    ...repeat(3, (p) => box([p * 0.54, 0.2, 0.203], [0.52, 0.24, 0.018], 'wood', { round: 0.006 })),
    ...repeat(3, (p) => rod([p * 0.54 - 0.09, 0.285, 0.22], [p * 0.54 + 0.09, 0.285, 0.22], 0.007, 'brass')),
    ...mirrored((s) => box([s * 0.6, 0.38, 0], [0.04, 0.09, 0.3], 'brass', { round: 0.004 })),
    box([0, 0.44, 0], [1.74, 0.03, 0.42], 'wood', { round: 0.008 }),
    box([-0.5, 0.465, 0.02], [0.3, 0.022, 0.22], 'linen'),
    box([-0.49, 0.488, 0.02], [0.26, 0.022, 0.2], 'rust'),
    rod([0.55, 0.455, 0], [0.55, 0.66, 0], 0.05, 'ceramic', 0.035),
  ],
  detail: { a: [0.35, 0.42, 0.15] },
};
