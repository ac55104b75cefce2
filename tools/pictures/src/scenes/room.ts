import type { MaterialName } from '../materials.ts';
import { materialNumber } from '../materials.ts';
import type { Part } from '../space/part.ts';
import { box } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';

/** A floor and a back wall with a skirting board; the wall's face is at z = `back` (metres). */
export const shell = (floor: MaterialName, wall: MaterialName, back: number): Part[] => [
  box([0, -0.1, 2], [16, 0.2, 12], floor),
  box([0, 2, back - 0.1], [16, 4.4, 0.2], wall),
  box([0, 0.06, back + 0.01], [16, 0.12, 0.02], 'white'),
];

/** A framed print on the wall: a field with two shapes of other colours. */
export const print = (
  at: Vec3,
  width: number,
  tall: number,
  colours: readonly [MaterialName, MaterialName],
): Part[] => [
  box(at, [width, tall, 0.03], 'oak', { round: 0.004 }),
  box([at[0], at[1], at[2] + 0.013], [width - 0.04, tall - 0.04, 0.012], 'linen'),
  box([at[0], at[1] - tall * 0.13, at[2] + 0.018], [width * 0.5, tall * 0.34, 0.008], colours[0], { round: 0.003 }),
  box([at[0] + width * 0.08, at[1] + tall * 0.12, at[2] + 0.019], [width * 0.3, tall * 0.3, 0.01], colours[1], {
    round: 0.004,
  }),
];

const chosen = new Set(
  (['cloth', 'boucle', 'velvet', 'leather', 'wood', 'paint', 'enamel', 'clay', 'needles'] as const).map(materialNumber),
);

/** The parts with the customer's colour replaced by a fixed one, because a scene shows several colours at once. */
export const inColour = (parts: readonly Part[], colour: MaterialName): Part[] => {
  const number = materialNumber(colour);
  return parts.map((p) => (chosen.has(p.material) ? { ...p, material: number } : p));
};
