import { mirrored } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { ball, box, carve, placed, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

const pot = (radius: number, tall: number, lid: boolean): Part[] => [
  carve(
    rod([0, 0, 0], [0, tall, 0], radius * 0.96, 'enamel', radius),
    rod([0, 0.012, 0], [0, tall + 0.02, 0], radius * 0.93, 'enamel', radius * 0.96),
  ),
  ring([0, tall, 0], radius + 0.004, 0.01, 0.014, 'steel', { round: 0.004 }),
  ...mirrored((s) => ring([s * (radius + 0.012), tall * 0.78, 0], 0.04, 0.016, 0.014, 'enamel', { round: 0.006 })),
  ...(lid
    ? [
        ball([0, tall + 0.002, 0], [radius * 1.98, radius * 0.52, radius * 1.98], 'enamel'),
        rod([0, tall + radius * 0.24, 0], [0, tall + radius * 0.24 + 0.03, 0], 0.012, 'brass', 0.026),
      ]
    : []),
];

const pan = (radius: number): Part[] => [
  carve(
    rod([0, 0, 0], [0, 0.05, 0], radius * 0.86, 'enamel', radius),
    rod([0, 0.008, 0], [0, 0.07, 0], radius * 0.84, 'enamel', radius * 1.02),
  ),
  rod([0, 0.009, 0], [0, 0.011, 0], radius * 0.83, 'graphite'),
  box([0, 0.055, radius + 0.1], [0.03, 0.018, 0.2], 'oak', { round: 0.008, turn: [-0.12, 0, 0] }),
  rod([0, 0.04, radius - 0.01], [0, 0.047, radius + 0.02], 0.011, 'steel'),
];

export const cookware: Family = {
  // A set: a tall pot, a lower pot and a frying pan.
  a: () => [
    ...placed(pot(0.14, 0.19, true), [-0.11, 0, -0.1]),
    ...placed(pot(0.11, 0.11, true), [0.19, 0, -0.06]),
    ...placed(pan(0.13), [0.03, 0, 0.19], 0.9),
  ],
  // A large oval casserole with its lid and a wooden spoon.
  b: () => [
    ...pot(0.2, 0.15, true),
    box([0.02, 0.012, 0.29], [0.36, 0.016, 0.012], 'oak', { round: 0.006, turn: [0, 0.15, 0] }),
    ball([-0.18, 0.014, 0.315], [0.1, 0.022, 0.066], 'oak', { turn: [0, 0.15, 0] }),
  ],
  views: { front: { yaw: 0, pitch: 0.34 }, angle: { yaw: -0.5, pitch: 0.42 } },
};
