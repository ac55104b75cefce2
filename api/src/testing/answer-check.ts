import type { CallName } from '@shop/contract';
import { schemas } from '@shop/contract/schemas';
import { Compile, type Validator } from 'typebox/compile';
import { errorsOf } from '../http/operation.ts';

const validators = new Map<CallName, Validator>();

const validatorOf = (name: CallName): Validator => {
  const known = validators.get(name) ?? Compile(schemas[name].result);
  validators.set(name, known);
  return known;
};

/**
 * Fails a test whose answer the contract does not describe.
 * @throws Error naming the first wrong field of a result, or a code that the call's `errors` do not list
 */
export const checkAnswer = (name: CallName, { code, result }: { code: number; result: unknown }): void => {
  if (code !== 200) {
    if (code in errorsOf(name)) return;
    throw new Error(`${name} answered ${code}: list it with its meaning under \`errors\` of the contract's schema.`);
  }
  const validator = validatorOf(name);
  if (validator.Check(result)) return;
  const [first] = validator.Errors(result);
  throw new Error(`${name} answered ${first?.instancePath ?? ''}: ${first?.message ?? 'not as its schema says'}`);
};
