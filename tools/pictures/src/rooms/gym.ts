import { planter } from '../models/living/planter.ts';
import { inColour, print, shell } from '../scenes/room.ts';
import { mirrored } from '../space/arrange.ts';
import { ball, box, placed, rod, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

const dumbbell = (): Part[] => [
  rod([-0.09, 0.06, 0], [0.09, 0.06, 0], 0.014, 'steel'),
  ...mirrored((s) => rod([s * 0.06, 0.06, 0], [s * 0.14, 0.06, 0], 0.058, 'rubber')),
];

/** A room to exercise in: a rubber mat, a ball, a rolled mat and weights. */
export const gym = (shown: readonly Part[]): Arrangement => {
  const { half, back, front, top } = footprint(shown);
  const wallAt = Math.min(back - 0.1, -0.5);
  const left = -half - 0.42;
  const around = [
    ...shell('floorOak', 'wallBlue', wallAt),
    box([0, 0.006, (back + front) / 2], [half * 2 + 0.5, 0.012, front - back + 0.5], 'charcoal', { round: 0.005 }),
    ...print([top < 1.05 ? 0 : left, 1.65, wallAt + 0.02], 0.56, 0.74, ['navy', 'ochre']),
    ball([left, 0.29, wallAt + 0.42], [0.58, 0.58, 0.58], 'sage'),
    rod([left + 0.05, 0.075, 0.34], [left + 0.16, 0.075, 0.86], 0.075, 'blush'),
    ...[0, 0.22].flatMap((z) => placed(dumbbell(), [half + 0.42, 0, z + 0.3], 0.5)),
    ...inColour(placed(planter.b(), [half + 0.45, 0, wallAt + 0.38]), 'ceramic'),
  ];
  return { shown, around };
};
