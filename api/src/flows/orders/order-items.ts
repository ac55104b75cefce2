import { yearsOf, type Language, type OrderItem } from '@shop/contract';
import { nextItemId, type GiftOffer } from '../../database/cart/gifts.ts';
import type { PricedLine } from '../cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import { limitsOf, optionsOf } from '../../domain/cart/line.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';
import { thumbnailOf, pictureAt } from '../../domain/catalogue/picture.ts';
import { cartMessages } from '../cart/messages.ts';
import { planTitle } from '../../domain/cart/plan.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { itemGone, itemQuantity, itemSoldOut } from './checkout-messages.ts';

/** Refuses a cart that cannot be ordered as it is; `result` names the line that stands in the way. */
export const checkLines = (lines: readonly PricedLine[]): void => {
  if (lines.length === 0) throw new ShopError(409, cartMessages.empty);
  for (const line of lines) {
    const result = { field: 'item_id', item_id: line.item.id };
    if (line.gone) throw new ShopError(409, itemGone(line.product.name), result);
    const problem = quantityProblem(line.item.quantity, limitsOf(line));
    if (problem?.code === 'out-of-stock') throw new ShopError(409, itemSoldOut(line.product.name), result);
    if (problem) {
      const qty = problem.code === 'below-minimum' ? problem.minimum : problem.maximum;
      throw new ShopError(409, itemQuantity(line.product.name, problem), { ...result, field: 'qty', qty });
    }
  }
};

/** A cart line as it stands in the order from now on, whatever becomes of the product or of the rates of taxes. */
export const orderItemOf = (line: PricedLine, language: Language, ownTax: OrderItem['own_tax'] | null): OrderItem => ({
  item_id: line.item.id,
  product_id: line.product.id,
  sub_product_id: line.variant?.id ?? null,
  sku: line.variant?.sku ?? line.product.sku,
  name: line.product.name[language],
  url_path: line.product.urlPath,
  thumbnail: thumbnailOf(line),
  options: optionsOf(line, language),
  qty: line.item.quantity,
  unit_price: line.unit,
  row_total: line.rowTotal,
  plan: line.plan && {
    title: planTitle(line.plan.term, language),
    term: yearsOf(line.plan.term),
    price: line.plan.price,
    qty: line.item.quantity,
  },
  ...(line.product.details.superEarlyBird && { super_early_bird: 1 as const }),
  ...(line.product.details.pickup && { is_pickup: true }),
  ...(line.product.details.oversize && { is_oversize: line.product.details.oversize }),
  ...(ownTax && { own_tax: ownTax }),
});

/** A gift as it stands in the order: one of it, for nothing. */
export const giftItemOf = async (db: Queryable, gift: GiftOffer, language: Language): Promise<OrderItem> => ({
  item_id: await nextItemId(db),
  product_id: gift.id,
  sub_product_id: null,
  sku: gift.sku,
  name: gift.name[language],
  url_path: gift.urlPath,
  thumbnail: gift.thumbnail === null ? null : pictureAt(gift.thumbnail, 320),
  options: [],
  qty: 1,
  unit_price: 0,
  row_total: 0,
  plan: null,
});
