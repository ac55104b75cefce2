import type { MaterialName } from '../materials.ts';
import type { Part } from './part.ts';
import { rod } from './part.ts';
import type { Vec3 } from './vector.ts';

/** The items for 0 to count - 1, with each one's place from -1 to 1. */
export const repeat = <T>(count: number, make: (place: number, index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(count > 1 ? (2 * index) / (count - 1) - 1 : 0, index));

/** What is made for the left (-1) and for the right (1). */
export const mirrored = <T>(make: (side: -1 | 1) => T): T[] => [make(-1), make(1)];

/** What is made for each of four corners, as signs along x and z. */
export const corners = <T>(make: (x: -1 | 1, z: -1 | 1) => T): T[] => [
  make(-1, 1),
  make(1, 1),
  make(-1, -1),
  make(1, -1),
];

/** Four tapered legs: half spans, height, radius at the top, material, and how far the feet splay outwards. */
export const legs = (x: number, z: number, tall: number, radius: number, material: MaterialName, splay = 0): Part[] =>
  corners((sx, sz) =>
    rod([sx * (x + splay), 0, sz * (z + splay)], [sx * x, tall, sz * z], radius * 0.62, material, radius),
  );

const through = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A smooth curve through the points (Catmull-Rom), as a list of points. */
export const curve = (points: readonly Vec3[], steps = 6): Vec3[] => {
  const at = (index: number): Vec3 => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0, 0];
  const bent: Vec3[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 0; s < steps; s++) {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const t = s / steps;
      bent.push([
        through(a[0], b[0], c[0], d[0], t),
        through(a[1], b[1], c[1], d[1], t),
        through(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  return [...bent, at(points.length - 1)];
};

/** A bent round tube through the points. */
export const tube = (points: readonly Vec3[], radius: number, material: MaterialName, steps = 6): Part[] => {
  const bent = curve(points, steps);
  return bent.slice(1).map((to, index) => rod(bent[index] ?? to, to, radius, material));
};

/** Straight tubes from point to point. */
export const frame = (points: readonly Vec3[], radius: number, material: MaterialName): Part[] =>
  tube(points, radius, material, 1);
