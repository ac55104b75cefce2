import { frame, mirrored } from '../../space/arrange.ts';
import { ball, box, carve, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const campingChair: Family<'a'> = {
  // Crossed tubes that fold to a bundle, a sheet for seat and back, arms of cloth, one with a cup.
  a: () => [
    ...mirrored((s) => [
      // Crosses in front, behind and at the side.
      rod([s * 0.34, 0.03, 0.26], [-s * 0.3, 0.4, 0.24], 0.011, 'graphite'),
      rod([s * 0.33, 0.03, -0.26], [-s * 0.29, 0.42, -0.22], 0.011, 'graphite'),
      rod([s * 0.345, 0.03, 0.25], [s * 0.315, 0.42, -0.21], 0.011, 'graphite'),
      rod([s * 0.345, 0.03, -0.25], [s * 0.315, 0.4, 0.23], 0.011, 'graphite'),
      // Posts: to the arm in front, to the top behind.
      ...frame(
        [
          [s * 0.34, 0.03, 0.26],
          [s * 0.36, 0.62, 0.22],
        ],
        0.012,
        'graphite',
      ),
      ...frame(
        [
          [s * 0.32, 0.36, -0.2],
          [s * 0.31, 0.92, -0.34],
        ],
        0.012,
        'graphite',
      ),
      rod([s * 0.345, 0, 0.255], [s * 0.345, 0.04, 0.255], 0.026, 'black', 0.018),
      rod([s * 0.335, 0, -0.255], [s * 0.335, 0.04, -0.255], 0.026, 'black', 0.018),
      ball([s * 0.36, 0.63, 0.22], [0.04, 0.04, 0.04], 'black'),
      ball([s * 0.31, 0.925, -0.342], [0.036, 0.036, 0.036], 'black'),
      // An arm of cloth with a dark hem.
      box([s * 0.343, 0.615, -0.02], [0.085, 0.014, 0.5], 'cloth', { round: 0.006, turn: [0.045, 0, 0] }),
      box([s * 0.343, 0.602, -0.02], [0.095, 0.01, 0.5], 'black', { round: 0.005, turn: [0.045, 0, 0] }),
    ]).flat(),
    // The sheet: a seat that sags, and a back.
    box([0, 0.395, 0.11], [0.58, 0.016, 0.27], 'cloth', { round: 0.007, turn: [-0.14, 0, 0] }),
    box([0, 0.39, -0.12], [0.58, 0.016, 0.24], 'cloth', { round: 0.007, turn: [0.1, 0, 0] }),
    box([0, 0.415, 0.247], [0.6, 0.03, 0.02], 'black', { round: 0.008 }),
    box([0, 0.67, -0.28], [0.6, 0.5, 0.016], 'cloth', { round: 0.007, turn: [-0.244, 0, 0] }),
    box([0, 0.905, -0.337], [0.61, 0.03, 0.022], 'black', { round: 0.009, turn: [-0.244, 0, 0] }),
    box([0, 0.435, -0.22], [0.6, 0.026, 0.02], 'black', { round: 0.008, turn: [-0.244, 0, 0] }),
    cushion([0, 0.83, -0.3], [0.4, 0.13, 0.07], 'cloth', { turn: [-0.244, 0, 0], round: 0.032, puff: 0.016 }),
    // A cup in its holder of mesh.
    carve(
      rod([0.345, 0.53, 0.13], [0.345, 0.625, 0.13], 0.042, 'black', 0.046),
      rod([0.345, 0.55, 0.13], [0.345, 0.7, 0.13], 0.04, 'black'),
    ),
    rod([0.345, 0.55, 0.13], [0.345, 0.68, 0.13], 0.036, 'rust', 0.038),
    rod([0.345, 0.68, 0.13], [0.345, 0.69, 0.13], 0.034, 'linen'),
  ],
  detail: { a: [0.15, 0.6, 0] },
  views: { angle: { yaw: -0.62, pitch: 0.26 } },
};
