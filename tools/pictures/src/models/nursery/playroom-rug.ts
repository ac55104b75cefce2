import { corners, mirrored, repeat } from '../../space/arrange.ts';
import { box, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

const HIGH = 0.0155;
/** Of the road, in metres. */
const WIDE = 0.2;

/** Where the road turns, in one corner of the rug: slabs along a quarter of a circle of 0.2 metres round (0.3, 0.5). */
const bend = (x: number, z: number): Part[] =>
  repeat(6, (_, i) => {
    const a = ((i + 0.5) / 6) * (Math.PI / 2);
    const [outX, outZ] = [x * Math.sin(a), z * Math.cos(a)];
    return box([x * 0.3 + outX * 0.2, HIGH, z * 0.5 + outZ * 0.2], [WIDE, 0.005, 0.084], 'charcoal', {
      round: 0.001,
      turn: [0, Math.atan2(-outZ, outX), 0],
    });
  });

/** A house seen from its front, flat as it is woven. */
const house = (x: number, z: number, wall: 'rust' | 'navy' | 'blush'): Part[] => [
  box([x, HIGH, z], [0.2, 0.005, 0.18], wall, { round: 0.002 }),
  box([x, HIGH - 0.001, z - 0.09], [0.165, 0.005, 0.165], 'ochre', { round: 0.002, turn: [0, Math.PI / 4, 0] }),
  box([x, HIGH + 0.002, z + 0.045], [0.055, 0.005, 0.09], 'linen', { round: 0.002 }),
];

const tree = (x: number, z: number): Part[] => [
  rod([x, HIGH - 0.003, z], [x, HIGH + 0.003, z], 0.07, 'sage'),
  box([x, HIGH, z + 0.09], [0.025, 0.004, 0.07], 'walnut', { round: 0.001 }),
];

export const playroomRug: Family<'a'> = {
  // A town to drive toys through: a road with its dashes round a pond, houses and trees.
  a: () => [
    box([0, 0.008, 0], [1.5, 0.016, 2.1], 'boucle', { round: 0.007 }),
    ...mirrored((s) => box([s * 0.5, HIGH, 0], [WIDE, 0.005, 1], 'charcoal', { round: 0.001 })),
    ...mirrored((s) => box([0, HIGH, s * 0.7], [0.6, 0.005, WIDE], 'charcoal', { round: 0.001 })),
    ...corners((x, z) => bend(x, z)).flat(),
    box([0, HIGH, 0], [0.82, 0.005, 0.18], 'charcoal', { round: 0.001 }),
    ...repeat(7, (p) =>
      mirrored((s) => box([s * 0.5, HIGH + 0.002, p * 0.45], [0.016, 0.005, 0.08], 'linen', { round: 0.001 })),
    ).flat(),
    ...repeat(4, (p) =>
      mirrored((s) => box([p * 0.24, HIGH + 0.002, s * 0.7], [0.08, 0.005, 0.016], 'linen', { round: 0.001 })),
    ).flat(),
    ...repeat(5, (p) => box([p * 0.32, HIGH + 0.002, 0], [0.08, 0.005, 0.016], 'linen', { round: 0.001 })),
    ...house(-0.18, -0.32, 'rust'),
    ...house(0.16, -0.42, 'navy'),
    ...house(0.2, 0.42, 'blush'),
    ring([-0.14, HIGH, 0.4], 0.17, 0.005, 0.03, 'linen', { stretch: 1.15, round: 0.001 }),
    rod([-0.14, HIGH - 0.003, 0.4], [-0.14, HIGH + 0.0015, 0.4], 0.145, 'navy'),
    ...tree(-0.02, -0.52),
    ...tree(0.02, 0.22),
    ...tree(0.24, -0.2),
    ...corners((x, z) => tree(x * 0.65, z * 0.93)).flat(),
  ],
  detail: { a: [0.15, 0, 0.35] },
  views: { front: { yaw: 0, pitch: 0.95 }, angle: { yaw: -0.55, pitch: 0.6 } },
};
