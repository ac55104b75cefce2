import type { TObject, TSchema } from 'typebox';

/**
 * `result` is that of its envelope; `errors` are the further codes with which it may refuse, beside those that any call
 * may answer (`commonErrors`).
 */
export interface CallSchema {
  readonly query?: TObject;
  readonly body?: TObject;
  readonly result: TSchema;
  readonly errors?: Readonly<Record<number, string>>;
}
export type SchemaTable = Readonly<Record<string, CallSchema>>;
