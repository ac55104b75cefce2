import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A head of lettuce. */
const lettuce = (x: number, y: number, z: number, size: number): Part[] => [
  ball([x, y + size * 0.3, z], [size * 0.6, size * 0.6, size * 0.6], 'leaf'),
  ...repeat(7, (_, i) => {
    const a = i * 0.9;
    return ball(
      [x + Math.sin(a) * size * 0.32, y + size * 0.28, z + Math.cos(a) * size * 0.32],
      [size * 0.52, size * 0.06, size * 0.62],
      'leaf',
      { turn: [-0.75, a, 0] },
    );
  }),
];

/** A tomato plant on its stick. */
const tomato = (x: number, y: number, z: number): Part[] => [
  rod([x, y, z], [x, y + 0.5, z], 0.007, 'oak'),
  ...repeat(9, (_, i) => {
    const a = i * 2.4;
    return ball(
      [x + Math.sin(a) * 0.075, y + 0.1 + i * 0.042, z + Math.cos(a) * 0.07],
      [0.15 - i * 0.006, 0.03, 0.1],
      'leaf',
      { turn: [0.3, a, 0.4] },
    );
  }),
  ...repeat(5, (_, i) => {
    const a = 0.4 + i * 2;
    return ball(
      [x + Math.sin(a) * 0.07, y + 0.12 + i * 0.06, z + 0.03 + Math.cos(a) * 0.05],
      [0.05, 0.048, 0.05],
      i % 3 === 2 ? 'ochre' : 'rust',
    );
  }),
];

export const gardenBed: Family<'a'> = {
  // A long trough at the height of a table, in an oak frame, with lettuce, tomatoes and herbs.
  a: () => [
    carve(
      box([0, 0.58, 0], [0.98, 0.26, 0.46], 'clay', { round: 0.012 }),
      box([0, 0.66, 0], [0.92, 0.3, 0.4], 'clay', { round: 0.006 }),
      // Grooves between its boards.
      ...[0.52, 0.62].flatMap((y) =>
        mirrored((s) => box([0, y, s * 0.232], [1.1, 0.008, 0.014], 'clay', { round: 0.002 })),
      ),
      ...[0.52, 0.62].flatMap((y) =>
        mirrored((s) => box([s * 0.492, y, 0], [0.014, 0.008, 0.6], 'clay', { round: 0.002 })),
      ),
    ),
    box([0, 0.6, 0], [0.92, 0.16, 0.4], 'soil'),
    ...repeat(24, (p, i) =>
      ball([p * 0.43, 0.678, Math.sin(i * 2.3) * 0.15], [0.08, 0.03, 0.07], 'soil', { turn: [0, i, 0] }),
    ),
    ...corners((x, z) => box([x * 0.45, 0.35, z * 0.245], [0.07, 0.7, 0.03], 'oak', { round: 0.006 })),
    ...mirrored((s) => box([0, 0.42, s * 0.23], [0.86, 0.05, 0.024], 'oak', { round: 0.005 })),
    ...mirrored((s) => box([s * 0.45, 0.42, 0], [0.03, 0.05, 0.46], 'oak', { round: 0.005 })),
    ...mirrored((s) => box([s * 0.45, 0.14, 0], [0.03, 0.05, 0.46], 'oak', { round: 0.005 })),
    ...repeat(5, (p) => box([0, 0.175, p * 0.17], [0.94, 0.018, 0.065], 'oak', { round: 0.004 })),
    ...lettuce(-0.34, 0.68, 0.08, 0.21),
    ...lettuce(-0.1, 0.68, 0.09, 0.19),
    ...lettuce(-0.23, 0.68, -0.1, 0.2),
    ...tomato(0.3, 0.66, -0.06),
    ...tomato(0.06, 0.66, -0.1),
    ...repeat(12, (_, i) =>
      ball(
        [0.22 + Math.sin(i * 2.4) * 0.09, 0.76 + (i % 3) * 0.02, 0.11 + Math.cos(i * 2.4) * 0.05],
        [0.022, 0.17, 0.014],
        'leaf',
        { turn: [Math.cos(i * 2.4) * 0.3, i, Math.sin(i * 2.4) * 0.4] },
      ),
    ),
    // What waits below: a can and two pots.
    rod([-0.24, 0.184, 0], [-0.24, 0.33, 0], 0.085, 'graphite', 0.075),
    rod([-0.165, 0.22, 0], [-0.06, 0.33, 0.02], 0.014, 'graphite', 0.011),
    rod([-0.06, 0.33, 0.02], [-0.045, 0.345, 0.023], 0.026, 'graphite', 0.03),
    ...[0.2, 0.33].map((x) => rod([x, 0.184, 0.02], [x, 0.27, 0.02], 0.042, 'rust', 0.058)),
  ],
  detail: { a: [0.08, 0.72, 0.1] },
  views: { front: { yaw: 0, pitch: 0.26 }, angle: { yaw: -0.6, pitch: 0.36 } },
};
