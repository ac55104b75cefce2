import { resolve } from 'node:path';
import { checkTexts } from './check-texts.ts';
import { checkWorkspace } from './check-workspace.ts';

const code = (source: string) => [source];

test('texts that both languages have and the code uses are right', () => {
  const texts = { cart: { title: 'Cart', items_one: 'One item', items_other: '{{count}} items' }, 'state.new': 'New' };
  const sources = [
    "t('cart.title'); t('cart.items', { count }); t(`state.${state}`); tRules('required'); t('ui:close')",
  ];
  expect(checkTexts({ en: texts, fr: texts, sources })).toEqual([]);
});

test.each(["''", String.raw`'\u00A0'`, String.raw`'l\'un'`])(
  'the text %s in the code does not hide the key behind it',
  (text) => {
    const sources = code(`className={look ?? ${text}} label={t('a')}`);
    expect(checkTexts({ en: { a: 'A' }, fr: { a: 'A' }, sources })).toEqual([]);
  },
);

test.each([
  ['a key that French lacks', { a: 'A' }, {}, "t('a')", ['fr has no "a"']],
  ['a key that English lacks', {}, { a: 'A' }, '', ['en has no "a"']],
  ['other values', { a: '{{n}}' }, { a: '{{m}}' }, "t('a')", ['"a" has {n} in en and {m} in fr']],
  ['a missing key', {}, {}, "t('a.b')", ['the code asks for "a.b", which is not there']],
  ['a missing title', {}, {}, "{ titleKey: 'a' }", ['the code asks for "a", which is not there']],
  [
    'a French sign that can begin a line',
    { a: 'A: B' },
    { a: 'A : B' },
    "t('a')",
    ['"a" in fr has a plain space beside a sign: it takes a non-breaking one'],
  ],
  [
    'a French form for one that is wrong for 0',
    { a_one: 'One', a_other: '{{count}}' },
    { a_one: 'Un avis', a_other: '{{count}} avis' },
    "t('a')",
    ['"a_one" in fr says “un” and is also used for 0: it needs the number'],
  ],
  ['an unused key', { a: 'A' }, { a: 'A' }, "t2('ab')", ['nothing asks for "a"']],
])('%s is told', (_case, en, fr, source, faults) => {
  expect(checkTexts({ en, fr, sources: code(source) })).toEqual(faults);
});

test('a key that a helper asks for is used; one that the package lacks is no fault of a helper', () => {
  const texts = { retry: 'Try again' };
  expect(checkTexts({ en: texts, fr: texts, sources: [], helpers: ["t('retry'); t('hint')"] })).toEqual([]);
});

test('every package’s texts are complete in both languages, and used', () => {
  expect(checkWorkspace(resolve(__dirname, '../../../..'))).toEqual([]);
});
