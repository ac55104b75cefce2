import { mirrored, repeat } from '../../space/arrange.ts';
import { box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const runner: Family<'a'> = {
  // Narrow and long: a row of diamonds between stripes, with fringes at its ends.
  a: () => [
    box([0, 0.007, 0], [0.7, 0.014, 2.3], 'boucle', { round: 0.006 }),
    ...mirrored((s) => box([s * 0.305, 0.0125, 0], [0.022, 0.005, 2.24], 'linen', { round: 0.002 })),
    ...mirrored((s) => box([s * 0.262, 0.0125, 0], [0.012, 0.005, 2.24], 'linen', { round: 0.002 })),
    ...repeat(7, (p) => [
      box([0, 0.0125, p * 0.93], [0.2, 0.005, 0.2], 'linen', { round: 0.002, turn: [0, Math.PI / 4, 0] }),
      box([0, 0.014, p * 0.93], [0.13, 0.005, 0.13], 'boucle', { round: 0.002, turn: [0, Math.PI / 4, 0] }),
      box([0, 0.0155, p * 0.93], [0.05, 0.005, 0.05], 'linen', { round: 0.002, turn: [0, Math.PI / 4, 0] }),
    ]).flat(),
    ...repeat(6, (p) =>
      mirrored((s) => box([s * 0.2, 0.0125, p * 0.775], [0.09, 0.005, 0.02], 'linen', { round: 0.002 })),
    ).flat(),
    ...repeat(26, (p) =>
      mirrored((s) => rod([p * 0.34, 0.006, s * 1.14], [p * 0.345, 0.004, s * 1.22], 0.005, 'linen')),
    ).flat(),
  ],
  detail: { a: [0.1, 0, 0.6] },
  views: { front: { yaw: 0, pitch: 0.95 }, angle: { yaw: -0.75, pitch: 0.6 } },
};
