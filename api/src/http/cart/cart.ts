import type { Cart, Language, LaterCart } from '@shop/contract';
import { siblingVariants, cartLines } from '../../database/cart/cart-lines.ts';
import { countLines, findCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { isPlusMember, priceCart, priceLine, type PricedCart } from '../../database/cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import { totalsOf } from '../../domain/cart/totals.ts';
import { shippingFees } from '../../domain/shipping/fees.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { benefitsOf, giftOf, largeOrderPop } from './extras.ts';
import { cartItemOf } from './item.ts';

type Clock = Pick<Services, 'now'>;
type Summed = Pick<PricedCart, 'totals' | 'region' | 'points'>;

const wireTotals = ({ totals, region, points }: Summed, empty: boolean) => ({
  subtotal: totals.subtotal,
  product_contract_total: totals.planTotal,
  shipping_fee: totals.shippingFee,
  tax_amount: totals.tax,
  item_tax: totals.itemTax,
  product_protection_tax: totals.planTax,
  shipping_protection_tax: totals.shippingProtectionTax,
  discount_amount: totals.discount,
  points_data: { points_used: points, points_cur_amount: totals.points },
  shipping_protection_total: totals.shippingProtection,
  tip_amount: totals.tip,
  grand_total: totals.grandTotal,
  tax_failed: region === null || empty ? 1 : 0,
});

const nothing: Summed = { totals: totalsOf([], 0, null), region: null, points: 0 };

const cartOf = (
  row: CartRow | null,
  priced: PricedCart | null,
  items: Cart['list'],
  laterCount: number,
  language: Language,
  now: Date,
): Cart => {
  const address = row?.shippingAddress ?? null;
  return {
    list: items,
    items_count: items.length,
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    quote_id: row?.id ?? null,
    ...wireTotals(priced ?? nothing, items.length === 0),
    coupon_code: row?.couponCode ?? null,
    klarna_discount: 0,
    payment_method: row?.paymentMethod ?? null,
    pop: largeOrderPop(priced?.totals.subtotal ?? 0, now, language),
    gift_product: (priced?.gifts ?? []).map((gift) => giftOf(gift, language)),
    order_benefits: benefitsOf(priced?.totals ?? nothing.totals, language),
    shipping_method_list: [
      {
        code: 'standard',
        title: language === 'fr' ? 'Livraison standard' : 'Standard delivery',
        fee: priced?.totals.shippingFee ?? 0,
        selected: true,
      },
    ],
    is_plus_allow: priced?.plusMember ? 1 : 0,
    plusTotal: priced?.plusSaving ?? 0,
    plusImg: null,
    cartBannerStatus: items.length > 0 ? 1 : 0,
    free_shipping_threshold: shippingFees.freeFrom,
    customer_email: row?.email ?? null,
    shipping_address: address,
    billing_address: address,
    later_count: laterCount,
    tip_id: priced?.tipId ?? null,
  };
};

/** The shopper's cart on the wire; someone without one has an empty one, which is not stored. */
export const readCart = async (db: Queryable, shopper: Shopper, language: Language, clock: Clock): Promise<Cart> => {
  const row = await findCart(db, shopper);
  if (!row) return cartOf(null, null, [], 0, language, clock.now());
  const priced = await priceCart(db, row, shopper, clock);
  const siblings = await siblingVariants(db, [...new Set(priced.lines.map(({ product }) => product.id))]);
  const items = priced.lines.map((line) => cartItemOf(line, siblings, language));
  return cartOf(row, priced, items, await countLines(db, row.id, true), language, clock.now());
};

/** The shopper's list for later. */
export const readLater = async (
  db: Queryable,
  shopper: Shopper,
  language: Language,
  clock: Clock,
): Promise<LaterCart> => {
  const row = await findCart(db, shopper);
  const lines = row ? await cartLines(db, row.id, true) : [];
  const siblings = await siblingVariants(db, [...new Set(lines.map(({ product }) => product.id))]);
  return {
    list: lines.map((line) => cartItemOf(priceLine(line, isPlusMember(shopper), clock), siblings, language)),
  };
};
