import { OperatorProblem } from '../domain/operator-problem.ts';

/** The number of a row, which a list shows in its first column. @throws OperatorProblem */
export const idOf = (text: string, what: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new OperatorProblem(`"${text}" is no id of ${what}: the first column of its list.`);
};

/** What an option says, at most so long. @throws OperatorProblem where it is missing */
export const required = (option: string, text: string | null, most = 100): string => {
  if (text === null || text === '' || text.length > most)
    throw new OperatorProblem(`This needs --${option} "<at most ${most} characters>".`);
  return text;
};

/** What staff writes to customers. @throws OperatorProblem where it is missing */
export const wordsOf = (text: string | null): string => required('text', text, 4_000);

/** Words in both languages; null where neither was given. @throws OperatorProblem where one of them is missing */
export const bothGiven = (option: string, en: string | null, fr: string | null): { en: string; fr: string } | null => {
  if (en && fr) return { en, fr };
  if (en === null && fr === null) return null;
  throw new OperatorProblem(`This needs both --${option} and --${option}-fr.`);
};

/** One of a closed list. @throws OperatorProblem for anything else */
export const oneOf = <Value extends string>(option: string, values: readonly Value[], text: string | null): Value => {
  const known = values.find((value) => value === text);
  if (known === undefined) throw new OperatorProblem(`This needs --${option}, one of ${values.join(', ')}.`);
  return known;
};

/** What is in a carton: `SOFA-000012:1,LAMP-000003:2`. @throws OperatorProblem */
export const packedGiven = (text: string): { sku: string; qty: number }[] =>
  text.split(',').map((part) => {
    const [, sku, qty] = /^\s*(\S+):([1-9]\d{0,2})\s*$/.exec(part) ?? [];
    if (sku === undefined) throw new OperatorProblem(`"${part}" is not "<product number>:<units>".`);
    return { sku, qty: Number(qty) };
  });
