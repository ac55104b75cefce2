import { frame, mirrored, repeat, tube } from '../../space/arrange.ts';
import { box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const treadmill: Family = {
  // Full-size: deck, motor hood, two uprights, console with handles.
  a: () => [
    box([0, 0.13, 0.12], [0.56, 0.025, 1.5], 'rubber', { round: 0.01 }),
    ...mirrored((s) => box([s * 0.35, 0.12, 0.12], [0.13, 0.07, 1.6], 'paint', { round: 0.022 })),
    ...mirrored((s) => box([s * 0.35, 0.157, 0.16], [0.075, 0.006, 1.4], 'rubber', { round: 0.002 })),
    box([0, 0.17, -0.72], [0.8, 0.2, 0.36], 'paint', { round: 0.07 }),
    rod([-0.28, 0.125, 0.88], [0.28, 0.125, 0.88], 0.036, 'black'),
    box([0, 0.146, 0.4], [0.16, 0.002, 0.1], 'steel', { round: 0.001 }),
    ...mirrored((s) => [
      box([s * 0.37, 0.68, -0.72], [0.06, 1.16, 0.11], 'black', { round: 0.022, turn: [-0.1, 0, 0] }),
      ...tube(
        [
          [s * 0.37, 1.16, -0.72],
          [s * 0.37, 1.08, -0.42],
          [s * 0.37, 0.98, -0.16],
        ],
        0.026,
        'rubber',
        5,
      ),
      box([s * 0.34, 0.045, 0.72], [0.07, 0.09, 0.1], 'black', { round: 0.02 }),
      box([s * 0.34, 0.045, -0.72], [0.07, 0.09, 0.1], 'black', { round: 0.02 }),
    ]).flat(),
    box([0, 1.22, -0.76], [0.8, 0.14, 0.09], 'paint', { round: 0.04, turn: [-0.5, 0, 0] }),
    box([0, 1.38, -0.82], [0.62, 0.36, 0.045], 'black', { round: 0.02, turn: [-0.3, 0, 0] }),
    box([0, 1.39, -0.795], [0.54, 0.28, 0.01], 'screen', { round: 0.004, turn: [-0.3, 0, 0] }),
    ...repeat(3, (p) =>
      box([p * 0.16, 1.36, -0.783], [0.1, 0.1 + 0.04 * (1 - Math.abs(p)), 0.006], 'display', {
        round: 0.002,
        turn: [-0.3, 0, 0],
      }),
    ),
    rod([-0.3, 1.06, -0.58], [0.3, 1.06, -0.58], 0.022, 'rubber'),
  ],
  // Walking pad with a fold-up handle and a small console.
  b: () => [
    box([0, 0.075, 0.05], [0.48, 0.02, 1.3], 'rubber', { round: 0.008 }),
    ...mirrored((s) => box([s * 0.28, 0.066, 0.05], [0.075, 0.055, 1.38], 'paint', { round: 0.02 })),
    box([0, 0.085, -0.6], [0.64, 0.11, 0.22], 'paint', { round: 0.045 }),
    rod([-0.24, 0.07, 0.7], [0.24, 0.07, 0.7], 0.028, 'black'),
    ...repeat(5, (p) => box([p * 0.19, 0.087, 0.05], [0.004, 0.002, 1.26], 'graphite', { round: 0.0005 })),
    ...mirrored((s) =>
      frame(
        [
          [s * 0.29, 0.09, -0.58],
          [s * 0.27, 1.0, -0.56],
        ],
        0.019,
        'paint',
      ),
    ).flat(),
    ...tube(
      [
        [-0.27, 1.0, -0.56],
        [-0.27, 1.05, -0.5],
        [-0.26, 1.06, -0.3],
      ],
      0.02,
      'rubber',
      4,
    ),
    ...tube(
      [
        [0.27, 1.0, -0.56],
        [0.27, 1.05, -0.5],
        [0.26, 1.06, -0.3],
      ],
      0.02,
      'rubber',
      4,
    ),
    rod([-0.27, 1.0, -0.56], [0.27, 1.0, -0.56], 0.02, 'paint'),
    box([0, 1.03, -0.55], [0.3, 0.03, 0.13], 'black', { round: 0.012, turn: [0.5, 0, 0] }),
    box([0, 1.048, -0.542], [0.2, 0.006, 0.07], 'display', { round: 0.002, turn: [0.5, 0, 0] }),
    ...mirrored((s) => box([s * 0.26, 0.02, 0.6], [0.06, 0.04, 0.08], 'black', { round: 0.01 })),
  ],
  views: { front: { yaw: -0.25, pitch: 0.26 }, angle: { yaw: -0.85, pitch: 0.26 } },
};
