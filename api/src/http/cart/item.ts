import { yearsOf, type CartItem, type Language } from '@shop/contract';
import { lineage } from '../../database/catalogue/categories.ts';
import type { ShownLines } from '../../flows/cart/read-cart.ts';
import type { PricedLine } from '../../flows/cart/priced-cart.ts';
import { planIds, planTitle } from '../../domain/cart/plan.ts';
import { shownStock } from '../../domain/catalogue/shown-stock.ts';
import { dayInstant } from '../catalogue/card.ts';
import { thumbnailOf } from '../../domain/catalogue/picture.ts';
import { optionsOf } from '../../domain/cart/options.ts';

/** 2 where a protection plan is attached, 1 where one can be, 0 where none is offered. */
const contractOf = ({ plan, product }: Pick<PricedLine, 'plan' | 'product'>): number => {
  if (plan) return 2;
  return product.details.plans.length > 0 ? 1 : 0;
};

/** A cart item on the wire (CART-001). */
export const cartItemOf = (
  line: PricedLine,
  { siblings, categories }: Omit<ShownLines, 'lines'>,
  language: Language,
): CartItem => {
  const { item, product, variant, plan } = line;
  const stock = variant ?? product;
  return {
    item_id: item.id,
    product_id: product.id,
    name: product.name[language],
    thumbnail: thumbnailOf(line),
    url_path: product.urlPath,
    type_id: product.type,
    piid: variant?.id ?? null,
    sku: variant?.sku ?? product.sku,
    qty: item.quantity,
    color: variant?.options.color?.[language] ?? null,
    options: optionsOf(line, language),
    relation: siblings
      .filter(({ productId }) => productId === product.id)
      .map((sibling) => ({
        product_id: sibling.id,
        color: sibling.options.color?.[language] ?? null,
        label: optionsOf({ variant: sibling }, language)
          .map(({ value }) => value)
          .join(', '),
        is_in_stock: sibling.usableQuantity > 0,
      })),
    unit_price: line.unit,
    row_total: line.rowTotal,
    old_row_total: line.oldRowTotal,
    special_price: line.rowTotal < line.oldRowTotal ? line.unit : null,
    status: line.gone ? 2 : 1,
    inventory: {
      is_in_stock: line.inStock,
      usable_qty: shownStock(stock.usableQuantity),
      min_sale_qty: Math.max(1, product.minSaleQty),
      qty: shownStock(stock.quantity),
      product_id: variant?.id ?? product.id,
    },
    sub_product_id: variant?.id ?? null,
    product_tag: product.tag,
    presale_end_date: dayInstant(product.presaleEndDate),
    is_pickup: product.details.pickup,
    pickup_title: product.details.pickup ? (language === 'fr' ? 'Cueillette' : 'Pickup') : null,
    is_no_discount_product: product.noDiscount,
    has_contract: contractOf(line),
    extend: plan && {
      ...planIds(product.id, plan.term),
      price: plan.price,
      term: yearsOf(plan.term),
      title: planTitle(plan.term, language),
      qty: item.quantity,
    },
    category_list: lineage(categories, product.details.categoryIds[0] ?? 0).map(({ name }) => name[language]),
  };
};
