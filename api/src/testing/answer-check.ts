import type { CallName } from '@shop/contract';
import { operatorCalls, operatorSchemas, type OperatorCallName } from '@shop/contract/operator';
import { schemas } from '@shop/contract/schemas';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { errorsOf } from '../http/operation.ts';
import { operatorErrorsOf } from '../http/operator/operation.ts';

const validators = new Map<TSchema, Validator>();

const validatorOf = (schema: TSchema): Validator => {
  const known = validators.get(schema) ?? Compile(schema);
  validators.set(schema, known);
  return known;
};

interface Answer {
  code: number;
  result: unknown;
}

const check = (name: string, schema: TSchema, errors: Readonly<Record<number, string>>, { code, result }: Answer) => {
  if (code !== 200) {
    if (code in errors) return;
    throw new Error(`${name} answered ${code}: list it with its meaning under \`errors\` of the contract's schema.`);
  }
  const validator = validatorOf(schema);
  if (validator.Check(result)) return;
  const [first] = validator.Errors(result);
  throw new Error(`${name} answered ${first?.instancePath ?? ''}: ${first?.message ?? 'not as its schema says'}`);
};

/**
 * Fails a test whose answer the contract does not describe.
 * @throws Error naming the first wrong field of a result, or a code that the call's `errors` do not list
 */
export const checkAnswer = (name: CallName, answer: Answer): void =>
  check(name, schemas[name].result, errorsOf(name), answer);

/** The same for one of the operator's calls, by its method and its path with the query. @throws Error as above */
export const checkOperatorAnswer = (method: string, url: string, answer: Answer): void => {
  const path = url.replace(/\?.*/, '');
  const names = Object.keys(operatorCalls) as OperatorCallName[]; // keys of a typed table
  const name = names.find((one) => operatorCalls[one].path === path && operatorCalls[one].method === method);
  if (name === undefined) throw new Error(`${method} ${path} is no call of an operator.`);
  check(name, operatorSchemas[name].result, operatorErrorsOf(name), answer);
};
