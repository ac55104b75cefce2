import type { Finish } from '../materials.ts';
import { noise } from '../space/noise.ts';
import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import { hide, pile, plainWeave, quilted, type Relief } from './relief.ts';

/** What the finish does to light at one point. */
export interface Surface {
  /** Factor on the colour: grain, weave, wear. */
  texture: number;
  /** How far the normal is pushed about, along each of the part's own axes. */
  bumpX: number;
  bumpY: number;
  bumpZ: number;
  gloss: number;
  /** Exponent of the highlight. */
  sharp: number;
  /** Soft light at grazing angles, as on velvet. */
  sheen: number;
}

/** Where a surface is looked at, in the part's own axes. */
export interface Place {
  /** Metres. */
  at: Vec3;
  facing: Vec3;
  /** How wide one pixel is there, in metres. */
  pixel: number;
}

const { abs, max, min, sign, sin } = Math;
const plain: Surface = { texture: 1, bumpX: 0, bumpY: 0, bumpZ: 0, gloss: 0.05, sharp: 24, sheen: 0 };

const ramp = (from: number, to: number, value: number): number => {
  const t = min(1, max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const bumped = (s: Surface, depth: number, f: number, x: number, y: number, z: number): Surface => ({
  ...s,
  bumpX: depth * (noise(x * f, y * f, z * f) - 0.5),
  bumpY: depth * (noise(x * f + 9, y * f, z * f) - 0.5),
  bumpZ: depth * (noise(x * f, y * f + 9, z * f) - 0.5),
});

/** Half a cord's width in metres, and how wide the crease is on both sides of it. */
const CORD = 0.0045;
const CREASE = 0.0022;

/** Piping: a cord that is sewn in near both edges of a cushion's thin side. */
const piped = (s: Surface, p: Part, at: Vec3): Surface => {
  if (!p.seam) return s;
  const thin = min(...p.half);
  const axis = p.half.indexOf(thin);
  const across = at[axis] ?? 0;
  const off = abs(across) - thin * 0.8;
  if (abs(off) > CORD + 3 * CREASE) return s;
  const crease = Math.exp(-(((abs(off) - CORD) / CREASE) ** 2));
  const roundness = abs(off) < CORD ? (0.8 * sign(across) * off) / CORD : 0;
  return {
    ...s,
    texture: s.texture * (1 - 0.36 * crease),
    bumpX: s.bumpX + (axis === 0 ? roundness : 0),
    bumpY: s.bumpY + (axis === 1 ? roundness : 0),
    bumpZ: s.bumpZ + (axis === 2 ? roundness : 0),
  };
};

/** The two axes along which cloth lies flat on a surface that faces there. */
const axesOf = ([x, y, z]: Vec3): readonly [0 | 1 | 2, 0 | 1 | 2] => {
  const [ax, ay, az] = [abs(x), abs(y), abs(z)];
  if (ay >= ax && ay >= az) return [0, 2];
  return ax > az ? [2, 1] : [0, 1];
};

/** A surface with a relief on it, as far as its features are wider than what a pixel shows. */
const carved = (
  s: Surface,
  { feature, depth, height, tone, polish }: Relief,
  { at, facing, pixel }: Place,
): Surface => {
  const near = ramp(1.2, 3.2, feature / pixel);
  if (near === 0) return s;
  const [first, second] = axesOf(facing);
  const [u, v] = [at[first], at[second]];
  const step = max(feature * 0.06, pixel * 0.35);
  const high = height(u, v);
  const slope = (near * depth) / (2 * step);
  const bump: [number, number, number] = [s.bumpX, s.bumpY, s.bumpZ];
  bump[first] -= slope * (height(u + step, v) - height(u - step, v));
  bump[second] -= slope * (height(u, v + step) - height(u, v - step));
  return {
    ...s,
    texture: s.texture * (1 + near * (tone(u, v, high) - 1)),
    gloss: s.gloss * (1 + near * (polish(high) - 1)),
    bumpX: bump[0],
    bumpY: bump[1],
    bumpZ: bump[2],
  };
};

const grain = (p: Part, x: number, y: number, z: number): number => {
  const [hx, hy, hz] = p.half;
  const own = p.centre[0] * 7.3 + p.centre[1] * 3.1 + p.centre[2] * 5.7;
  const longest = max(hx, hy, hz);
  const [u, v, w] = longest === hx ? [x, y, z] : longest === hy ? [y, x, z] : [z, y, x];
  const drift = noise(u * 1.6 + own, v * 7, w * 7);
  const rings = sin((drift * 3.2 + (v + w) * 9 + own) * 6.3);
  const pores = noise(u * 12, v * 230 + own, w * 230) - 0.5;
  return 0.95 + 0.07 * rings + 0.1 * pores + 0.1 * (noise(own, u * 0.4, 3.3) - 0.5);
};

const boards = (x: number, z: number): number => {
  const row = Math.floor(z / 0.14);
  const start = noise(row * 5.1, 0.5, 0.5) * 1.7;
  const board = Math.floor((x + start) / 1.4);
  const tone = noise(row * 3.7 + 0.5, board * 9.1 + 0.5, 0.5) - 0.5;
  const edge = abs(z / 0.14 - row - 0.5) > 0.488 || abs((x + start) / 1.4 - board - 0.5) > 0.498 ? 0.72 : 1;
  const figure = noise(x * 2 + tone * 40, z * 34, row) - 0.5;
  return (1 + 0.2 * tone + 0.13 * figure + 0.08 * (noise(x * 9, z * 240, row) - 0.5)) * edge;
};

/** The finish at a point given in the part's own axes (metres). */
export const surfaceAt = (p: Part, finish: Finish, place: Place): Surface => {
  const [x, y, z] = place.at;
  switch (finish) {
    case 'weave': {
      const mottled = noise(x * 190, y * 190, z * 190) - 0.5;
      const worn = noise(x * 9, y * 9, z * 9) - 0.5;
      const cloth = { ...plain, texture: 1 + 0.1 * mottled + 0.07 * worn, gloss: 0.02, sheen: 0.16 };
      return piped(carved(bumped(cloth, 0.12, 240, x, y, z), plainWeave, place), p, place.at);
    }
    case 'boucle': {
      const curl = noise(x * 85, y * 85, z * 85);
      const fine = noise(x * 210, y * 210, z * 210);
      const texture = 0.84 + 0.2 * curl + 0.12 * fine;
      return piped(bumped({ ...plain, texture, gloss: 0.01, sheen: 0.2 }, 0.5, 95, x, y, z), p, place.at);
    }
    case 'velvet': {
      const brushed = ramp(0.35, 0.65, noise(x * 7, y * 7, z * 7)) - 0.5;
      const texture = 0.96 + 0.12 * brushed + 0.06 * (noise(x * 240, y * 240, z * 240) - 0.5);
      const cloth = { ...plain, texture, gloss: 0.05, sharp: 10, sheen: 0.42 + 0.16 * brushed };
      return piped(carved(bumped(cloth, 0.16, 9, x, y, z), pile, place), p, place.at);
    }
    case 'leather': {
      const crease = noise(x * 26, y * 26, z * 26) - 0.5;
      const skin = { ...plain, texture: 0.98 + 0.1 * crease, gloss: 0.2, sharp: 22, sheen: 0.06 };
      return piped(carved(bumped(skin, 0.16, 60, x, y, z), hide, place), p, place.at);
    }
    case 'quilt': {
      const cloth = { ...plain, texture: 1 + 0.05 * (noise(x * 9, y * 9, z * 9) - 0.5), gloss: 0.02, sheen: 0.12 };
      return carved(bumped(cloth, 0.06, 260, x, y, z), quilted, place);
    }
    case 'wood':
      return { ...plain, texture: grain(p, x, y, z), gloss: 0.14, sharp: 28 };
    case 'boards':
      return { ...plain, texture: boards(x, z), gloss: 0.1, sharp: 20 };
    case 'satin':
      return { ...plain, gloss: 0.14, sharp: 32 };
    case 'gloss':
      return { ...plain, gloss: 0.42, sharp: 90 };
    case 'metal':
      return { ...plain, texture: 1 + 0.04 * (noise(x * 8, y * 400, z * 8) - 0.5), gloss: 0.5, sharp: 70 };
    case 'mirror': {
      const slant = x * 0.8 + y;
      const band = ramp(-0.12, -0.06, slant) * (1 - ramp(0.06, 0.12, slant));
      const thinBand = ramp(0.16, 0.18, slant) * (1 - ramp(0.2, 0.22, slant));
      return { ...plain, texture: 0.82 + 0.3 * y + 0.18 * band + 0.12 * thinBand, gloss: 0.25, sharp: 90 };
    }
    case 'glow':
      return { ...plain, texture: 1 - 0.25 * min(1, abs(y) / (p.half[1] || 1)) ** 2, gloss: 0 };
    case 'foliage': {
      const vein = 0.12 * max(0, 1 - abs(min(abs(x), abs(z))) / 0.004);
      return { ...plain, texture: 0.9 + vein + 0.25 * (noise(x * 14, y * 14, z * 14) - 0.5), gloss: 0.12, sharp: 14 };
    }
    case 'stone': {
      const speck = 0.14 * (noise(x * 120, y * 120, z * 120) - 0.5) + 0.12 * (noise(x * 14, y * 14, z * 14) - 0.5);
      return bumped({ ...plain, texture: 1 + speck, gloss: 0.03 }, 0.14, 70, x, y, z);
    }
    case 'plaster':
      return { ...plain, texture: 1 + 0.03 * (noise(x * 3, y * 3, z * 3) - 0.5), gloss: 0.01 };
    case 'matt':
      return plain;
  }
};
