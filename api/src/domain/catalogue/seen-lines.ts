import { hash } from 'node:crypto';

/** What was met in a file, and in which line first. */
export interface SeenLines {
  /** Remembers something; answers the line where it was met before, null the first time. */
  add(what: string, line: number): number | null;
  has(what: string): boolean;
}

const [least, mostFull] = [4_096, 0.7];

/**
 * Remembers any number of lines in 12 bytes each, at most 35 with the room to grow: of each it keeps 64 bits of a
 * hash, which two of a million lines share less often than once in ten million files.
 */
export const seenLines = (): SeenLines => {
  let [hashes, lines, count] = [new BigUint64Array(least), new Uint32Array(least), 0];
  /** Where a hash stands, or would. A place without a line is free. */
  const placeOf = (wanted: bigint): number => {
    let place = Number(wanted % BigInt(hashes.length));
    while (lines[place] !== 0 && hashes[place] !== wanted) place = (place + 1) % hashes.length;
    return place;
  };
  const hashOf = (what: string): bigint => hash('sha1', what, 'buffer').readBigUInt64LE();
  const put = (one: bigint, line: number): void => {
    const place = placeOf(one);
    hashes[place] = one;
    lines[place] = line;
  };
  const grow = (): void => {
    const [old, oldLines] = [hashes, lines];
    [hashes, lines] = [new BigUint64Array(old.length * 2), new Uint32Array(old.length * 2)];
    for (const [place, line] of oldLines.entries()) if (line !== 0) put(old[place] ?? 0n, line);
  };
  return {
    add: (what, line) => {
      const one = hashOf(what);
      const before = lines[placeOf(one)] ?? 0;
      if (before !== 0) return before;
      if (count + 1 > hashes.length * mostFull) grow();
      put(one, line);
      count += 1;
      return null;
    },
    has: (what) => lines[placeOf(hashOf(what))] !== 0,
  };
};
