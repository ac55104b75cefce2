import type { PictureShape } from '@shop/world/pictures';
import { frame, mirrored } from '../../space/arrange.ts';
import { placed, box, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const mirror: Family<PictureShape> = {
  // Standing mirror in a frame on two feet.
  a: () => {
    const lean = { turn: [-0.09, 0, 0] as const };
    return placed(
      [
        box([0, 0.9, 0], [0.56, 1.58, 0.012], 'silver', lean),
        ...mirrored((s) => box([s * 0.295, 0.9, 0], [0.04, 1.64, 0.035], 'wood', { round: 0.01, ...lean })),
        box([0, 1.7, -0.073], [0.6, 0.04, 0.035], 'wood', { round: 0.01, ...lean }),
        box([0, 0.1, 0.073], [0.6, 0.04, 0.035], 'wood', { round: 0.01, ...lean }),
        ...mirrored((s) => [
          ...frame(
            [
              [s * 0.36, 0.02, 0.25],
              [s * 0.35, 0.95, 0],
              [s * 0.36, 0.02, -0.3],
            ],
            0.016,
            'wood',
          ),
          rod([s * 0.3, 0.95, 0], [s * 0.365, 0.95, 0], 0.012, 'brass'),
        ]).flat(),
        rod([-0.36, 0.2, -0.25], [0.36, 0.2, -0.25], 0.013, 'wood'),
      ],
      [0, 0, 0],
    );
  },
  // Round wall-style mirror that leans on a slim shelf.
  b: () => [
    rod([0, 0.56, -0.012], [0, 0.56, 0.006], 0.47, 'silver'),
    ring([0, 0.56, 0], 0.5, 0.045, 0.04, 'wood', { turn: [Math.PI / 2, 0, 0], round: 0.014 }),
    box([0, 0.03, 0.05], [1.06, 0.035, 0.2], 'wood', { round: 0.008 }),
    rod([0.3, 0.05, 0.08], [0.3, 0.15, 0.08], 0.035, 'ceramic', 0.028),
    box([-0.3, 0.06, 0.07], [0.18, 0.025, 0.12], 'blush'),
  ],
  // Wide, with two bars across, as a window has them.
  c: () => [
    box([0, 0.42, 0], [1.06, 0.8, 0.012], 'silver'),
    ...mirrored((s) => box([s * 0.535, 0.42, 0.004], [0.05, 0.86, 0.04], 'wood', { round: 0.008 })),
    ...mirrored((s) => box([0, 0.42 + s * 0.405, 0.004], [1.12, 0.05, 0.04], 'wood', { round: 0.008 })),
    ...mirrored((s) => box([s * 0.18, 0.42, 0.008], [0.022, 0.78, 0.022], 'wood', { round: 0.004 })),
  ],
};
