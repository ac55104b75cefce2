import { sql, type SQL } from 'drizzle-orm';
import type { SentInTime } from '../../domain/delivery/within.ts';

/**
 * What decides when a product `p` is there, under the names by which a query of products keeps it. What is picked up is
 * marked among the facets, and of the details those of pre-orders alone are read: a list would read all of them.
 */
export const sending = {
  is_sent: sql`(p.usable_quantity >= greatest(1, p.min_sale_qty)
    and not exists (select 1 from product_facet f where f.product_id = p.id and f.code = 'pickup'))`,
  early_bird: sql`case when p.presale_end_date is null then false else (p.details->>'superEarlyBird')::boolean end`,
  presale_end_date: sql`p.presale_end_date`,
};

const kept: typeof sending = {
  is_sent: sql`is_sent`,
  early_bird: sql`early_bird`,
  presale_end_date: sql`presale_end_date`,
};

/** Whether a product can be there in time: one of a query that keeps `sending`, or `p`. */
export const arrivesInTime = (by: SentInTime | null, of: typeof sending = kept): SQL =>
  by === null
    ? sql`false`
    : sql`(${of.is_sent} and (${of.presale_end_date} is null or ${of.presale_end_date} <=
        case when ${of.early_bird} then ${by.earlyBirdBy}::date else ${by.sentBy}::date end))`;
