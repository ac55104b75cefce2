import { mirrored, repeat } from '../../space/arrange.ts';
import { ball, blend, box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const massageChair: Family = {
  // Full body: shell sides, arm wells, a head pillow and calf channels.
  a: () => [
    box([0, 0.06, -0.1], [0.56, 0.12, 0.8], 'graphite', { round: 0.04 }),
    ...mirrored((s) => [
      blend(
        0.14,
        ball([s * 0.38, 0.36, -0.06], [0.17, 0.54, 1.06], 'enamel', { turn: [-0.12, 0, 0] }),
        ball([s * 0.33, 0.86, -0.48], [0.14, 0.94, 0.42], 'enamel', { turn: [-0.46, 0, 0] }),
      ),
      cushion([s * 0.33, 0.59, 0.06], [0.15, 0.13, 0.52], 'leather', { round: 0.06 }),
      ball([s * 0.26, 0.98, -0.46], [0.13, 0.3, 0.22], 'leather', { turn: [-0.46, 0, 0] }),
    ]).flat(),
    cushion([0, 0.44, 0.04], [0.5, 0.17, 0.58], 'leather', { round: 0.07, turn: [-0.12, 0, 0] }),
    ...repeat(5, (_, i) =>
      cushion([0, 0.6 + i * 0.125, -0.3 - i * 0.062], [0.48, 0.15, 0.17], 'leather', {
        round: 0.065,
        turn: [-0.46, 0, 0],
      }),
    ),
    cushion([0, 1.2, -0.55], [0.42, 0.24, 0.16], 'leather', { round: 0.075, turn: [-0.46, 0, 0] }),
    cushion([0, 1.18, -0.46], [0.32, 0.13, 0.1], 'sand', { round: 0.045, turn: [-0.46, 0, 0] }),
    ...mirrored((s) => [
      box([s * 0.24, 0.24, 0.53], [0.09, 0.44, 0.28], 'enamel', { round: 0.044, turn: [-0.3, 0, 0] }),
      cushion([s * 0.105, 0.27, 0.46], [0.15, 0.4, 0.13], 'leather', { round: 0.06, turn: [-0.3, 0, 0] }),
      ball([s * 0.105, 0.09, 0.64], [0.16, 0.12, 0.26], 'leather'),
    ]).flat(),
    box([0, 0.24, 0.53], [0.05, 0.42, 0.24], 'enamel', { round: 0.024, turn: [-0.3, 0, 0] }),
    box([0.4, 0.7, 0.16], [0.03, 0.12, 0.18], 'black', { round: 0.012 }),
    box([0.382, 0.71, 0.16], [0.006, 0.09, 0.14], 'display', { round: 0.002 }),
  ],
  // Recliner style: wooden side panels, a tall quilted back and an open foot rest.
  b: () => [
    ...mirrored((s) => [
      box([s * 0.38, 0.3, 0], [0.06, 0.52, 0.74], 'walnut', { round: 0.03 }),
      cushion([s * 0.36, 0.585, 0.02], [0.13, 0.08, 0.68], 'leather', { round: 0.036 }),
      box([s * 0.38, 0.02, 0], [0.07, 0.04, 0.66], 'black'),
    ]).flat(),
    box([0, 0.26, 0], [0.7, 0.14, 0.66], 'leather', { round: 0.04 }),
    cushion([0, 0.42, 0.06], [0.66, 0.18, 0.64], 'leather', { round: 0.075 }),
    ...repeat(3, (_, i) =>
      cushion([0, 0.64 + i * 0.2, -0.3 - i * 0.075], [0.66, 0.22, 0.2], 'leather', {
        round: 0.085,
        puff: 0.03,
        turn: [-0.34, 0, 0],
      }),
    ),
    cushion([0, 1.22, -0.46], [0.44, 0.15, 0.15], 'leather', { round: 0.068, turn: [-0.34, 0, 0] }),
    ...mirrored((s) => rod([s * 0.2, 0.26, 0.3], [s * 0.2, 0.3, 0.66], 0.016, 'steel')),
    cushion([0, 0.36, 0.7], [0.6, 0.12, 0.36], 'leather', { round: 0.055, turn: [0.16, 0, 0] }),
    box([0.42, 0.42, 0.1], [0.02, 0.1, 0.16], 'black', { round: 0.008 }),
    rod([0.428, 0.44, 0.13], [0.433, 0.44, 0.13], 0.02, 'display'),
  ],
  detail: { a: [0.1, 0.65, 0], b: [0.1, 0.65, 0] },
  views: { front: { yaw: -0.14, pitch: 0.2 }, angle: { yaw: -0.78, pitch: 0.24 } },
};
