import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';

export interface PageChanges {
  /** Ask with it for what changes from now on. */
  cursor: string;
  /** Tags of what changed, each once; `*` stands for everything. */
  tags: string[];
  /** How far the log of the database had come then, in bytes: a replica that has replayed as much shows all of it. */
  position: number;
}

const everything = ['*'];

/** A snapshot as PostgreSQL writes it: xmin, xmax and the transactions between them that were under way. */
const isSnapshot = (text: string): boolean => /^[1-9]\d{0,18}:[1-9]\d{0,18}:[\d,]{0,10000}$/.test(text);

/** Whatever a snapshot shows was written to the log before. */
const reached = sql`(pg_current_wal_flush_lsn() - '0/0')::float8`;

const now = async (db: Queryable): Promise<PageChanges> => {
  const rows = await selectRows<{ cursor: string; position: number }>(
    db,
    sql`select pg_current_snapshot()::text as cursor, ${reached} as position`,
  );
  return { cursor: rows[0]?.cursor ?? '', tags: everything, position: rows[0]?.position ?? 0 };
};

/**
 * Returns the changes committed since `after`, a cursor that was given before: exactly what that snapshot did not see
 * and this one does, in whatever order transactions ended. Without one, or with one of another database, everything.
 */
export const pageChanges = async (db: Queryable, after: string | null): Promise<PageChanges> => {
  if (after === null || !isSnapshot(after)) return now(db);
  const [row] = await selectRows<PageChanges & { isLater: boolean }>(
    db,
    sql`select pg_current_snapshot()::text as cursor, ${reached} as position,
      pg_snapshot_xmax(${after}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isLater",
      array(select distinct unnest(tags) from page_change
        where transaction >= pg_snapshot_xmin(${after}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${after}::pg_snapshot)) as tags`,
  );
  if (!row) return now(db);
  const { cursor, position, tags, isLater } = row;
  return { cursor, position, tags: isLater ? everything : tags };
};
