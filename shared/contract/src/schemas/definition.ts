import type { TObject, TSchema } from 'typebox';

/** What a call takes (in the query, in the body) and what its envelope's `result` holds. */
export interface CallSchema {
  readonly query?: TObject;
  readonly body?: TObject;
  readonly result: TSchema;
}
export type SchemaTable = Readonly<Record<string, CallSchema>>;
