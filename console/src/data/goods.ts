import { cellsOf } from '@shop/csv/cells';
import { csvOf } from '@shop/csv/write';

/** A line of an export by the names of its columns; `id` is its number. */
export type GoodsRow = Readonly<Record<string, string>> & { readonly id: string };

/** The lines of a part of an export. */
export const rowsIn = (csv: string): GoodsRow[] => {
  const [header = [], ...lines] = cellsOf(csv);
  return lines.map((cells) => {
    const row = Object.fromEntries(header.map((column, place) => [column, cells[place] ?? '']));
    return { ...row, id: row['sku'] ?? '' };
  });
};

/** A price that begins later says both. */
const prices: ReadonlySet<string> = new Set(['price', 'final_price']);

/** A file of one line: what differs from before, and when it begins. A text that is taken away is a dash. */
export const fileOf = (
  before: GoodsRow,
  after: Readonly<Record<string, unknown>>,
  from: string | null | undefined,
): string | null => {
  const differs = (column: string): boolean =>
    column !== 'id' && column in after && String(after[column] ?? '').trim() !== before[column];
  const columnsBefore = Object.keys(before);
  const hasLaterPrice = Boolean(from) && columnsBefore.some((column) => prices.has(column) && differs(column));
  const changed = columnsBefore.filter((column) => differs(column) || (hasLaterPrice && prices.has(column)));
  if (changed.length === 0) return null;
  const cells = changed.map((column) => String(after[column] ?? '').trim() || '-');
  const [columns, line] = [
    ['sku', ...changed],
    [before.id, ...cells],
  ];
  return csvOf(
    from
      ? [
          [...columns, 'valid_from'],
          [...line, from],
        ]
      : [columns, line],
  );
};
