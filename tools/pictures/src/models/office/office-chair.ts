import { mirrored, repeat, tube } from '../../space/arrange.ts';
import type { MaterialName } from '../../materials.ts';
import type { Part } from '../../space/part.ts';
import { ball, box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** Five feet on castors and the column over them. */
export const starBase = (material: MaterialName): Part[] => [
  ...repeat(5, (_, i) => {
    const a = (i / 5) * 2 * Math.PI + 0.3;
    const [x, z] = [Math.sin(a), Math.cos(a)];
    return [
      rod([x * 0.04, 0.12, z * 0.04], [x * 0.3, 0.075, z * 0.3], 0.03, material, 0.018),
      rod(
        [x * 0.3 - z * 0.022, 0.032, z * 0.3 + x * 0.022],
        [x * 0.3 + z * 0.022, 0.032, z * 0.3 - x * 0.022],
        0.032,
        'black',
      ),
    ];
  }).flat(),
  rod([0, 0.09, 0], [0, 0.16, 0], 0.045, material),
  rod([0, 0.15, 0], [0, 0.42, 0], 0.024, 'graphite'),
  rod([0, 0.15, 0], [0, 0.28, 0], 0.034, 'black'),
];

export const officeChair: Family = {
  // Task chair with a high back, armrests and a head rest.
  a: () => [
    ...starBase('black'),
    box([0, 0.425, 0], [0.3, 0.03, 0.3], 'black', { round: 0.012 }),
    cushion([0, 0.475, 0.03], [0.5, 0.09, 0.49], 'cloth', { round: 0.042, puff: 0.016 }),
    cushion([0, 0.82, -0.22], [0.46, 0.56, 0.08], 'cloth', { round: 0.038, puff: 0.02, turn: [-0.1, 0, 0] }),
    cushion([0, 1.21, -0.26], [0.3, 0.15, 0.075], 'cloth', { round: 0.035, turn: [-0.05, 0, 0] }),
    ...tube(
      [
        [0, 0.42, -0.1],
        [0, 0.44, -0.28],
        [0, 0.7, -0.28],
        [0, 1.2, -0.31],
      ],
      0.024,
      'black',
      4,
    ),
    ...mirrored((s) => [
      ...tube(
        [
          [s * 0.18, 0.43, 0],
          [s * 0.29, 0.44, 0],
          [s * 0.3, 0.66, -0.02],
        ],
        0.016,
        'black',
        4,
      ),
      box([s * 0.3, 0.68, 0.03], [0.085, 0.035, 0.27], 'rubber', { round: 0.016 }),
    ]).flat(),
  ],
  // Low-back swivel chair: a hugging shell on a polished base.
  b: () => [
    ...starBase('steel'),
    cushion([0, 0.48, 0.02], [0.52, 0.12, 0.5], 'velvet', { round: 0.055 }),
    box([0, 0.42, 0], [0.36, 0.04, 0.36], 'steel', { round: 0.015 }),
    box([0, 0.68, -0.23], [0.54, 0.44, 0.09], 'velvet', {
      round: 0.044,
      channel: 0.09,
      channelDepth: 0.014,
      turn: [-0.13, 0, 0],
    }),
    ...mirrored((s) =>
      box([s * 0.28, 0.58, -0.02], [0.075, 0.24, 0.44], 'velvet', { round: 0.036, turn: [0.05, 0, 0] }),
    ),
    ball([0, 0.39, 0], [0.2, 0.08, 0.2], 'steel'),
  ],
  detail: { a: [0.05, 0.7, -0.05] },
};
