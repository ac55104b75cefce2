import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';

/** Whether a product, a category, a page of texts or a redirect stands at a path. */
export const isPathTaken = async (db: Queryable, path: string): Promise<boolean> => {
  const rows = await selectRows(
    db,
    sql`select from product where url_path = ${path} union all select from category where url_path = ${path}
      union all select from content_page where url_path = ${path} union all select from redirect where from_path = ${path}`,
  );
  return rows.length > 0;
};
