import { mirrored, repeat } from '../../space/arrange.ts';
import { blend, box, carve, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const airFryer: Family = {
  // Egg-shaped, with one basket and a round dial.
  a: () => [
    blend(
      0.05,
      box([0, 0.15, 0], [0.29, 0.28, 0.32], 'enamel', { round: 0.07 }),
      box([0, 0.25, -0.02], [0.25, 0.18, 0.26], 'enamel', { round: 0.085 }),
    ),
    box([0, 0.115, 0.1], [0.262, 0.165, 0.142], 'enamel', { round: 0.03 }),
    box([0, 0.205, 0.1], [0.25, 0.012, 0.13], 'black', { round: 0.005 }),
    box([0, 0.14, 0.21], [0.05, 0.055, 0.08], 'black', { round: 0.016 }),
    box([0, 0.125, 0.25], [0.065, 0.1, 0.026], 'black', { round: 0.012 }),
    rod([0, 0.258, 0.11], [0, 0.262, 0.155], 0.045, 'black'),
    rod([0, 0.261, 0.15], [0, 0.2625, 0.166], 0.032, 'steel'),
    box([0, 0.281, 0.166], [0.004, 0.02, 0.004], 'lit'),
    ...mirrored((s) => rod([s * 0.1, 0, 0.1], [s * 0.1, 0.02, 0.1], 0.015, 'rubber')),
  ],
  // Oven style: a window, racks, a touch panel.
  b: () => [
    carve(
      box([0, 0.19, 0], [0.38, 0.36, 0.32], 'enamel', { round: 0.03 }),
      box([0, 0.155, 0.12], [0.32, 0.22, 0.26], 'enamel', { round: 0.02 }),
    ),
    box([0, 0.155, -0.02], [0.31, 0.21, 0.02], 'graphite'),
    ...repeat(2, (p) =>
      repeat(14, (q) => rod([q * 0.15, 0.155 + p * 0.04, 0], [q * 0.15, 0.155 + p * 0.04, 0.14], 0.0025, 'steel')),
    ).flat(),
    box([0, 0.1, 0.06], [0.3, 0.012, 0.2], 'steel'),
    ...repeat(5, (p) => box([p * 0.1, 0.205, 0.08], [0.034, 0.022, 0.05], 'ochre', { round: 0.01, turn: [0, p, 0] })),
    ...mirrored((s) => box([s * 0.16, 0.155, 0.165], [0.022, 0.245, 0.016], 'black', { round: 0.006 })),
    ...mirrored((s) => box([0, 0.155 + s * 0.115, 0.165], [0.34, 0.022, 0.016], 'black', { round: 0.006 })),
    ...mirrored((s) => rod([s * 0.12, 0.255, 0.165], [s * 0.12, 0.255, 0.2], 0.007, 'steel')),
    rod([-0.14, 0.255, 0.2], [0.14, 0.255, 0.2], 0.009, 'steel'),
    box([0, 0.325, 0.158], [0.34, 0.055, 0.01], 'screen', { round: 0.004 }),
    ...repeat(5, (p) => box([p * 0.11, 0.325, 0.164], [0.026, 0.014, 0.002], 'display', { round: 0.001 })),
    ...mirrored((s) => box([s * 0.15, 0.008, 0.1], [0.04, 0.016, 0.04], 'rubber')),
  ],
};
