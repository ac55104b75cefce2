import { calls, type CallName } from '@shop/contract';
import { schemas, type CallSchema } from '@shop/contract/schemas';
import { steps } from './steps.ts';
import { entered } from './tour.ts';

test('every call of the contract is tried once', () => {
  expect(steps.map(({ call }) => call).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('what takes something is given something, and what changes something has a line that says so', () => {
  const bare = steps.filter(({ call, input }) => !input && !entered.has(call)).map(({ call }) => call);
  const needs = (call: CallName): boolean => {
    const { query, body }: CallSchema = schemas[call];
    return ((query?.required as string[] | undefined) ?? []).length > 0 || body !== undefined;
  };
  expect(bare.filter((call) => needs(call) || calls[call].method !== 'GET')).toEqual([]);
});
