import { corners, frame, mirrored, repeat } from '../../space/arrange.ts';
import { bowl, box, cushion, ball, placed, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A chair of slats with a cushion, its front towards +z. */
const slattedChair = (): Part[] => [
  ...corners((x, z) => box([x * 0.23, 0.21, z * 0.21], [0.045, 0.42, 0.045], 'wood', { round: 0.008 })),
  ...repeat(5, (p) => box([0, 0.425, p * 0.19], [0.5, 0.02, 0.075], 'wood', { round: 0.005 })),
  cushion([0, 0.465, 0], [0.46, 0.06, 0.44], 'linen', { round: 0.024, puff: 0.01 }),
  ...mirrored((s) => box([s * 0.23, 0.63, -0.235], [0.045, 0.48, 0.04], 'wood', { round: 0.008, turn: [-0.12, 0, 0] })),
  ...repeat(3, (p) =>
    box([0, 0.71 + p * 0.11, -0.247 - p * 0.014], [0.44, 0.08, 0.02], 'wood', { round: 0.006, turn: [-0.12, 0, 0] }),
  ),
  ...mirrored((s) => box([s * 0.25, 0.63, 0], [0.05, 0.025, 0.48], 'wood', { round: 0.008 })),
  ...mirrored((s) => box([s * 0.245, 0.52, 0.215], [0.04, 0.21, 0.04], 'wood', { round: 0.008 })),
];

/** A chair of bent metal tubes with a padded seat and back. */
const tubeChair = (): Part[] => [
  ...mirrored((s) =>
    frame(
      [
        [s * 0.22, 0, 0.24],
        [s * 0.24, 0.62, 0.2],
        [s * 0.24, 0.63, -0.2],
        [s * 0.22, 0, -0.28],
      ],
      0.014,
      'graphite',
    ),
  ).flat(),
  ...mirrored((s) =>
    frame(
      [
        [s * 0.2, 0.4, -0.17],
        [s * 0.2, 0.82, -0.27],
      ],
      0.014,
      'graphite',
    ),
  ).flat(),
  rod([-0.2, 0.82, -0.27], [0.2, 0.82, -0.27], 0.014, 'graphite'),
  cushion([0, 0.43, 0.01], [0.46, 0.08, 0.46], 'sand', { round: 0.032, puff: 0.012 }),
  cushion([0, 0.64, -0.2], [0.42, 0.34, 0.07], 'sand', { turn: [-0.22, 0, 0] }),
];

export const patioDiningSet: Family = {
  // A slatted table with four chairs of the same boards.
  a: () => [
    ...repeat(8, (p) => box([0, 0.72, p * 0.385], [1.5, 0.026, 0.096], 'wood', { round: 0.006 })),
    ...mirrored((s) => box([s * 0.66, 0.685, 0], [0.06, 0.045, 0.8], 'wood', { round: 0.006 })),
    ...corners((x, z) => box([x * 0.68, 0.35, z * 0.36], [0.075, 0.7, 0.075], 'wood', { round: 0.01 })),
    ...mirrored((s) => [
      ...placed(slattedChair(), [s * 0.36, 0, 0.6], Math.PI + s * 0.08),
      ...placed(slattedChair(), [s * 0.36, 0, -0.58], -s * 0.06),
    ]).flat(),
    bowl([0, 0.83, 0], [0.34, 0.19, 0.34], 0.014, 'ceramic'),
    ...repeat(3, (p, i) => ball([p * 0.07, 0.83, (i % 2) * 0.05], [0.085, 0.08, 0.085], i === 1 ? 'sage' : 'ochre')),
  ],
  // A round table on a metal foot with four padded chairs.
  b: () => [
    rod([0, 0.715, 0], [0, 0.745, 0], 0.56, 'wood'),
    rod([0, 0.05, 0], [0, 0.715, 0], 0.04, 'graphite'),
    rod([0, 0.68, 0], [0, 0.715, 0], 0.1, 'graphite', 0.26),
    rod([0, 0, 0], [0, 0.03, 0], 0.3, 'graphite', 0.28),
    ...repeat(4, (_, i) => {
      const turn = Math.PI / 4 + (i * Math.PI) / 2;
      return placed(tubeChair(), [Math.sin(turn) * 0.66, 0, Math.cos(turn) * 0.66], turn + Math.PI);
    }).flat(),
    rod([0, 0.745, 0], [0, 0.87, 0], 0.055, 'rust', 0.04),
    ball([0, 0.97, 0], [0.17, 0.22, 0.17], 'leaf'),
    rod([0.24, 0.746, 0.14], [0.24, 0.756, 0.14], 0.1, 'ceramic'),
  ],
  detail: { a: [0.25, 0.72, 0.35], b: [0.2, 0.72, 0.25] },
};
