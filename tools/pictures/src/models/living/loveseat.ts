import type { PictureShape } from '@shop/world/pictures';
import { corners } from '../../space/arrange.ts';
import { cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { buttonedSofa, roundedSofa, trackArmSofa } from './sofa.ts';

/** Two seats, where the sofa has three. */
export const loveseat: Family<PictureShape> = {
  a: () => [
    ...trackArmSofa(1.52, 2, 'cloth', 'oak'),
    cushion([-0.44, 0.66, 0.02], [0.42, 0.4, 0.15], 'sand', { turn: [-0.38, 0.3, 0.08], seam: false, puff: 0.05 }),
  ],
  b: () => [
    ...roundedSofa(1.56, 2, 'boucle', 'walnut'),
    rod([-0.28, 0.6, -0.04], [0.1, 0.6, -0.04], 0.095, 'linen'),
    ...corners((x, z) => rod([x * 0.54, 0, z * 0.28], [x * 0.54, 0.06, z * 0.28], 0.03, 'walnut')),
  ],
  c: () => buttonedSofa(1.54, 2, 'velvet', 'walnut'),
};
