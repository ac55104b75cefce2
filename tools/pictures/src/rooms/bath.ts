import { planter } from '../models/living/planter.ts';
import { inColour, print, shell } from '../scenes/room.ts';
import { mirrored, repeat } from '../space/arrange.ts';
import { box, placed, rod, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** A ladder against the wall that carries towels. */
const towels = (x: number, wallAt: number): Part[] => [
  ...mirrored((s) => rod([x + s * 0.2, 0, wallAt + 0.34], [x + s * 0.2, 1.6, wallAt + 0.04], 0.016, 'oak')),
  ...repeat(5, (p) => {
    const y = 0.9 + p * 0.6;
    const z = wallAt + 0.34 - (y / 1.6) * 0.3;
    return rod([x - 0.2, y, z], [x + 0.2, y, z], 0.011, 'oak');
  }),
  box([x, 1.02, wallAt + 0.17], [0.3, 0.4, 0.035], 'linen', { round: 0.015, turn: [-0.18, 0, 0] }),
  box([x, 0.48, wallAt + 0.27], [0.28, 0.3, 0.035], 'sand', { round: 0.015, turn: [-0.18, 0, 0] }),
];

/** A bathroom: panels to the waist, a mat, towels and a plant. */
export const bath = (shown: readonly Part[]): Arrangement => {
  const { half, back, front, top } = footprint(shown);
  const wallAt = back - 0.04;
  const around = [
    ...shell('stone', 'wallBlue', wallAt - 0.03),
    ...repeat(25, (p) => box([p * 3, 0.56, wallAt - 0.02], [0.245, 1.12, 0.03], 'white', { round: 0.006 })),
    box([0, 1.14, wallAt - 0.01], [16, 0.04, 0.06], 'white', { round: 0.008 }),
    box([0, 0.01, front + 0.32], [Math.max(0.7, half * 1.5), 0.022, 0.46], 'linen', { round: 0.01 }),
    ...(top < 1.05 ? print([0, 1.62, wallAt - 0.01], 0.46, 0.6, ['sage', 'blush']) : []),
    ...towels(-half - 0.38, wallAt),
    ...inColour(placed(planter.b(), [half + 0.36, 0, wallAt + 0.32]), 'ceramic'),
  ];
  return { shown, around };
};
