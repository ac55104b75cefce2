import { neverInCode, refusedTerms, saidInCode } from './code-terms.ts';

const terms = `# Terms

| say    | never   | why |
| ------ | ------- | --- |
| centre | \`center\` | -   |

## Never in code

| say            | never           | why         |
| -------------- | --------------- | ----------- |
| cache, cached  | \`kept\`          | not \`rows\`  |
| fallback       | \`wayOn\` \`held\`  | two of them |

## Another

| say | never   |
| --- | ------- |
| a   | \`other\` |
`;
const never = neverInCode(terms);

test('the words are those of the second column of one table', () => {
  expect(never).toEqual(['kept', 'way on', 'held']);
});

const said = (source: string, file = 'a.tsx') => saidInCode([{ file, source }], never);

test.each([
  ['const keptRows = 1;', 'keptRows'],
  ['export const KEPT_MS = 1;', 'KEPT_MS'],
  ['function isKept() {}', 'isKept'],
  ['interface KeptRows { rows: string }', 'KeptRows'],
  ['type Kept = string;', 'Kept'],
  ['interface Row { readonly kept: string }', 'kept'],
  ['interface Row { kept(): void }', 'kept'],
  ['type Row = { kept: string };', 'kept'],
  ['class Rows { #kept = 1; }', 'kept'],
  ['class Kept {}', 'Kept'],
  ['const rows = (kept: string) => kept;', 'kept'],
  ['const { kept } = row;', 'kept'],
  ['const { rows: kept = [] } = row;', 'kept'],
  ['const [, ...kept] = rows;', 'kept'],
  ["import { rows as kept } from './rows.ts';", 'kept'],
  ["import kept from './rows.ts';", 'kept'],
  ['export const WayOn = () => <p>On</p>;', 'WayOn'],
])('a name with such a word is refused: %s', (source, name) => {
  expect(said(source)).toEqual([`a.tsx: ${name}`]);
});

test.each([
  '/* A kept row. */ const rows = 1; // kept',
  "const rows = { kept: 1 }; rows['kept']; `${rows} kept`;",
  'const { kept: rows } = row;',
  'const { kept_rows } = row;',
  'interface Row { kept_until: string }',
  'const way = 1; const onTheWay = 2; const upheld = 3;',
])('what is sent, stored or only said is not: %s', (source) => {
  expect(said(source)).toEqual([]);
});

test('a file or folder with such a word is refused', () => {
  expect(said('', 'api/src/held/rows.ts')).toEqual(['api/src/held/rows.ts is called so']);
});

test('a name that is listed with a reason may stay, and its entry goes with it', () => {
  const reasons = { 'a.ts: kept': 'is on the wire', 'b.ts: held': 'is on the wire' };
  expect(refusedTerms(['a.ts: kept', 'a.ts: held'], reasons)).toEqual([
    'a.ts: held: docs/terms.md has the word for it',
    'b.ts: held: is allowed in code-terms.ts, and is gone',
  ]);
});
