import type { MaterialName } from '../materials.ts';
import { bladePlant, planter } from '../models/living/planter.ts';
import { fence } from '../scenes/fence.ts';
import { inColour } from '../scenes/room.ts';
import { repeat } from '../space/arrange.ts';
import { box, placed, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** In front of a fence with grass behind it, on boards or on a lawn. */
export const outside =
  (ground: MaterialName) =>
  (shown: readonly Part[]): Arrangement => {
    const { half, back } = footprint(shown);
    const fenceAt = back - 0.55;
    const around = [
      box([0, -0.1, 2], [16, 0.2, 12], ground),
      box([0, 4, fenceAt - 4], [30, 14, 0.2], 'wallBlue'),
      ...fence(fenceAt),
      ...repeat(5, (p) => placed(bladePlant(0.7, 1.5, 13), [p * 2.6 + 0.3, 0, fenceAt - 0.45], p * 3)).flat(),
      ...inColour(placed(planter.a(), [-half - 0.4, 0, fenceAt + 0.4]), 'rust'),
      ...inColour(placed(planter.b(), [half + 0.42, 0, fenceAt + 0.45]), 'ceramic'),
    ];
    return { shown, around };
  };
