import { armchair } from '../models/living/armchair.ts';
import { coffeeTable } from '../models/living/coffee-table.ts';
import { floorLamp } from '../models/living/floor-lamp.ts';
import { planter } from '../models/living/planter.ts';
import { rug } from '../models/living/rug.ts';
import { sofa } from '../models/living/sofa.ts';
import { bookcase } from '../models/living/bookcase.ts';
import type { Scene } from './room-view.ts';
import { placed } from '../space/part.ts';
import { inColour, print, shell } from './room.ts';

export const living: Scene = {
  parts: () => [
    ...shell('floorOak', 'wallWarm', -0.8),
    ...inColour(placed(sofa.a(), [0, 0, -0.25]), 'greenCloth'),
    ...inColour(placed(rug.b(), [0.15, 0, 0.95]), 'sand'),
    ...inColour(placed(coffeeTable.a(), [0.1, 0.03, 0.85]), 'walnut'),
    ...inColour(placed(armchair.a(), [1.75, 0, 0.75], -0.75), 'rustCloth'),
    ...inColour(placed(floorLamp.a(), [-1.5, 0, -0.35]), 'oak'),
    ...inColour(placed(planter.a(), [1.5, 0, -0.45]), 'ceramic'),
    ...inColour(placed(bookcase.b(), [2.35, 0, -0.58]), 'oak'),
    ...print([-0.42, 1.62, -0.78], 0.62, 0.82, ['rust', 'ochre']),
    ...print([0.42, 1.62, -0.78], 0.62, 0.82, ['sage', 'navy']),
  ],
  target: [0.25, 0.92, 0],
  distance: 5,
  view: { yaw: -0.16, pitch: 0.12 },
  window: true,
};
