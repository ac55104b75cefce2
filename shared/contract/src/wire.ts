import type { Static, TSchema } from 'typebox';
import type { CallName } from './calls/index.ts';
import type { schemas } from './schemas/index.ts';

type Schemas = typeof schemas;
type Part<N extends CallName, K extends 'query' | 'body'> = Schemas[N] extends { [P in K]: infer S extends TSchema }
  ? { [P in K]: Static<S> }
  : { [P in K]?: undefined };

/** What a call is given: `query` and `body`, each only where the call has one. */
export type CallInput<N extends CallName> = Part<N, 'query'> & Part<N, 'body'>;
/** The `result` of a call's envelope. */
export type CallResult<N extends CallName> = Static<Schemas[N]['result']>;

/** The answer of every call (document 1 §3): `code` 200 means success. */
export interface Envelope<T = unknown> {
  code: number;
  message: string;
  result: T;
  type: string;
}
