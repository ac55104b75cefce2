import { corners, mirrored, repeat, tube } from '../../space/arrange.ts';
import { box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const deckBox: Family<'a'> = {
  // A closed chest of boards whose lid sheds the rain, with ropes to carry it by.
  a: () => [
    ...repeat(4, (p) =>
      mirrored((s) => box([0, 0.265 + p * 0.166, s * 0.235], [1.06, 0.104, 0.024], 'wood', { round: 0.007 })),
    ).flat(),
    ...repeat(4, (p) =>
      mirrored((s) => box([s * 0.53, 0.265 + p * 0.166, 0], [0.024, 0.104, 0.46], 'wood', { round: 0.007 })),
    ).flat(),
    box([0, 0.265, 0], [1.04, 0.43, 0.45], 'black'),
    ...corners((x, z) => box([x * 0.525, 0.25, z * 0.238], [0.066, 0.5, 0.04], 'wood', { round: 0.008 })),
    // The lid: three boards in a frame, with a lip to lift it by.
    ...repeat(3, (p) => box([0, 0.532, p * 0.178], [1.16, 0.032, 0.172], 'wood', { round: 0.009 })),
    box([0, 0.508, 0], [1.1, 0.03, 0.48], 'wood', { round: 0.006 }),
    box([0, 0.522, 0.272], [0.24, 0.022, 0.024], 'graphite', { round: 0.008 }),
    ...mirrored((s) => box([s * 0.34, 0.5, -0.258], [0.1, 0.05, 0.014], 'graphite', { round: 0.004 })),
    ...mirrored((s) => [
      ...tube(
        [
          [s * 0.55, 0.38, 0.11],
          [s * 0.585, 0.31, 0.07],
          [s * 0.595, 0.29, 0],
          [s * 0.585, 0.31, -0.07],
          [s * 0.55, 0.38, -0.11],
        ],
        0.012,
        'sisal',
        5,
      ),
      ...mirrored((z) => rod([s * 0.54, 0.385, z * 0.11], [s * 0.565, 0.385, z * 0.11], 0.02, 'sisal')),
    ]).flat(),
  ],
  detail: { a: [0.3, 0.44, 0.2] },
  views: { front: { yaw: 0, pitch: 0.24 }, angle: { yaw: -0.6, pitch: 0.36 } },
};
