import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';
import { listAll } from '../database/listing/refresh.ts';
import { placeInTiers } from '../database/listing/search-tiers.ts';
import { inBulk } from './in-bulk.ts';

/** Ids of copies begin here; those of the world's variants end before. */
const FIRST = 1_000_000;
/** More than the span of the world's own ids. */
const STRIDE = 4_000;

/** A number below `most` for each copy of a product, the same at every fill. */
const drawn = (salt: number, most: number): SQL =>
  sql`((hashint4(p.id * 7919 + k * 104729 + ${salt}) & 2147483647) % ${most})`;
/** A word that only some copies have in their names. */
const word = sql`'v' || translate(k::text || (p.id % 12)::text, '0123456789', 'abcdefghij')`;
const copyId = sql`${FIRST} + k * ${STRIDE} + p.id`;
const price = sql`(p.price * (60 + ${drawn(1, 90)}) / 100)`;
const finalPrice = sql`least(${price}, p.final_price * (60 + ${drawn(1, 90)}) / 100)`;

/** Tables that copies are written to, and those that lists read. */
const WRITTEN = ['product', 'product_category', 'product_facet', 'search_phrase'];
const LISTED = ['listing', 'listing_place', 'listing_count'];

const addCopies = async (
  db: Queryable,
  size: number,
  { count, copies }: { count: number; copies: number },
): Promise<void> => {
  const own = sql`(select *, row_number() over (order by id) - 1 as place from product where id < ${FIRST})`;
  const pairs = sql`${own} p cross join generate_series(1, ${copies}::int) k`;
  const wanted = sql`k * ${count} + p.place < ${size}`;
  await db.execute(sql`insert into product (id, type, sku, item_no, gtin, url_path, brand, series, name, price, final_price,
      plus_price, tag, presale_end_date, status, no_discount, min_sale_qty, quantity, usable_quantity, rating_count,
      rating_average, style, unlisted, created_rank, popularity, thumbnail, hover_thumbnail, swatches, details, words_en, words_fr)
    select ${copyId}, 'simple', p.sku || '-' || k, p.item_no || '-' || k, null, 'c' || k || '-' || p.url_path, p.brand,
      case when p.id % 20 = 0 then p.series || ' ' || k % 500 else p.series end,
      jsonb_build_object('en', (p.name->>'en') || ' ' || ${word}, 'fr', (p.name->>'fr') || ' ' || ${word}),
      ${price}, ${finalPrice}, null, p.tag, p.presale_end_date, p.status, p.no_discount, p.min_sale_qty,
      case when ${drawn(2, 10)} = 0 then 0 else 20 end, case when ${drawn(2, 10)} = 0 then 0 else 20 end,
      p.rating_count, p.rating_average, p.style, p.unlisted, k * ${count} + p.created_rank, ${drawn(3, 100_000)},
      p.thumbnail, p.hover_thumbnail, p.swatches,
      (p.details - 'aplus' - 'care') || '{"highlights":[],"keyFeatures":[],"specifications":[],"care":[],"aplus":{"en":"","fr":""},"plans":[]}'
        || jsonb_build_object('pictures', jsonb_path_query_array(p.details, '$.pictures[0 to 1]')),
      p.words_en, p.words_fr
    from ${pairs} where ${wanted}`);
  await db.execute(sql`insert into product_category (category_id, product_id)
    select c.category_id, ${copyId} from ${pairs} join product_category c on c.product_id = p.id where ${wanted}`);
  await db.execute(sql`insert into product_facet (product_id, code, value, label_fr)
    select ${copyId}, f.code, f.value, f.label_fr from ${pairs} join product_facet f on f.product_id = p.id where ${wanted}`);
  await db.execute(sql`update search_word set uses = uses * ${copies + 1}`);
  await db.execute(sql`insert into search_word (language, word, uses)
    select l.language, w.word, w.uses from (values ('en'), ('fr')) l(language),
      (select ${word} as word, count(*)::int as uses from ${pairs} where ${wanted} group by 1) w`);
  await db.execute(sql`insert into search_phrase (language, phrase, plain, weight)
    select l.language, s.series, plain_text(s.series), s.uses from (values ('en'), ('fr')) l(language),
      (select series, count(*)::int as uses from product group by series) s
    where not exists (select 1 from search_phrase known where known.language = l.language and known.phrase = s.series)`);
  await db.execute(sql`update category set product_count = counted.count from (
    select c.category_id, count(*)::int as count from product_category c
      join product p on p.id = c.product_id and p.status = 1 and not p.unlisted group by c.category_id) counted
    where counted.category_id = category.id`);
};

/**
 * Lets a store of the world's products grow to `size` with copies that differ in name, series, price, popularity, age and
 * stock. They have the categories and options of what they are copies of; long texts, pictures but two and variants are
 * left out, which no list reads.
 */
export const growTo = async (db: Queryable, size: number): Promise<void> => {
  const [own] = await selectRows<{ count: number }>(db, sql`select count(*)::int as count from product`);
  const count = own?.count ?? 0;
  const copies = Math.ceil((size - count) / count);
  if (copies <= 0) return;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local maintenance_work_mem = '512MB'`);
    await inBulk(transaction, WRITTEN, async () => {
      await addCopies(transaction, size, { count, copies });
      await placeInTiers(transaction);
    });
    await inBulk(transaction, LISTED, () => listAll(transaction));
  });
  await db.execute(sql`vacuum analyze`);
};
