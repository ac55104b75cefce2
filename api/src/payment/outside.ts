import { askOutside } from '@shop/outside';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { throughCircuit } from './provider-circuits.ts';

/** ms that a payment provider has to answer. */
const timeout = 15_000;
/** Bytes of an answer: many times what providers send. */
const mostOfAnswer = 5_000_000;

/** A provider that did not answer, or not as it documents. Whether it did what it was asked is not known. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent';
}

/** A provider that understood, and said no. `code` is its own word for why. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
  readonly code: string;
  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

export interface Question {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON, sent as it is: a signature may be over it. */
  body?: string;
  /** ms; 15 s when not said. */
  timeout?: number | undefined;
  /** Whether the address was given in the place of the provider’s own, so that it may lie in the own network. */
  isGiven: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Null when the answer has no body. */
  body: unknown;
  text: string;
}

const sent = async ({ url, method, headers, body, isGiven, ...limits }: Question): Promise<Answer> => {
  const question = {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  };
  const bounds = { ms: limits.timeout ?? timeout, bytes: mostOfAnswer, mayBeInside: isGiven };
  const { status, headers: answerHeaders, body: bytes } = await askOutside(url, question, bounds);
  const isElsewhere = status >= 300 && status < 400;
  if (status >= 500 || status === 429 || isElsewhere) throw new Error(`it answered ${status}`);
  const text = new TextDecoder().decode(bytes);
  return { status, headers: answerHeaders, body: text === '' ? null : JSON.parse(text), text };
};

/**
 * Asks once. @throws ProviderSilent without an answer in time, on a fault of the provider's, and on what is no JSON; at
 * once while it leaves all questions hanging
 */
export const ask = async (question: Question): Promise<Answer> => {
  try {
    return await throughCircuit(question.url, () => sent(question));
  } catch (error) {
    throw new ProviderSilent(error instanceof Error ? error.message : String(error));
  }
};

/** Returns an answer of the documented shape. @throws ProviderSilent when it is of another */
export const readAs = <S extends TSchema>(schema: S, value: unknown): Static<S> => {
  if (Value.Check(schema, value)) return value;
  throw new ProviderSilent('its answer was not understood');
};

/** Cents as the decimal text that providers take, and back; NaN for what is no amount of money. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
export const centsOf = (text: string): number =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
