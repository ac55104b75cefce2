import { OperatorProblem } from '../domain/operator-problem.ts';
import type { Packed } from '../domain/order/carton.ts';
import { plainText } from '../domain/text/plain-text.ts';

/** The number of a row, which a list shows in its first column. @throws OperatorProblem */
export const idOf = (text: string, what: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new OperatorProblem(`"${text}" is no id of ${what}: the first column of its list.`);
};

/** What an option says, in one line that customers may be shown. @throws OperatorProblem where it is missing */
export const required = (option: string, text: string | null): string => {
  const said = plainText(text ?? '');
  if (said === '' || said.length > 100) throw new OperatorProblem(`This needs --${option} "<at most 100 characters>".`);
  return said;
};

/** A day such as 2026-06-05, at noon where the shop is. @throws OperatorProblem */
export const dayGiven = (text: string | null): Date | null => {
  if (text === null) return null;
  const noon = new Date(`${text}T17:00:00.000Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && noon.toISOString().startsWith(text)) return noon;
  throw new OperatorProblem(`"${text}" is no day such as 2026-06-05.`);
};

/** What is in a carton: `SOFA-000012:1,LAMP-000003:2`. @throws OperatorProblem */
export const packedGiven = (text: string | null): Packed[] | null => {
  if (text === null) return null;
  return text.split(',').map((part) => {
    const [, sku, qty] = /^\s*(\S+):([1-9]\d{0,2})\s*$/.exec(part) ?? [];
    if (sku === undefined) throw new OperatorProblem(`"${part}" is not "<product number>:<units>".`);
    return { sku, qty: Number(qty) };
  });
};

/** The longest text that staff may write to customers. */
const most = 4_000;

/** What staff writes to customers. @throws OperatorProblem where it is missing */
export const wordsOf = (text: string | null): string => {
  const words = plainText(text ?? '');
  if (words === '' || words.length > most)
    throw new OperatorProblem(`This needs --text "<at most ${most} characters>".`);
  return words;
};
