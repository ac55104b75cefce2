import { eq } from 'drizzle-orm';
import { isRegionCode, type RegionCode } from '../../domain/tax/rates.ts';
import { isGone, limitsOf, pricedOf } from '../../domain/cart/line.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';
import { totalsOf, type Totals } from '../../domain/cart/totals.ts';
import { plusSaving, unitPrice } from '../../domain/cart/unit-price.ts';
import { couponProblem, discountOf, type CouponProblem } from '../../domain/promotion/coupon.ts';
import { isPlusGroup } from '../../domain/account/group.ts';
import type { Shopper } from '../../identity/identity.ts';
import { siteDocument } from '../content/site-document.ts';
import { schema, type Queryable } from '../connection.ts';
import type { CartRow } from './cart-rows.ts';
import { cartLines, type CartLine } from './cart-lines.ts';

const { coupon } = schema;
export type CouponRow = typeof coupon.$inferSelect;

export interface PricedLine extends CartLine {
  gone: boolean;
  inStock: boolean;
  /** Cents. */
  unit: number;
  rowTotal: number;
  oldRowTotal: number;
  plan: { term: number; price: number } | null;
}
export interface PricedCart {
  lines: PricedLine[];
  totals: Totals;
  coupon: CouponRow | null;
  couponProblem: CouponProblem | null;
  region: RegionCode | null;
  plusMember: boolean;
  /** What Plus+ would save, or saves, in cents. */
  plusSaving: number;
}
interface Clock {
  now: () => Date;
  openedAt: Date;
}

export const findCoupon = async (db: Queryable, code: string): Promise<CouponRow | null> => {
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code.trim().toUpperCase()));
  return row ?? null;
};

export const isPlusMember = (shopper: Shopper): boolean => shopper.kind === 'customer' && isPlusGroup(shopper.group);

/** The region code of a stored address, null for an unknown one. */
export const regionOf = async (db: Queryable, regionId: number): Promise<RegionCode | null> => {
  const regions = await siteDocument(db, 'regions');
  const code = regions.find((region) => region.regionId === regionId)?.code ?? '';
  return isRegionCode(code) ? code : null;
};

export const priceLine = (line: CartLine, plusMember: boolean, clock: Clock): PricedLine => {
  const priced = pricedOf(line, clock.openedAt, clock.now());
  const { quantity, planTerm } = line.item;
  const unit = unitPrice(priced, quantity, plusMember);
  const gone = isGone(line);
  return {
    ...line,
    gone,
    inStock: !gone && quantityProblem(line.product.minSaleQty, limitsOf(line))?.code !== 'out-of-stock',
    unit,
    rowTotal: unit * quantity,
    oldRowTotal: priced.price * quantity,
    plan: line.product.details.plans.find(({ term }) => term === planTerm) ?? null,
  };
};

/** A cart with today's prices, its discount, delivery and taxes. What cannot be bought counts in no sum. */
export const priceCart = async (db: Queryable, row: CartRow, shopper: Shopper, clock: Clock): Promise<PricedCart> => {
  const plusMember = isPlusMember(shopper);
  const lines = (await cartLines(db, row.id)).map((line) => priceLine(line, plusMember, clock));
  const bought = lines.filter(({ inStock }) => inStock);
  const found = row.couponCode === null ? null : await findCoupon(db, row.couponCode);
  const discountable = bought.map(({ rowTotal, product }) => ({
    rowTotal,
    noDiscount: product.noDiscount || product.details.superEarlyBird,
    categoryIds: product.details.categoryIds,
  }));
  const problem = found && couponProblem(found, discountable, { plusMember, now: clock.now() });
  const discount = found && problem === null ? discountOf(found, discountable) : 0;
  const region = row.shippingAddress ? await regionOf(db, row.shippingAddress.region_id) : null;
  const totals = totalsOf(
    bought.map(({ rowTotal, plan, item, product }) => ({
      rowTotal,
      planTotal: (plan?.price ?? 0) * item.quantity,
      oversize: product.details.oversize,
      pickup: product.details.pickup,
    })),
    discount,
    region,
  );
  const saving = bought.reduce(
    (sum, line) => sum + plusSaving(pricedOf(line, clock.openedAt, clock.now()), line.item.quantity),
    0,
  );
  return { lines, totals, coupon: found, couponProblem: problem, region, plusMember, plusSaving: saving };
};
