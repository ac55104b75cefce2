import { sql, type SQL } from 'drizzle-orm';
import { shippingFees, taxTable } from '../../domain/charges.ts';
import { shippingFee } from '../../domain/shipping/fees.ts';
import type { PlacesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import type { RegionCode } from '../../domain/tax/rates.ts';

/** Where nobody has said where things go: delivery costs what most of Canada pays, and taxes are not known. */
export const nowhere: PlacesOfSupply = { delivery: null, pickup: null };

const ratesOf = (region: RegionCode | null): readonly number[] =>
  region === null ? [] : Object.values(taxTable[region]);

/** `taxesOn` in SQL, with what they are on. */
const withTaxes = (cents: SQL, rates: readonly number[]): SQL =>
  sql.join([cents, ...rates.map((rate) => sql`(${cents} * ${rate}::bigint + 50000) / 100000`)], sql` + `);

/** Rows of `listing` and `listing_place` whose delivery costs the same: the dearer ones of them come to more. */
interface Charged {
  handover: 'delivery' | 'oversize' | 'pickup';
  /** Cents of the least that one can buy, from the first to the last. */
  from: number;
  to: number;
  /** Cents. */
  fee: number;
  rates: readonly number[];
}

const { freeFrom } = shippingFees;
const MOST = 2_147_483_647;

/** All rows, each in one of them. */
const chargedAlike = ({ delivery, pickup }: PlacesOfSupply): Charged[] => {
  const sent = (['delivery', 'oversize'] as const).flatMap((handover): Charged[] => {
    const feeFor = (goods: number) =>
      shippingFee(goods, [{ oversize: handover === 'oversize', pickup: false }], delivery);
    const one = { handover, rates: ratesOf(delivery) };
    if (feeFor(0) === feeFor(freeFrom)) return [{ ...one, from: 0, to: MOST, fee: feeFor(0) }];
    return [
      { ...one, from: 0, to: freeFrom - 1, fee: feeFor(0) },
      { ...one, from: freeFrom, to: MOST, fee: feeFor(freeFrom) },
    ];
  });
  return [...sent, { handover: 'pickup', from: 0, to: MOST, fee: 0, rates: ratesOf(pickup) }];
};

/** Cents that a row comes to at the door, as `totalsOf` has it of a cart with nothing else. */
export const deliveredTotal = (supply: PlacesOfSupply, row: SQL): SQL =>
  sql`case ${sql.join(
    chargedAlike(supply).map(
      ({ handover, from, to, fee, rates }) =>
        sql`when ${row}.handover = ${handover} and ${row}.least_goods between ${from}::int and ${to}::int
          then ${withTaxes(sql`(${row}.least_goods + ${fee}::bigint)`, rates)}`,
    ),
    sql` `,
  )} end`;

/**
 * The first of a category's places by what they come to at the door, as a query of `id` in that order: the first of each of
 * those that are charged alike, which an index has by their prices, and of these the first.
 * @param places a query's `from` and `where`, in which the place is `c`
 */
export const firstByTotal = (supply: PlacesOfSupply, places: SQL, most: number): SQL => {
  const charged = chargedAlike(supply).map(
    ({ handover, from, to, fee, rates }) =>
      sql`(${handover}, ${from}::int, ${to}::int, ${fee}::bigint, ${`{${rates.join(',')}}`}::bigint[])`,
  );
  return sql`select first.id from (values ${sql.join(charged, sql`, `)}) w(handover, low, high, fee, rates)
    cross join lateral (select c.product_id as id, c.least_goods + w.fee as cents ${places}
      and c.handover = w.handover and c.least_goods between w.low and w.high
      order by c.least_goods, c.product_id limit ${most}) first
    order by first.cents + (select coalesce(sum((first.cents * rate + 50000) / 100000), 0) from unnest(w.rates) rate), first.id`;
};
