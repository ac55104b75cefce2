import { diningChair } from '../models/dining/dining-chair.ts';
import { diningTable } from '../models/dining/dining-table.ts';
import { dresser } from '../models/bedroom/dresser.ts';
import { planter } from '../models/living/planter.ts';
import { rug } from '../models/living/rug.ts';
import type { Scene } from './room-view.ts';
import { ball, placed, ring, rod } from '../space/part.ts';
import { inColour, print, shell } from './room.ts';

export const dining: Scene = {
  parts: () => [
    ...shell('floorDark', 'wallClay', -1.5),
    ...inColour(placed(rug.a(), [0, 0, 0.1], Math.PI / 2), 'linen'),
    ...inColour(placed(diningTable.a(), [0, 0.02, 0]), 'walnut'),
    ...[-0.45, 0.45].flatMap((x) => [
      ...inColour(placed(diningChair.a(), [x, 0.02, 0.72], Math.PI + x * 0.2), 'sand'),
      ...inColour(placed(diningChair.a(), [x, 0.02, -0.7], -x * 0.1), 'sand'),
    ]),
    ...inColour(placed(diningChair.b(), [1.35, 0.02, 0.05], -1.4), 'greenCloth'),
    ...inColour(placed(dresser.a(), [-1.9, 0, -1.22]), 'oak'),
    ...inColour(placed(planter.a(), [1.9, 0, -1.1]), 'ceramic'),
    ...[-0.45, 0.45].flatMap((x) => [
      rod([x, 1.72, 0], [x, 3, 0], 0.006, 'black'),
      ring([x, 1.64, 0], 0.21, 0.16, 0.012, 'black', { top: 0.06 }),
      ball([x, 1.6, 0], [0.11, 0.11, 0.11], 'lit'),
    ]),
    ...print([-1.9, 1.65, -1.48], 0.7, 0.86, ['navy', 'ochre']),
    ...print([0.9, 1.65, -1.48], 0.56, 0.72, ['sage', 'rust']),
  ],
  target: [0, 0.95, -0.2],
  distance: 5.2,
  view: { yaw: -0.42, pitch: 0.16 },
  window: true,
};
