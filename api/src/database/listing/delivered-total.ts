import { sql, type SQL } from 'drizzle-orm';
import { shippingFees, taxTable } from '../../domain/charges.ts';
import { shippingFee } from '../../domain/shipping/fees.ts';
import type { PlacesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import type { RegionCode } from '../../domain/tax/rates.ts';

/** Where nobody has said where things go: delivery costs what most of Canada pays, and taxes are not known. */
export const nowhere: PlacesOfSupply = { delivery: null, pickup: null };

/** `taxesOn` in SQL, with what they are on. */
const withTaxes = (cents: SQL, region: RegionCode | null): SQL => {
  const rates: readonly number[] = region === null ? [] : Object.values(taxTable[region]);
  return sql.join([cents, ...rates.map((rate) => sql`(${cents} * ${rate}::bigint + 50000) / 100000`)], sql` + `);
};

/** Rows of `listing` and `listing_place` whose delivery costs the same: the dearer ones of them come to more. */
export interface Charged {
  /** Condition on a row. */
  holds: (row: SQL) => SQL;
  /** Cents that a row comes to at the door, as `totalsOf` has it of a cart with nothing else. */
  total: (row: SQL) => SQL;
}

const { freeFrom } = shippingFees;

/** All rows, each in one of them. */
export const chargedAlike = ({ delivery, pickup }: PlacesOfSupply): Charged[] => {
  const sent = (['delivery', 'oversize'] as const).flatMap((way) =>
    ([0, freeFrom] as const).map((goods): Charged => {
      const fee = shippingFee(goods, [{ oversize: way === 'oversize', pickup: false }], delivery);
      const isFree = goods === freeFrom;
      return {
        holds: (row) =>
          sql`${row}.handover = ${way} and ${row}.least_goods ${isFree ? sql`>=` : sql`<`} ${freeFrom}::integer`,
        total: (row) => sql`(${withTaxes(sql`(${row}.least_goods + ${fee}::bigint)`, delivery)})`,
      };
    }),
  );
  const pickedUp: Charged = {
    holds: (row) => sql`${row}.handover = 'pickup'`,
    total: (row) => sql`(${withTaxes(sql`(${row}.least_goods + 0::bigint)`, pickup)})`,
  };
  return [...sent, pickedUp];
};

/** The total of any row. */
export const deliveredTotal = (supply: PlacesOfSupply, row: SQL): SQL =>
  sql`case ${sql.join(
    chargedAlike(supply).map(({ holds, total }) => sql`when ${holds(row)} then ${total(row)}`),
    sql` `,
  )} end`;
