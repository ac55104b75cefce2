import { fieldOf } from '@shop/platform';

type Refusal<Name extends string> =
  | { ok: false; fields: Partial<Record<Name, string>> }
  | { ok: false; message: string };

/** What the API has against a password, at the field that it names, else at the form (VAL-007). */
export const passwordRefusal = <Name extends string>(
  error: unknown,
  message: string,
  names: readonly Name[],
): Refusal<Name> => {
  const given = fieldOf(error);
  const named = names.find((name) => name === given);
  // A computed key is a string to the compiler.
  return named ? { ok: false, fields: { [named]: message } as Partial<Record<Name, string>> } : { ok: false, message };
};
