import { pictureModels, type PictureRoom, type PictureShape } from '@shop/world/pictures';
import { familyOf } from './families.ts';
import type { MaterialName } from './materials.ts';
import { floorLamp } from './models/living/floor-lamp.ts';
import { planter } from './models/living/planter.ts';
import { heightFor } from './packshot.ts';
import type { Buffers } from './render/buffers.ts';
import { frameParts } from './render/camera.ts';
import { render } from './render/render.ts';
import { panes } from './scene.ts';
import { inColour, print, shell } from './scenes/room.ts';
import { box, extent, placed, topOf, type Part } from './space/part.ts';

interface Finishes {
  floor: MaterialName;
  wall: MaterialName;
  rug: MaterialName;
  prints: readonly [MaterialName, MaterialName];
}

const finishes: Readonly<Record<PictureRoom, Finishes>> = {
  living: { floor: 'floorOak', wall: 'wallWarm', rug: 'sand', prints: ['rust', 'ochre'] },
  bedroom: { floor: 'floorOak', wall: 'wallSage', rug: 'linen', prints: ['navy', 'blush'] },
  dining: { floor: 'floorDark', wall: 'wallClay', rug: 'linen', prints: ['sage', 'navy'] },
  office: { floor: 'floorOak', wall: 'wallBlue', rug: 'sand', prints: ['ochre', 'rust'] },
};

/** How wide and deep the parts stand, in metres: half the width, the back, the front. */
const footprint = (parts: readonly Part[]) => ({
  half: Math.max(...parts.map((part) => Math.abs(part.centre[0]) + extent(part)[0])),
  back: Math.min(...parts.map((part) => part.centre[2] - extent(part)[2])),
  front: Math.max(...parts.map((part) => part.centre[2] + extent(part)[2])),
});

/** A room of that kind around a thing: floor, wall, rug, a picture, and a plant and a lamp where it leaves them place. */
const roomAround = (parts: readonly Part[], kind: PictureRoom): Part[] => {
  const { floor, wall, rug, prints } = finishes[kind];
  const { half, back, front } = footprint(parts);
  const top = topOf(parts);
  const wallAt = back - 0.08;
  const printAt = top < 1.05 ? 0 : -half - 0.5;
  return [
    ...shell(floor, wall, wallAt),
    box([0.1, 0.006, (back + front) / 2 + 0.35], [half * 2 + 0.5, 0.012, front - back + 0.5], rug, { round: 0.005 }),
    ...print([printAt, Math.max(1.5, top + 0.48), wallAt + 0.02], 0.56, 0.74, prints),
    ...inColour(placed(planter.a(), [half + 0.4, 0, wallAt + 0.4]), 'ceramic'),
    ...inColour(placed(floorLamp.a(), [-half - 0.4, 0, wallAt + 0.36]), 'oak'),
  ];
};

/** A model in the room that it is made for, `width` pixels wide, without colours. */
export const roomShot = (name: string, shape: PictureShape, width: number): Buffers => {
  const kind = pictureModels.find((model) => model.name === name)?.room;
  if (!kind) throw new Error(`No room is set up for "${name}".`);
  const parts = familyOf(name)[shape]();
  const { half } = footprint(parts);
  const height = heightFor(width);
  const share = Math.min(0.74, Math.max(0.5, half / (half + 0.42)));
  const camera = frameParts(parts, { yaw: -0.34, pitch: 0.13 }, width / height, [share, 0.58]);
  const furnished = [...roomAround(parts, kind), ...parts];
  const setting = { parts: furnished, stage: 'room' as const, unit: 1, top: topOf(furnished), window: panes };
  return render(setting, camera, width, height);
};
