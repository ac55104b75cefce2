import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A stool with a round seat, at a place on the floor. */
const stool = (x: number, z: number): Part[] => [
  rod([x, 0.255, z], [x, 0.285, z], 0.145, 'wood'),
  ...corners((sx, sz) =>
    rod([x + sx * 0.11, 0, z + sz * 0.11], [x + sx * 0.07, 0.258, z + sz * 0.07], 0.014, 'oak', 0.02),
  ),
];

/** One waggon of a wooden train. */
const waggon = (x: number, y: number, z: number, turn: number, body: Part): Part[] => [
  body,
  ...corners((sx, sz) =>
    rod(
      [
        x + Math.cos(turn) * sx * 0.028 + Math.sin(turn) * sz * 0.018,
        y + 0.012,
        z - Math.sin(turn) * sx * 0.028 + Math.cos(turn) * sz * 0.018,
      ],
      [
        x + Math.cos(turn) * sx * 0.028 + Math.sin(turn) * sz * 0.026,
        y + 0.012,
        z - Math.sin(turn) * sx * 0.028 + Math.cos(turn) * sz * 0.026,
      ],
      0.012,
      'black',
    ),
  ),
];

export const activityTable: Family = {
  // A table with a raised edge for a train, and two boxes under it.
  a: () => [
    carve(
      box([0, 0.46, 0], [0.96, 0.1, 0.64], 'wood', { round: 0.02 }),
      box([0, 0.5, 0], [0.9, 0.1, 0.58], 'wood', { round: 0.012 }),
    ),
    ...corners((x, z) => box([x * 0.44, 0.22, z * 0.28], [0.06, 0.44, 0.06], 'oak', { round: 0.014 })),
    box([0, 0.09, 0], [0.84, 0.022, 0.52], 'wood', { round: 0.008 }),
    ...mirrored((s) =>
      carve(
        box([s * 0.205, 0.2, 0.01], [0.37, 0.19, 0.5], 'sisal', { round: 0.02 }),
        box([s * 0.205, 0.26, 0.01], [0.33, 0.2, 0.46], 'sisal', { round: 0.02 }),
        box([s * 0.205, 0.25, 0.26], [0.11, 0.035, 0.1], 'sisal', { round: 0.015 }),
      ),
    ),
    ...[
      [-0.26, 0.3, 0.0, 'rust'],
      [-0.15, 0.3, 0.08, 'ochre'],
      [0.15, 0.29, 0.02, 'navy'],
      [0.25, 0.3, 0.1, 'sage'],
    ].map(([x, y, z, colour]) => ball([Number(x), Number(y), Number(z)], [0.12, 0.12, 0.12], colour as 'rust')),
    // Rails: an oval of two half hoops and two straights.
    carve(
      ring([0, 0.458, 0], 0.25, 0.014, 0.055, 'oak', { stretch: 0.78 }),
      ring([0, 0.466, 0], 0.235, 0.014, 0.008, 'oak', { stretch: 0.78 }),
      ring([0, 0.466, 0], 0.215, 0.014, 0.008, 'oak', { stretch: 0.78 }),
    ),
    ...waggon(
      -0.1,
      0.465,
      0.162,
      -0.42,
      box([-0.1, 0.505, 0.162], [0.085, 0.05, 0.045], 'rust', { round: 0.01, turn: [0, -0.42, 0] }),
    ),
    ...waggon(0.005, 0.465, 0.178, 0, box([0.005, 0.5, 0.178], [0.085, 0.04, 0.045], 'navy', { round: 0.01 })),
    ...waggon(
      0.11,
      0.465,
      0.16,
      0.45,
      box([0.11, 0.5, 0.16], [0.085, 0.04, 0.045], 'ochre', { round: 0.01, turn: [0, 0.45, 0] }),
    ),
    rod([-0.125, 0.52, 0.15], [-0.125, 0.56, 0.15], 0.012, 'black'),
    ...[
      [0.32, 0.1],
      [0.36, -0.12],
      [-0.36, -0.14],
    ].map(([x = 0, z = 0]) => rod([x, 0.45, z], [x, 0.56, z], 0.045, 'leaf', 0.004)),
    box([-0.02, 0.49, -0.02], [0.1, 0.08, 0.08], 'paper', { round: 0.004 }),
    box([-0.02, 0.55, -0.02], [0.08, 0.08, 0.09], 'rust', { round: 0.006, turn: [0, 0, Math.PI / 4] }),
  ],
  // A table with a roll of paper, and a stool at each of its long sides.
  b: () => [
    box([0, 0.485, 0], [0.92, 0.03, 0.58], 'wood', { round: 0.014 }),
    box([0, 0.44, 0], [0.78, 0.06, 0.44], 'wood', { round: 0.008 }),
    ...corners((x, z) => rod([x * 0.42, 0, z * 0.25], [x * 0.35, 0.46, z * 0.19], 0.022, 'oak', 0.034)),
    ...mirrored((s) => box([-0.4, 0.54, s * 0.2], [0.05, 0.09, 0.02], 'oak', { round: 0.008 })),
    rod([-0.4, 0.55, -0.19], [-0.4, 0.55, 0.19], 0.042, 'paper'),
    box([0.04, 0.502, 0], [0.84, 0.004, 0.34], 'paper'),
    ball([-0.02, 0.505, 0.03], [0.15, 0.006, 0.13], 'ochre'),
    box([0.16, 0.506, -0.04], [0.16, 0.004, 0.1], 'sage', { turn: [0, 0.4, 0] }),
    box([0.02, 0.506, -0.09], [0.2, 0.004, 0.02], 'navy', { turn: [0, -0.15, 0] }),
    ...(['rust', 'navy', 'sage'] as const).map((colour, i) =>
      rod([0.3 + i * 0.02, 0.512, 0.16 - i * 0.05], [0.38, 0.512, 0.2 - i * 0.05], 0.008, colour),
    ),
    ...repeat(3, (p, i) =>
      rod(
        [0.36, 0.5, -0.19 + p * 0.075],
        [0.36, 0.55, -0.19 + p * 0.075],
        0.03,
        (['rust', 'ochre', 'navy'] as const)[i] ?? 'rust',
        0.03,
      ),
    ),
    ...stool(-0.1, 0.52),
    ...stool(0.16, -0.5),
  ],
  detail: { a: [0, 0.47, 0.12], b: [0.08, 0.5, 0] },
  views: { front: { yaw: 0, pitch: 0.3 }, angle: { yaw: -0.62, pitch: 0.4 } },
};
