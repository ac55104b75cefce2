import { Type, type TSchema } from 'typebox';

/** HTTP status of an envelope's code: the code where it is an error status, 200 for answers such as 0 and 301. */
export const httpStatusOf = (code: number): number => {
  if (code === 10404) return 404;
  if (code === 2002) return 429;
  return code >= 400 && code <= 599 ? code : 200;
};

const envelopes = new WeakMap<TSchema, TSchema>();

/** Schema of the envelope around a result (API-001), the same one each time: what was compiled from it is found by it. */
export const envelopeOf = (result: TSchema): TSchema => {
  const envelope =
    envelopes.get(result) ??
    Type.Object(
      { code: Type.Integer(), message: Type.String(), result, type: Type.String() },
      { additionalProperties: false },
    );
  envelopes.set(result, envelope);
  return envelope;
};

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
