import { cleaned } from '@shop/format';

/** They are taken as they are typed. */
const isPassword = (name: string): boolean => /password/i.test(name);

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/**
 * Cleans each text of what a shopper sends, in place, as the forms do that send it. It may be nested deeper than a call
 * stack is high, so it is gone through with a list of what is left.
 */
export const cleanInput = (input: unknown): unknown => {
  if (!isNested(input)) return input;
  const left = [input];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const [name, value] of Object.entries(next)) {
      if (typeof value === 'string' && !isPassword(name)) next[name] = cleaned(value);
      else if (isNested(value)) left.push(value);
    }
  }
  return input;
};
