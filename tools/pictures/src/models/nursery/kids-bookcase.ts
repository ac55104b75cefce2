import type { MaterialName } from '../../materials.ts';
import { mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, carve, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { bear } from './bear.ts';

const LEAN = -0.2;
const covers: readonly (readonly [MaterialName, MaterialName])[] = [
  ['rust', 'ochre'],
  ['navy', 'blush'],
  ['sage', 'paper'],
  ['ochre', 'navy'],
  ['blush', 'rust'],
];

/** A picture book that leans back, its cover to the front; its foot is at (x, y, z). */
const book = (x: number, y: number, z: number, width: number, tall: number, seed: number): Part[] => {
  const [cover, picture] = covers[seed % covers.length] ?? (['paper', 'rust'] as const);
  const lean = { turn: [LEAN, 0, 0] as const };
  const at = (up: number, out: number) => [y + up * Math.cos(LEAN), z + up * Math.sin(LEAN) + out] as const;
  const [middle, behind] = at(tall / 2, 0);
  const [spot, before] = at(tall * 0.62, 0.009);
  const [line, beside] = at(tall * 0.9, 0.009);
  return [
    box([x, middle, behind], [width, tall, 0.016], cover, { round: 0.003, ...lean }),
    seed % 2
      ? ball([x, spot, before], [width * 0.62, tall * 0.4, 0.012], picture, lean)
      : box([x, spot, before], [width * 0.55, tall * 0.34, 0.008], picture, { round: 0.003, turn: [LEAN, 0, 0.5] }),
    box([x, line, beside], [width * 0.7, tall * 0.05, 0.006], 'paper', { round: 0.002, ...lean }),
  ];
};

/** Of each tier from below: its height and how far to the front it stands. */
const tiers = [
  [0.09, 0.09],
  [0.31, 0.035],
  [0.53, -0.02],
  [0.75, -0.075],
] as const;

export const kidsBookcase: Family<'a'> = {
  // Four tiers in which books lean with their covers to the front.
  a: () => [
    ...mirrored((s) =>
      carve(
        box([s * 0.4, 0.47, -0.01], [0.024, 0.94, 0.32], 'wood', { round: 0.008 }),
        box([s * 0.4, 0.94, 0.22], [0.1, 1.5, 0.24], 'wood', { round: 0.04, turn: [LEAN, 0, 0] }),
        box([s * 0.4, 0, 0], [0.1, 0.07, 0.2], 'wood', { round: 0.03 }),
      ),
    ),
    ...tiers.flatMap(([y, z]) => [
      box([0, y, z - 0.04], [0.78, 0.016, 0.1], 'wood', { round: 0.004 }),
      box([0, y + 0.03, z + 0.006], [0.78, 0.075, 0.014], 'wood', { round: 0.006 }),
      box([0, y + 0.11, z - 0.1], [0.78, 0.23, 0.012], 'wood', { round: 0.004, turn: [LEAN, 0, 0] }),
    ]),
    ...tiers
      .slice(0, 3)
      .flatMap(([y, z], tier) =>
        repeat(3, (p, i) =>
          book(
            p * 0.255 + (tier % 2 ? 0.01 : -0.01),
            y + 0.01,
            z - 0.03,
            0.2 - ((i + tier) % 3) * 0.02,
            0.19 + ((i * 2 + tier) % 3) * 0.02,
            i * 2 + tier * 3,
          ),
        ).flat(),
      ),
    ...[-0.26, 0].flatMap((x, i) => book(x, 0.76, -0.105, 0.19, 0.2 + i * 0.02, i + 2)),
    ...bear(0.24, 0.756, -0.1),
  ],
  detail: { a: [0.1, 0.55, 0] },
  views: { angle: { yaw: -0.55, pitch: 0.2 } },
};
