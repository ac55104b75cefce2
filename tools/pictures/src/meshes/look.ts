import type { Finish } from '../materials.ts';

/** How a finish takes light in a glTF material: both from 0 to 1. */
interface Look {
  metallic: number;
  roughness: number;
}

const rough = (roughness: number): Look => ({ metallic: 0, roughness });

export const looks: Readonly<Record<Finish, Look>> = {
  weave: rough(0.95),
  boucle: rough(1),
  velvet: rough(0.8),
  leather: rough(0.55),
  quilt: rough(0.95),
  wood: rough(0.6),
  satin: rough(0.5),
  gloss: rough(0.2),
  metal: { metallic: 0.9, roughness: 0.35 },
  mirror: { metallic: 1, roughness: 0.08 },
  glow: rough(0.7),
  matt: rough(0.9),
  foliage: rough(0.7),
  stone: rough(0.95),
  boards: rough(0.7),
  plaster: rough(1),
};
