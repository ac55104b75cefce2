import { hash } from 'node:crypto';

/** Values met in a file, with the first line of each. */
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
  let [firsts, seconds, lines, count] = [new Uint32Array(least), new Uint32Array(least), new Uint32Array(least), 0];
  /** Where a hash stands, or would. A place without a line is free. */
  const placeOf = (first: number, second: number): number => {
    let place = first % firsts.length;
    while (lines[place] !== 0 && (firsts[place] !== first || seconds[place] !== second))
      place = (place + 1) % firsts.length;
    return place;
  };
  const hashOf = (what: string): readonly [first: number, second: number] => {
    const digits = hash('sha1', what); // as text: a buffer each would keep the collector busy
    return [Number.parseInt(digits.slice(0, 8), 16), Number.parseInt(digits.slice(8, 16), 16)];
  };
  const put = (first: number, second: number, line: number): void => {
    const place = placeOf(first, second);
    firsts[place] = first;
    seconds[place] = second;
    lines[place] = line;
  };
  const grow = (): void => {
    const [oldFirsts, oldSeconds, oldLines] = [firsts, seconds, lines];
    const size = oldLines.length * 2;
    [firsts, seconds, lines] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)];
    for (const [place, line] of oldLines.entries())
      if (line !== 0) put(oldFirsts[place] ?? 0, oldSeconds[place] ?? 0, line);
  };
  return {
    add: (what, line) => {
      const [first, second] = hashOf(what);
      const before = lines[placeOf(first, second)] ?? 0;
      if (before !== 0) return before;
      if (count + 1 > lines.length * mostFull) grow();
      put(first, second, line);
      count += 1;
      return null;
    },
    has: (what) => lines[placeOf(...hashOf(what))] !== 0,
  };
};
