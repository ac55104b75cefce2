import type { CallName } from '@shop/contract';
import { commonErrors, schemas, type CallSchema } from '@shop/contract/schemas';
import { Value } from 'typebox/value';
import type { Answer } from './ask.ts';

/** What an answer is worth to the shop. */
export type Verdict =
  | { kind: 'fits'; result: unknown }
  /** A code that the contract lists. Whether a result would fit was not seen. */
  | { kind: 'refused'; code: number; message: string }
  /** Each problem names the field (`result/products/0/price`) and what is wrong with it. */
  | { kind: 'fails'; problems: string[] };

/** So many fields of one answer are named; a list repeats its mistake in each of its entries. */
const most = 5;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An item's number in a path, so that one mistake in a list of a hundred is named once. */
const general = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

const valueAt = (result: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), result);

const problemsOf = (name: CallName, result: unknown): string[] => {
  const found = new Map<string, string>();
  // A field that the shop does not know harms nothing.
  for (const { keyword, instancePath, message, params } of Value.Errors(schemas[name].result, result)) {
    if (keyword === 'additionalProperties' || keyword === 'boolean') continue;
    const missing =
      keyword === 'required' ? (params as { requiredProperties?: string[] }).requiredProperties : undefined;
    for (const field of missing ?? [undefined]) {
      const path = general(`${instancePath}${field === undefined ? '' : `/${field}`}`);
      const got = JSON.stringify(valueAt(result, instancePath))?.slice(0, 60);
      const said = field === undefined ? `${message}, got ${got ?? 'nothing'}` : 'is missing';
      if (!found.has(path)) found.set(path, `result${path}: ${said}`);
    }
  }
  const all = [...found.values()];
  return all.length > most ? [...all.slice(0, most), `and ${all.length - most} more fields`] : all;
};

const envelopeOf = (text: string): Record<string, unknown> | null => {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
};

const envelopeProblems = (envelope: Record<string, unknown>): string[] => [
  ...(typeof envelope['code'] === 'number' ? [] : ['code: has to be a number']),
  ...(typeof envelope['message'] === 'string' ? [] : ['message: has to be a text']),
  ...(typeof envelope['type'] === 'string' ? [] : ['type: has to be a text']),
  ...('result' in envelope ? [] : ['result: is missing']),
];

const listedFor = (name: CallName, code: number): boolean => {
  const { errors }: CallSchema = schemas[name];
  return code in commonErrors || (errors !== undefined && code in errors);
};

/** Judges what a backend answered to a call by the contract's schema of that call (API-001). */
export const judge = (name: CallName, answer: Answer): Verdict => {
  if ('unreachable' in answer) return { kind: 'fails', problems: [`no answer: ${answer.unreachable}`] };
  const envelope = envelopeOf(answer.text);
  if (!envelope) {
    const start = answer.text.trim().slice(0, 40);
    return { kind: 'fails', problems: [`HTTP ${answer.status} without an envelope in JSON (“${start}”)`] };
  }
  const wrong = envelopeProblems(envelope);
  if (wrong.length > 0) return { kind: 'fails', problems: wrong };
  const code = envelope['code'] as number;
  if (code !== 200) {
    const message = String(envelope['message']);
    if (listedFor(name, code)) return { kind: 'refused', code, message };
    return { kind: 'fails', problems: [`code ${code} (“${message}”), which the contract does not list for it`] };
  }
  const problems = problemsOf(name, envelope['result']);
  return problems.length === 0 ? { kind: 'fits', result: envelope['result'] } : { kind: 'fails', problems };
};
