/** How much of a server one process takes, and how long it waits; times in milliseconds. */
export interface ServerLimits {
  /** Connections for everything but the checkout. */
  readonly connections: number;
  /** Connections for cart, checkout and payment, which nothing else can take. */
  readonly checkoutConnections: number;
  /** How long a call waits for a free connection. */
  readonly timeout: number;
  /** How long a statement may take, waiting for locks included; 0 for no limit. */
  readonly statementTimeout: number;
  /** How long a statement waits for somebody else's lock; 0 for no limit. */
  readonly lockTimeout: number;
  /** How long counting an attempt waits for a connection, and its statement for an answer: it is quick. */
  readonly countTimeout: number;
  /** How old what replicas answer may be: as often the primary is asked what has changed. */
  readonly readAge: number;
}

export const defaultLimits: ServerLimits = {
  connections: 10,
  checkoutConnections: 10,
  timeout: 5_000,
  statementTimeout: 15_000,
  lockTimeout: 5_000,
  countTimeout: 1_000,
  readAge: 1_000,
};
