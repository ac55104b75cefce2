import type { ActionAnswer, ActionResult, CallName, Language, SentForm } from '@shop/contract';
import { isCallError, type CallError } from '@shop/platform';
import type { RemoteTexts } from './remote-texts.ts';

/** How a call failed: it got no answer, the server is at fault, there were too many, nobody is signed in, or the API says no. */
export type ProblemKind = Exclude<CallError['reason'], 'code'> | 'fault' | 'tooMany' | 'signedOut' | 'refused';

/** A failed call as plain data, which a store can hold. */
export interface Problem {
  kind: ProblemKind;
  /** The API's own text in the reader's language; empty where it has none. */
  message: string;
  /** Of the API's answer; absent where none came. */
  code?: number;
  /** The API's name of the field that it is about. */
  field?: string;
}

/** An action's call that was refused, or that nobody answered. */
export type Refused = Extract<ActionAnswer<CallName>, { ok: false }>;

type Failed = Pick<CallError, 'code' | 'message' | 'result'> & { reason?: CallError['reason'] };

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;
const isProblem = (error: unknown): error is Problem => isObject(error) && 'kind' in error;
const isFailed = (error: unknown): error is Failed =>
  isCallError(error) || (isObject(error) && 'ok' in error && error.ok === false);

const kindOf = (code: number): ProblemKind => {
  if (code === 0) return 'other'; // an action's call that was not made, or got no answer
  if (code === 401) return 'signedOut';
  if (code === 429 || code === 2002) return 'tooMany';
  return code >= 500 && code < 600 ? 'fault' : 'refused';
};

/** An endpoint's error, or an action's refused call, as a problem. Any other error is a bug, and says nothing of itself. */
export const problemOf = (error: unknown): Problem => {
  if (isProblem(error)) return error;
  if (!isFailed(error)) return { kind: 'other', message: '' };
  const { reason = 'code', code, message, result } = error;
  const { field } = Object(result) as { field?: unknown }; // the API says more in an object, or nothing
  if (reason !== 'code') return { kind: reason, message };
  return { kind: kindOf(code), message, code, ...(typeof field === 'string' && { field }) };
};

const definite: ReadonlySet<ProblemKind> = new Set(['refused', 'tooMany', 'signedOut']);

/** Whether the API has said no; after any other failure what was asked may have been done all the same. */
export const isDefinite = (error: unknown): boolean => definite.has(problemOf(error).kind);

/** Where the API has no text: the remote's texts for the kind of failure (ERR-005 to ERR-007), or one for all. */
type Otherwise = RemoteTexts<'problem.network' | 'problem.timeout' | 'problem.other'> | string;

/** The API's text, else the one for the kind of failure. */
export const problemText = (error: unknown, otherwise: Otherwise): string => {
  const { kind, message } = problemOf(error);
  if (message !== '') return message;
  if (typeof otherwise === 'string') return otherwise;
  return otherwise(kind === 'network' || kind === 'timeout' ? `problem.${kind}` : 'problem.other');
};

/** Where a form tells of a problem: at this field, or at that of these which the API names, else above the form. */
type At<Name extends string> = Name | readonly Name[];

const placeOf = <Name extends string>(error: unknown, at: At<Name>, prefix: string): Name | undefined => {
  if (typeof at === 'string') return at;
  const { field } = problemOf(error);
  return at.find((name) => `${prefix}${name}` === field);
};

interface FormProblem<Name extends string> {
  ok: false;
  message?: string;
  fields?: Partial<Record<Name, string>>;
}

/** Nothing is said without a text. The API's names may have a prefix. */
export const formProblem = <Name extends string = never>(
  error: unknown,
  otherwise: Otherwise,
  at: At<Name> = [],
  prefix = '',
): FormProblem<Name> => {
  const text = problemText(error, otherwise);
  if (text === '') return { ok: false };
  const name = placeOf(error, at, prefix);
  if (name === undefined) return { ok: false, message: text };
  return { ok: false, fields: { [name]: text } as Partial<Record<Name, string>> }; // a computed key is any string
};

// No reason is known, and what was asked may have been done.
const unanswered: Record<Language, string> = {
  en: 'The shop did not answer. Please try again.',
  fr: 'La boutique n’a pas répondu. Veuillez réessayer.',
};

interface Sent<Name extends string> extends Pick<SentForm, 'values'> {
  language: Language;
  at?: At<Name>;
  prefix?: string;
}

/** The page of the form once more, with what was typed, as `formProblem`. */
export const formAgain = <Name extends string = never>(
  answer: Refused,
  { values, language, at = [], prefix = '' }: Sent<Name>,
): ActionResult => {
  const text = problemText(answer, unanswered[language]);
  const name = placeOf(answer, at, prefix);
  return { again: name === undefined ? { values, errors: {}, message: text } : { values, errors: { [name]: text } } };
};
