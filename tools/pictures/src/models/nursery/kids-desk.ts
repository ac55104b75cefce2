import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A cup of pencils. */
const pencils = (x: number, y: number, z: number): Part[] => [
  ring([x, y + 0.045, z], 0.035, 0.09, 0.006, 'ceramic'),
  ...(['rust', 'navy', 'ochre', 'sage'] as const).map((colour, i) =>
    rod(
      [x + Math.sin(i * 1.7) * 0.012, y + 0.02, z + Math.cos(i * 1.7) * 0.012],
      [x + Math.sin(i * 1.7) * 0.03, y + 0.16, z + Math.cos(i * 1.7) * 0.03],
      0.005,
      colour,
    ),
  ),
];

export const kidsDesk: Family = {
  // A small table with a drawer and a row of cubbies along its back.
  a: () => [
    box([0, 0.545, 0], [0.9, 0.03, 0.52], 'wood', { round: 0.014 }),
    box([0, 0.485, 0], [0.8, 0.09, 0.44], 'wood', { round: 0.008 }),
    box([0, 0.485, 0.222], [0.44, 0.075, 0.016], 'wood', { round: 0.007 }),
    rod([0, 0.485, 0.228], [0, 0.485, 0.255], 0.014, 'oak', 0.02),
    ...legs(0.37, 0.19, 0.47, 0.034, 'oak', 0.04),
    box([0, 0.735, -0.16], [0.86, 0.022, 0.18], 'wood', { round: 0.01 }),
    box([0, 0.65, -0.246], [0.86, 0.18, 0.012], 'wood'),
    ...repeat(4, (p) => box([p * 0.42, 0.65, -0.16], [0.02, 0.17, 0.18], 'wood', { round: 0.004 })),
    ...(['rust', 'navy', 'ochre', 'sage', 'blush'] as const).map((cover, i) =>
      box([-0.36 + i * 0.032, 0.625, -0.16], [0.028, 0.13 - (i % 2) * 0.02, 0.12], cover, { round: 0.003 }),
    ),
    box([0, 0.6, -0.15], [0.2, 0.07, 0.14], 'sisal', { round: 0.02 }),
    ball([0.28, 0.61, -0.15], [0.1, 0.1, 0.1], 'ochre'),
    ...pencils(0.3, 0.747, -0.16),
    box([-0.06, 0.563, 0.08], [0.3, 0.006, 0.21], 'linen', { turn: [0, 0.12, 0] }),
    ball([-0.1, 0.567, 0.09], [0.09, 0.004, 0.09], 'ochre'),
    box([0.0, 0.567, 0.06], [0.1, 0.004, 0.03], 'sage', { turn: [0, 0.3, 0] }),
  ],
  // A drawing desk: its top tilts, and a bench stands before it.
  b: () => [
    box([0, 0.6, 0.02], [0.84, 0.024, 0.5], 'wood', { round: 0.01, turn: [0.2, 0, 0] }),
    box([0, 0.655, -0.235], [0.84, 0.03, 0.12], 'wood', { round: 0.01 }),
    box([0, 0.567, 0.262], [0.8, 0.05, 0.016], 'oak', { round: 0.007, turn: [0.2, 0, 0] }),
    ...mirrored((s) => [
      carve(
        box([s * 0.39, 0.32, -0.04], [0.034, 0.64, 0.46], 'wood', { round: 0.014 }),
        box([s * 0.39, 0.62, 0.24], [0.1, 0.18, 0.5], 'wood', { turn: [0.2, 0, 0] }),
        box([s * 0.39, 0, -0.04], [0.1, 0.24, 0.26], 'wood', { round: 0.1 }),
      ),
    ]).flat(),
    box([0, 0.3, -0.2], [0.76, 0.1, 0.022], 'oak', { round: 0.008 }),
    box([0, 0.31, 0.46], [0.62, 0.03, 0.26], 'wood', { round: 0.014 }),
    ...corners((x, z) => rod([x * 0.28, 0, 0.46 + z * 0.11], [x * 0.25, 0.3, 0.46 + z * 0.08], 0.017, 'oak', 0.024)),
    ...pencils(0.28, 0.67, -0.235),
    box([-0.06, 0.618, 0.01], [0.34, 0.005, 0.24], 'linen', { turn: [0.2, 0, 0] }),
    ball([-0.1, 0.622, 0.0], [0.13, 0.01, 0.1], 'rust', { turn: [0.2, 0, 0] }),
    ball([0.03, 0.618, 0.03], [0.08, 0.01, 0.08], 'sage', { turn: [0.2, 0, 0] }),
  ],
  detail: { a: [0.12, 0.6, 0.05], b: [0.1, 0.58, 0.05] },
};
