import { nearest } from '../space/distance.ts';
import type { Part } from '../space/part.ts';
import { partKind } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import { normalize } from '../space/vector.ts';

/** Towards the large soft lamp at the upper left, in front. */
export const KEY: Vec3 = normalize([-0.5, 0.8, 0.42]);

/** How far daylight is looked for round a point, in metres for a thing of unit size. */
const REACH = 0.26;
/** Where the paper's contact shadow looks farther than corners of furniture do. */
export const WIDEST_SEARCH = REACH * 1.6 * 1.35;

const { max, min, sqrt } = Math;

/** The parts that a sphere of the given radius round the point touches. */
const near = (parts: readonly Part[], x: number, y: number, z: number, radius: number): Part[] => {
  const touched: Part[] = [];
  for (const p of parts) {
    const dx = x - p.centre[0];
    const dy = y - p.centre[1];
    const dz = z - p.centre[2];
    const r = p.reach + radius;
    if (dx * dx + dy * dy + dz * dz < r * r) touched.push(p);
  }
  return touched;
};

/** Whether no point of the part's own lit side can lie in the part's own shadow. */
const convex = (p: Part): boolean =>
  p.kind === partKind.rod || p.kind === partKind.ball || (p.kind === partKind.box && p.channel === 0);

/** The parts that can stand between the point on `self` and the key light, half shadow included. */
const towardsKey = (parts: readonly Part[], self: Part | undefined, x: number, y: number, z: number): Part[] => {
  const between: Part[] = [];
  for (const p of parts) {
    if (p === self && convex(p)) continue;
    const dx = p.centre[0] - x;
    const dy = p.centre[1] - y;
    const dz = p.centre[2] - z;
    const t = dx * KEY[0] + dy * KEY[1] + dz * KEY[2];
    if (t < -p.reach) continue;
    const r = p.reach + 0.02 + 0.1 * max(t, 0);
    if (dx * dx + dy * dy + dz * dz - t * t < r * r) between.push(p);
  }
  return between;
};

/**
 * How much of the key light reaches the point on `self`, 0 to 1, with a half shadow that widens with distance.
 * Nothing stands higher than `top`.
 */
export const keyLight = (
  shading: readonly Part[],
  self: Part | undefined,
  [x, y, z]: Vec3,
  unit: number,
  top: number,
): number => {
  const parts = towardsKey(shading, self, x, y, z);
  if (parts.length === 0) return 1;
  let lit = 1;
  let t = 0.012 * unit;
  for (let step = 0; step < 40; step++) {
    const h = nearest(parts, x + KEY[0] * t, y + KEY[1] * t, z + KEY[2] * t);
    lit = min(lit, 0.5 + (0.5 * h) / (0.09 * t + 1e-4));
    if (lit < 0) return 0;
    t += min(max(h, 0.012 * unit), 0.18 * unit);
    if (t > 3.2 * unit || y + KEY[1] * t > top) break;
  }
  return lit * lit * (3 - 2 * lit);
};

/** How open the surroundings of a surface point are, 0 (a corner) to 1 (free). `floor` adds the ground at y = 0. */
export const openness = (
  close: readonly Part[],
  [x, y, z]: Vec3,
  [nx, ny, nz]: Vec3,
  unit: number,
  floor: boolean,
): number => {
  const widest = REACH * unit;
  const parts = near(close, x, y, z, widest * 1.6);
  let shut = 0;
  let weight = 1;
  for (let i = 1; i <= 5; i++) {
    const h = widest * (0.03 + 0.0388 * i * i);
    let d = parts.length > 0 ? nearest(parts, x + nx * h, y + ny * h, z + nz * h) : 9;
    if (floor) d = min(d, y + ny * h + 1e-3);
    shut += max(0, (h - d) / widest) * weight;
    weight *= 0.74;
  }
  return max(0, 1 - 0.72 * shut);
};

/** What a polished surface sees in the direction (dx, dy, dz): a bright studio with a soft box and a darker floor. */
export const studio = (dx: number, dy: number, dz: number): number => {
  const sky = 0.5 + 0.5 * dy;
  const facing = max(0, dx * KEY[0] + dy * KEY[1] + dz * KEY[2]);
  const strip = max(0, 1 - Math.abs(dx - 0.55) * 5) * min(1, max(0, 0.7 + dy));
  return 0.28 + 0.5 * sky * sqrt(sky) + 0.75 * facing ** 12 + 0.3 * strip;
};
