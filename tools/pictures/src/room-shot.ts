import { pictureModels, type PictureRoom, type PictureShape } from '@shop/world/pictures';
import { familyOf, solidsOf } from './families.ts';
import { heightFor } from './packshot.ts';
import type { Buffers } from './render/buffers.ts';
import { frameParts } from './render/camera.ts';
import { render } from './render/render.ts';
import { footprint, type Arrangement } from './rooms/arrangement.ts';
import { bath } from './rooms/bath.ts';
import { salon, vanity } from './rooms/beauty.ts';
import { counter } from './rooms/counter.ts';
import { hallway, playroom, terrace } from './rooms/floors.ts';
import { gym } from './rooms/gym.ts';
import { corner, furnished } from './rooms/indoors.ts';
import { kitchen } from './rooms/kitchen.ts';
import { hung, underfoot } from './rooms/on-surfaces.ts';
import { outside } from './rooms/outside.ts';
import { panes } from './scene.ts';
import { topOf, type Part } from './space/part.ts';

const rooms: Readonly<Record<PictureRoom, (parts: readonly Part[]) => Arrangement>> = {
  living: furnished({ floor: 'floorOak', wall: 'wallWarm', rug: 'sand', prints: ['rust', 'ochre'] }),
  bedroom: furnished({ floor: 'floorOak', wall: 'wallSage', rug: 'linen', prints: ['navy', 'blush'] }),
  dining: furnished({ floor: 'floorDark', wall: 'wallClay', rug: 'linen', prints: ['sage', 'navy'] }),
  office: furnished({ floor: 'floorOak', wall: 'wallBlue', rug: 'sand', prints: ['ochre', 'rust'] }),
  nursery: furnished({ floor: 'floorOak', wall: 'wallClay', rug: 'linen', prints: ['ochre', 'sage'] }),
  bath,
  corner,
  counter,
  garden: outside('lawn'),
  gym,
  hallway,
  hung,
  kitchen,
  patio: outside('deck'),
  playroom,
  salon,
  terrace,
  underfoot,
  vanity,
};

/** The share of the picture's width that furniture takes: more of it, the wider it is. */
const shareOf = (half: number): number => Math.min(0.74, Math.max(0.5, half / (half + 0.42)));

/** A model in the room that it is made for, `width` pixels wide, without colours. */
export const roomShot = (name: string, shape: PictureShape, width: number): Buffers => {
  const room = pictureModels.find((model) => model.name === name)?.rooms[shape];
  if (!room) throw new Error(`No room is set up for "${name}".`);
  const family = familyOf(name);
  const parts = family.inRoom?.[shape]?.() ?? solidsOf(name, shape);
  const { shown, around, framed, fill, view, unit } = rooms[room](parts);
  const height = heightFor(width);
  const share = fill ?? ([shareOf(footprint(shown).half), 0.58] as const);
  const camera = frameParts(framed ?? shown, view ?? { yaw: -0.34, pitch: 0.13 }, width / height, share);
  const all = [...around, ...shown];
  const setting = { parts: all, stage: 'room' as const, unit: unit ?? 1, top: topOf(all), window: panes };
  return render(setting, camera, width, height);
};
