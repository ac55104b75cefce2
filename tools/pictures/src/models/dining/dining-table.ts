import type { PictureShape } from '@shop/world/pictures';
import { legs, mirrored } from '../../space/arrange.ts';
import { ball, blend, bowl, box, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const diningTable: Family<PictureShape> = {
  a: () => [
    box([0, 0.74, 0], [1.84, 0.036, 0.94], 'wood', { round: 0.016 }),
    box([0, 0.685, 0], [1.5, 0.075, 0.68], 'wood', { round: 0.006 }),
    ...legs(0.72, 0.32, 0.72, 0.042, 'wood', 0.07),
    bowl([0, 0.85, 0], [0.34, 0.19, 0.34], 0.014, 'ceramic'),
    ...mirrored((s) => ball([s * 0.06, 0.83, s * 0.03], [0.085, 0.085, 0.085], s > 0 ? 'rust' : 'ochre')),
  ],
  // Round pedestal table.
  b: () => [
    rod([0, 0.715, 0], [0, 0.755, 0], 0.62, 'wood'),
    rod([0, 0.69, 0], [0, 0.715, 0], 0.5, 'wood', 0.6),
    blend(
      0.12,
      rod([0, 0.04, 0], [0, 0.7, 0], 0.12, 'wood', 0.17),
      rod([0, 0, 0], [0, 0.045, 0], 0.36, 'wood', 0.34),
      rod([0, 0.6, 0], [0, 0.7, 0], 0.13, 'wood', 0.34),
    ),
    rod([0, 0.755, 0], [0, 0.93, 0], 0.05, 'ceramic', 0.036),
    ring([0, 0.945, 0], 0.036, 0.03, 0.012, 'ceramic'),
    ...mirrored((s) => ball([s * 0.05, 1.08, 0], [0.09, 0.3, 0.05], 'leaf', { turn: [0.1, s, -s * 0.35] })),
    ball([0, 1.12, 0.02], [0.07, 0.34, 0.05], 'leaf'),
  ],
  // Two trestles and a beam; between the halves of the top lies the leaf.
  c: () => [
    ...mirrored((s) => box([s * 0.62, 0.74, 0], [0.66, 0.044, 0.94], 'wood', { round: 0.012 })),
    box([0, 0.74, 0], [0.57, 0.04, 0.94], 'wood', { round: 0.006 }),
    ...mirrored((s) => box([s * 0.45, 0.69, 0], [0.9, 0.05, 0.5], 'wood', { round: 0.006 })),
    ...mirrored((s) => [
      box([s * 0.62, 0.03, 0], [0.09, 0.06, 0.74], 'wood', { round: 0.014 }),
      box([s * 0.62, 0.645, 0], [0.09, 0.05, 0.7], 'wood', { round: 0.014 }),
      ...mirrored((k) =>
        box([s * 0.62, 0.34, k * 0.14], [0.07, 0.62, 0.08], 'wood', { round: 0.01, turn: [k * 0.24, 0, 0] }),
      ),
    ]).flat(),
    box([0, 0.2, 0], [1.2, 0.08, 0.05], 'wood', { round: 0.01 }),
    bowl([0, 0.86, 0], [0.36, 0.18, 0.36], 0.014, 'ceramic'),
    ...mirrored((s) => ball([s * 0.07, 0.84, s * -0.02], [0.085, 0.085, 0.085], s > 0 ? 'ochre' : 'sage')),
  ],
};
