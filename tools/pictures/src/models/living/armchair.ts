import type { PictureShape } from '@shop/world/pictures';
import { frame, legs, mirrored } from '../../space/arrange.ts';
import { ball, box, carve, cushion, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { buttonedSofa } from './sofa.ts';

export const armchair: Family<PictureShape> = {
  // Lounge chair: a wooden frame carries two loose cushions.
  a: () => [
    ...mirrored((s) => [
      ...frame(
        [
          [s * 0.36, 0, 0.36],
          [s * 0.36, 0.56, 0.33],
        ],
        0.021,
        'oak',
      ),
      ...frame(
        [
          [s * 0.36, 0, -0.36],
          [s * 0.36, 0.84, -0.44],
        ],
        0.021,
        'oak',
      ),
      box([s * 0.36, 0.57, -0.02], [0.062, 0.03, 0.84], 'oak', { round: 0.014, turn: [0.03, 0, 0] }),
      rod([s * 0.36, 0.3, 0.36], [s * 0.36, 0.26, -0.38], 0.018, 'oak'),
    ]).flat(),
    rod([-0.36, 0.31, 0.34], [0.36, 0.31, 0.34], 0.018, 'oak'),
    rod([-0.36, 0.8, -0.44], [0.36, 0.8, -0.44], 0.018, 'oak'),
    cushion([0, 0.395, 0.02], [0.66, 0.17, 0.72], 'cloth', { turn: [-0.07, 0, 0] }),
    cushion([0, 0.69, -0.31], [0.65, 0.58, 0.17], 'cloth', { turn: [-0.2, 0, 0] }),
  ],
  // Tub chair: one curved shell with sewn channels.
  b: () => [
    carve(
      ring([0, 0.46, 0], 0.4, 0.58, 0.13, 'velvet', { round: 0.06 }),
      box([0, 0.69, 0.36], [0.56, 0.44, 0.5], 'velvet', { round: 0.12 }),
    ),
    rod([0, 0.16, 0], [0, 0.36, 0], 0.37, 'velvet', 0.38),
    ball([0, 0.39, 0.05], [0.62, 0.2, 0.66], 'velvet'),
    cushion([0, 0.62, -0.2], [0.46, 0.32, 0.15], 'velvet', { turn: [-0.16, 0, 0], puff: 0.05 }),
    ...legs(0.23, 0.23, 0.18, 0.02, 'brass', 0.03),
  ],
  c: () => buttonedSofa(0.98, 1, 'velvet', 'oak'),
  detail: { a: [0.1, 0.52, 0.05] },
};
