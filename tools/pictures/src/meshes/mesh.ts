import type { Part } from '../space/part.ts';
import { distance } from '../space/distance.ts';
import type { Vec3 } from '../space/vector.ts';
import { add, cross, dot, normalize, outOf, scale, subtract } from '../space/vector.ts';

/** Triangles of one part: points in metres and the corners of each triangle as places in the list of points. */
export interface Mesh {
  points: Vec3[];
  triangles: [number, number, number][];
}

/** Step for slopes of the distance, in metres. */
const STEP = 2e-4;

/** Which way is out of the part at a point near its surface. */
export const normalAt = (part: Part, [x, y, z]: Vec3): Vec3 =>
  normalize([
    distance(part, x + STEP, y, z) - distance(part, x - STEP, y, z),
    distance(part, x, y + STEP, z) - distance(part, x, y - STEP, z),
    distance(part, x, y, z + STEP) - distance(part, x, y, z - STEP),
  ]);

/** The point of the part's surface below a point near it. */
export const onSurface = (part: Part, near: Vec3): Vec3 => {
  let at = near;
  for (let i = 0; i < 6; i++) {
    const d = distance(part, ...at);
    if (Math.abs(d) < 1e-5) break;
    at = subtract(at, scale(normalAt(part, at), d));
  }
  return at;
};

/** The mesh with every triangle's front towards the outside, and without triangles that have no area. */
export const facingOut = (part: Part, { points, triangles }: Mesh): Mesh => ({
  points,
  triangles: triangles.flatMap(([a, b, c]): [number, number, number][] => {
    const [p, q, r] = [points[a], points[b], points[c]];
    if (!p || !q || !r) return [];
    const across = cross(subtract(q, p), subtract(r, p));
    if (dot(across, across) < 1e-14) return [];
    const middle = scale(add(add(p, q), r), 1 / 3);
    return dot(across, normalAt(part, middle)) < 0 ? [[a, c, b]] : [[a, b, c]];
  }),
});

/** A mesh given in the part's own axes, put where the part is and drawn onto its surface. */
export const laidOn = (part: Part, { points, triangles }: Mesh): Mesh =>
  facingOut(part, {
    points: points.map((point) => onSurface(part, add(part.centre, outOf(part.frame, point)))),
    triangles,
  });

/** Two triangles for each cell of a grid of `rows` × `columns` points that begin at `from` in the list of points. */
export const gridTriangles = (rows: number, columns: number, from = 0): [number, number, number][] => {
  const triangles: [number, number, number][] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const corner = from + row * columns + column;
      triangles.push([corner, corner + 1, corner + columns], [corner + 1, corner + columns + 1, corner + columns]);
    }
  }
  return triangles;
};
