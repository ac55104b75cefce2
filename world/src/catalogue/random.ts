/** A small seeded generator (mulberry32): the same seed gives the same stream on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in a random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
}

const GOLDEN = 0x9e3779b9;

/** Numbers that stand for a text among the seeds. */
export const seedsOf = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

/** @throws RangeError when something is to be picked from an empty list. */
export const makeRandom = (...seeds: number[]): Random => {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x85ebca6b) + GOLDEN, GOLDEN) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (left.length > 0 && taken.length < count) taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return { next, int, chance: (probability) => next() < probability, pick, sample };
};
