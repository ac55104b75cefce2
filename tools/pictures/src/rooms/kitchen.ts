import { planter } from '../models/living/planter.ts';
import { inColour, shell } from '../scenes/room.ts';
import { repeat } from '../space/arrange.ts';
import { box, placed, rod, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** Before a run of cabinets under a counter, tiles and a shelf. */
export const kitchen = (shown: readonly Part[]): Arrangement => {
  const { half, back } = footprint(shown);
  const runAt = back - 1.15;
  const wallAt = runAt - 0.33;
  const tiles = repeat(7, (_, row) =>
    repeat(31, (p) =>
      box([p * 2.3 + (row % 2) * 0.076, 0.98 + row * 0.082, wallAt + 0.006], [0.149, 0.078, 0.014], 'ceramic', {
        round: 0.003,
      }),
    ),
  ).flat();
  const around = [
    ...shell('floorOak', 'wallWarm', wallAt),
    box([0, 0.48, runAt], [8, 0.8, 0.6], 'white'),
    box([0, 0.05, runAt + 0.02], [8, 0.1, 0.5], 'black'),
    ...repeat(9, (p) => [
      box([p * 2.08, 0.48, runAt + 0.302], [0.5, 0.76, 0.02], 'sage', { round: 0.005 }),
      rod([p * 2.08 + 0.2, 0.68, runAt + 0.33], [p * 2.08 + 0.2, 0.8, runAt + 0.33], 0.007, 'brass'),
    ]).flat(),
    box([0, 0.9, runAt + 0.01], [8, 0.04, 0.64], 'oak', { round: 0.008 }),
    ...tiles,
    box([0, 1.66, wallAt + 0.13], [2.6, 0.035, 0.24], 'oak', { round: 0.006 }),
    ...repeat(5, (p, i) =>
      rod(
        [p * 0.5 - 0.35, 1.68, wallAt + 0.12],
        [p * 0.5 - 0.35, 1.82 + (i % 2) * 0.05, wallAt + 0.12],
        0.055,
        i % 2 ? 'ceramic' : 'rust',
        0.05,
      ),
    ),
    ...repeat(4, (_, i) =>
      rod([0.6, 1.68 + i * 0.016, wallAt + 0.13], [0.6, 1.692 + i * 0.016, wallAt + 0.13], 0.09, 'ceramic', 0.11),
    ),
    ...inColour(placed(planter.a(), [half + 0.62, 0, back - 0.1]), 'ceramic'),
  ];
  return { shown, around, fill: [0.72, 0.5], view: { yaw: -0.34, pitch: 0.16 } };
};
