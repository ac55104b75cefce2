import { repeat } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { ball, box, carve, ring, rod } from '../../space/part.ts';
import type { Vec3 } from '../../space/vector.ts';
import type { Family } from '../family.ts';

/** A post wrapped in rope from one point up to another height. */
export const post = (x: number, z: number, from: number, to: number): Part[] => [
  rod([x, from, z], [x, to, z], 0.04, 'sisal'),
  ...repeat(Math.floor((to - from) / 0.035), (_, i) =>
    ring([x, from + 0.02 + i * 0.035, z], 0.046, 0.022, 0.016, 'sisal', { round: 0.008 }),
  ),
];

const nest = (at: Vec3, radius: number): Part[] => [
  rod([at[0], at[1], at[2]], [at[0], at[1] + 0.05, at[2]], radius, 'boucle'),
  ring([at[0], at[1] + 0.06, at[2]], radius + 0.02, 0.09, 0.09, 'boucle', { round: 0.044 }),
];

export const catTree: Family = {
  // Tower with a cave, platforms and a nest on top.
  a: () => [
    box([0, 0.025, 0], [0.7, 0.05, 0.56], 'boucle', { round: 0.02 }),
    ...post(-0.25, -0.18, 0.05, 1.4),
    ...post(0.25, -0.18, 0.05, 1.0),
    ...post(0.25, 0.18, 0.05, 0.42),
    carve(
      box([-0.1, 0.24, 0.06], [0.4, 0.36, 0.36], 'boucle', { round: 0.03 }),
      rod([-0.1, 0.25, 0.05], [-0.1, 0.25, 0.4], 0.115, 'boucle'),
      box([-0.1, 0.24, 0.04], [0.34, 0.3, 0.3], 'boucle'),
    ),
    box([0.22, 0.44, 0.06], [0.34, 0.04, 0.42], 'boucle', { round: 0.018 }),
    box([-0.06, 0.78, -0.06], [0.66, 0.045, 0.36], 'boucle', { round: 0.02 }),
    ...nest([0.24, 1.0, -0.16], 0.17),
    ...nest([-0.25, 1.4, -0.18], 0.19),
    rod([-0.3, 0.76, 0.1], [-0.3, 0.6, 0.1], 0.004, 'linen'),
    ball([-0.3, 0.57, 0.1], [0.07, 0.07, 0.07], 'rust'),
  ],
  // Modern: two oak posts, round shelves and a hanging basket.
  b: () => [
    rod([0, 0, 0], [0, 0.03, 0], 0.34, 'oak'),
    ...post(0, 0, 0.03, 1.36),
    ...repeat(3, (_, i) => {
      const a = i * 2.1 - 0.9;
      const [x, z, y] = [Math.sin(a) * 0.2, Math.cos(a) * 0.2, 0.36 + i * 0.34];
      return [
        rod([x, y, z], [x, y + 0.022, z], 0.23, 'oak'),
        rod([x, y + 0.022, z], [x, y + 0.05, z], 0.21, 'boucle', 0.2),
      ];
    }).flat(),
    ...nest([0, 1.36, 0], 0.22),
    rod([0.14, 1.36, 0.16], [0.14, 1.22, 0.16], 0.004, 'linen'),
    ball([0.14, 1.2, 0.16], [0.08, 0.08, 0.08], 'ochre'),
  ],
  detail: { a: [0.05, 0.6, 0.05] },
};
