import { nearest, found } from '../space/distance.ts';
import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import type { Buffers, Samples } from './buffers.ts';
import { EDGE_SAMPLES, samples } from './buffers.ts';
import type { Camera } from './camera.ts';
import { KEY, WIDEST_SEARCH } from './light.ts';
import { neighboursIn } from './neighbours.ts';
import type { Setting } from './shade.ts';
import { shadeAt } from './shade.ts';
import { paperShade } from './stage.ts';

/** Side of the square of pixels that share one list of parts in view. */
const TILE = 16;
/** The paper's shadows are soft, so they are computed at every fourth pixel only. */
const PAPER_STEP = 4;
const MAX_STEPS = 96;

interface Tile {
  parts: Part[];
  start: number;
  end: number;
}

const rayOf = (camera: Camera, sx: number, sy: number): [number, number, number] => {
  const { forward: f, right: r, up: u } = camera;
  const x = sx * camera.spanX;
  const y = sy * camera.spanY;
  const dx = f[0] + r[0] * x + u[0] * y;
  const dy = f[1] + r[1] * x + u[1] * y;
  const dz = f[2] + r[2] * x + u[2] * y;
  const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  return [dx * l, dy * l, dz * l];
};

/** The parts that rays through a tile can meet, and between which distances. */
const inView = (parts: readonly Part[], { eye }: Camera, ray: Vec3, widening: number): Tile => {
  const tile: Tile = { parts: [], start: Infinity, end: 0 };
  for (const p of parts) {
    const x = p.centre[0] - eye[0];
    const y = p.centre[1] - eye[1];
    const z = p.centre[2] - eye[2];
    const t = x * ray[0] + y * ray[1] + z * ray[2];
    const far = x * x + y * y + z * z;
    const r = p.reach + widening * Math.max(0, t) + 0.004;
    if (t < -p.reach || far - t * t > r * r) continue;
    tile.parts.push(p);
    const away = Math.sqrt(far);
    tile.start = Math.min(tile.start, Math.max(0.01, away - p.reach - 0.004));
    tile.end = Math.max(tile.end, away + p.reach);
  }
  return tile;
};

/** Metres along the ray to the first surface, or -1; `found.part` is what was hit. */
const march = (tile: Tile, eye: Vec3, [dx, dy, dz]: Vec3, pixel: number): number => {
  let t = tile.start;
  let d = 0;
  for (let step = 0; step < MAX_STEPS && t < tile.end; step++) {
    d = nearest(tile.parts, eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t);
    if (d < pixel * t * 0.2) return t;
    t += d * 0.9;
  }
  // A ray that still creeps along a surface when its steps run out has met that surface at a grazing angle.
  return t < tile.end && d < pixel * t * 2 ? t : -1;
};

/** A lookup of the paper's shade that computes coarse points on demand and blends between them. */
const coarse = (width: number, height: number, exact: (sx: number, sy: number) => number) => {
  const columns = Math.ceil(width / PAPER_STEP) + 2;
  const known = new Float32Array(columns * (Math.ceil(height / PAPER_STEP) + 2)).fill(-1);
  const at = (i: number, j: number): number => {
    const index = j * columns + i;
    let value = known[index] ?? -1;
    if (value < 0) {
      value = exact((2 * i * PAPER_STEP) / width - 1, 1 - (2 * j * PAPER_STEP) / height);
      known[index] = value;
    }
    return value;
  };
  return (px: number, py: number): number => {
    const i = Math.floor(px / PAPER_STEP);
    const j = Math.floor(py / PAPER_STEP);
    const u = px / PAPER_STEP - i;
    const v = py / PAPER_STEP - j;
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
};

/** Marks the pixels whose right or lower neighbour shows another part or another light. */
const edgesOf = ({ light }: Samples, seen: Int16Array, width: number, height: number): Uint32Array => {
  const marked = new Uint8Array(width * height);
  const compare = (a: number, b: number): void => {
    if (seen[a] !== seen[b] || Math.abs((light[a] ?? 0) - (light[b] ?? 0)) > 0.14) marked[a] = marked[b] = 1;
  };
  for (let j = 0; j < height - 1; j++) {
    for (let i = 0; i < width - 1; i++) {
      const index = j * width + i;
      compare(index, index + 1);
      compare(index, index + width);
    }
  }
  return Uint32Array.from([...marked.keys()].filter((index) => marked[index] === 1));
};

/** Renders the setting to buffers of the given size in pixels. The same input always gives the same buffers. */
export const render = (setting: Setting, camera: Camera, width: number, height: number): Buffers => {
  const { parts, stage, unit } = setting;
  const pixel = (2 * camera.spanY) / height;
  const base = samples(width * height);
  const seen = new Int16Array(width * height).fill(-1);
  const around = neighboursIn(parts, KEY, WIDEST_SEARCH * unit);
  const identity = new Map(parts.map((p, index) => [p, index]));
  const paper =
    stage === 'room' ? () => 0 : coarse(width, height, paperShade(parts, around, camera, stage, unit, setting.top));
  const columns = Math.ceil(width / TILE);
  const tiles: (Tile | undefined)[] = [];

  const tileAt = (px: number, py: number): Tile => {
    const i = Math.floor(px / TILE);
    const j = Math.floor(py / TILE);
    const middle = rayOf(camera, (2 * (i + 0.5) * TILE) / width - 1, 1 - (2 * (j + 0.5) * TILE) / height);
    return (tiles[j * columns + i] ??= inView(parts, camera, middle, pixel * TILE * 0.75));
  };

  const sample = (into: Samples, index: number, px: number, py: number): number => {
    const tile = tileAt(px, py);
    const ray = rayOf(camera, (2 * px) / width - 1, 1 - (2 * py) / height);
    const t = tile.parts.length > 0 ? march(tile, camera.eye, ray, pixel) : -1;
    const hit = t > 0 ? found.part : undefined;
    if (!hit) {
      into.light[index] = paper(px, py);
      return -1;
    }
    const { eye } = camera;
    const at: Vec3 = [eye[0] + ray[0] * t, eye[1] + ray[1] * t, eye[2] + ray[2] * t];
    const shaded = shadeAt(setting, around(at), hit, at, ray, pixel * t);
    into.material[index] = hit.material;
    into.light[index] = shaded.light;
    into.texture[index] = shaded.texture;
    into.shine[index] = shaded.shine;
    return identity.get(hit) ?? -1;
  };

  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const index = j * width + i;
      seen[index] = sample(base, index, i + 0.5, j + 0.5);
    }
  }
  const edgePixels = edgesOf(base, seen, width, height);
  const edge = samples(edgePixels.length * EDGE_SAMPLES);
  edgePixels.forEach((index, n) => {
    const [i, j] = [index % width, Math.floor(index / width)];
    for (let s = 0; s < EDGE_SAMPLES; s++) {
      // A rotated grid catches edges near the horizontal and the vertical better than a straight one.
      const px = i + 0.125 + 0.25 * s;
      const py = j + 0.125 + 0.25 * ((s * 2 + (s > 1 ? 1 : 0)) % 4);
      sample(edge, n * EDGE_SAMPLES + s, px, py);
    }
  });
  return { width, height, ...base, edgePixels, edge };
};
