import { materialNumber } from '../../materials.ts';
import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, bowl, box, cushion, placed, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { diningChair } from './dining-chair.ts';

const [oak, wood, cloth, linen] = (['oak', 'wood', 'cloth', 'linen'] as const).map(materialNumber);

/** The dining chair of the table's wood, with a light seat. */
const chair = (): Part[] =>
  diningChair.a().map((part) => ({
    ...part,
    material: (part.material === oak ? wood : part.material === cloth ? linen : undefined) ?? part.material,
  }));

/** A bench along x, with its seat's front towards +z. */
const bench = (width: number): Part[] => [
  box([0, 0.4, 0], [width, 0.03, 0.38], 'wood', { round: 0.008 }),
  box([0, 0.2, -0.02], [width - 0.06, 0.38, 0.3], 'wood', { round: 0.006 }),
  cushion([0, 0.44, 0], [width - 0.02, 0.06, 0.38], 'linen', { round: 0.024, puff: 0.008 }),
];

export const diningSet: Family = {
  // A table and four chairs.
  a: () => [
    box([0, 0.74, 0], [1.3, 0.032, 0.78], 'wood', { round: 0.014 }),
    box([0, 0.69, 0], [1.12, 0.07, 0.6], 'wood', { round: 0.006 }),
    ...legs(0.56, 0.3, 0.72, 0.036, 'wood', 0.03),
    ...mirrored((s) => [
      ...placed(chair(), [s * 0.31, 0, 0.52], Math.PI + s * 0.08),
      ...placed(chair(), [s * 0.31, 0, -0.5], -s * 0.05),
    ]).flat(),
    bowl([0, 0.84, 0], [0.3, 0.17, 0.3], 0.013, 'ceramic'),
    ...mirrored((s) => ball([s * 0.05, 0.82, s * 0.03], [0.08, 0.08, 0.08], s > 0 ? 'rust' : 'ochre')),
  ],
  // A nook: two benches that meet in a corner, one with a back, a table and a loose bench.
  b: () => [
    ...placed(bench(1.5), [0, 0, -0.52]),
    ...placed(bench(0.78), [-0.56, 0, 0.07], Math.PI / 2),
    box([0, 0.64, -0.72], [1.5, 0.36, 0.03], 'wood', { round: 0.01 }),
    box([-0.765, 0.64, -0.14], [0.03, 0.36, 1.18], 'wood', { round: 0.01 }),
    ...repeat(3, (p) => cushion([p * 0.4 + 0.14, 0.6, -0.67], [0.38, 0.3, 0.08], 'sand', { turn: [-0.12, 0, 0] })),
    box([0.16, 0.735, 0.06], [1.06, 0.03, 0.66], 'wood', { round: 0.012 }),
    ...mirrored((s) => [
      box([0.16 + s * 0.36, 0.36, 0.06], [0.07, 0.72, 0.07], 'wood', { round: 0.01 }),
      box([0.16 + s * 0.36, 0.03, 0.06], [0.07, 0.05, 0.5], 'wood', { round: 0.01 }),
      box([0.16 + s * 0.36, 0.7, 0.06], [0.06, 0.04, 0.54], 'wood', { round: 0.008 }),
    ]).flat(),
    rod([-0.2, 0.16, 0.06], [0.52, 0.16, 0.06], 0.022, 'wood'),
    box([0.2, 0.42, 0.62], [0.86, 0.035, 0.3], 'wood', { round: 0.01 }),
    ...mirrored((s) => box([0.2 + s * 0.34, 0.2, 0.62], [0.035, 0.4, 0.26], 'wood', { round: 0.008 })),
    rod([0.2, 0.75, 0.05], [0.2, 0.89, 0.05], 0.045, 'ceramic', 0.034),
    ball([0.2, 1.0, 0.05], [0.16, 0.24, 0.16], 'leaf'),
    ring([-0.06, 0.785, 0.16], 0.035, 0.07, 0.008, 'rust', { top: 0.04 }),
  ],
};
