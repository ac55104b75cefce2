import { roundPlant } from '../models/living/planter.ts';
import { repeat } from '../space/arrange.ts';
import { ball, bowl, box, ring, rod, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** Wooden spoons in a pot. */
const spoons = (x: number, z: number): Part[] => [
  ring([x, 0.075, z], 0.055, 0.15, 0.01, 'ceramic', { top: 0.06 }),
  ...repeat(3, (p) => [
    rod([x, 0.02, z], [x + p * 0.06, 0.29, z - 0.02], 0.007, 'oak'),
    ball([x + p * 0.065, 0.31, z - 0.02], [0.05, 0.08, 0.02], p === 0 ? 'walnut' : 'oak'),
  ]).flat(),
];

/** On a kitchen counter before tiles: for what is used on a table, not on the floor. */
export const counter = (shown: readonly Part[]): Arrangement => {
  const { half, back } = footprint(shown);
  const wallAt = Math.min(back - 0.06, -0.26);
  const tiles = repeat(6, (_, row) =>
    repeat(17, (p) =>
      box([p * 1.2 + (row % 2) * 0.075, 0.06 + row * 0.122, wallAt], [0.146, 0.118, 0.02], 'ceramic', { round: 0.004 }),
    ),
  ).flat();
  const around = [
    box([0, -0.03, wallAt + 1], [8, 0.06, 2], 'oak', { round: 0.01 }),
    box([0, 0.8, wallAt - 0.06], [8, 3, 0.1], 'wallWarm'),
    ...tiles,
    box([-half - 0.1, 0.2, wallAt + 0.065], [0.28, 0.38, 0.02], 'walnut', { round: 0.03, turn: [-0.16, 0, 0.04] }),
    ...spoons(half + 0.1, wallAt + 0.13),
    bowl([-half - 0.16, 0.09, wallAt + 0.3], [0.22, 0.16, 0.22], 0.009, 'sage'),
    ...repeat(3, (p, i) =>
      ball([-half - 0.16 + p * 0.05, 0.09, wallAt + 0.3 + (i % 2) * 0.05], [0.075, 0.07, 0.07], 'ochre'),
    ),
    ring([half + 0.3, 0.06, wallAt + 0.16], 0.06, 0.12, 0.01, 'rust', { top: 0.07 }),
    ...roundPlant(0.1, 0.2, 7).map((part) => ({
      ...part,
      centre: [part.centre[0] + half + 0.3, part.centre[1], part.centre[2] + wallAt + 0.16] as const,
    })),
  ];
  return { shown, around, fill: [0.66, 0.56], view: { yaw: -0.34, pitch: 0.26 }, unit: 0.4 };
};
