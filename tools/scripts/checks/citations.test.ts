import { citedIds, citesSection, undecided } from './citations.ts';

const known = new Set(['CART-001', 'I18N-005']);

test.each([
  ['one', 'Kept for 3 s (CART-001).', ['CART-001']],
  ['two in a range', 'The prices (CART-001 to I18N-005).', ['CART-001', 'I18N-005']],
  ['one that the table lacks', `The prices (${'CART'}-998).`, [`${'CART'}-998`]],
  ['none of an unknown area', `Hashed with ${'SHA'}-256.`, []],
  ['none in longer words', 'LATER-CART-001, CART-0012, CART-001-A', []],
])('cited ids: %s', (_, text, expected) => {
  expect([...citedIds(text, known)]).toEqual(expected);
});

test.each([
  ['document', '1', '§2.3'],
  ['Documents', '1 and 2', '§7'],
  ['document', '3,', 'Product'],
  ['', '2', '§4'],
])('a section is cited: %s %s %s', (...words) => {
  expect(citesSection(words.join(' '))).toBe(true);
});

test('a document of a browser is no citation', () => {
  expect(citesSection('The document holds 2 styles.')).toBe(false);
});

test('a decision names each row that the index says to be decided otherwise', () => {
  const index = '# Decisions\n\n| [0003](0003-money.md) | Money | CART-001, I18N-005 |\n';
  expect(undecided(index, () => 'Prices (CART-001) are in cents.', known)).toEqual([
    'docs/decisions/0003-money.md decides nothing of I18N-005',
  ]);
});
