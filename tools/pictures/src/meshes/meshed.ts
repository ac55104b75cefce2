import type { Part } from '../space/part.ts';
import { partKind } from '../space/part.ts';
import { laidOn, type Mesh } from './mesh.ts';
import { ballMesh, bowlMesh, boxMesh, ringMesh, rodMesh } from './solids.ts';
import { surfaceNet } from './surface-net.ts';

const solids = {
  [partKind.box]: boxMesh,
  [partKind.rod]: rodMesh,
  [partKind.ring]: ringMesh,
  [partKind.ball]: ballMesh,
  [partKind.bowl]: bowlMesh,
};

/** The triangles of one part, where the part is. */
export const meshed = (part: Part): Mesh => {
  if (part.kind === partKind.blend || part.kind === partKind.carve) return surfaceNet(part);
  return laidOn(part, solids[part.kind](part));
};
