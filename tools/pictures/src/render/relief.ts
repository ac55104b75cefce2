import { noise, lattice } from '../space/noise.ts';

/**
 * What a soft surface looks like from close by, laid out flat: how high it stands at a place in metres, how dark it
 * is there, and how much it shines. All of it is computed from noise.
 */
export interface Relief {
  /** How wide its smallest feature is, in metres: from farther away it is not seen. */
  feature: number;
  /** Metres from its lowest to its highest place. */
  depth: number;
  /** From 0 to 1. */
  height(u: number, v: number): number;
  /** Factor on the colour where the surface is that high. */
  tone(u: number, v: number, height: number): number;
  /** Factor on the highlight where the surface is that high. */
  polish(height: number): number;
}

const { abs, cos, exp, floor, max, min, sqrt, PI } = Math;

/** A thread's width in metres. */
const THREAD = 0.0058;

/** Where a place lies among the threads: numbers of both, how far from the middle of each, which one is on top. */
const amongThreads = (u: number, v: number) => {
  const uneven = 0.25 * THREAD;
  const x = (u + uneven * (noise(u * 70, v * 70, 0.5) - 0.5)) / THREAD;
  const y = (v + uneven * (noise(u * 70, v * 70, 9.5) - 0.5)) / THREAD;
  const [i, j] = [floor(x), floor(y)];
  return { i, j, across: x - i - 0.5, along: y - j - 0.5, isWarp: ((i + j) & 1) === 0 };
};

/** A thread's round back, which dips where it goes under the next one. */
const thread = (across: number, along: number): number =>
  sqrt(max(0, 1 - 3.4 * across * across)) * (0.5 + 0.5 * cos(PI * along));

/** Threads over and under each other, each with thicker places. */
export const plainWeave: Relief = {
  feature: THREAD,
  depth: 0.0022,
  height(u, v) {
    const { across, along, isWarp } = amongThreads(u, v);
    return isWarp ? thread(across, along) : thread(along, across);
  },
  tone(u, v, height) {
    const { i, j, isWarp } = amongThreads(u, v);
    const slub = isWarp ? noise(i * 7.3, v * 45, 2.5) : noise(u * 45, j * 7.3, 6.5);
    return 0.8 + 0.27 * height + 0.22 * (slub - 0.5);
  },
  polish: (height) => height,
};

/** Pile that hands have brushed this way and that. */
export const pile: Relief = {
  feature: 0.0016,
  depth: 0.0005,
  height: (u, v) => noise(u * 520, v * 170, 0.5),
  tone: (_u, _v, height) => 0.93 + 0.14 * height,
  polish: (height) => 0.6 + 0.8 * height,
};

/** A grain's width in metres. */
const GRAIN = 0.0062;

/** Grains of a hide, with creases between them. */
export const hide: Relief = {
  feature: GRAIN,
  depth: 0.0006,
  height(u, v) {
    const [x, y] = [u / GRAIN, v / GRAIN];
    const [i, j] = [floor(x), floor(y)];
    let [first, second] = [9, 9];
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const dx = i + di + lattice(i + di, j + dj, 3) - x;
        const dy = j + dj + lattice(i + di, j + dj, 8) - y;
        const far = sqrt(dx * dx + dy * dy);
        if (far < first) [first, second] = [far, first];
        else if (far < second) second = far;
      }
    }
    return min(1, (second - first) * 2.6);
  },
  tone: (_u, _v, height) => 0.93 + 0.1 * height,
  polish: (height) => 0.5 + 0.7 * height,
};

/** Side of a quilt's diamond in metres, and how far its padding reaches from a seam to its full height. */
const DIAMOND = 0.13;
const PADDING = 0.017;
const STITCH = 0.007;

/** How far a place lies from the nearest of the lines that run one way, and how far along it. */
const fromSeam = (u: number, v: number) => {
  const [s, t] = [(u + v) / Math.SQRT2, (u - v) / Math.SQRT2];
  const away = (w: number): number => abs(w - DIAMOND * Math.round(w / DIAMOND));
  return away(s) < away(t) ? { away: away(s), along: t } : { away: away(t), along: s };
};

/** Padding under a knitted cover, sewn down in diamonds. */
export const quilted: Relief = {
  feature: 0.02,
  depth: 0.012,
  height: (u, v) => 1 - exp(-fromSeam(u, v).away / PADDING),
  tone(u, v, height) {
    const { away, along } = fromSeam(u, v);
    const isStitched = away < 0.0016 && along - STITCH * floor(along / STITCH) < STITCH * 0.7;
    const knit = 0.05 * (noise(u * 330, v * 160, 0.5) - 0.5);
    return (isStitched ? 0.74 : 0.9 + 0.1 * height) + knit;
  },
  polish: () => 1,
};
