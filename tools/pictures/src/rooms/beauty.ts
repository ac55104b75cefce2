import { planter } from '../models/living/planter.ts';
import { vanityTable } from '../models/bedroom/vanity-table.ts';
import { inColour, print, shell } from '../scenes/room.ts';
import { mirrored, repeat } from '../space/arrange.ts';
import { ball, box, placed, rod, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** Before a tall mirror with lights, over a shelf with what a hairdresser needs. */
export const salon = (shown: readonly Part[]): Arrangement => {
  const { half, back } = footprint(shown);
  const wallAt = back - 0.55;
  const around = [
    ...shell('floorDark', 'wallClay', wallAt),
    box([0, 1.36, wallAt + 0.02], [0.86, 1.1, 0.03], 'oak', { round: 0.01 }),
    box([0, 1.36, wallAt + 0.037], [0.78, 1.02, 0.008], 'silver', { round: 0.003 }),
    ...mirrored((s) =>
      repeat(4, (p) => ball([s * 0.52, 1.36 + p * 0.4, wallAt + 0.05], [0.08, 0.08, 0.08], 'lit')),
    ).flat(),
    box([0, 0.74, wallAt + 0.15], [1.2, 0.035, 0.3], 'oak', { round: 0.008 }),
    ...repeat(4, (p, i) =>
      rod(
        [0.42 + p * 0.1, 0.757, wallAt + 0.13],
        [0.42 + p * 0.1, 0.9 + (i % 2) * 0.05, wallAt + 0.13],
        0.025,
        i % 2 ? 'sage' : 'blush',
        0.02,
      ),
    ),
    box([-0.42, 0.79, wallAt + 0.15], [0.26, 0.07, 0.2], 'linen', { round: 0.03 }),
    box([-0.42, 0.85, wallAt + 0.15], [0.25, 0.06, 0.19], 'sand', { round: 0.028 }),
    box([0.1, 0.006, 0.3], [half * 2 + 1.1, 0.012, 1.3], 'sand', { round: 0.005 }),
    ...inColour(placed(planter.b(), [half + 0.5, 0, wallAt + 0.4]), 'ceramic'),
  ];
  return { shown, around };
};

/** In metres, the height of a vanity table's top, and how far its mirror reaches to the front. */
const TABLE_TOP = 0.748;

/** On a table for making up, with nothing over it but a picture. */
export const vanity = (parts: readonly Part[]): Arrangement => {
  const wallAt = -0.3;
  const shown = placed(parts, [0, TABLE_TOP, -0.03]);
  // The table without what stands on it: a mirror of its own among that.
  const table = inColour(vanityTable.a(), 'oak').filter(({ centre }) => centre[1] < TABLE_TOP);
  const around = [
    ...shell('floorOak', 'wallClay', wallAt),
    ...table,
    ...print([0.46, 1.62, wallAt + 0.02], 0.36, 0.48, ['sage', 'ochre']),
    rod([0.36, TABLE_TOP, -0.04], [0.36, TABLE_TOP + 0.17, -0.04], 0.045, 'ceramic', 0.032),
    ...mirrored((s) =>
      ball([0.36 + s * 0.04, TABLE_TOP + 0.26, -0.04], [0.07, 0.22, 0.04], 'leaf', { turn: [0.1, s, -s * 0.35] }),
    ),
    rod([-0.36, TABLE_TOP, 0.02], [-0.36, TABLE_TOP + 0.06, 0.02], 0.06, 'blush'),
    rod([-0.36, TABLE_TOP + 0.06, 0.02], [-0.36, TABLE_TOP + 0.075, 0.02], 0.062, 'brass'),
    ...inColour(placed(planter.a(), [0.85, 0, wallAt + 0.36]), 'ceramic'),
  ];
  return { shown, around, fill: [0.62, 0.5], view: { yaw: -0.34, pitch: 0.14 }, unit: 0.5 };
};
