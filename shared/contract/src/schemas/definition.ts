import type { TObject, TSchema } from 'typebox';

/**
 * What a call takes (in the query, in the body), what its envelope's `result` holds, and with which further codes it
 * may refuse, beside those that any call may answer (`commonErrors`).
 */
export interface CallSchema {
  readonly query?: TObject;
  readonly body?: TObject;
  readonly result: TSchema;
  readonly errors?: Readonly<Record<number, string>>;
}
export type SchemaTable = Readonly<Record<string, CallSchema>>;
