import { FileProblem, readCsv } from '@shop/csv/read';
import { OperatorProblem } from '../operator-problem.ts';
import type { ShopRow } from './moved.ts';

interface Columns {
  readonly needed: readonly string[];
  readonly renamed?: Readonly<Record<string, string>>;
}

/** Column → its place, by the name by which it is read. */
const placesOf = (cells: readonly string[], renamed: Readonly<Record<string, string>> = {}): Map<string, number> => {
  const places = new Map(cells.map((name, place) => [name.toLowerCase(), place]));
  for (const [other, name] of Object.entries(renamed)) {
    const place = places.get(other);
    if (place !== undefined && !places.has(name)) places.set(name, place);
  }
  return places;
};

/** Rows below the header, by their columns. @throws OperatorProblem for a file that cannot be read, or of another kind */
export const rowsOf = async function* (
  content: AsyncIterable<Uint8Array>,
  { needed, renamed }: Columns,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<ShopRow> {
  let places: Map<string, number> | null = null;
  let count = 0;
  try {
    for await (const { line, cells } of readCsv(content)) {
      if (places) {
        const known = places;
        count += 1;
        if (count > most)
          throw new OperatorProblem(
            {
              en: `The file has more than ${most} rows: divide it.`,
              fr: `Le fichier a plus de ${most} lignes : divisez-le.`,
            },
            400,
          );
        yield { line, cell: (column) => cells[known.get(column) ?? -1] ?? '' };
        continue;
      }
      places = placesOf(cells, renamed);
      const missing = needed.filter((name) => !places?.has(name));
      if (missing.length > 0)
        throw new OperatorProblem(
          {
            en: `This is no such file: it lacks the columns ${missing.join(', ')}.`,
            fr: `Ce n’est pas un tel fichier : il lui manque les colonnes ${missing.join(', ')}.`,
          },
          400,
        );
    }
  } catch (error) {
    if (error instanceof FileProblem) throw new OperatorProblem(`line ${error.line}: ${error.message}`, 400);
    throw error;
  }
};

/** All rows of a file that fits into memory. */
export const listOf = async (rows: AsyncIterable<ShopRow>): Promise<ShopRow[]> => {
  const list: ShopRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
};
