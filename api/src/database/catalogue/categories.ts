import { sql } from 'drizzle-orm';
import type { BothLanguages } from '../schema/column-types.ts';
import { selectRows, type Queryable } from '../connection.ts';

export interface CategoryRow {
  id: number;
  parentId: number | null;
  urlPath: string;
  name: BothLanguages;
  description: BothLanguages;
  picture: string;
  productCount: number;
}

/** Every category, in the order of the menu, with how many products are on sale in it and below. */
export const allCategories = (db: Queryable): Promise<CategoryRow[]> =>
  selectRows<CategoryRow>(
    db,
    sql`select c.id, c.parent_id as "parentId", c.url_path as "urlPath", c.name, c.description, c.picture,
        coalesce(counted.products, 0)::int as "productCount"
      from category c
      left join (
        select pc.category_id, count(*)::int as products
        from product_category pc join product p on p.id = pc.product_id and p.status = 1
        group by pc.category_id
      ) counted on counted.category_id = c.id
      order by c.position, c.id`,
  );

/** A category with its ancestors, the root first; empty for an unknown one. */
export const lineage = (categories: readonly CategoryRow[], id: number): CategoryRow[] => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const line: CategoryRow[] = [];
  for (let next = byId.get(id); next && !line.includes(next); next = byId.get(next.parentId ?? 0)) line.unshift(next);
  return line;
};
