interface Turn {
  rank: number;
  begin(): void;
  refuse(): void;
}

interface Bounds {
  /** So many run at one time. */
  atOnce: number;
  /** So many wait at most. */
  mostWaiting: number;
  /** What is thrown for who has no place to wait. */
  refusal(): Error;
}

/**
 * Runs few things at one time and lets the others wait: the lower rank first, of one rank whoever came first. When too
 * many wait, the last of them loses its place to one of a lower rank.
 */
export const turns = ({ atOnce, mostWaiting, refusal }: Bounds) => {
  const waiting: Turn[] = [];
  let running = 0;
  /** Whoever comes next takes the place of whoever is done. */
  const next = (): void => {
    const turn = waiting.shift();
    if (turn) turn.begin();
    else running -= 1;
  };
  const place = (rank: number): Promise<void> =>
    new Promise((begin, refuse) => {
      const turn: Turn = { rank, begin, refuse: () => refuse(refusal()) };
      const at = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(at === -1 ? waiting.length : at, 0, turn);
      if (waiting.length > mostWaiting) waiting.pop()?.refuse();
    });
  return async <T>(rank: number, run: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await place(rank);
    try {
      return await run();
    } finally {
      next();
    }
  };
};
