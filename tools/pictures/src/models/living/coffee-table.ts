import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, bowl, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const coffeeTable: Family = {
  a: () => [
    box([0, 0.41, 0], [1.16, 0.034, 0.6], 'wood', { round: 0.014 }),
    box([0, 0.36, 0], [0.98, 0.06, 0.46], 'wood', { round: 0.006 }),
    ...repeat(9, (p) => box([0, 0.17, p * 0.2], [0.98, 0.014, 0.03], 'wood')),
    ...mirrored((s) => box([s * 0.47, 0.16, 0], [0.03, 0.024, 0.46], 'wood')),
    ...legs(0.47, 0.22, 0.36, 0.03, 'wood', 0.04),
    box([-0.22, 0.44, 0.03], [0.28, 0.025, 0.21], 'navy', { turn: [0, 0.2, 0] }),
    box([-0.21, 0.462, 0.03], [0.24, 0.02, 0.18], 'blush', { turn: [0, 0.05, 0] }),
    bowl([0.26, 0.5, 0], [0.26, 0.14, 0.26], 0.012, 'ceramic'),
  ],
  // Round drum: a fluted base under a thick top.
  b: () => [
    rod([0, 0.38, 0], [0, 0.425, 0], 0.44, 'wood'),
    rod([0, 0.03, 0], [0, 0.38, 0], 0.3, 'wood'),
    ...repeat(40, (_, i) => {
      const a = (i / 40) * 2 * Math.PI;
      return rod(
        [Math.sin(a) * 0.305, 0.02, Math.cos(a) * 0.305],
        [Math.sin(a) * 0.305, 0.38, Math.cos(a) * 0.305],
        0.022,
        'wood',
      );
    }),
    rod([0, 0, 0], [0, 0.03, 0], 0.34, 'wood'),
    carve(
      rod([0.1, 0.425, 0.04], [0.1, 0.45, 0.04], 0.18, 'brass'),
      rod([0.1, 0.433, 0.04], [0.1, 0.47, 0.04], 0.17, 'brass'),
    ),
    rod([0.06, 0.435, 0.02], [0.06, 0.52, 0.02], 0.038, 'ceramic', 0.042),
    ring([0.17, 0.47, 0.08], 0.035, 0.07, 0.008, 'rust', { top: 0.04 }),
  ],
};
