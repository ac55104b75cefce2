import type { ServerResponse } from 'node:http';

/** Faults of one request: the answer is lost after it was acted on, nothing is done, or nobody answers. */
const kinds = ['lost answer', 'broken connection', 'error 503', 'silence'] as const;
export type FaultKind = (typeof kinds)[number];

/** Pseudo-random numbers from 0 to 1 that a seed repeats (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export interface Faults {
  /** The fault of the next question, if it has one. */
  next(): FaultKind | null;
  /** From now on nothing goes wrong. */
  end(): void;
  readonly counts: Readonly<Record<FaultKind, number>>;
}

/** Faults for a `rate` (0 to 1) of all questions; at most `silences` of them are never answered. */
export const startFaults = (rate: number, silences: number, seed: number): Faults => {
  const random = randomFrom(seed);
  const counts = { 'lost answer': 0, 'broken connection': 0, 'error 503': 0, silence: 0 };
  let ended = false;
  return {
    counts,
    end: () => {
      ended = true;
    },
    next: () => {
      if (ended || random() >= rate) return null;
      const kind = kinds[Math.floor(random() * kinds.length)] ?? 'lost answer';
      const struck = kind === 'silence' && counts.silence >= silences ? 'lost answer' : kind;
      counts[struck] += 1;
      return struck;
    },
  };
};

/** Answers a question with its fault; true when there is nothing more to do. `act` makes the change without an answer. */
export const strike = (fault: FaultKind | null, response: ServerResponse, act: () => unknown): boolean => {
  if (fault === null) return false;
  if (fault === 'lost answer') act();
  if (fault === 'error 503') response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  else if (fault !== 'silence') response.destroy();
  return true;
};
