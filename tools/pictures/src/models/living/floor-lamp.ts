import { repeat, tube } from '../../space/arrange.ts';
import { ball, bowl, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const floorLamp: Family = {
  // Tripod with a drum shade.
  a: () => [
    ...repeat(3, (_, i) => {
      const a = (i / 3) * 2 * Math.PI + 0.5;
      return rod(
        [Math.sin(a) * 0.3, 0, Math.cos(a) * 0.3],
        [Math.sin(a) * 0.035, 1.16, Math.cos(a) * 0.035],
        0.015,
        'wood',
        0.02,
      );
    }),
    rod([0, 1.08, 0], [0, 1.15, 0], 0.05, 'wood'),
    rod([0, 1.15, 0], [0, 1.26, 0], 0.012, 'brass'),
    ring([0, 1.38, 0], 0.24, 0.32, 0.012, 'lit', { top: 0.2 }),
    rod([0, 1.25, 0], [0, 1.27, 0], 0.21, 'lit'),
  ],
  // Arc lamp: a heavy foot, a bent stem and a dome.
  b: () => [
    rod([-0.36, 0, 0], [-0.36, 0.05, 0], 0.17, 'wood'),
    ...tube(
      [
        [-0.36, 0.04, 0],
        [-0.38, 0.7, 0],
        [-0.3, 1.3, 0],
        [0, 1.62, 0],
        [0.3, 1.52, 0],
        [0.34, 1.36, 0],
      ],
      0.014,
      'wood',
      7,
    ),
    bowl([0.34, 1.2, 0], [0.4, 0.3, 0.4], 0.012, 'wood', { turn: [Math.PI, 0, 0] }),
    ball([0.34, 1.21, 0], [0.13, 0.13, 0.13], 'lit'),
    rod([0.34, 1.34, 0], [0.34, 1.38, 0], 0.03, 'brass', 0.018),
  ],
  detail: { a: [0, 1.3, 0.1] },
};
