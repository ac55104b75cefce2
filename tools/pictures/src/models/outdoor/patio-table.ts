import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

const glass = (x: number, y: number, z: number): Part[] => [
  carve(
    rod([x, y, z], [x, y + 0.12, z], 0.033, 'silver', 0.038),
    rod([x, y + 0.03, z], [x, y + 0.2, z], 0.03, 'silver'),
  ),
  rod([x, y + 0.006, z], [x, y + 0.085, z], 0.032, 'ochre', 0.035),
];

export const patioTable: Family = {
  // Low, of boards with gaps for the rain, with a shelf of slats.
  a: () => [
    ...repeat(6, (p) => box([0, 0.425, p * 0.225], [0.98, 0.026, 0.086], 'wood', { round: 0.006 })),
    ...mirrored((s) => box([s * 0.4, 0.39, 0], [0.06, 0.045, 0.5], 'wood', { round: 0.006 })),
    ...corners((x, z) => box([x * 0.43, 0.195, z * 0.21], [0.065, 0.39, 0.065], 'wood', { round: 0.01 })),
    ...mirrored((s) => box([s * 0.43, 0.12, 0], [0.03, 0.05, 0.38], 'wood', { round: 0.006 })),
    ...repeat(4, (p) => box([0, 0.153, p * 0.15], [0.9, 0.018, 0.075], 'wood', { round: 0.005 })),
    rod([-0.2, 0.438, -0.04], [-0.2, 0.6, -0.04], 0.06, 'ceramic', 0.045),
    ring([-0.118, 0.53, -0.04], 0.045, 0.014, 0.014, 'ceramic', { turn: [Math.PI / 2, 0, 0] }),
    ...glass(0.02, 0.438, 0.1),
    ...glass(0.16, 0.438, -0.02),
    box([0.1, 0.178, 0], [0.34, 0.035, 0.24], 'navy', { round: 0.012, turn: [0, 0.12, 0] }),
  ],
  // Round, its boards held by a metal hoop over three bent legs.
  b: () => [
    carve(
      rod([0, 0.44, 0], [0, 0.465, 0], 0.235, 'wood'),
      ...repeat(5, (p) => box([0, 0.455, p * 0.157], [0.6, 0.06, 0.009], 'wood')),
    ),
    ring([0, 0.452, 0], 0.248, 0.042, 0.014, 'graphite'),
    ring([0, 0.17, 0], 0.13, 0.016, 0.016, 'graphite'),
    ...repeat(3, (_, i) => {
      const a = (i / 3) * 2 * Math.PI + 0.5;
      const [x, z] = [Math.sin(a), Math.cos(a)];
      return [
        rod([x * 0.23, 0.008, z * 0.23], [x * 0.125, 0.17, z * 0.125], 0.011, 'graphite'),
        rod([x * 0.125, 0.17, z * 0.125], [x * 0.22, 0.44, z * 0.22], 0.011, 'graphite'),
      ];
    }).flat(),
    rod([-0.06, 0.466, 0], [-0.06, 0.53, 0], 0.05, 'rust', 0.056),
    ball([-0.06, 0.59, 0], [0.14, 0.15, 0.14], 'leaf'),
    ...glass(0.1, 0.466, 0.06),
  ],
  detail: { a: [0.12, 0.43, 0.12], b: [0.06, 0.45, 0.06] },
  views: { front: { yaw: 0, pitch: 0.26 }, angle: { yaw: -0.6, pitch: 0.38 } },
};
