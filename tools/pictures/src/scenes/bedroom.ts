import { bed } from '../models/bedroom/bed.ts';
import { chest } from '../models/bedroom/chest.ts';
import { nightstand } from '../models/bedroom/nightstand.ts';
import { planter } from '../models/living/planter.ts';
import { rug } from '../models/living/rug.ts';
import type { Scene } from './room-view.ts';
import { placed } from '../space/part.ts';
import { inColour, print, shell } from './room.ts';

export const bedroom: Scene = {
  parts: () => [
    ...shell('floorOak', 'wallSage', -1.2),
    ...inColour(placed(rug.a(), [0.1, 0, 0.9], Math.PI / 2), 'sand'),
    ...inColour(placed(bed.a(), [0, 0.02, 0]), 'blueCloth'),
    ...inColour(placed(nightstand.b(), [-1.25, 0, -0.9]), 'oak'),
    ...inColour(placed(nightstand.b(), [1.25, 0, -0.9]), 'oak'),
    ...inColour(placed(chest.a(), [2.2, 0, -0.9]), 'oak'),
    ...inColour(placed(planter.b(), [-2.05, 0, -0.75]), 'ceramic'),
    ...print([0, 1.72, -1.18], 1.1, 0.7, ['rust', 'ochre']),
  ],
  target: [0.15, 0.82, -0.1],
  distance: 5.2,
  view: { yaw: -0.34, pitch: 0.2 },
  window: true,
};
