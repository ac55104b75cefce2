import type { Static, TSchema } from 'typebox';
import type { CallName } from './calls/index.ts';
import type { schemas } from './schemas/index.ts';

type Schemas = typeof schemas;
type StaticOf<S> = S extends TSchema ? Static<S> : never;

// Mapped once over all calls: an index into these is cheap for the compiler, a conditional type in each use is not.
type Results = { [N in CallName]: StaticOf<Schemas[N]['result']> };
type Queries = { [N in CallName]: Schemas[N] extends { query: infer S } ? StaticOf<S> : undefined };
type Bodies = { [N in CallName]: Schemas[N] extends { body: infer S } ? StaticOf<S> : undefined };
type Inputs = {
  [N in CallName]: (Schemas[N] extends { query: infer S } ? { query: StaticOf<S> } : { query?: undefined }) &
    (Schemas[N] extends { body: infer S } ? { body: StaticOf<S> } : { body?: undefined });
};

/** What a call takes in its query; undefined for a call without one. */
export type CallQuery<N extends CallName> = Queries[N];
/** What a call takes in its body; undefined for a call without one. */
export type CallBody<N extends CallName> = Bodies[N];
/** What a call is given: `query` and `body`, each only where the call has one. */
export type CallInput<N extends CallName> = Inputs[N];
/** The `result` of a call's envelope. */
export type CallResult<N extends CallName> = Results[N];

/** The answer of every call (API-001): `code` 200 means success. */
export interface Envelope<T = unknown> {
  code: number;
  message: string;
  result: T;
  type: string;
}
