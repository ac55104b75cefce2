import fc from 'fast-check';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** Numbers beside the bounds of the types that a database, JavaScript and JSON know. */
const numbers = [
  0,
  -1,
  -0,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  Number.MIN_VALUE,
];

/** Texts that databases, dates, patterns, file systems and pages have stumbled over. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDFFFb',
  '\uFEFF',
  '\u202Eabc',
  'x'.repeat(254),
  'x'.repeat(5_000),
  'é'.repeat(255),
  '😀'.repeat(127),
  ' '.repeat(4_000),
  `${'a'.repeat(2_000)}!`,
  `${'a.'.repeat(120)}@example.com`,
  "' or 1=1 --",
  '"',
  '\\',
  '%',
  '_%\\',
  '%00',
  '%ED%A0%80',
  '../../etc/passwd',
  '//example.com',
  '__proto__',
  'constructor',
  'toString',
  '{}',
  '[]',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-14',
  '-271822-04-19',
  '0001-01-01T00:00:00Z',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  '$1 ${7*7} {{7*7}}',
  "a & ! | (b <-> ':*",
  '((((((((',
  '@',
  'a@b.c',
  '1,2,3',
  '1-',
  '-',
  'guest:1',
  'customer:1',
];

const shapes = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  nested(40),
  Array.from({ length: 2_000 }, (_, place) => place),
  Array.from({ length: 300 }, () => 'x'.repeat(20)),
];

/** A value that no call asks for, of every JSON type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...shapes) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Bodies that are not even what their media type says, or far deeper than anything that is. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '1',
  '"text"',
  '[]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
  '\u0000',
  'a=%zz&b=%ff&%00=1',
  '&'.repeat(5_000),
  'a[]=1&'.repeat(5_000),
];

/** Queries that are not as a browser writes them. */
export const hostileQueries: readonly string[] = [
  '%',
  '%zz=%ff',
  'lang=fr&lang=en',
  'lang[]=fr&page=%00',
  '__proto__=1&constructor=1',
  `a=${'x'.repeat(7_000)}`,
  'page=1&page=2&id=1&id=2',
];

/** Addresses outside the contract, some of which name things that cannot exist. */
export const hostilePaths: readonly string[] = [
  '/',
  '/%',
  '/%00',
  '/media/uploads/%00',
  '/media/uploads/..%2F..%2Fpackage.json',
  `/media/uploads/${'x'.repeat(90)}`,
  '/media/pictures/%00',
  '/media/pictures/..%2f..%2fpackage.json',
  '/media/videos/%ff',
  '/api/%2e%2e/healthz',
  '/docs/%00',
];
