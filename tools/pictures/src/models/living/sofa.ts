import type { PictureShape } from '@shop/world/pictures';
import type { MaterialName } from '../../materials.ts';
import { corners, legs, mirrored, repeat } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { box, cushion, rod } from '../../space/part.ts';
import { tufted } from '../../space/tufted.ts';
import type { Family } from '../family.ts';

/** Track arms and tapered legs; `width` in metres, `seats` cushions. */
export const trackArmSofa = (width: number, seats: number, cloth: MaterialName, leg: MaterialName): Part[] => {
  const inner = width - 0.3;
  const each = inner / seats;
  return [
    box([0, 0.26, 0], [width - 0.04, 0.17, 0.84], cloth, { round: 0.035 }),
    box([0, 0.52, -0.37], [width - 0.04, 0.6, 0.13], cloth, { round: 0.05 }),
    ...mirrored((s) => box([s * (width / 2 - 0.08), 0.4, 0], [0.16, 0.44, 0.86], cloth, { round: 0.05, puff: 0.006 })),
    ...repeat(seats, (_, i) => {
      const x = -inner / 2 + each * (i + 0.5);
      return [
        cushion([x, 0.43, 0.06], [each - 0.008, 0.17, 0.74], cloth),
        cushion([x, 0.68, -0.22], [each - 0.012, 0.4, 0.19], cloth, { turn: [-0.16, 0, 0] }),
      ];
    }).flat(),
    ...legs(width / 2 - 0.12, 0.34, 0.18, 0.028, leg, 0.025),
  ];
};

/** Round, swollen arms and back on a plinth. */
export const roundedSofa = (width: number, seats: number, cloth: MaterialName, plinth: MaterialName): Part[] => {
  const inner = width - 0.46;
  const each = inner / seats;
  return [
    box([0, 0.04, 0], [width - 0.16, 0.08, 0.78], plinth, { round: 0.02 }),
    box([0, 0.21, 0], [width - 0.04, 0.27, 0.9], cloth, { round: 0.12 }),
    box([0, 0.5, -0.32], [width - 0.1, 0.58, 0.28], cloth, { round: 0.135, puff: 0.02 }),
    ...mirrored((s) => box([s * (width / 2 - 0.14), 0.37, 0.02], [0.28, 0.5, 0.88], cloth, { round: 0.138 })),
    ...repeat(seats, (_, i) =>
      cushion([-inner / 2 + each * (i + 0.5), 0.4, 0.1], [each, 0.19, 0.72], cloth, { round: 0.085, puff: 0.03 }),
    ),
  ];
};

/** A buttoned back between rolled arms, on turned legs. */
export const buttonedSofa = (width: number, seats: number, cloth: MaterialName, leg: MaterialName): Part[] => {
  const inner = width - 0.5;
  const each = inner / seats;
  return [
    box([0, 0.26, 0.02], [width - 0.1, 0.2, 0.84], cloth, { round: 0.04 }),
    ...tufted([0, 0.57, -0.29], [inner + 0.06, 0.46, 0.2], cloth),
    rod([-inner / 2, 0.79, -0.35], [inner / 2, 0.79, -0.35], 0.085, cloth),
    box([0, 0.5, -0.39], [width - 0.2, 0.56, 0.1], cloth, { round: 0.04 }),
    ...mirrored((s) => [
      box([s * (width / 2 - 0.16), 0.42, 0.02], [0.17, 0.42, 0.82], cloth, { round: 0.05 }),
      rod([s * (width / 2 - 0.12), 0.64, -0.39], [s * (width / 2 - 0.12), 0.64, 0.43], 0.105, cloth),
    ]).flat(),
    ...repeat(seats, (_, i) =>
      cushion([-inner / 2 + each * (i + 0.5), 0.42, 0.12], [each - 0.008, 0.16, 0.66], cloth, { round: 0.06 }),
    ),
    ...legs(width / 2 - 0.14, 0.34, 0.17, 0.032, leg, 0.01),
  ];
};

export const sofa: Family<PictureShape> = {
  a: () => [
    ...trackArmSofa(2.14, 3, 'cloth', 'oak'),
    cushion([-0.72, 0.66, 0.02], [0.44, 0.42, 0.15], 'sand', { turn: [-0.38, 0.3, 0.08], seam: false, puff: 0.05 }),
    cushion([0.74, 0.64, 0.02], [0.4, 0.38, 0.14], 'linen', { turn: [-0.38, -0.3, -0.06], seam: false, puff: 0.05 }),
  ],
  b: () => [
    ...roundedSofa(2.12, 3, 'boucle', 'walnut'),
    rod([-0.66, 0.6, -0.04], [-0.28, 0.6, -0.04], 0.095, 'linen'),
    ...corners((x, z) => rod([x * 0.8, 0, z * 0.28], [x * 0.8, 0.06, z * 0.28], 0.03, 'walnut')),
  ],
  c: () => buttonedSofa(2.12, 3, 'velvet', 'walnut'),
};
