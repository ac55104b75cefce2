/** What a shopper asks for: a document, a released file, or a call of the API. */
export type Kind = 'page' | 'file' | 'call';

/** One request and what came of it. */
export interface Request {
  readonly kind: Kind;
  /** Its method and path, without a query. */
  readonly what: string;
  /** Milliseconds until its whole answer was there. */
  readonly took: number;
  /** An answer of 5xx, or why none came; null for everything else. */
  readonly failure: string | null;
}

/** What was asked for in one part of the measure. */
export interface Phase {
  readonly name: string;
  /** Milliseconds from its beginning to its end. */
  readonly lasted: number;
  readonly requests: Readonly<Record<Kind, number>>;
  /** The slowest of the fastest 95 % of answered requests of a kind, in ms; 0 where there was none. */
  p95(kind: Kind): number;
  readonly failed: number;
  /** Pages whose contents the browser has to make, because the server had no time for them. */
  readonly left: number;
  /** Failures that are alike, with what was done to the servers last, and how many there were of each. */
  readonly failures: ReadonlyMap<string, number>;
  readonly orders: number;
}

/** Counts what shoppers ask for, part by part. */
export interface Tally {
  add(request: Request): void;
  leftToBrowser(): void;
  /** An order whose number a shopper was told. */
  placed(order: string): void;
  /** Something that no fault excuses. */
  refused(what: string): void;
  /** What is done to the servers from now on. */
  disturbed(by: string): void;
  /** Begins a new part and answers the one that it ends. */
  begin(name: string): Phase;
  /** Numbers of all orders so far. */
  readonly orders: readonly string[];
  /** Refusals that are alike, and how many there were of each. */
  readonly refusals: ReadonlyMap<string, number>;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0;

const more = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Starts counting; `name` is of the first part. */
export const tallyFrom = (name: string): Tally => {
  const fresh = (of: string) => ({
    name: of,
    since: performance.now(),
    requests: { page: 0, file: 0, call: 0 },
    times: { page: [] as number[], file: [] as number[], call: [] as number[] },
    failures: new Map<string, number>(),
    failed: 0,
    left: 0,
    orders: 0,
  });
  let now = fresh(name);
  let disturbance = '';
  const orders: string[] = [];
  const refusals = new Map<string, number>();
  return {
    orders,
    refusals,
    add({ kind, what, took, failure }) {
      now.requests[kind] += 1;
      if (failure === null) now.times[kind].push(took);
      else {
        now.failed += 1;
        more(now.failures, `${disturbance && `${disturbance}: `}${what} ${failure}`);
      }
    },
    leftToBrowser: () => void (now.left += 1),
    placed(order) {
      orders.push(order);
      now.orders += 1;
    },
    refused: (what) => more(refusals, what),
    disturbed: (by) => void (disturbance = by),
    begin(next) {
      const { since, times, ...ended } = now;
      now = fresh(next);
      disturbance = '';
      return { ...ended, lasted: performance.now() - since, p95: (kind) => quantile(times[kind], 0.95) };
    },
  };
};
