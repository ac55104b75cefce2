import { mirrored } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { ball, blend, box, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** The bowl with its opening, the water and the seat; the rim is at height `rim`, the middle of the bowl at z = 0.12. */
const pan = (rim: number, foot: Part): Part[] => [
  carve(
    blend(
      0.1,
      foot,
      ball([0, rim - 0.11, 0.12], [0.39, 0.3, 0.52], 'enamel'),
      box([0, rim - 0.06, -0.12], [0.34, 0.11, 0.26], 'enamel', { round: 0.04 }),
    ),
    ball([0, rim + 0.02, 0.13], [0.29, 0.42, 0.38], 'enamel'),
    box([0, rim + 0.1, 0.1], [0.6, 0.2, 0.9], 'enamel'),
  ),
  ring([0, rim + 0.008, 0.125], 0.192, 0.024, 0.052, 'enamel', { stretch: 1.32, round: 0.01 }),
  rod([0, rim - 0.15, 0.12], [0, rim - 0.145, 0.12], 0.1, 'silver'),
];

export const toilet: Family = {
  // Close-coupled: a tank on the bowl, the lid up.
  a: () => [
    ...pan(
      0.41,
      blend(
        0.08,
        box([0, 0.1, 0.02], [0.22, 0.2, 0.46], 'enamel', { round: 0.08 }),
        box([0, 0.02, 0], [0.27, 0.04, 0.5], 'enamel', { round: 0.02 }),
      ),
    ),
    box([0, 0.6, -0.25], [0.42, 0.38, 0.19], 'enamel', { round: 0.04 }),
    box([0, 0.8, -0.25], [0.45, 0.04, 0.22], 'enamel', { round: 0.018 }),
    rod([0, 0.815, -0.25], [0, 0.83, -0.25], 0.034, 'steel'),
    ball([0, 0.64, -0.13], [0.38, 0.46, 0.032], 'enamel', { turn: [-0.06, 0, 0] }),
    ...mirrored((s) => rod([s * 0.08, 0.43, -0.135], [s * 0.08, 0.46, -0.135], 0.016, 'steel')),
  ],
  // Smart toilet: one skirted body without a tank, lid half open, side panel.
  b: () => [
    carve(
      blend(
        0.09,
        box([0, 0.19, -0.08], [0.37, 0.38, 0.46], 'enamel', { round: 0.1 }),
        ball([0, 0.24, 0.14], [0.4, 0.4, 0.52], 'enamel'),
        box([0, 0.08, 0.1], [0.27, 0.16, 0.42], 'enamel', { round: 0.09 }),
      ),
      ball([0, 0.43, 0.14], [0.28, 0.42, 0.37], 'enamel'),
      box([0, 0.5, 0.15], [0.7, 0.2, 0.64], 'enamel'),
    ),
    ring([0, 0.408, 0.13], 0.195, 0.028, 0.055, 'enamel', { stretch: 1.3, round: 0.012 }),
    rod([0, 0.27, 0.13], [0, 0.275, 0.13], 0.1, 'silver'),
    box([0, 0.43, -0.21], [0.38, 0.12, 0.2], 'enamel', { round: 0.045 }),
    box([0, 0.64, -0.17], [0.37, 0.43, 0.035], 'enamel', { round: 0.0175, turn: [-0.14, 0, 0] }),
    box([0.22, 0.42, 0.0], [0.05, 0.05, 0.26], 'black', { round: 0.018 }),
    rod([0.22, 0.444, 0.04], [0.22, 0.448, 0.04], 0.014, 'display'),
  ],
  detail: { a: [0, 0.45, 0.05], b: [0.05, 0.42, 0.05] },
  views: { front: { yaw: 0, pitch: 0.42 }, angle: { yaw: -0.72, pitch: 0.38 } },
};
