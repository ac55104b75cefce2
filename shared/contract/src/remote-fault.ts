/**
 * How a remote failed.
 *
 * - `missing`: its files did not come, or were not the released ones (SRI)
 * - `import`: its code threw while it was evaluated
 * - `timeout`: it gave no answer in time
 * - `loader`, `render`: its page's loader, or one of its components, threw
 * - `event`: its code threw where nothing catches it: in a handler, a timer, a promise
 * - `stuck`: it blocked the process that rendered with it until that was ended
 * - `slow`: the server took long over its page
 */
export const faultCauses = ['missing', 'import', 'timeout', 'loader', 'render', 'event', 'stuck', 'slow'] as const;

/** One fault as it is counted. It says nothing of the person who met it. */
export interface RemoteFault {
  /** The remote's package, such as `catalog`; `host` for the shell itself. */
  remote: string;
  build: number;
  /** Such as `./product`. */
  expose: string;
  cause: (typeof faultCauses)[number];
  /** Address of the file that did not come, such as `/assets/catalog/7/expose-home.js`, where that is known. */
  file?: string | undefined;
  /** Path of the page on which it was met, without its query. */
  page?: string | undefined;
  /** Id of the request that the page came with, as the logs of the servers have it. */
  request?: string | undefined;
}

/** Where browsers report faults of remotes: POST with a RemoteFault as JSON, answered with 204. */
export const clientErrorsPath = '/client-errors';
