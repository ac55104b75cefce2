import { surfaceChanges } from '@shop/create-remote/changes';
import { linesOf } from './surface-lines.ts';

const report = (...blocks: string[]): string =>
  [
    '## API Report File for "@shop/kit"',
    '```ts',
    ...blocks,
    '// (No @packageDocumentation comment for this package)',
    '```',
    '',
  ].join('\n\n');
const reports = (...blocks: string[]): Map<string, string> => new Map([['kit', report(...blocks)]]);

const before = [
  "import { ReactNode } from 'react';",
  '// @public\nexport const Price: (input: Props) => ReactNode;',
  '// @public (undocumented)\ninterface Props {\n    cents: number;\n}',
  '// @public\nexport type Price = number;',
  'export { useParams }',
  'export { expect_2 as expect }',
];

test('each declaration of an entry has one line, a value and a type of one name together', () => {
  const names = linesOf(reports(...before)).map((line) => line.replace(/ [\da-f]{8}$/, ''));
  expect(names).toEqual(['kit (imports)', 'kit Price', 'kit Props', 'kit expect', 'kit useParams']);
  expect(surfaceChanges(linesOf(reports(...before)), linesOf(reports(...before)))).toEqual([]);
});

test.each([
  ['a changed export', before.with(1, '// @public\nexport const Price: () => ReactNode;'), ['kit Price has changed']],
  ['a changed type of that name', before.with(3, '// @public\nexport type Price = string;'), ['kit Price has changed']],
  [
    'properties that are no export',
    before.with(2, '// @public (undocumented)\ninterface Props {\n    cents: number | null;\n}'),
    ['kit Props has changed'],
  ],
  ['an import', before.with(0, "import { ReactNode } from 'other';"), ['kit (imports) has changed']],
  ['another name', before.with(4, 'export { useLocation }'), ['kit useLocation is new', 'kit useParams is gone']],
])('%s is told by its name', (_, now, said) => {
  expect(surfaceChanges(linesOf(reports(...before)), linesOf(reports(...now)))).toEqual(said);
});

test('an entry that came or went is told with all that it declares', () => {
  const lines = linesOf(new Map([['forms', report('export { check }')]]));
  expect(surfaceChanges([], lines)).toEqual(['forms (imports) is new', 'forms check is new']);
  expect(surfaceChanges(lines, [])).toEqual(['forms (imports) is gone', 'forms check is gone']);
});
