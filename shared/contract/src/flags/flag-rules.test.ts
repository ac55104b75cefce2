import { asksFor, checkFlagRules, isSplit, isTargeted } from './flag-rules.ts';

const half = {
  fractional: [
    ['on', 50],
    ['off', 50],
  ],
};
const rule = (changes: object = {}) => ({
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: 'off',
  ...changes,
});
const checked = (flags: unknown, others: object = {}) => checkFlagRules(JSON.stringify({ flags, ...others }));
const problems = (changes: object) => {
  const found = checked({ 'a.b': rule(changes) });
  return 'problems' in found ? found.problems : [];
};

test('rules in the form of flagd are taken: fixed, split, by language or time', () => {
  const targeting = {
    if: [
      { and: [{ '==': [{ var: 'language' }, 'fr'] }, { '>=': [{ var: '$flagd.timestamp' }, 1_798_761_600] }] },
      half,
      { '!': [{ var: 'signedIn' }] },
      'on',
      null,
    ],
  };
  const flags = {
    'a.fixed': rule(),
    'a.off': rule({ state: 'DISABLED', targeting: half }),
    'a.split': rule({ targeting }),
    'a.empty': rule({ targeting: {}, metadata: { why: 'later' } }),
  };
  const found = checked(flags, { $schema: 'https://flagd.dev/schema/v0/flags.json' });
  expect(found).toEqual({ rules: flags });
  const rules = 'rules' in found ? found.rules : {};
  expect(Object.values(rules).map(isTargeted)).toEqual([false, false, true, false]);
  expect(Object.values(rules).map(isSplit)).toEqual([false, false, true, false]);
});

test('a document with anything wrong is refused with every problem named', () => {
  expect(
    checked({ 'a.b': rule({ state: 'on', defaultVariant: 'none' }), 'a.c': rule({ targeting: 'maybe' }) }, { more: 1 }),
  ).toEqual({
    problems: [
      'the document has a field more',
      'a.b: `state` is ENABLED or DISABLED',
      'a.b: its `defaultVariant` is not one of its variants',
      'a.c: it chooses "maybe", which is no variant',
    ],
  });
  expect(checkFlagRules('{')).toEqual({ problems: [expect.stringContaining('not JSON')] });
  expect(checkFlagRules('[]')).toEqual({ problems: [expect.stringContaining('no `flags`')] });
});

test.each([
  ['a person', { if: [{ '==': [{ var: 'email' }, 'a@b.ca'] }, 'on'] }, 'it asks for "email"'],
  ['another thing for chance to go by', { fractional: [{ var: 'language' }, ['on', 1]] }, 'by the visitor alone'],
  ['an unknown variant', { fractional: [['blue', 1]] }, '"blue", which is no variant'],
  [
    'a weight below 0',
    {
      fractional: [
        ['on', -1],
        ['off', 2],
      ],
    },
    'a part’s weight is -1'.replace('’', "'"),
  ],
  ['weights of nothing', { fractional: [['on', 0]] }, 'no part that is more than 0'],
  ['an unknown operation', { if: [{ sem_ver: ['1', '2'] }, 'on'] }, 'the operation sem_ver is none'],
  ['a choice by something else', { cat: ['o', 'n'] }, 'it chooses by cat'],
  ['two operations', { if: [{ '==': [1, 1], '!': [1] }, 'on'] }, 'a condition has one operation'],
])('targeting by %s is refused', (_, targeting, problem) => {
  expect(problems({ targeting })).toEqual([expect.stringContaining(problem)]);
});

test('rules may ask for membership, and it is known which do', () => {
  const asking = (fact: unknown) => rule({ targeting: { if: [{ '!': [{ var: fact }] }, 'on', half] } });
  const flags = {
    'a.plus': asking('plus'),
    'a.list': asking(['plus']),
    'a.other': asking('signedIn'),
    'a.none': rule(),
  };
  const found = checked(flags);
  const rules = 'rules' in found ? Object.values(found.rules) : [];
  expect(rules.map((one) => asksFor(one, 'plus'))).toEqual([true, true, false, false]);
  expect(rules.map((one) => asksFor({ ...one, state: 'DISABLED' }, 'plus'))).toEqual([false, false, false, false]);
});

test('variants are of one kind', () => {
  expect(problems({ variants: { on: true, off: 'no' } })).toEqual([expect.stringContaining('not all booleans')]);
  expect(problems({ variants: {} })).toEqual([expect.stringContaining('no `variants`')]);
});
