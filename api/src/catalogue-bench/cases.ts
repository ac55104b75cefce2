import { sql } from 'drizzle-orm';
import { productSorts } from '@shop/contract';
import { selectRows, type Queryable } from '../database/connection.ts';
import type { Case } from './measure.ts';

const only = async <T>(db: Queryable, query: ReturnType<typeof sql>): Promise<T> => {
  const [row] = await selectRows<T>(db, query);
  if (!row) throw new Error('The store has nothing to measure.');
  return row;
};

/** The calls that are measured in a store: of its largest category, its largest leaf and a product of that. */
export const casesOf = async (db: Queryable): Promise<Case[]> => {
  const { id: largest } = await only<{ id: number }>(
    db,
    sql`select id from category order by product_count desc, id limit 1`,
  );
  const leaf = await only<{ id: number; path: string }>(
    db,
    sql`select id, url_path as path from category c where not exists (select 1 from category d where d.parent_id = c.id)
      order by product_count desc, id limit 1`,
  );
  const product = await only<{ id: number; path: string }>(
    db,
    sql`select p.id, p.url_path as path from product p join product_category c on c.product_id = p.id
      where c.category_id = ${leaf.id} and p.status = 1 and not p.unlisted order by p.popularity desc, p.id limit 1`,
  );
  const rare = await only<{ word: string }>(
    db,
    sql`select word from search_word where language = 'en' and uses between 2 and 200 and word ~ '^[a-z]{5,}$'
      order by (word like 'v%') desc, uses, word limit 1`,
  );
  const list = (title: string, body: object, id = largest): Case => ({
    title,
    name: 'categoryProducts',
    body: { category_id: id, ...body },
  });
  const filters = { price: ['10000-25000'], color: ['Grey'] };
  const search = (title: string, keyword: string, isFirst = false): Case => ({
    title,
    name: 'searchProducts',
    body: { keyword },
    isFirst,
  });
  return [
    list('list, page 1', {}),
    list('list, page 2', { page: 2 }),
    list('list, page 50', { page: 50 }),
    ...productSorts.map((sort) => list(`list by ${sort}`, { sort, filters: { delivery: ['M5H'] } })),
    list('list, one filter', { filters: { color: ['Grey'] } }),
    list('list, two filters', { filters }),
    list('list, two filters, page 3', { filters, page: 3 }),
    list('list, two filters, by price', { filters, sort: 'price_asc' }),
    list('list, rare filters', { filters: { color: ['Green'], seats: ['6 people'], width: ['200-'] } }),
    list('list, newer filters', {
      filters: {
        width: ['80-120', '120-160'],
        depth: ['40-80', '80-120'],
        height: ['40-80', '80-120'],
        material: ['Solid oak', 'Solid pine'],
        assembly: ['Assembly needed'],
        delivery: ['14'],
        sale: ['on_sale'],
      },
    }),
    list('list, largest leaf', {}, leaf.id),
    search('search, common word', 'sofa', true),
    search('search, two words', 'grey sofa', true),
    search('search, rare word', rare.word, true),
    search('search, common word again', 'sofa'),
    search('search, two words again', 'grey sofa'),
    search('search, rare word again', rare.word),
    { title: 'search, filters', name: 'searchFilters', body: { keyword: 'sofa', filters: { color: ['Grey'] } } },
    { title: 'suggestions', name: 'searchSuggest', body: { keyword: 'so' } },
    { title: 'product detail', name: 'productDetail', query: { id: String(product.id) } },
    { title: 'similar products', name: 'similarProducts', query: { product_id: String(product.id) } },
    { title: 'product’s coupons and rank', name: 'productCoupons', query: { productId: String(product.id) } },
    { title: 'home lists', name: 'homeLists' },
    { title: 'best sellers', name: 'noFoundProduct' },
    { title: 'path of a product', name: 'pathResolve', body: { request_path: `/${product.path}` } },
    {
      title: 'path of a filter',
      name: 'pathResolve',
      body: { request_path: `/${leaf.path.replace(/\.html$/, '/grey.html')}` },
    },
  ];
};
