import { inArray } from 'drizzle-orm';
import { months, type Language, type OrderItem } from '@shop/contract';
import { schema, type Queryable } from '../connection.ts';
import type { OrderRow } from './orders.ts';
import { optionsOf } from '../../domain/cart/line.ts';
import { planTitle } from '../../domain/cart/plan.ts';

/** Names of what was ordered, and the variants, as the catalogue has them in both languages. */
const namesOf = async (db: Queryable, items: readonly OrderItem[]) => {
  const { product, productVariant } = schema;
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const variantIds = [...new Set(items.flatMap(({ sub_product_id }) => sub_product_id ?? []))];
  const products = await db
    .select({ id: product.id, name: product.name })
    .from(product)
    .where(inArray(product.id, ids));
  const variants =
    variantIds.length === 0
      ? []
      : await db
          .select({ id: productVariant.id, options: productVariant.options })
          .from(productVariant)
          .where(inArray(productVariant.id, variantIds));
  return { names: products, variants: new Map(variants.map(({ id, options }) => [id, { options }])) };
};

/**
 * Orders with the names of their lines in the language of whoever looks. An order keeps the words that it was placed
 * with; in another language its lines are called as the catalogue calls them now, and keep their words where it no
 * longer has them.
 */
export const translatedItems = async (
  db: Queryable,
  rows: readonly OrderRow[],
  language: Language,
): Promise<OrderRow[]> => {
  const foreign = rows.filter((row) => row.language !== language).flatMap(({ items }) => items);
  if (foreign.length === 0) return [...rows];
  const { names, variants } = await namesOf(db, foreign);
  const translate = (item: OrderItem): OrderItem => {
    const known = names.find(({ id }) => id === item.product_id);
    const variant = variants.get(item.sub_product_id ?? 0) ?? null;
    return {
      ...item,
      name: known?.name[language] ?? item.name,
      options: variant ? optionsOf({ variant }, language) : item.options,
      plan: item.plan && { ...item.plan, title: planTitle(months(item.plan.term * 12), language) },
    };
  };
  return rows.map((row) => (row.language === language ? row : { ...row, items: row.items.map(translate) }));
};

/** One order as `translatedItems`. */
export const translatedOrder = async (db: Queryable, row: OrderRow, language: Language): Promise<OrderRow> =>
  (await translatedItems(db, [row], language))[0] ?? row;
