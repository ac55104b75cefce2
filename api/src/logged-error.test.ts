import { DrizzleQueryError } from 'drizzle-orm';
import { lineOf } from './error-line.ts';
import { briefly, loggedError } from './logged-error.ts';

const secrets = ['zoe@example.ca', 'scrypt$16384$secret', '12 King St'];
const refused = Object.assign(new Error('duplicate key value violates unique constraint "customer_email_unique"'), {
  code: '23505',
  detail: 'Key (email)=(zoe@example.ca) already exists.',
});
const failed = new DrizzleQueryError('insert into "customer" values ($1, $2, $3)', secrets, refused);

test('a failed query is logged with its statement and its cause, without what people typed', () => {
  const logged = loggedError(failed);
  expect(logged).toMatchObject({
    message: 'Failed query: insert into "customer" values ($1, $2, $3)',
    stack: expect.stringContaining('logged-error.test.ts'),
    cause: { message: refused.message, code: '23505' },
  });
  for (const text of [JSON.stringify(logged), lineOf(failed), briefly(failed)]) {
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect(briefly(failed)).toBe(refused.message);
});

test.each([
  ['All recipients were rejected: 550 <zoe@example.ca>: unknown', 'All recipients were rejected: 550 <…@…>: unknown'],
  ['GET /newsletter/leave?token=0a1b&x=1 failed', 'GET /newsletter/leave?… failed'],
  ['at http://shop/password?email=a%40b.ca&rp_token=k, twice', 'at http://shop/password?… twice'],
  ['invalid input syntax for type uuid: "rp-token"', 'invalid input syntax for type uuid: "…"'],
  ['Is it open? No.', 'Is it open? No.'],
])('%j is kept as %j', (message, logged) => {
  expect(loggedError(new Error(message)).message).toBe(logged);
  expect(briefly(message)).toBe(logged);
});
