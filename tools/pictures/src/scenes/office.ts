import { bookcase } from '../models/living/bookcase.ts';
import { planter } from '../models/living/planter.ts';
import { rug } from '../models/living/rug.ts';
import { desk } from '../models/office/desk.ts';
import { officeChair } from '../models/office/office-chair.ts';
import type { Scene } from './room-view.ts';
import { placed } from '../space/part.ts';
import { inColour, print, shell } from './room.ts';

export const office: Scene = {
  parts: () => [
    ...shell('floorOak', 'wallBlue', -0.6),
    ...inColour(placed(rug.b(), [0.1, 0, 0.7]), 'linen'),
    ...inColour(placed(desk.a(), [0, 0, -0.2]), 'oak'),
    ...inColour(placed(officeChair.b(), [0.25, 0.03, 0.55], 2.5), 'rustCloth'),
    ...inColour(placed(bookcase.a(), [1.45, 0, -0.4]), 'oak'),
    ...inColour(placed(planter.b(), [-1.2, 0, -0.2]), 'ceramic'),
    ...inColour(placed(planter.a(), [2.3, 0, -0.25]), 'rust'),
    ...print([-0.3, 1.55, -0.58], 0.5, 0.66, ['rust', 'navy']),
    ...print([0.32, 1.55, -0.58], 0.5, 0.66, ['ochre', 'sage']),
  ],
  target: [0.4, 0.95, 0],
  distance: 5,
  view: { yaw: -0.2, pitch: 0.1 },
  window: true,
};
