import type { Cart, Language, LaterCart } from '@shop/contract';
import { siblingVariants, cartLines } from '../../database/cart/cart-lines.ts';
import { countLines, findCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { isPlusMember, priceCart, priceLine, type PricedCart } from '../../database/cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import { shippingFees } from '../../domain/shipping/fees.ts';
import type { Shopper } from '../../identity/identity.ts';
import type { Services } from '../../services.ts';
import { cartItemOf } from './item.ts';

type Clock = Pick<Services, 'now' | 'openedAt'>;

const wireTotals = ({ totals, region }: Pick<PricedCart, 'totals' | 'region'>, empty: boolean) => ({
  subtotal: totals.subtotal,
  product_contract_total: totals.planTotal,
  shipping_fee: totals.shippingFee,
  tax_amount: totals.tax,
  item_tax: totals.itemTax,
  product_protection_tax: totals.planTax,
  shipping_protection_tax: region === null ? null : 0,
  discount_amount: totals.discount,
  grand_total: totals.grandTotal,
  tax_failed: region === null || empty ? 1 : 0,
});

const noTotals = {
  subtotal: 0,
  planTotal: 0,
  shippingFee: 0,
  discount: 0,
  itemTax: null,
  planTax: null,
  tax: null,
  grandTotal: 0,
};

const cartOf = (
  row: CartRow | null,
  priced: PricedCart | null,
  items: Cart['list'],
  laterCount: number,
  language: Language,
): Cart => {
  const address = row?.shippingAddress ?? null;
  return {
    list: items,
    items_count: items.length,
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    quote_id: row?.id ?? null,
    ...wireTotals(priced ?? { totals: noTotals, region: null }, items.length === 0),
    coupon_code: row?.couponCode ?? null,
    klarna_discount: 0,
    points_data: { points_used: 0, points_cur_amount: 0 },
    payment_method: row?.paymentMethod ?? null,
    pop: null,
    gift_product: [],
    order_benefits: [],
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
    cartBannerStatus: 0,
    free_shipping_threshold: shippingFees.freeFrom,
    customer_email: row?.email ?? null,
    shipping_address: address,
    billing_address: address,
    later_count: laterCount,
  };
};

/** The shopper's cart on the wire; someone without one has an empty one, which is not stored. */
export const readCart = async (db: Queryable, shopper: Shopper, language: Language, clock: Clock): Promise<Cart> => {
  const row = await findCart(db, shopper);
  if (!row) return cartOf(null, null, [], 0, language);
  const priced = await priceCart(db, row, shopper, clock);
  const siblings = await siblingVariants(db, [...new Set(priced.lines.map(({ product }) => product.id))]);
  const items = priced.lines.map((line) => cartItemOf(line, siblings, language));
  return cartOf(row, priced, items, await countLines(db, row.id, true), language);
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
