import { armchair } from '../models/living/armchair.ts';
import { floorLamp } from '../models/living/floor-lamp.ts';
import { rug } from '../models/living/rug.ts';
import { changingTable } from '../models/nursery/changing-table.ts';
import { toyChest } from '../models/nursery/toy-chest.ts';
import type { Scene } from './room-view.ts';
import { placed } from '../space/part.ts';
import { inColour, print, shell } from './room.ts';

export const nursery: Scene = {
  parts: () => [
    ...shell('floorOak', 'wallClay', -0.6),
    ...inColour(placed(rug.b(), [0.1, 0, 0.75]), 'linen'),
    ...inColour(placed(changingTable.b(), [-0.75, 0, -0.3]), 'white'),
    ...inColour(placed(toyChest.a(), [0.6, 0, -0.25]), 'oak'),
    ...inColour(placed(armchair.a(), [1.65, 0, 0.15], -0.6), 'greenCloth'),
    ...inColour(placed(floorLamp.a(), [2.25, 0, -0.3]), 'oak'),
    ...inColour(placed(toyChest.b(), [-2.1, 0, -0.38]), 'white'),
    ...print([-1.05, 1.55, -0.58], 0.46, 0.6, ['ochre', 'rust']),
    ...print([-0.45, 1.55, -0.58], 0.46, 0.6, ['sage', 'blush']),
    ...print([0.75, 1.6, -0.58], 0.7, 0.5, ['navy', 'ochre']),
  ],
  target: [0.15, 0.86, 0],
  distance: 5.2,
  view: { yaw: -0.18, pitch: 0.13 },
  window: true,
};
