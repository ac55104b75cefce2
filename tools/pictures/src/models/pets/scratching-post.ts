import { ball, box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { post } from './cat-tree.ts';

export const scratchingPost: Family<'a'> = {
  // One post, tall enough to stretch at, on a heavy foot, with a ball on a string.
  a: () => [
    box([0, 0.025, 0], [0.4, 0.05, 0.4], 'boucle', { round: 0.02 }),
    rod([0, 0.05, 0], [0, 0.075, 0], 0.075, 'boucle', 0.06),
    ...post(0, 0, 0.07, 0.72),
    rod([0, 0.715, 0], [0, 0.755, 0], 0.085, 'boucle', 0.09),
    ball([0, 0.755, 0], [0.175, 0.06, 0.175], 'boucle'),
    rod([0.05, 0.73, 0.06], [0.12, 0.745, 0.13], 0.006, 'oak'),
    rod([0.12, 0.745, 0.13], [0.12, 0.5, 0.13], 0.003, 'linen'),
    ball([0.12, 0.47, 0.13], [0.07, 0.07, 0.07], 'rust'),
    ball([-0.13, 0.085, 0.12], [0.06, 0.05, 0.09], 'ochre', { turn: [0, 0.6, 0] }),
    rod([-0.155, 0.08, 0.085], [-0.17, 0.06, 0.03], 0.004, 'linen'),
  ],
  detail: { a: [0.05, 0.6, 0.05] },
  views: { angle: { yaw: -0.55, pitch: 0.3 } },
};
