import type { Static, TSchema } from 'typebox';
import type { OperatorCallName } from './calls.ts';
import type { operatorSchemas } from './schemas.ts';

type Schemas = typeof operatorSchemas;
type StaticOf<S> = S extends TSchema ? Static<S> : never;

type Results = { [N in OperatorCallName]: StaticOf<Schemas[N]['result']> };
type Queries = { [N in OperatorCallName]: Schemas[N] extends { query: infer S } ? StaticOf<S> : undefined };
type Bodies = { [N in OperatorCallName]: Schemas[N] extends { body: infer S } ? StaticOf<S> : undefined };
type Inputs = {
  [N in OperatorCallName]: (Schemas[N] extends { query: infer S } ? { query: StaticOf<S> } : { query?: undefined }) &
    (Schemas[N] extends { body: infer S } ? { body: StaticOf<S> } : { body?: undefined });
};

/** What one of the operator's calls takes in its query; undefined for a call without one. */
export type OperatorQuery<N extends OperatorCallName> = Queries[N];
/** What it takes in its body; undefined for a call without one. */
export type OperatorBody<N extends OperatorCallName> = Bodies[N];
/** What it is given: `query` and `body`, each only where the call has one. */
export type OperatorInput<N extends OperatorCallName> = Inputs[N];
/** The `result` of its envelope. */
export type OperatorResult<N extends OperatorCallName> = Results[N];
