import { sql, type SQL } from 'drizzle-orm';
import type { FacetCode } from '@shop/contract';
import { selectRows, type Queryable } from '../connection.ts';
import { textArray } from '../listing/conditions.ts';

export interface ResolvedPath {
  type: 'product' | 'category' | 'cms' | 'redirect';
  id: number | null;
  /** Where a redirect leads, without the leading slash. */
  target: string | null;
  /** Filters of a category's list that the path itself names. */
  attribute: Record<string, string>;
}

/** Filters whose values a product states; the others are bands and states, which no path names. */
const optionCodes = [
  'color',
  'style',
  'size',
  'material',
  'width',
  'depth',
  'height',
  'seats',
  'assembly',
] as const satisfies FacetCode[];

/** A filter's value as a path writes it: "Light Oak" is light-oak. */
const slug = sql`trim(both '-' from lower(regexp_replace(f.value, '[^A-Za-z0-9]+', '-', 'g')))`;

/** A category's list with one of its filters chosen: furniture/sofas/grey.html is furniture/sofas.html in grey. */
const resolveBelowCategory = async (db: Queryable, path: string): Promise<ResolvedPath | null> => {
  const [, parent, value] = /^(.+)\/([a-z0-9-]+)\.html$/.exec(path) ?? [];
  if (parent === undefined || value === undefined) return null;
  const code = sql`split_part(token, ':', 1)`;
  const counted = (folded: SQL) => sql`select c.id, ${code} as code, k.token, k.count
    from category c join listing_count k on k.category_id = c.id and ${folded} and ${code} = any(${textArray(optionCodes)})
    where c.url_path = ${`${parent}.html`}`;
  const [row] = await selectRows<{ id: number; code: string; value: string }>(
    db,
    sql`select f.id, f.code, f.value
      from (select id, code, substr(token, length(code) + 2) as value
        from (${counted(sql`k.folded`)} union all ${counted(sql`not k.folded`)}) k
        group by id, code, token having sum(count) > 0) f
      where ${slug} = ${value}
      order by f.code, f.value
      limit 1`,
  );
  return row ? { type: 'category', id: row.id, target: null, attribute: { [row.code]: row.value } } : null;
};

/** Returns the target of a path of the shop (without the leading slash), or null. */
export const resolvePath = async (db: Queryable, path: string): Promise<ResolvedPath | null> => {
  const [row] = await selectRows<Omit<ResolvedPath, 'attribute'>>(
    db,
    sql`select 'product' as type, id, null as target from product where url_path = ${path}
      union all select 'category', id, null from category where url_path = ${path}
      union all select 'cms', id, null from content_page where url_path = ${path}
      union all select 'redirect', null, to_path from redirect where from_path = ${path}
      limit 1`,
  );
  return row ? { ...row, attribute: {} } : resolveBelowCategory(db, path);
};
