import { distance } from '../space/distance.ts';
import type { Part } from '../space/part.ts';
import { extent, partKind } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import { facingOut, onSurface, type Mesh } from './mesh.ts';

/** Cells along the longest side of a part. */
const CELLS = 112;
/** Room round a part for what swells out of its box, in metres. */
const MARGIN = 0.03;

/**
 * The surface of any part: one point for each cell of a grid that the surface passes through, joined across every edge
 * of the grid that it cuts (naive surface nets). For what flows together or is cut out, which no simple mesh fits.
 */
export const surfaceNet = (part: Part): Mesh => {
  const reach = extent(part).map((half) => half + part.puff + part.wall + MARGIN) as unknown as Vec3;
  const cell = (2 * Math.max(...reach)) / CELLS;
  const size = reach.map((half) => Math.ceil((2 * half) / cell) + 2);
  const [nx = 0, ny = 0, nz = 0] = size;
  const at = (axis: number, index: number): number =>
    (part.centre[axis] ?? 0) - (reach[axis] ?? 0) + (index - 0.5) * cell;
  const place = (x: number, y: number, z: number): number => (z * (ny + 1) + y) * (nx + 1) + x;
  const values = new Float64Array((nx + 1) * (ny + 1) * (nz + 1));
  for (let z = 0; z <= nz; z++)
    for (let y = 0; y <= ny; y++)
      for (let x = 0; x <= nx; x++) values[place(x, y, z)] = distance(part, at(0, x), at(1, y), at(2, z));
  const value = (x: number, y: number, z: number): number => values[place(x, y, z)] ?? 1;

  const mesh: Mesh = { points: [], triangles: [] };
  const pointOf = new Map<number, number>();
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2] as const);
  const edges = corners.flatMap((from, a) =>
    corners.flatMap((to, b) =>
      b > a && from.filter((step, axis) => step !== to[axis]).length === 1 ? [[from, to] as const] : [],
    ),
  );
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++) {
        const crossings = edges.flatMap(([from, to]) => {
          const [a, b] = [value(x + from[0], y + from[1], z + from[2]), value(x + to[0], y + to[1], z + to[2])];
          if (a < 0 === b < 0) return [];
          const t = a / (a - b);
          return [from.map((step, axis) => step + t * ((to[axis] ?? 0) - step))];
        });
        if (crossings.length === 0) continue;
        const mean = (axis: number): number =>
          crossings.reduce((sum, crossing) => sum + (crossing[axis] ?? 0), 0) / crossings.length;
        pointOf.set(place(x, y, z), mesh.points.length);
        const middle: Vec3 = [at(0, x) + mean(0) * cell, at(1, y) + mean(1) * cell, at(2, z) + mean(2) * cell];
        // Where solids are cut out of each other, points keep off the sharp edges between them.
        mesh.points.push(part.kind === partKind.blend ? onSurface(part, middle) : middle);
      }

  const join = (...around: [number, number, number, number]): void => {
    const [a, b, c, d] = around.map((key) => pointOf.get(key));
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    mesh.triangles.push([a, b, c], [a, c, d]);
  };
  for (let z = 1; z < nz; z++)
    for (let y = 1; y < ny; y++)
      for (let x = 1; x < nx; x++) {
        const inside = value(x, y, z) < 0;
        if (inside !== value(x + 1, y, z) < 0)
          join(place(x, y - 1, z - 1), place(x, y, z - 1), place(x, y, z), place(x, y - 1, z));
        if (inside !== value(x, y + 1, z) < 0)
          join(place(x - 1, y, z - 1), place(x, y, z - 1), place(x, y, z), place(x - 1, y, z));
        if (inside !== value(x, y, z + 1) < 0)
          join(place(x - 1, y - 1, z), place(x, y - 1, z), place(x, y, z), place(x - 1, y, z));
      }
  return facingOut(part, mesh);
};
