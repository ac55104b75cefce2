import type { CallResult, Language } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import type { Backend } from '../call.ts';
import { centsOf, colourOf, optionsOf, priceOf, stockOf, urlPathOf } from '../catalogue/product.ts';
import type { MedusaCart, MedusaProduct } from '../medusa.ts';
import { siteWords } from '../words.ts';
import { addressOf } from './addresses.ts';

export type Cart = CallResult<'carts'>;
type Item = Cart['list'][number];
type MedusaItem = NonNullable<MedusaCart['items']>[number];

const noPoints = { points_used: 0, points_cur_amount: 0 };

export const emptyCart = (language: Language): Cart => ({
  list: [],
  items_count: 0,
  items_qty: 0,
  quote_id: null,
  indent: null,
  subtotal: 0,
  product_contract_total: 0,
  shipping_fee: 0,
  tax_amount: null,
  item_tax: null,
  product_protection_tax: null,
  shipping_protection_tax: null,
  discount_amount: 0,
  points_data: noPoints,
  credit_amount: 0,
  shipping_protection_total: 0,
  tip_amount: 0,
  grand_total: 0,
  tax_failed: 1,
  coupon_code: null,
  coupon_problem: null,
  klarna_discount: 0,
  coupon_discount: 0,
  goods_total: 0,
  payment_method: null,
  pop: null,
  gift_product: [],
  order_benefits: [],
  shipping_method_list: [],
  is_plus_allow: 0,
  plusTotal: 0,
  plusImg: null,
  cartBannerStatus: 0,
  free_shipping_threshold: 0,
  free_delivery_missing: null,
  delivery_promise: siteWords[language].delivery,
  delivery_exceptions: [],
  delivery_days: null,
  customer_email: null,
  shipping_address: null,
  billing_address: null,
  later_count: 0,
  tip_id: null,
  credit_available: 0,
});

/** What is known of a line besides Medusa's own: the product in the asked language; undefined once it is not sold. */
const itemOf = (item: MedusaItem, product: MedusaProduct | undefined, { memory, picture }: Backend): Item => {
  const variants = product?.variants ?? [];
  const variant = variants.find(({ id }) => id === item.variant_id);
  const isConfigurable = variants.length > 1;
  const variantId = item.variant_id ? memory.numberOf('variant', item.variant_id) : null;
  const productId = memory.numberOf('product', item.product_id ?? item.id);
  const [shown] = Array.isArray(variant?.metadata?.['pictures']) ? variant.metadata['pictures'] : [];
  const usual = variant ? priceOf(variant).price : centsOf(item.compare_at_unit_price ?? item.unit_price);
  const price = centsOf(item.unit_price);
  const stock = variant ? stockOf(variant) : { is_in_stock: false, min_sale_qty: 1, usable_qty: 0, qty: 0 };
  return {
    item_id: memory.numberOf('item', item.id),
    product_id: productId,
    name: product?.title ?? item.product_title ?? item.title,
    thumbnail: picture(typeof shown === 'string' ? shown : item.thumbnail),
    url_path: urlPathOf(product ?? { handle: item.product_handle ?? '' }),
    type_id: isConfigurable ? 'configurable' : 'simple',
    piid: isConfigurable ? variantId : null,
    sku: item.variant_sku ?? '',
    qty: item.quantity,
    color: variant ? colourOf(variant) : null,
    options: isConfigurable && variant ? optionsOf(variant) : [],
    relation: isConfigurable
      ? variants.map((one) => ({
          product_id: memory.numberOf('variant', one.id),
          color: colourOf(one),
          label: optionsOf(one)
            .map(({ value }) => value)
            .join(', '),
          is_in_stock: stockOf(one).is_in_stock,
        }))
      : [],
    unit_price: price,
    row_total: price * item.quantity,
    old_row_total: Math.max(usual, price) * item.quantity,
    special_price: usual > price ? price : null,
    status: variant ? 1 : 2,
    inventory: { ...stock, product_id: variantId ?? productId },
    sub_product_id: isConfigurable ? variantId : null,
    product_tag: null,
    presale_end_date: null,
    is_pickup: false,
    pickup_title: null,
    is_no_discount_product: product?.discountable === false,
    has_contract: 0,
    extend: null,
    category_list: (product?.categories ?? []).map(({ name }) => name),
  };
};

/** Medusa's sums without taxes are the shop's sums: taxes stand in a line of their own. */
export const totalsOf = (sums: {
  item_subtotal?: number | null;
  shipping_subtotal?: number | null;
  discount_subtotal?: number | null;
  tax_total?: number | null;
  item_tax_total?: number | null;
  total?: number | null;
}) => ({
  subtotal: centsOf(sums.item_subtotal),
  product_contract_total: 0,
  shipping_fee: centsOf(sums.shipping_subtotal),
  tax_amount: centsOf(sums.tax_total),
  item_tax: centsOf(sums.item_tax_total),
  product_protection_tax: null,
  shipping_protection_tax: null,
  discount_amount: centsOf(sums.discount_subtotal),
  points_data: noPoints,
  credit_amount: 0,
  shipping_protection_total: 0,
  tip_amount: 0,
  grand_total: centsOf(sums.total),
});

/** `expected` is how it would be delivered, of a cart that has no address yet. */
export const cartOf = async (
  cart: MedusaCart,
  language: Language,
  backend: Backend,
  expected: HttpTypes.StoreCartShippingOption | null,
): Promise<Cart> => {
  const { products } = await backend.snapshot(language);
  const list = (cart.items ?? [])
    .toSorted((one, other) => String(one.created_at).localeCompare(String(other.created_at)))
    .map((item) =>
      itemOf(
        item,
        products.find(({ id }) => id === item.product_id),
        backend,
      ),
    );
  const place = addressOf(cart.shipping_address);
  const totals = totalsOf(cart);
  // Before an address Medusa reckons with the country's own tax alone, which is not what will be paid, and with no delivery.
  const fee = place ? totals.shipping_fee : centsOf(expected?.amount);
  const taxes = place
    ? { tax_failed: 0 }
    : {
        tax_failed: 1,
        tax_amount: null,
        item_tax: null,
        shipping_fee: fee,
        grand_total: totals.grand_total - totals.tax_amount + fee,
      };
  return {
    ...emptyCart(language),
    ...totals,
    ...taxes,
    list,
    items_count: list.length,
    items_qty: list.reduce((sum, { qty }) => sum + qty, 0),
    quote_id: backend.memory.numberOf('item', cart.id),
    indent: cart.id,
    coupon_code: cart.promotions?.find(({ code }) => code)?.code ?? null,
    coupon_discount: totals.discount_amount,
    goods_total: totals.subtotal - totals.discount_amount,
    payment_method: cart.payment_collection ? 'card' : null,
    shipping_method_list: expected
      ? [{ code: expected.id, title: expected.name, fee, selected: true }]
      : (cart.shipping_methods ?? []).map((method) => ({
          code: method.shipping_option_id ?? method.id,
          title: method.name ?? siteWords[language].standard,
          fee: centsOf(method.subtotal ?? method.amount),
          selected: true,
        })),
    customer_email: cart.email ?? null,
    shipping_address: place,
    billing_address: addressOf(cart.billing_address),
  };
};
