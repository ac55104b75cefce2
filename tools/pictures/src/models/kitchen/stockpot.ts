import { mirrored } from '../../space/arrange.ts';
import { ball, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const stockpot: Family<'a'> = {
  // As tall as it is wide, under a glass lid, with riveted handles.
  a: () => [
    carve(
      rod([0, 0, 0], [0, 0.235, 0], 0.138, 'enamel', 0.14),
      rod([0, 0.012, 0], [0, 0.3, 0], 0.132, 'enamel', 0.134),
    ),
    rod([0, 0.004, 0], [0, 0.018, 0], 0.1395, 'steel'),
    ring([0, 0.236, 0], 0.144, 0.01, 0.012, 'steel', { round: 0.004 }),
    ball([0, 0.24, 0], [0.268, 0.07, 0.268], 'glass'),
    ring([0, 0.243, 0], 0.14, 0.012, 0.012, 'steel', { round: 0.005 }),
    rod([0, 0.27, 0], [0, 0.285, 0], 0.014, 'steel'),
    rod([0, 0.285, 0], [0, 0.305, 0], 0.022, 'black', 0.028),
    ...mirrored((s) => [
      ring([s * 0.148, 0.178, 0], 0.044, 0.018, 0.016, 'steel', { round: 0.0075 }),
      ...mirrored((z) => [
        ball([s * 0.134, 0.176, z * 0.036], [0.02, 0.046, 0.04], 'steel'),
        ball([s * 0.144, 0.187, z * 0.036], [0.012, 0.012, 0.012], 'steel'),
        ball([s * 0.144, 0.165, z * 0.036], [0.012, 0.012, 0.012], 'steel'),
      ]).flat(),
    ]).flat(),
  ],
  detail: { a: [0.07, 0.2, 0.06] },
  views: { front: { yaw: 0, pitch: 0.28 }, angle: { yaw: -0.5, pitch: 0.36 } },
};
