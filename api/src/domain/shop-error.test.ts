import { OperatorProblem } from './operator-problem.ts';
import { ShopError } from './shop-error.ts';

test('a refusal has its code, its text in both languages, and what else a client can use', () => {
  const text = { en: 'Too many.', fr: 'Trop.' };
  expect(new ShopError(429, text, { field: 'email' }, 60)).toMatchObject({
    name: 'ShopError',
    message: 'Too many.',
    code: 429,
    text,
    result: { field: 'email' },
    retryAfter: 60,
  });
  expect(new ShopError(404, text)).toMatchObject({ result: null, retryAfter: null });
  expect(new OperatorProblem('no such return')).toMatchObject({ name: 'OperatorProblem', message: 'no such return' });
});
