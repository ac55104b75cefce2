import type { MaterialName } from '../materials.ts';
import { armchair } from '../models/living/armchair.ts';
import { floorLamp } from '../models/living/floor-lamp.ts';
import { planter } from '../models/living/planter.ts';
import { inColour, print, shell } from '../scenes/room.ts';
import { box, placed, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

interface Finishes {
  floor: MaterialName;
  wall: MaterialName;
  rug: MaterialName;
  prints: readonly [MaterialName, MaterialName];
}

/** A room with a rug under the thing, and a plant and a lamp where it leaves them place. */
export const furnished =
  ({ floor, wall, rug, prints }: Finishes) =>
  (shown: readonly Part[]): Arrangement => {
    const { half, back, front, top } = footprint(shown);
    const wallAt = back - 0.08;
    const printAt = top < 1.05 ? 0 : -half - 0.5;
    const around = [
      ...shell(floor, wall, wallAt),
      box([0.1, 0.006, (back + front) / 2 + 0.35], [half * 2 + 0.5, 0.012, front - back + 0.5], rug, { round: 0.005 }),
      ...print([printAt, Math.max(1.5, top + 0.48), wallAt + 0.02], 0.56, 0.74, prints),
      ...inColour(placed(planter.a(), [half + 0.4, 0, wallAt + 0.4]), 'ceramic'),
      ...inColour(placed(floorLamp.a(), [-half - 0.4, 0, wallAt + 0.36]), 'oak'),
    ];
    return { shown, around };
  };

/** Beside an armchair: for lamps and plants, which a room of its own furniture would show twice. */
export const corner = (shown: readonly Part[]): Arrangement => {
  const { half, back, top } = footprint(shown);
  const wallAt = Math.min(back - 0.1, -0.45);
  const around = [
    ...shell('floorOak', 'wallSage', wallAt),
    box([0.55, 0.006, 0.5], [2, 0.012, 1.5], 'sand', { round: 0.005 }),
    ...print([half + 0.42, 1.5, wallAt + 0.02], 0.5, 0.66, ['ochre', 'navy']),
    ...inColour(placed(armchair.a(), [half + 0.46, 0.01, 0.12], -0.3), 'linen'),
  ];
  return { shown, around, fill: top > 1.3 ? [0.6, 0.68] : [0.5, 0.5] };
};
