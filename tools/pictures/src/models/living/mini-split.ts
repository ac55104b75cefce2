import type { PictureShape } from '@shop/world/pictures';
import { repeat, tube } from '../../space/arrange.ts';
import { blend, box, carve, placed, ring, rod, type Part } from '../../space/part.ts';
import type { Family } from '../family.ts';

const wallUnit = (): Part[] => [
  box([0, 0.62, -0.08], [0.86, 0.27, 0.2], 'paint', { round: 0.06 }),
  box([0, 0.51, 0.0], [0.78, 0.05, 0.06], 'black', { round: 0.02 }),
  box([0, 0.525, 0.035], [0.79, 0.008, 0.06], 'paint', { round: 0.003, turn: [0.7, 0, 0] }),
  box([0.3, 0.62, 0.021], [0.07, 0.02, 0.002], 'display', { round: 0.001 }),
];

export const miniSplit: Family<PictureShape> = {
  // Wall unit with an open louvre.
  a: () => [
    carve(
      blend(
        0.04,
        box([0, 0, 0], [0.92, 0.29, 0.16], 'paint', { round: 0.035 }),
        box([0, 0.03, 0.06], [0.92, 0.22, 0.1], 'paint', { round: 0.045 }),
      ),
      box([0, -0.14, 0.1], [0.8, 0.08, 0.12], 'paint', { round: 0.02 }),
    ),
    box([0, -0.118, 0.05], [0.79, 0.02, 0.08], 'black', { round: 0.004 }),
    ...repeat(9, (p) => box([p * 0.36, -0.112, 0.07], [0.006, 0.035, 0.06], 'graphite', { round: 0.002 })),
    box([0, -0.135, 0.115], [0.8, 0.01, 0.085], 'paint', { round: 0.004, turn: [0.45, 0, 0] }),
    box([0, -0.045, 0.112], [0.9, 0.003, 0.004], 'graphite', { round: 0.001 }),
    box([0.33, -0.01, 0.1125], [0.07, 0.02, 0.003], 'display', { round: 0.001 }),
  ],
  // Wall unit together with its outdoor unit and remote control.
  b: () => [
    ...wallUnit(),
    ...placed(
      [
        box([0, 0, 0], [0.84, 0.62, 0.3], 'paint', { round: 0.025 }),
        rod([-0.12, 0.0, 0.14], [-0.12, 0, 0.152], 0.26, 'black'),
        ring([-0.12, 0, 0.155], 0.27, 0.022, 0.018, 'paint', { turn: [Math.PI / 2, 0, 0] }),
        ...repeat(5, (_, i) =>
          ring([-0.12, 0, 0.16], 0.06 + i * 0.045, 0.008, 0.007, 'graphite', { turn: [Math.PI / 2, 0, 0] }),
        ),
        ...repeat(6, (_, i) => {
          const a = (i / 6) * Math.PI;
          return rod(
            [-0.12 - Math.cos(a) * 0.26, -Math.sin(a) * 0.26, 0.163],
            [-0.12 + Math.cos(a) * 0.26, Math.sin(a) * 0.26, 0.163],
            0.004,
            'graphite',
          );
        }),
        ...repeat(9, (p) => box([0.29, p * 0.2, 0.151], [0.16, 0.012, 0.006], 'graphite', { round: 0.003 })),
        ...repeat(2, (p) => box([p * 0.3, -0.33, 0.02], [0.08, 0.05, 0.3], 'black')),
      ],
      [0, 0.0, 0.02],
    ),
    ...tube(
      [
        [0.4, 0.5, -0.1],
        [0.52, 0.4, -0.1],
        [0.53, 0.1, -0.1],
        [0.42, -0.1, -0.08],
      ],
      0.014,
      'white',
      6,
    ),
  ],
  // Flat front of dark glass between two bands, air let out on both sides.
  c: () => [
    box([0, 0, 0], [1, 0.3, 0.15], 'paint', { round: 0.05 }),
    box([0, 0.02, 0.07], [0.86, 0.17, 0.024], 'screen', { round: 0.012 }),
    ...repeat(7, (p) => box([0, 0.152, p * 0.05], [0.86, 0.006, 0.008], 'graphite', { round: 0.002 })),
    box([0, -0.112, 0.062], [0.84, 0.05, 0.03], 'black', { round: 0.01 }),
    box([0, -0.122, 0.09], [0.84, 0.01, 0.05], 'paint', { round: 0.004, turn: [0.35, 0, 0] }),
    ...repeat(2, (p) => box([p * 0.46, 0.02, 0.062], [0.022, 0.15, 0.026], 'paint', { round: 0.008 })),
    box([0.3, 0.02, 0.084], [0.09, 0.024, 0.002], 'display', { round: 0.001 }),
  ],
  stage: 'wall',
  inRoom: { b: wallUnit },
  views: { front: { yaw: 0, pitch: -0.02 }, angle: { yaw: -0.55, pitch: 0.12 } },
};
