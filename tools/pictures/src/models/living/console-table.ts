import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { bladePlant } from './planter.ts';

export const consoleTable: Family = {
  // Two drawers over a shelf.
  a: () => [
    box([0, 0.785, 0], [1.12, 0.028, 0.36], 'wood', { round: 0.008 }),
    box([0, 0.705, 0], [1.04, 0.13, 0.32], 'wood'),
    ...mirrored((s) => box([s * 0.26, 0.705, 0.162], [0.5, 0.115, 0.016], 'wood', { round: 0.005 })),
    ...mirrored((s) => rod([s * 0.26, 0.705, 0.17], [s * 0.26, 0.705, 0.195], 0.012, 'brass', 0.015)),
    ...corners((x, z) => box([x * 0.5, 0.32, z * 0.14], [0.045, 0.64, 0.045], 'wood', { round: 0.008 })),
    box([0, 0.17, 0], [1.0, 0.022, 0.3], 'wood', { round: 0.006 }),
    box([-0.24, 0.24, 0], [0.34, 0.12, 0.24], 'sisal', { round: 0.02 }),
    rod([0.36, 0.8, 0], [0.36, 0.96, 0], 0.05, 'ceramic', 0.032),
  ],
  // A thick top on two slatted ends.
  b: () => [
    box([0, 0.775, 0], [1.06, 0.05, 0.34], 'wood', { round: 0.02 }),
    ...mirrored((s) =>
      repeat(5, (p) => box([s * 0.44, 0.375, p * 0.13], [0.04, 0.75, 0.036], 'wood', { round: 0.012 })),
    ).flat(),
    box([0, 0.1, 0], [0.86, 0.03, 0.05], 'black', { round: 0.01 }),
    rod([-0.3, 0.8, 0], [-0.3, 0.92, 0], 0.065, 'rust', 0.075),
    ...bladePlant(0.88, 0.3, 7).map((leaf) => ({
      ...leaf,
      centre: [leaf.centre[0] - 0.3, leaf.centre[1], leaf.centre[2]] as const,
    })),
    ball([0.32, 0.83, 0.02], [0.14, 0.07, 0.14], 'ceramic'),
  ],
};
