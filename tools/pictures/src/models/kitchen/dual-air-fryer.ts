import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { blend, box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const dualAirFryer: Family<'a'> = {
  // Two drawers side by side, each with its window and grip, under one panel.
  a: () => [
    blend(
      0.03,
      box([0, 0.165, 0], [0.39, 0.29, 0.33], 'enamel', { round: 0.035 }),
      box([0, 0.28, -0.03], [0.35, 0.08, 0.25], 'enamel', { round: 0.035 }),
    ),
    box([0, 0.115, 0.16], [0.372, 0.178, 0.016], 'black', { round: 0.006 }),
    ...mirrored((s) => [
      box([s * 0.0925, 0.115, 0.168], [0.176, 0.172, 0.03], 'enamel', { round: 0.014 }),
      box([s * 0.0925, 0.155, 0.183], [0.125, 0.06, 0.006], 'screen', { round: 0.003 }),
      ...repeat(4, (p) =>
        box([s * 0.0925 + p * 0.04, 0.142 + (p > 0 ? 0.004 : 0), 0.186], [0.026, 0.016, 0.003], 'ochre', {
          round: 0.001,
          turn: [0, 0, p * 0.5],
        }),
      ),
      box([s * 0.0925, 0.075, 0.195], [0.036, 0.045, 0.05], 'black', { round: 0.012 }),
      box([s * 0.0925, 0.075, 0.222], [0.12, 0.034, 0.022], 'black', { round: 0.01 }),
    ]).flat(),
    box([0, 0.247, 0.163], [0.34, 0.056, 0.01], 'screen', { round: 0.004 }),
    ...mirrored((s) =>
      repeat(3, (p) => box([s * 0.0925 + p * 0.042, 0.247, 0.169], [0.018, 0.02, 0.002], 'display', { round: 0.001 })),
    ).flat(),
    box([0, 0.247, 0.169], [0.003, 0.034, 0.002], 'lit'),
    ...repeat(6, (p) => box([p * 0.11, 0.319, -0.06], [0.026, 0.006, 0.07], 'black', { round: 0.003 })),
    ...corners((x, z) => rod([x * 0.14, 0, z * 0.11], [x * 0.14, 0.024, z * 0.11], 0.016, 'rubber')),
  ],
  detail: { a: [0.03, 0.19, 0.14] },
  views: { front: { yaw: 0, pitch: 0.2 }, angle: { yaw: -0.55, pitch: 0.32 } },
};
