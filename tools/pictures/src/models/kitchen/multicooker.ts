import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, blend, box, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const multicooker: Family<'a'> = {
  // A drum with a panel in front and a lid on top that locks, with its valve.
  a: () => [
    rod([0, 0.012, 0], [0, 0.05, 0], 0.15, 'black', 0.158),
    rod([0, 0.045, 0], [0, 0.215, 0], 0.158, 'enamel'),
    ring([0, 0.215, 0], 0.163, 0.022, 0.02, 'steel', { round: 0.006 }),
    // The panel.
    blend(
      0.02,
      box([0, 0.125, 0.14], [0.15, 0.165, 0.05], 'black', { round: 0.02 }),
      box([0, 0.125, 0.12], [0.18, 0.17, 0.05], 'black', { round: 0.02 }),
    ),
    box([0, 0.165, 0.164], [0.1, 0.05, 0.006], 'screen', { round: 0.003 }),
    ...repeat(4, (p) => box([p * 0.03, 0.166, 0.168], [0.012, 0.022, 0.002], 'display', { round: 0.001 })),
    rod([0, 0.09, 0.16], [0, 0.09, 0.185], 0.026, 'steel'),
    ...repeat(2, (p) =>
      mirrored((s) => box([s * 0.05, 0.09 + p * 0.014, 0.166], [0.026, 0.012, 0.004], 'graphite', { round: 0.002 })),
    ).flat(),
    // Ears, and the lid with its handle and valve.
    ...mirrored((s) => box([s * 0.172, 0.2, 0], [0.05, 0.03, 0.09], 'black', { round: 0.013 })),
    rod([0, 0.222, 0], [0, 0.252, 0], 0.165, 'black', 0.155),
    ball([0, 0.25, 0], [0.3, 0.06, 0.3], 'enamel'),
    ...mirrored((s) => rod([s * 0.062, 0.262, 0], [s * 0.056, 0.3, 0], 0.014, 'black')),
    box([0, 0.305, 0], [0.17, 0.024, 0.04], 'black', { round: 0.011 }),
    rod([0.02, 0.272, -0.09], [0.02, 0.296, -0.09], 0.018, 'steel'),
    box([0.02, 0.3, -0.075], [0.026, 0.014, 0.06], 'black', { round: 0.006 }),
    rod([-0.05, 0.27, -0.08], [-0.05, 0.284, -0.08], 0.008, 'rust'),
    ...corners((x, z) => rod([x * 0.09, 0, z * 0.09], [x * 0.09, 0.014, z * 0.09], 0.016, 'rubber')),
  ],
  detail: { a: [0.03, 0.19, 0.1] },
  views: { front: { yaw: 0, pitch: 0.24 }, angle: { yaw: -0.5, pitch: 0.36 } },
};
