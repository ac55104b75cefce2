import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, bowl, box, carve, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A panelled door by the middle of its face, with a bar to pull on the side towards the middle of the cabinet. */
export const door = (x: number, y: number, width: number, tall: number, z: number): Part[] => [
  carve(
    box([x, y, z], [width, tall, 0.022], 'wood', { round: 0.004 }),
    box([x, y, z + 0.014], [width - 0.11, tall - 0.11, 0.02], 'wood', { round: 0.003 }),
  ),
  rod(
    [x - Math.sign(x) * (width / 2 - 0.03), y - 0.07, z + 0.03],
    [x - Math.sign(x) * (width / 2 - 0.03), y + 0.07, z + 0.03],
    0.007,
    'brass',
  ),
];

const plates = (x: number, y: number): Part[] =>
  repeat(4, (_, i) => rod([x, y + i * 0.014, 0], [x, y + 0.01 + i * 0.014, 0], 0.1, 'ceramic', 0.12));

export const pantryCabinet: Family = {
  // Tall, closed: doors above and below a drawer.
  a: () => [
    box([0, 0.91, 0], [0.78, 1.68, 0.38], 'wood', { round: 0.008 }),
    box([0, 1.765, 0], [0.82, 0.035, 0.41], 'wood', { round: 0.008 }),
    ...mirrored((s) => [
      ...door(s * 0.191, 1.33, 0.372, 0.8, 0.198),
      ...door(s * 0.191, 0.41, 0.372, 0.6, 0.198),
    ]).flat(),
    box([0, 0.82, 0.198], [0.754, 0.19, 0.022], 'wood', { round: 0.004 }),
    ...mirrored((s) => rod([s * 0.2 - 0.06, 0.82, 0.228], [s * 0.2 + 0.06, 0.82, 0.228], 0.007, 'brass')),
    ...corners((x, z) => box([x * 0.35, 0.035, z * 0.15], [0.06, 0.07, 0.06], 'wood', { round: 0.006 })),
    box([-0.2, 1.85, 0], [0.3, 0.14, 0.26], 'sisal', { round: 0.03 }),
    rod([0.22, 1.78, 0], [0.22, 1.92, 0], 0.06, 'ceramic', 0.045),
  ],
  // A hutch: cabinet, counter and open shelves with dishes above.
  b: () => [
    box([0, 0.46, 0], [0.86, 0.76, 0.4], 'wood', { round: 0.008 }),
    box([0, 0.855, 0.01], [0.92, 0.035, 0.44], 'oak', { round: 0.008 }),
    ...mirrored((s) => door(s * 0.21, 0.46, 0.41, 0.68, 0.208)).flat(),
    box([0, 1.33, -0.175], [0.86, 0.92, 0.02], 'wood'),
    ...mirrored((s) => box([s * 0.42, 1.33, -0.05], [0.025, 0.92, 0.27], 'wood', { round: 0.004 })),
    ...[1.2, 1.5].map((y) => box([0, y, -0.05], [0.84, 0.022, 0.25], 'wood')),
    box([0, 1.8, -0.04], [0.92, 0.035, 0.32], 'wood', { round: 0.008 }),
    ...corners((x, z) => box([x * 0.38, 0.04, z * 0.16], [0.06, 0.08, 0.06], 'wood', { round: 0.006 })),
    ...plates(-0.24, 1.22),
    ...repeat(3, (p) => ring([p * 0.09 + 0.2, 1.25, -0.03], 0.032, 0.075, 0.008, p === 0 ? 'rust' : 'ceramic')),
    ...repeat(3, (p) => rod([p * 0.13 + 0.2, 1.515, -0.05], [p * 0.13 + 0.2, 1.68, -0.05], 0.045, 'sage', 0.04)),
    bowl([-0.22, 1.6, -0.04], [0.26, 0.16, 0.2], 0.011, 'ceramic'),
    bowl([-0.22, 0.95, 0.02], [0.28, 0.14, 0.26], 0.012, 'sage'),
    ...repeat(3, (p, i) => ball([p * 0.06 - 0.22, 0.95, 0.02 + (i % 2) * 0.05], [0.08, 0.08, 0.08], 'ochre')),
    box([0.22, 1.02, -0.1], [0.22, 0.3, 0.02], 'walnut', { round: 0.02, turn: [-0.14, 0, 0] }),
  ],
  detail: { a: [0.1, 1.15, 0.19], b: [0.05, 1.05, 0.1] },
};
