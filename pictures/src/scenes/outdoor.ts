import { firePit } from '../models/outdoor/fire-pit.ts';
import { patioChair } from '../models/outdoor/patio-chair.ts';
import { bladePlant, planter } from '../models/living/planter.ts';
import type { Scene } from './room-view.ts';
import { repeat } from '../space/arrange.ts';
import type { Part } from '../space/part.ts';
import { box, placed } from '../space/part.ts';
import { inColour } from './room.ts';

/** A fence of horizontal boards with tall grass behind it. */
const fence = (): Part[] => [
  ...repeat(9, (p) => box([0, 0.85 + p * 0.7, -1.75], [12, 0.155, 0.03], 'walnut', { round: 0.006 })),
  ...repeat(7, (p) => box([p * 4.8, 0.85, -1.79], [0.09, 1.7, 0.06], 'walnut')),
];

export const outdoor: Scene = {
  parts: () => [
    box([0, -0.1, 2], [16, 0.2, 12], 'deck'),
    box([0, 4, -6], [30, 14, 0.2], 'wallBlue'),
    ...fence(),
    ...repeat(5, (p) => placed(bladePlant(0.7, 1.5, 13), [p * 3.4 + 0.3, 0, -2.2], p * 3)).flat(),
    ...inColour(placed(firePit.b(), [0, 0, 0.1]), 'stone'),
    ...inColour(placed(patioChair.b(), [-1.35, 0, 0.1], 1.1), 'greyCloth'),
    ...inColour(placed(patioChair.b(), [1.35, 0, 0.1], -1.1), 'greyCloth'),
    ...inColour(placed(patioChair.a(), [-0.45, 0, -1.05], 0.15), 'sage'),
    ...inColour(placed(patioChair.a(), [0.55, 0, -1.05], -0.15), 'sage'),
    ...inColour(placed(planter.a(), [-2.2, 0, -0.9]), 'rust'),
    ...inColour(placed(planter.b(), [2.25, 0, -0.8]), 'ceramic'),
  ],
  target: [0, 0.62, -0.2],
  distance: 5.2,
  view: { yaw: -0.22, pitch: 0.2 },
  window: false,
};
