import type { Part } from './part.ts';
import { partKind } from './part.ts';
import { upright } from './vector.ts';

const { abs, max, min, sqrt } = Math;

const roundedBox = (p: Part, x: number, y: number, z: number): number => {
  const hx = p.half[0];
  const hy = p.half[1];
  const hz = p.half[2];
  const qx = abs(x) - hx + p.round;
  const qy = abs(y) - hy + p.round;
  const qz = abs(z) - hz + p.round;
  const mx = max(qx, 0);
  const my = max(qy, 0);
  const mz = max(qz, 0);
  let d = sqrt(mx * mx + my * my + mz * mz) + min(max(qx, max(qy, qz)), 0) - p.round;
  if (p.puff > 0) {
    // Swells along the thinnest axis only: a cushion grows fat in the middle and stays straight at its seams.
    const thinX = hx < hy && hx < hz;
    const a = thinX ? z / hz : x / hx;
    const b = thinX || hz < hy ? y / hy : z / hz;
    d -= p.puff * max(0, 1 - a * a) * max(0, 1 - b * b);
  }
  if (p.channel > 0 && d < 0.1) {
    const wave = abs(Math.sin((Math.PI * (x + hx)) / p.channel));
    d += p.channelDepth * (1 - sqrt(wave));
  }
  return d;
};

const cone = (p: Part, x: number, y: number, z: number): number => {
  const hy = p.half[1];
  const f = min(1, max(0, (y + hy) / (2 * hy)));
  const dr = sqrt(x * x + z * z) - (p.bottom + (p.top - p.bottom) * f) + p.round;
  const dv = abs(y) - hy + p.round;
  const mr = max(dr, 0);
  const mv = max(dv, 0);
  return min(max(dr, dv), 0) + sqrt(mr * mr + mv * mv) - p.round;
};

const hoop = (p: Part, x: number, y: number, z: number): number => {
  const hy = p.half[1];
  const f = min(1, max(0, (y + hy) / (2 * hy)));
  const sz = z / p.stretch;
  const middle = p.bottom + (p.top - p.bottom) * f - p.wall;
  const squeeze = min(1, p.stretch);
  const dr = abs(sqrt(x * x + sz * sz) - middle) * squeeze - p.wall + p.round;
  const dv = abs(y) - hy + p.round;
  const mr = max(dr, 0);
  const mv = max(dv, 0);
  return min(max(dr, dv), 0) + sqrt(mr * mr + mv * mv) - p.round;
};

const ellipsoid = (p: Part, x: number, y: number, z: number): number => {
  const hx = p.half[0];
  const hy = p.half[1];
  const hz = p.half[2];
  const ax = x / hx;
  const ay = y / hy;
  const az = z / hz;
  const k = sqrt(ax * ax + ay * ay + az * az);
  // The usual estimate is far too short beside flat ellipsoids such as leaves; the box round them is a better bound.
  const ox = max(abs(x) - hx, 0);
  const oy = max(abs(y) - hy, 0);
  const oz = max(abs(z) - hz, 0);
  const outside = sqrt(ox * ox + oy * oy + oz * oz);
  const bx = ax / hx;
  const by = ay / hy;
  const bz = az / hz;
  const g = sqrt(bx * bx + by * by + bz * bz);
  return g > 1e-6 ? max((k * (k - 1)) / g, outside > 0 ? outside : -9) : -min(hx, min(hy, hz));
};

const smoothUnion = (p: Part, x: number, y: number, z: number): number => {
  let d = 1e3;
  for (const child of p.children) {
    const e = distance(child, x, y, z);
    const h = max(p.wall - abs(d - e), 0) / p.wall;
    d = min(d, e) - h * h * p.wall * 0.25;
  }
  return d;
};

const difference = (p: Part, x: number, y: number, z: number): number => {
  let d = -1e3;
  for (let i = 0; i < p.children.length; i++) {
    const child = p.children[i];
    if (!child) continue;
    const e = distance(child, x, y, z);
    d = i === 0 ? e : max(d, -e);
  }
  return d;
};

/** Metres from a point to the part's surface, negative inside; never more than the true distance by much. */
export const distance = (p: Part, wx: number, wy: number, wz: number): number => {
  let x = wx - p.centre[0];
  let y = wy - p.centre[1];
  let z = wz - p.centre[2];
  const { frame } = p;
  if (frame !== upright) {
    const { right, up, front } = frame;
    const dx = x;
    const dy = y;
    const dz = z;
    x = right[0] * dx + right[1] * dy + right[2] * dz;
    y = up[0] * dx + up[1] * dy + up[2] * dz;
    z = front[0] * dx + front[1] * dy + front[2] * dz;
  }
  switch (p.kind) {
    case partKind.box:
      return roundedBox(p, x, y, z);
    case partKind.rod:
      return cone(p, x, y, z);
    case partKind.ring:
      return hoop(p, x, y, z);
    case partKind.ball:
      return ellipsoid(p, x, y, z);
    case partKind.bowl:
      return max(abs(ellipsoid(p, x, y, z)) - p.wall, y);
    case partKind.blend:
      return smoothUnion(p, x, y, z);
    default:
      return difference(p, x, y, z);
  }
};

/** The part that `nearest` found last. A result object per call would cost more than the search. */
export const found: { part: Part | undefined } = { part: undefined };

/** Metres to the nearest of the parts; `found.part` says which. */
export const nearest = (parts: readonly Part[], x: number, y: number, z: number): number => {
  let d = 9;
  for (let i = 0; i < parts.length; i++) {
    const p = parts[i];
    if (!p) continue;
    const dx = x - p.centre[0];
    const dy = y - p.centre[1];
    const dz = z - p.centre[2];
    const b = d + p.reach;
    if (d < 8 && b > 0 && dx * dx + dy * dy + dz * dz > b * b) continue;
    const e = distance(p, x, y, z);
    if (e < d) {
      d = e;
      found.part = p;
    }
  }
  return d;
};
