import { formAgain, formProblem, isDefinite, problemOf, problemText, type Problem, type Refused } from './index.ts';

const t = (key: string): string => key;
const answered = (code: number, message = '', result?: unknown) => ({ reason: 'code', code, message, result });
const unanswered = (reason: string) => ({ reason, code: 500, message: '' });
const refused = (code: number, message = '', result?: unknown): Refused => ({ ok: false, code, message, result });

const none = 'La boutique n’a pas répondu. Veuillez réessayer.';

// Name, error, kind, text on a page, and whether the API refused.
const failures: [string, unknown, Problem['kind'], string, boolean][] = [
  ['a connection that is lost', unanswered('network'), 'network', 'problem.network', false],
  ['an answer that is late', unanswered('timeout'), 'timeout', 'problem.timeout', false],
  ['a call that was given up', { reason: 'cancelled', code: 0, message: '' }, 'cancelled', 'problem.other', false],
  ['an answer that is none', unanswered('other'), 'other', 'problem.other', false],
  ['a bug', new Error('undefined is not a function'), 'other', 'problem.other', false],
  ['nothing', undefined, 'other', 'problem.other', false],
  ['an action’s call that was not made', refused(0), 'other', 'problem.other', false],
  ['a fault of the server', answered(500, 'Reference 7'), 'fault', 'Reference 7', false],
  ['a fault without words', answered(503), 'fault', 'problem.other', false],
  ['too many calls', answered(429, 'Wait a minute.'), 'tooMany', 'Wait a minute.', true],
  ['too many calls, by the older code', answered(2002, 'Wait.'), 'tooMany', 'Wait.', true],
  ['a session that has ended', answered(401, 'Sign in.'), 'signedOut', 'Sign in.', true],
  ['what the API refuses', answered(409, 'Only 2 are left.'), 'refused', 'Only 2 are left.', true],
  ['what it refuses without words', answered(402), 'refused', 'problem.other', true],
  ['what is gone', answered(10404, 'It is gone.'), 'refused', 'It is gone.', true],
  ['what it refuses an action', refused(409, 'Only 2 are left.'), 'refused', 'Only 2 are left.', true],
];

test.each(failures)('%s has its kind and its text, and is kept as plain data', (_, error, kind, text, isNo) => {
  const problem = problemOf(error);
  expect(problem.kind).toBe(kind);
  expect([problemText(error, t), problemText(problem, t)]).toEqual([text, text]);
  expect([isDefinite(error), isDefinite(problem)]).toEqual([isNo, isNo]);
  expect(problemOf(problem)).toEqual(problem);
  expect(JSON.parse(JSON.stringify(problem))).toEqual(problem);
});

test('one text of the caller’s stands where the API has none', () => {
  expect(problemText(answered(409, 'No.'), 'It was not sent.')).toBe('No.');
  for (const error of [unanswered('network'), answered(500), undefined]) {
    expect(problemText(error, 'It was not sent.')).toBe('It was not sent.');
  }
});

const named = (field: unknown) => answered(400, 'Wrong.', { field });
const atEmail = { ok: false, fields: { email: 'Wrong.' } };
const aboveAll = { ok: false, message: 'Wrong.' };

test.each([
  ['of a form that has the field, at it', formProblem(named('email'), t, ['name', 'email']), atEmail],
  ['of a form that has it not, above it', formProblem(named('phone'), t, ['name', 'email']), aboveAll],
  ['that names no field, above it', formProblem(answered(400, 'Wrong.'), t, ['email']), aboveAll],
  ['that names what is no field, above it', formProblem(named(7), t, ['email']), aboveAll],
  ['of a form that shows it at one field, there', formProblem(named('phone'), t, 'email'), atEmail],
  ['of a form that shows it above itself, there', formProblem(named('email'), t), aboveAll],
  ['by a name with a prefix, at the field', formProblem(named('bill_email'), t, ['email'], 'bill_'), atEmail],
  ['by the name alone, where it has a prefix, above it', formProblem(named('email'), t, ['email'], 'bill_'), aboveAll],
  ['without a text, nowhere', formProblem(unanswered('network'), '', 'email'), { ok: false }],
])('a problem is shown: %s', (_, shown, expected) => {
  expect(shown).toEqual(expected);
});

const values = { email: 'ada@example.ca' };
const form = { values, language: 'fr' } as const;
const wrong = refused(400, 'Non.', { field: 'email' });

test.each([
  [formAgain(wrong, { ...form, at: ['name', 'email'] }), { values, errors: { email: 'Non.' } }],
  [formAgain(wrong, { ...form, at: ['email'], prefix: 'bill_' }), { values, errors: {}, message: 'Non.' }],
  [formAgain(wrong, { ...form, at: 'name' }), { values, errors: { name: 'Non.' } }],
  [formAgain(wrong, form), { values, errors: {}, message: 'Non.' }],
  [formAgain(refused(0), form), { values, errors: {}, message: none }],
  [formAgain(refused(500), { ...form, at: 'email' }), { values, errors: { email: none } }],
])('a form without scripts comes back with what was typed, and what is wrong where it belongs', (answer, again) => {
  expect(answer).toEqual({ again });
});
