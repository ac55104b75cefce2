import type { FastifyInstance } from 'fastify';

/** A role that is ready to listen. */
export interface Running {
  readonly app: FastifyInstance;
  readonly place: { readonly host: string; readonly port: number };
  /** Ends it once everything that is under way is done. */
  close(): Promise<void>;
}
