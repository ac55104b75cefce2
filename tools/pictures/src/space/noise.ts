/** A repeatable number from 0 to 1 for a lattice point. */
export const lattice = (x: number, y: number, z: number): number => {
  let h = (x * 374761393 + y * 668265263 + z * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
};

const smooth = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth value noise from 0 to 1 with features one unit wide. */
export const noise = (x: number, y: number, z: number): number => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const w = smooth(z - k);
  const near = between(
    between(lattice(i, j, k), lattice(i + 1, j, k), u),
    between(lattice(i, j + 1, k), lattice(i + 1, j + 1, k), u),
    v,
  );
  const far = between(
    between(lattice(i, j, k + 1), lattice(i + 1, j, k + 1), u),
    between(lattice(i, j + 1, k + 1), lattice(i + 1, j + 1, k + 1), u),
    v,
  );
  return between(near, far, w);
};

/** A repeatable sequence of numbers from 0 to 1 (Lehmer generator). */
export const sequence = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
};
