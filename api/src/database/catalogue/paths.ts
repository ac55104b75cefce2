import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';

export interface ResolvedPath {
  type: 'product' | 'category' | 'cms' | 'redirect';
  id: number | null;
  /** Where a redirect leads, without the leading slash. */
  target: string | null;
}

/** What a path of the shop (without the leading slash) leads to, or null. */
export const resolvePath = async (db: Queryable, path: string): Promise<ResolvedPath | null> => {
  const [row] = await selectRows<ResolvedPath>(
    db,
    sql`select 'product' as type, id, null as target from product where url_path = ${path}
      union all select 'category', id, null from category where url_path = ${path}
      union all select 'cms', id, null from content_page where url_path = ${path}
      union all select 'redirect', null, to_path from redirect where from_path = ${path}
      limit 1`,
  );
  return row ?? null;
};
