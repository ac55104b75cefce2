import { firePit } from '../models/outdoor/fire-pit.ts';
import { patioChair } from '../models/outdoor/patio-chair.ts';
import { bladePlant, planter } from '../models/living/planter.ts';
import type { Scene } from './room-view.ts';
import { repeat } from '../space/arrange.ts';
import { box, placed } from '../space/part.ts';
import { fence } from './fence.ts';
import { inColour } from './room.ts';

export const outdoor: Scene = {
  parts: () => [
    box([0, -0.1, 2], [16, 0.2, 12], 'deck'),
    box([0, 4, -6], [30, 14, 0.2], 'wallBlue'),
    ...fence(-1.75),
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
