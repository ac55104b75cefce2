/**
 * How a remote failed.
 *
 * - `missing`: its files did not come, or were not the released ones (SRI)
 * - `import`: its code threw while it was evaluated
 * - `timeout`: it gave no answer in time
 * - `loader`, `render`: its page's loader, or one of its components, threw
 * - `stuck`: it blocked the process that rendered with it until that was ended
 */
export const faultCauses = ['missing', 'import', 'timeout', 'loader', 'render', 'stuck'] as const;

/** One fault as it is counted. It says nothing of the person who met it. */
export interface RemoteFault {
  /** The remote's package, such as `catalog`. */
  remote: string;
  build: number;
  /** What was asked of it, such as `./product`. */
  expose: string;
  cause: (typeof faultCauses)[number];
}

/** Where browsers report faults of remotes: POST with a RemoteFault as JSON, answered with 204. */
export const clientErrorsPath = '/client-errors';
