import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import { add, length, scale, subtract } from '../space/vector.ts';
import { gridTriangles, type Mesh } from './mesh.ts';

const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Where lines run over a box along one axis: close at the rounded ends, and as many between as its face has form. */
const lines = (half: number, round: number, between: number): number[] => {
  const bend = round < 0.007 ? 1 : round < 0.03 ? 2 : 4;
  const inner = half - round;
  const list = [...evenly(-half, -inner, bend), ...evenly(-inner, inner, between), ...evenly(inner, half, bend)];
  return list.filter((value, index) => index === 0 || value - (list[index - 1] ?? 0) > 1e-6);
};

/** A box with rounded edges; its faces are cut finer where they swell or have channels. */
export const boxMesh = ({ half, round, puff, channel }: Part): Mesh => {
  const between = (axis: number): number =>
    axis === 0 && channel > 0 ? Math.round((12 * half[0]) / channel) : puff > 0 ? 7 : 1;
  const axes = half.map((size, axis) => lines(size, round, between(axis)));
  const mesh: Mesh = { points: [], triangles: [] };
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [-1, 1]) {
      const [across = [], along = []] = [axes[u], axes[v]];
      mesh.triangles.push(...gridTriangles(across.length, along.length, mesh.points.length));
      for (const a of across) {
        for (const b of along) {
          const point = [0, 0, 0];
          point[axis] = side * (half[axis] ?? 0);
          point[u] = a;
          point[v] = b;
          mesh.points.push(roundedOff(point as unknown as Vec3, half, round));
        }
      }
    }
  }
  return mesh;
};

/** A point of a sharp box, moved onto the box with its edges rounded. */
const roundedOff = (point: Vec3, half: Vec3, round: number): Vec3 => {
  const inner = point.map((value, axis) => {
    const most = (half[axis] ?? 0) - round;
    return Math.min(most, Math.max(-most, value));
  }) as unknown as Vec3;
  const out = subtract(point, inner);
  const far = length(out);
  return far < 1e-9 ? point : add(inner, scale(out, round / far));
};

/** Sides of a round thing of this radius, in metres. */
const sidesOf = (radius: number): number => (radius < 0.012 ? 8 : radius < 0.04 ? 12 : radius < 0.15 ? 20 : 32);

/** The profile, a list of radius and height, turned about the upright axis; `depth` is z divided by x. */
const turnedMesh = (profile: readonly (readonly [number, number])[], depth = 1): Mesh => {
  const sides = sidesOf(Math.max(...profile.map(([radius]) => radius)));
  const points = profile.flatMap(([radius, y]) =>
    evenly(0, 2 * Math.PI, sides).map((angle): Vec3 => [radius * Math.cos(angle), y, radius * Math.sin(angle) * depth]),
  );
  return { points, triangles: gridTriangles(profile.length, sides + 1) };
};

export const rodMesh = ({ half, bottom, top, round }: Part): Mesh => {
  const tall = half[1];
  return turnedMesh([
    [0, -tall],
    [bottom - round, -tall],
    [bottom, -tall + round],
    [top, tall - round],
    [top - round, tall],
    [0, tall],
  ]);
};

export const ringMesh = ({ half, bottom, top, wall, round, stretch }: Part): Mesh => {
  const tall = half[1];
  const thick = 2 * wall;
  const bend = Math.min(round, wall * 0.99, tall * 0.99);
  return turnedMesh(
    [
      [bottom - thick, -tall + bend],
      [bottom - thick + bend, -tall],
      [bottom - bend, -tall],
      [bottom, -tall + bend],
      [top, tall - bend],
      [top - bend, tall],
      [top - thick + bend, tall],
      [top - thick, tall - bend],
      [bottom - thick, -tall + bend],
    ],
    stretch,
  );
};

export const ballMesh = ({ half }: Part): Mesh =>
  turnedMesh(
    evenly(-Math.PI / 2, Math.PI / 2, 12).map((angle) => [half[0] * Math.cos(angle), half[1] * Math.sin(angle)]),
    half[2] / half[0],
  );

export const bowlMesh = ({ half, wall }: Part): Mesh => {
  const arc = (more: number): [number, number][] =>
    evenly(0, Math.PI / 2, 8).map((angle) => [(half[0] + more) * Math.sin(angle), -(half[1] + more) * Math.cos(angle)]);
  return turnedMesh([...arc(wall), ...arc(-wall).toReversed()], half[2] / half[0]);
};
