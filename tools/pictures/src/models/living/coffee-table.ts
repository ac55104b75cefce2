import type { PictureShape } from '@shop/world/pictures';
import { frame, legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, bowl, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const coffeeTable: Family<PictureShape> = {
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
  // Half of the top is lifted towards the seat, over an open box.
  c: () => [
    carve(
      box([0, 0.27, 0], [1.12, 0.3, 0.6], 'wood', { round: 0.012 }),
      box([0.26, 0.36, 0], [0.54, 0.28, 0.54], 'wood', { round: 0.004 }),
    ),
    box([-0.285, 0.43, 0], [0.57, 0.03, 0.62], 'wood', { round: 0.008 }),
    box([0.25, 0.66, 0.2], [0.58, 0.03, 0.62], 'wood', { round: 0.008 }),
    ...mirrored((s) => [
      ...frame(
        [
          [0.25 + s * 0.24, 0.38, -0.2],
          [0.25 + s * 0.24, 0.64, 0.12],
        ],
        0.011,
        'graphite',
      ),
      ...frame(
        [
          [0.25 + s * 0.24, 0.38, 0.02],
          [0.25 + s * 0.24, 0.64, 0.34],
        ],
        0.011,
        'graphite',
      ),
    ]).flat(),
    box([-0.3, 0.27, 0.302], [0.5, 0.24, 0.012], 'wood', { round: 0.006 }),
    box([-0.3, 0.35, 0.31], [0.14, 0.014, 0.008], 'black', { round: 0.003 }),
    box([0, 0.06, 0], [1.02, 0.12, 0.5], 'black', { round: 0.01 }),
    box([0.2, 0.3, 0.05], [0.22, 0.03, 0.16], 'navy', { turn: [0, 0.3, 0] }),
    box([0.24, 0.69, 0.22], [0.32, 0.016, 0.22], 'graphite', { round: 0.006 }),
    rod([0.45, 0.675, 0.12], [0.45, 0.76, 0.12], 0.034, 'ceramic', 0.038),
  ],
};
