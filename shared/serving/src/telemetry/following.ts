import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A call that was made elsewhere, such as in a thread that renders pages, and is told afterwards. */
export interface ReportedCall {
  /** The `traceparent` of what it was made for. */
  readonly parent: string;
  /** Its own id: 16 hexadecimal digits. */
  readonly span: string;
  readonly method: string;
  /** Pattern of its route, never its address. */
  readonly route: string;
  /** Its HTTP status; 0 without an answer. */
  readonly status: number;
  /** In ms since 1970. */
  readonly begun: number;
  readonly ended: number;
}

/** What follows the work of this process as spans. Nothing in them is of a person: no address, query, text or id. */
export interface Tracing {
  /** Follows each request of an application, a span each; to be called before other hooks are added. */
  follow(app: FastifyInstance, routeOf?: (request: FastifyRequest) => string | undefined): void;
  /** Follows what the process asks of others over HTTP while it works for a request or a job. */
  followCalls(): void;
  /** Runs work that no request asked for, as a trace of its own. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Follows a statement of `text` while what `ask` answers is not settled; only within a request or a job, the first of each. */
  statement<T>(text: string, ask: () => T): T;
  report(call: ReportedCall): void;
  /** Sends what waits, for a second at most: a collector that is away holds up no end. */
  end(): Promise<void>;
}
