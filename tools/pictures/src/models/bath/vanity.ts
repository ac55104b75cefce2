import { corners, mirrored, tube } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { ball, box, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

const tap = (y: number, z: number): Part[] => [
  rod([0, y, z], [0, y + 0.02, z], 0.026, 'brass'),
  ...tube(
    [
      [0, y, z],
      [0, y + 0.16, z],
      [0, y + 0.2, z + 0.05],
      [0, y + 0.17, z + 0.12],
    ],
    0.011,
    'brass',
    5,
  ),
  ...mirrored((s) => rod([s * 0.09, y, z], [s * 0.09, y + 0.055, z], 0.016, 'brass', 0.013)),
];

export const vanity: Family = {
  // Cabinet with two doors, a carved basin and a round mirror.
  a: () => [
    box([0, 0.44, 0], [0.88, 0.68, 0.5], 'wood', { round: 0.01 }),
    ...mirrored((s) => [
      box([s * 0.215, 0.45, 0.252], [0.41, 0.6, 0.02], 'wood', { round: 0.006 }),
      box([s * 0.215, 0.45, 0.262], [0.3, 0.49, 0.006], 'wood', { round: 0.003 }),
      rod([s * 0.05, 0.52, 0.275], [s * 0.05, 0.64, 0.275], 0.008, 'brass'),
    ]).flat(),
    ...corners((x, z) => box([x * 0.4, 0.05, z * 0.2], [0.05, 0.1, 0.05], 'wood')),
    carve(
      box([0, 0.81, 0.01], [0.94, 0.06, 0.56], 'ceramic', { round: 0.014 }),
      ball([0, 0.87, 0.06], [0.54, 0.2, 0.34], 'ceramic'),
    ),
    ...tap(0.84, -0.16),
    rod([0, 1.36, -0.25], [0, 1.36, -0.235], 0.33, 'silver'),
    ring([0, 1.36, -0.242], 0.35, 0.03, 0.022, 'brass', { turn: [Math.PI / 2, 0, 0] }),
  ],
  // Hung on the wall: two drawers over an open shelf, a vessel basin.
  b: () => [
    box([0, 0.76, 0], [1, 0.05, 0.48], 'wood', { round: 0.01 }),
    box([0, 0.62, 0], [0.96, 0.24, 0.44], 'wood', { round: 0.006 }),
    ...mirrored((s) => [
      box([s * 0.24, 0.62, 0.222], [0.465, 0.215, 0.018], 'wood', { round: 0.005 }),
      rod([s * 0.24 - 0.09, 0.67, 0.24], [s * 0.24 + 0.09, 0.67, 0.24], 0.008, 'black'),
      box([s * 0.47, 0.42, 0], [0.02, 0.16, 0.42], 'wood', { round: 0.004 }),
    ]).flat(),
    box([0, 0.35, 0], [0.96, 0.028, 0.42], 'wood', { round: 0.006 }),
    carve(
      rod([0, 0.785, 0.03], [0, 0.91, 0.03], 0.17, 'ceramic', 0.22),
      rod([0, 0.81, 0.03], [0, 0.95, 0.03], 0.14, 'ceramic', 0.215),
    ),
    ...tap(0.785, -0.19),
    ...mirrored((s) =>
      box([-0.22, 0.4 + s * 0.03, 0.02], [0.34, 0.06, 0.28], s > 0 ? 'sand' : 'linen', { round: 0.03 }),
    ),
    box([0.24, 0.42, 0], [0.3, 0.11, 0.28], 'sisal', { round: 0.03 }),
    box([0, 1.36, -0.22], [0.74, 0.74, 0.014], 'silver', { round: 0.006 }),
    ...mirrored((s) => box([s * 0.38, 1.36, -0.22], [0.025, 0.79, 0.03], 'black')),
    ...mirrored((s) => box([0, 1.36 + s * 0.38, -0.22], [0.77, 0.025, 0.03], 'black')),
  ],
  detail: { a: [0.1, 0.85, 0.15], b: [0.1, 0.7, 0.15] },
};
