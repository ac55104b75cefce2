import type { MaterialName } from '../../materials.ts';
import { mirrored } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { box, cushion } from '../../space/part.ts';

/** A mattress under a quilt with two pillows; its top lies at height `top`. */
export const bedding = (width: number, top: number, quilt: MaterialName): Part[] => [
  box([0, top - 0.1, 0.03], [width - 0.04, 0.24, 1.98], 'linen', { round: 0.07 }),
  box([0, top - 0.035, 0.36], [width + 0.02, 0.24, 1.36], quilt, { round: 0.085 }),
  box([0, top + 0.055, -0.26], [width + 0.012, 0.1, 0.26], 'linen', { round: 0.048 }),
  ...mirrored((s) =>
    cushion([s * width * 0.24, top + 0.17, -0.74], [width * 0.42, 0.44, 0.16], 'linen', {
      turn: [-0.72, 0, 0],
      puff: 0.05,
      seam: false,
    }),
  ),
];
