import type { Static, TSchema } from 'typebox';
import type { CallName } from './calls/index.ts';
import type { schemas } from './schemas/index.ts';

type StaticOf<S> = S extends TSchema ? Static<S> : never;

/** The types of a table of calls: of each its query, its body, both as it is given them, and the envelope's `result`. */
export type WireOf<Schemas extends Readonly<Record<string, { readonly result: TSchema }>>> = {
  [N in keyof Schemas]: {
    result: StaticOf<Schemas[N]['result']>;
    query: Schemas[N] extends { query: infer S } ? StaticOf<S> : undefined;
    body: Schemas[N] extends { body: infer S } ? StaticOf<S> : undefined;
    input: (Schemas[N] extends { query: infer S } ? { query: StaticOf<S> } : { query?: undefined }) &
      (Schemas[N] extends { body: infer S } ? { body: StaticOf<S> } : { body?: undefined });
  };
};

// Mapped once over all calls: an index into these is cheap for the compiler, a conditional type in each use is not.
type Wire = WireOf<typeof schemas>;

/** Undefined for a call without one. */
export type CallQuery<N extends CallName> = Wire[N]['query'];
/** Undefined for a call without one. */
export type CallBody<N extends CallName> = Wire[N]['body'];
/** `query` and `body`, each only where the call has one. */
export type CallInput<N extends CallName> = Wire[N]['input'];
/** The `result` of a call's envelope. */
export type CallResult<N extends CallName> = Wire[N]['result'];

/** The answer of every call (API-001): `code` 200 means success. */
export interface Envelope<T = unknown> {
  code: number;
  message: string;
  result: T;
  type: string;
}
