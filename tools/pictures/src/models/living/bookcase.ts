import type { PictureShape } from '@shop/world/pictures';
import type { MaterialName } from '../../materials.ts';
import { frame, mirrored, repeat } from '../../space/arrange.ts';
import { sequence } from '../../space/noise.ts';
import type { Part } from '../../space/part.ts';
import { ball, box, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

const covers: readonly MaterialName[] = ['rust', 'navy', 'ochre', 'sage', 'blush', 'linen'];

/** A row of standing books from `left` to `right` on a shelf at height `y`. */
export const books = (left: number, right: number, y: number, z: number, seed: number): Part[] => {
  const random = sequence(seed);
  const row: Part[] = [];
  for (let x = left; ;) {
    const thick = 0.022 + random() * 0.026;
    const tall = 0.17 + random() * 0.075;
    if (x + thick > right) return row;
    const cover = covers[Math.floor(random() * covers.length)] ?? 'linen';
    row.push(box([x + thick / 2, y + tall / 2, z], [thick, tall, 0.17], cover, { round: 0.003 }));
    x += thick + 0.002;
  }
};

const vase = (x: number, y: number, z: number, material: MaterialName): Part[] => [
  ball([x, y + 0.075, z], [0.13, 0.15, 0.13], material),
  rod([x, y + 0.13, z], [x, y + 0.2, z], 0.022, material, 0.03),
];

export const bookcase: Family<PictureShape> = {
  a: () => [
    ...mirrored((s) => box([s * 0.44, 0.93, 0], [0.03, 1.86, 0.32], 'wood')),
    ...repeat(6, (_, i) => box([0, 0.07 + i * 0.355, 0], [0.86, 0.026, 0.31], 'wood')),
    box([0, 0.93, -0.15], [0.86, 1.82, 0.012], 'wood'),
    box([0, 0.03, 0.11], [0.86, 0.06, 0.02], 'wood'),
    ...books(-0.41, 0.1, 0.085, 0.01, 11),
    ...books(-0.1, 0.4, 0.44, 0.01, 29),
    ...vase(-0.27, 0.44, 0.02, 'sage'),
    ...books(-0.41, 0.24, 0.795, 0.01, 47),
    ...books(-0.41, -0.02, 1.15, 0.01, 71),
    ...vase(0.22, 1.15, 0.02, 'ceramic'),
    ...books(0, 0.4, 1.505, 0.01, 93),
    box([-0.26, 1.56, 0.02], [0.24, 0.11, 0.2], 'sisal', { round: 0.02 }),
  ],
  // Open ladder shelf: a thin metal frame with shelves of different depth.
  b: () => [
    ...mirrored((s) => [
      ...frame(
        [
          [s * 0.46, 0, 0.24],
          [s * 0.46, 1.76, -0.17],
        ],
        0.013,
        'black',
      ),
      ...frame(
        [
          [s * 0.46, 0, -0.18],
          [s * 0.46, 1.78, -0.18],
        ],
        0.013,
        'black',
      ),
    ]).flat(),
    ...repeat(5, (_, i) => {
      const front = 0.22 - i * 0.088;
      const y = 0.12 + i * 0.38;
      return box([0, y, (front - 0.17) / 2], [0.96, 0.028, front + 0.19], 'wood', { round: 0.005 });
    }),
    ...books(-0.3, 0.12, 0.135, 0, 13),
    box([0.3, 0.22, 0], [0.24, 0.17, 0.24], 'sisal', { round: 0.03 }),
    ...books(0.06, 0.42, 0.515, 0, 31),
    ...vase(-0.24, 0.515, 0.0, 'rust'),
    ...books(-0.42, -0.04, 0.895, -0.04, 53),
    ...vase(0.24, 1.275, -0.06, 'ceramic'),
    ring([-0.22, 1.33, -0.07], 0.07, 0.11, 0.02, 'ochre', { top: 0.085 }),
    ball([-0.22, 1.45, -0.07], [0.22, 0.2, 0.2], 'leaf'),
    ...books(-0.1, 0.24, 1.655, -0.09, 77).slice(0, 6),
  ],
  // Three shelves above two doors.
  c: () => [
    ...mirrored((s) => box([s * 0.46, 0.96, 0], [0.032, 1.9, 0.34], 'wood', { round: 0.006 })),
    box([0, 1.92, 0], [1, 0.034, 0.38], 'wood', { round: 0.01 }),
    box([0, 0.96, -0.16], [0.9, 1.88, 0.012], 'wood'),
    ...repeat(3, (_, i) => box([0, 0.72 + i * 0.4, 0], [0.9, 0.026, 0.33], 'wood')),
    box([0, 0.37, 0], [0.9, 0.66, 0.32], 'wood', { round: 0.006 }),
    ...mirrored((s) => box([s * 0.226, 0.385, 0.166], [0.436, 0.6, 0.02], 'wood', { round: 0.006 })),
    ...mirrored((s) => box([s * 0.226, 0.385, 0.178], [0.33, 0.48, 0.006], 'wood', { round: 0.003 })),
    ...mirrored((s) => rod([s * 0.05, 0.37, 0.185], [s * 0.05, 0.49, 0.185], 0.008, 'brass')),
    box([0, 0.03, 0.01], [0.9, 0.06, 0.3], 'wood'),
    ...books(-0.42, 0.14, 0.735, 0.02, 19),
    ...vase(0.28, 0.735, 0.03, 'ceramic'),
    ...books(-0.12, 0.42, 1.135, 0.02, 37),
    box([-0.28, 1.2, 0.03], [0.24, 0.12, 0.22], 'sisal', { round: 0.02 }),
    ...books(-0.42, -0.02, 1.535, 0.02, 59),
    ...vase(0.22, 1.535, 0.03, 'rust'),
  ],
};
