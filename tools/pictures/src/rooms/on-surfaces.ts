import { floorLamp } from '../models/living/floor-lamp.ts';
import { loveseat } from '../models/living/loveseat.ts';
import { planter } from '../models/living/planter.ts';
import { sideboard } from '../models/dining/sideboard.ts';
import { inColour, print, shell } from '../scenes/room.ts';
import { placed, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** Underfoot: a rug with a sofa at its back, which stands on its edge. */
export const underfoot = (shown: readonly Part[]): Arrangement => {
  const sofaAt = footprint(shown).back - 0.12;
  const wallAt = sofaAt - 0.55;
  const sofa = inColour(placed(loveseat.a(), [0, 0.012, sofaAt]), 'linen');
  const around = [
    ...shell('floorOak', 'wallWarm', wallAt),
    ...sofa,
    ...inColour(placed(floorLamp.a(), [-1.2, 0, wallAt + 0.4]), 'oak'),
    ...inColour(placed(planter.a(), [1.2, 0, wallAt + 0.4]), 'ceramic'),
    ...print([0, 1.5, wallAt + 0.02], 0.66, 0.84, ['navy', 'ochre']),
  ];
  return { shown, around, framed: [...shown, ...sofa], fill: [0.92, 0.7], view: { yaw: -0.3, pitch: 0.42 } };
};

/** In metres, how tall a thing is from which on it hangs where people look into it. */
const LOW_FROM = 0.6;

/** On the wall over a sideboard: what people look into hangs low, what blows air hangs high. */
export const hung = (parts: readonly Part[]): Arrangement => {
  const { half, back, bottom, top } = footprint(parts);
  const wallAt = -0.3;
  const lift = (top - bottom > LOW_FROM ? 0.94 : 1.72) - bottom;
  const shown = placed(parts, [0, lift, wallAt - back]);
  const board = inColour(placed(sideboard.b(), [0, 0, wallAt + 0.24]), 'oak');
  const around = [
    ...shell('floorOak', 'wallSage', wallAt),
    ...board,
    ...inColour(placed(planter.a(), [Math.max(half, 0.81) + 0.36, 0, wallAt + 0.4]), 'ceramic'),
  ];
  return { shown, around, framed: [...shown, ...board], fill: [0.86, 0.72] };
};
