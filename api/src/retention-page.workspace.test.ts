import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { retentionPage } from './retention-page.ts';

/** The table's cells without the blanks that the formatter lines them up with. */
const cells = (text: string): string => text.replaceAll(/ *\| */g, '|').replaceAll(/\|[-|]+\|/g, '|-|');

test('docs/retention.md says what the table of retention says', () => {
  const written = readFileSync(resolve(import.meta.dirname, '../../docs/retention.md'), 'utf8');
  expect(cells(written)).toBe(cells(retentionPage()));
});
