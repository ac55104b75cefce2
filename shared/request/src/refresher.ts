/** One token refresh for everything that waits for it. */
export interface Refresher {
  /** Resolves when no refresh is under way. */
  settled: () => Promise<void>;
  /** Joins the refresh under way or starts one; true when there is a new token. */
  refresh: () => Promise<boolean>;
}

/** A refresh that throws counts as one that got no token. */
export const createRefresher = (refreshToken: (() => Promise<boolean>) | undefined): Refresher => {
  let running: Promise<boolean> | undefined;
  const run = async (): Promise<boolean> => {
    try {
      return (await refreshToken?.()) ?? false;
    } catch {
      return false;
    } finally {
      running = undefined;
    }
  };
  return {
    settled: async () => {
      await running;
    },
    // Started one microtask later, so that calls made by the refresh itself find it under way.
    refresh: async () => (running ??= Promise.resolve().then(run)),
  };
};
