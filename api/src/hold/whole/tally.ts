/** Target of a request: a document, a released file, or a call of the API. */
export type Kind = 'page' | 'file' | 'call';

/** One request and what came of it. */
export interface Request {
  readonly kind: Kind;
  /** Its method and path, without a query. */
  readonly what: string;
  /** Its id, which logs have too. */
  readonly id: string;
  /** Whether it may change something, so that nobody may send it twice. */
  readonly mayChange: boolean;
}

/** Why a request failed: an answer of 5xx, or that none came, or not all of it. */
export interface Failure {
  readonly reason: string;
  readonly isBrokenOff: boolean;
}

/** Ends a request that was begun; null when it did not fail. */
export type Ended = (failure: Failure | null) => void;

/** Something that is done to the servers. */
export interface Fault {
  readonly name: string;
  /** Whether it may fail a request that was under way meanwhile; without, none may fail. */
  readonly mayFail?: (request: Request, failure: Failure) => boolean;
}

/** Requests of one part of the measure. */
export interface Phase {
  readonly name: string;
  /** Milliseconds from its beginning to its end. */
  readonly lasted: number;
  readonly requests: Readonly<Record<Kind, number>>;
  /** The slowest of the fastest 95 % of answered requests of a kind, in ms; 0 where there was none. */
  p95(kind: Kind): number;
  readonly failed: number;
  /** Those of them that nothing that was done excuses. */
  readonly unexcused: number;
  /** Pages whose contents the browser has to make, because the server had no time for them. */
  readonly left: number;
  /** Failures that are alike, with what was done to the servers last, and how many there were of each. */
  readonly failures: ReadonlyMap<string, number>;
  readonly orders: number;
}

/** Counts what shoppers ask for, part by part. */
export interface Tally {
  /** A request that begins: it counts where it does, with what is done to the servers while it is under way. */
  asked(request: Request): Ended;
  leftToBrowser(): void;
  /** An order whose number a shopper was told. */
  placed(order: string): void;
  /** A refusal, which no fault excuses. */
  refused(what: string): void;
  /** Begins a fault of the servers; the returned function ends it. */
  disturbed(by: Fault): () => void;
  /** Begins a new part and answers the one before, once everything that was asked in it has ended. */
  begin(name: string): Promise<Phase>;
  /** Faults, and each request that failed, line by line with the time. */
  readonly log: readonly string[];
  /** Numbers of all orders so far. */
  readonly orders: readonly string[];
  /** Refusals that are alike, and how many there were of each. */
  readonly refusals: ReadonlyMap<string, number>;
}

interface Pending {
  readonly ended: Promise<void>;
  /** Faults while it was under way. */
  readonly met: Set<Fault>;
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
    unexcused: 0,
    left: 0,
    orders: 0,
    pending: new Set<Pending>(),
  });
  let now = fresh(name);
  /** Faults at this moment; and the last one, for the names of failures. */
  const faults = new Set<Fault>();
  let last = '';
  const log: string[] = [];
  const write = (line: string): void => void log.push(`${new Date().toISOString()} ${line}`);
  const orders: string[] = [];
  const refusals = new Map<string, number>();
  return {
    log,
    orders,
    refusals,
    asked(request) {
      const { kind, what, id } = request;
      const part = now;
      const begun = performance.now();
      const { promise, resolve } = Promise.withResolvers<void>();
      const pending = { ended: promise, met: new Set(faults) };
      part.pending.add(pending);
      return (failure) => {
        const took = performance.now() - begun;
        part.requests[kind] += 1;
        if (failure === null) part.times[kind].push(took);
        else {
          const met = [...pending.met];
          const isExcused = met.some(({ mayFail }) => mayFail?.(request, failure));
          part.failed += 1;
          if (!isExcused) part.unexcused += 1;
          const when = met.map(({ name: by }) => by).join(', ') || (last && `after "${last}"`);
          more(part.failures, `${isExcused ? '' : 'not to be: '}${when && `${when}: `}${what} ${failure.reason}`);
          write(`${id} after ${took.toFixed(0)} ms: ${what} ${failure.reason}`);
        }
        part.pending.delete(pending);
        resolve();
      };
    },
    leftToBrowser: () => void (now.left += 1),
    placed(order) {
      orders.push(order);
      now.orders += 1;
    },
    refused(what) {
      more(refusals, what);
      write(what);
    },
    disturbed(by) {
      faults.add(by);
      last = by.name;
      for (const { met } of now.pending) met.add(by);
      write(last);
      return () => {
        faults.delete(by);
        write(`${by.name}: over`);
      };
    },
    async begin(next) {
      const part = now;
      const lasted = performance.now() - part.since;
      now = fresh(next);
      last = '';
      write(next);
      await Promise.all([...part.pending].map(({ ended }) => ended));
      const { times, pending: _, ...counted } = part;
      return { ...counted, lasted, p95: (kind) => quantile(times[kind], 0.95) };
    },
  };
};
