import { cellsOf } from './cells.ts';
import { byteOrderMark, csvOf } from './write-csv.ts';

test('what was written is read back: quotation marks, line ends, and what a spreadsheet would take for a formula', () => {
  const lines = [
    ['sku', 'name_fr'],
    ['LMP-1', 'Lampe « Quill », "petite"'],
    ['LMP-2', '=1+1'],
    ['LMP-3', 'deux\nlignes'],
  ];
  expect(cellsOf(byteOrderMark + csvOf(lines))).toEqual(lines);
  expect(cellsOf('')).toEqual([]);
});
