import { Type, type TSchema } from 'typebox';

/** Schema of the envelope around a result (API-001). */
export const envelopeOf = (result: TSchema) =>
  Type.Object(
    { code: Type.Integer(), message: Type.String(), result, type: Type.String() },
    { additionalProperties: false },
  );

export const success = (result: unknown) => ({ code: 200, message: '', result, type: 'success' });
export const failure = (code: number, message: string, result: unknown = null) => ({
  code,
  message,
  result,
  type: 'error',
});

/** An answer that is neither a success nor an error: a redirect, or a cancelled resolution. */
export class Answer<T> {
  readonly code: number;
  readonly result: T;

  constructor(code: number, result: T) {
    this.code = code;
    this.result = result;
  }
}
