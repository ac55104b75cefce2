import { materials } from '../materials.ts';
import { distance } from '../space/distance.ts';
import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import { inAxesOf, outOf, subtract } from '../space/vector.ts';
import { KEY, keyLight, openness, studio } from './light.ts';
import type { Neighbours } from './neighbours.ts';
import type { Stage } from './stage.ts';
import { surfaceAt } from './surface.ts';

/** One shaded point, in the terms of `Buffers`. */
export interface Shaded {
  light: number;
  texture: number;
  shine: number;
}

/** What is the same for all points of one picture. */
export interface Setting {
  parts: readonly Part[];
  stage: Stage;
  /** Size of the whole thing in metres: shadows and corners of a pan are finer than those of a bed. */
  unit: number;
  /** Height of the highest part, in metres. */
  top: number;
  /** How much key light comes through the window at a point, for rooms. */
  window?: (x: number, y: number, z: number) => number;
}

const { max, sqrt } = Math;

/** The outward normal of the part's surface, from four nearby distances. */
const normalAt = (p: Part, x: number, y: number, z: number, e: number): [number, number, number] => {
  const a = distance(p, x + e, y - e, z - e);
  const b = distance(p, x - e, y - e, z + e);
  const c = distance(p, x - e, y + e, z - e);
  const d = distance(p, x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const l = 1 / (sqrt(nx * nx + ny * ny + nz * nz) || 1);
  return [nx * l, ny * l, nz * l];
};

/** Light, grain and highlight where a ray in direction (dx, dy, dz) meets the part at (x, y, z); a pixel is so many metres wide there. */
export const shadeAt = (
  setting: Setting,
  { close, shading }: Neighbours,
  p: Part,
  [x, y, z]: Vec3,
  [dx, dy, dz]: Vec3,
  pixel: number,
): Shaded => {
  const { unit } = setting;
  const flat = normalAt(p, x, y, z, 7e-4 * unit);
  const finish = materials[p.material]?.finish ?? 'matt';
  const inside = inAxesOf(p.frame, subtract([x, y, z], p.centre));
  const s = surfaceAt(p, finish, { at: inside, facing: inAxesOf(p.frame, flat), pixel });
  const bump = outOf(p.frame, [s.bumpX, s.bumpY, s.bumpZ]);
  let nx = flat[0] + bump[0];
  let ny = flat[1] + bump[1];
  let nz = flat[2] + bump[2];
  const l = 1 / sqrt(nx * nx + ny * ny + nz * nz);
  nx *= l;
  ny *= l;
  nz *= l;
  const open = openness(close, [x, y, z], flat, unit, setting.stage === 'floor');
  if (finish === 'glow') return { light: 0.86 + 0.1 * open, texture: s.texture, shine: 0 };
  const facing = max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
  const lift = 0.004 * unit;
  const lit =
    facing > 0
      ? keyLight(shading, p, [x + flat[0] * lift, y + flat[1] * lift, z + flat[2] * lift], unit, setting.top) *
        (setting.window?.(x, y, z) ?? 1)
      : 0;
  const hx = KEY[0] - dx;
  const hy = KEY[1] - dy;
  const hz = KEY[2] - dz;
  const halfway = max(0, nx * hx + ny * hy + nz * hz) / sqrt(hx * hx + hy * hy + hz * hz);
  const seen = max(0, -(nx * dx + ny * dy + nz * dz));
  const grazing = (1 - seen) ** 4;
  const fill = max(0, nx * 0.72 + ny * 0.25 + nz * 0.65) * 0.24;
  const diffuse = 0.74 * facing * lit + (0.37 + 0.17 * ny + fill) * open + s.sheen * grazing * open;
  const shine = s.gloss * (0.55 * halfway ** s.sharp * lit + 0.3 * grazing * open);
  // A mirror in an empty studio would show one flat tone; a gentle fall-off and its slanted bands read as glass.
  if (finish === 'mirror') return { light: (0.78 + 0.16 * ny) * (0.4 + 0.6 * open), texture: s.texture, shine };
  if (finish === 'metal') {
    const k = 2 * (nx * dx + ny * dy + nz * dz);
    const seenThere = studio(dx - k * nx, dy - k * ny, dz - k * nz) * (0.35 + 0.65 * open);
    return { light: diffuse * 0.38 + seenThere * 0.62, texture: s.texture, shine: shine * 0.6 };
  }
  if (finish === 'gloss') {
    const k = 2 * (nx * dx + ny * dy + nz * dz);
    const coat = 0.06 * studio(dx - k * nx, dy - k * ny, dz - k * nz) * open;
    return { light: diffuse, texture: s.texture, shine: shine + coat };
  }
  return { light: diffuse, texture: s.texture, shine };
};
