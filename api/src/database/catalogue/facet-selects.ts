import { sql, type SQL } from 'drizzle-orm';
import type { FacetCode, Language, ProductFilters } from '@shop/contract';
import { priceBands, priceBandValue } from '../../domain/catalogue/price-band.ts';
import { parseWithin, sentInTime, withinDays } from '../../domain/delivery/within.ts';
import { arrivesInTime } from './arrives-in-time.ts';

const optionCodes = ['color', 'style', 'size', 'material', 'width', 'depth', 'height', 'seats', 'assembly'] as const;

/** Counting queries over `base`, one row for each option of a filter. `active` filters stand in base as `f_<code>`. */
export const facetSelects = (
  active: readonly FacetCode[],
  { language, filters, now }: { language: Language; filters: ProductFilters; now: Date },
): SQL[] => {
  /** Every active filter but the one being counted. */
  const others = (code: FacetCode): SQL => {
    const rest = active.filter((other) => other !== code).map((other) => sql`${sql.identifier(`f_${other}`)}`);
    return rest.length === 0 ? sql`true` : sql.join(rest, sql` and `);
  };
  const bands = priceBands.map(
    ([low, high]) =>
      sql`select 'price', ${priceBandValue(low, high)}, null, count(*) filter (where final_price >= ${low} ${
        high === null ? sql`` : sql`and final_price < ${high}`
      })::int from base where ${others('price')}`,
  );
  const optionConditions = optionCodes.map((code) => sql`(f.code = ${code} and ${others(code)})`);
  const options = sql`select f.code, f.value, ${language === 'fr' ? sql`min(f.label_fr)` : sql`null`}, count(*)::int
    from base join product_facet f on f.product_id = base.id
    where ${sql.join(optionConditions, sql` or `)} group by f.code, f.value`;
  const series = sql`select 'series', series, null, count(*)::int from base where ${others('series')} group by series`;
  const availability = sql`select 'availability', 'in_stock', null, count(*) filter (where in_stock)::int
    from base where ${others('availability')}`;
  const sale = sql`select 'sale', 'on_sale', null, count(*) filter (where on_sale)::int
    from base where ${others('sale')}`;
  const area = filters.delivery?.map((value) => parseWithin(value)?.area).find((one) => one) ?? null;
  const arrivals = withinDays.map((days) => {
    const value = area === null ? String(days) : `${days}-${area}`;
    return sql`select 'delivery', ${value}, null, count(*) filter (where ${arrivesInTime(sentInTime(value, now))})::int
      from base where ${others('delivery')}`;
  });
  const ratings = [4, 3].map(
    (stars) => sql`select 'rating', ${String(stars)}, null, count(*) filter (where rating_average >= ${stars})::int
      from base where ${others('rating')}`,
  );
  return [...bands, options, series, sale, availability, ...arrivals, ...ratings];
};
