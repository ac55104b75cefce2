import type { Part } from '../../database/part.ts';

interface Asked {
  readonly after?: number;
  readonly limit?: number;
}
const usual = 100;

/** The part of a list that was asked for, and one row more, by which is known whether more follow. */
export const partAsked = ({ after = 0, limit = usual }: Asked): Part => ({ after, rows: limit + 1 });

/** Rows as they travel, and where the next part begins. */
export const partAnswered = <Row, Wire, Key>(
  { limit = usual }: Pick<Asked, 'limit'>,
  rows: readonly Row[],
  idOf: (row: Row) => Key,
  wireOf: (row: Row) => Wire,
): { list: Wire[]; next: Key | null } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { list: shown.map(wireOf), next: rows.length > limit && last !== undefined ? idOf(last) : null };
};
