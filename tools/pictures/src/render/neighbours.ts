import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';

/** The parts that matter for the light at a point: a superset, to be narrowed for the point itself. */
export interface Neighbours {
  /** Those close enough to shut out daylight. */
  close: readonly Part[];
  /** Those that can stand between the point and the key light. */
  shading: readonly Part[];
}

/**
 * Finds neighbours by cubes of space, each searched once: nearby pixels ask for nearly the same parts, and a room
 * has hundreds. `key` points to the key light; `radius` is how far daylight is looked for, in metres.
 */
export const neighboursIn = (parts: readonly Part[], key: Vec3, radius: number): ((at: Vec3) => Neighbours) => {
  const side = radius * 0.45;
  // Half a diagonal, and a little because rays start just off the surface.
  const corner = side * 0.87 + 0.01;
  const known = new Map<number, Neighbours>();
  const search = (cx: number, cy: number, cz: number): Neighbours => {
    const close: Part[] = [];
    const shading: Part[] = [];
    for (const p of parts) {
      const dx = p.centre[0] - cx;
      const dy = p.centre[1] - cy;
      const dz = p.centre[2] - cz;
      const far = dx * dx + dy * dy + dz * dz;
      if (far < (p.reach + radius + corner) ** 2) close.push(p);
      const t = dx * key[0] + dy * key[1] + dz * key[2];
      const r = p.reach + 0.02 + 0.1 * Math.max(t + corner, 0) + corner;
      if (t > -p.reach - corner && far - t * t < r * r) shading.push(p);
    }
    return { close, shading };
  };
  return ([x, y, z]) => {
    const i = Math.floor(x / side);
    const j = Math.floor(y / side);
    const k = Math.floor(z / side);
    const cube = ((i + 512) * 1024 + (j + 512)) * 1024 + (k + 512);
    let found = known.get(cube);
    if (!found) {
      found = search((i + 0.5) * side, (j + 0.5) * side, (k + 0.5) * side);
      known.set(cube, found);
    }
    return found;
  };
};
