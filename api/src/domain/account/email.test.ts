import { normalisedEmail } from './email.ts';

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['a.b+c@mail.example.ca', 'a.b+c@mail.example.ca'],
  ["o'neil_1@x.co", "o'neil_1@x.co"],
])('%p is kept as %p', (typed, normalized) => {
  expect(normalisedEmail(typed)).toBe(normalized);
});

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@example',
  'ada@.com',
  'ada@example.',
  'ada@exa..mple.com',
  'ada@@example.com',
  'a da@example.com',
  'ada@exam ple.com',
  'ada@example.com, bo@example.com',
  '<ada@example.com>',
  'ada@example.com>',
  '"ada"@example.com',
  'a:b@example.com',
  'a\\b@example.com',
  'a[b]@example.com',
])('%p is no address', (typed) => {
  expect(normalisedEmail(typed)).toBeNull();
});

test('254 characters are the longest', () => {
  const of = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  expect([254, 255].map((length) => normalisedEmail(of(length))?.length ?? null)).toEqual([254, null]);
});
