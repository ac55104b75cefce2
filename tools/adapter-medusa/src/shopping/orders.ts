import type { CallResult, Language } from '@shop/contract';
import type { Backend } from '../call.ts';
import { centsOf, optionsOf, urlPathOf } from '../catalogue/product.ts';
import type { MedusaOrder, MedusaVariant } from '../medusa.ts';
import { siteWords } from '../words.ts';
import { addressOf, type Address } from './addresses.ts';
import { numberOf } from './order-number.ts';
import { totalsOf } from './cart.ts';
import { fulfilmentsOf, shipmentsOf } from './parcels.ts';
import { returnableOf, returnOf, returnsOf } from './returns.ts';

export type Order = CallResult<'orderDetail'>;
type Summary = CallResult<'orderList'>['list'][number];

/** The shop's states of an order from Medusa's three: of the order, its payment and its fulfilment. */
export const stateOf = ({ status, payment_status, fulfillment_status }: MedusaOrder): Order['status'] => {
  if (status === 'canceled') return 'cancelled';
  if (payment_status === 'refunded') return 'returned';
  if (payment_status === 'partially_refunded') return 'partly_refunded';
  if (fulfillment_status === 'delivered') return 'delivered';
  if (['shipped', 'partially_shipped', 'partially_delivered'].includes(fulfillment_status)) return 'shipped';
  if (['fulfilled', 'partially_fulfilled'].includes(fulfillment_status)) return 'processing';
  return payment_status === 'captured' || payment_status === 'authorized' ? 'paid' : 'placed';
};

const nowhere: Address = {
  address_entity_id: null,
  firstname: '',
  lastname: '',
  street: '',
  apartment_unit_suite: '',
  city: '',
  postcode: '',
  region_id: 0,
  telephone: '',
  country_id: 'CA',
  is_default_shipping: false,
};

const taxKinds = ['GST', 'HST', 'PST', 'QST'] as const;

/** The taxes of an order by the codes of Medusa's rates; empty where one of them is none of the shop's kinds. */
const taxesOf = (order: MedusaOrder): Order['taxes'] => {
  const sums = new Map<(typeof taxKinds)[number], number>();
  const lines: { code: string; total?: number }[] = [
    ...(order.items ?? []).flatMap(({ tax_lines }) => tax_lines ?? []),
    ...(order.shipping_methods ?? []).flatMap(({ tax_lines }) => tax_lines ?? []),
  ];
  for (const line of lines) {
    const kind = taxKinds.find((one) => one === line.code);
    if (!kind) return [];
    sums.set(kind, (sums.get(kind) ?? 0) + (line.total ?? 0));
  }
  // Each of them is rounded once, as the order's sums are.
  return [...sums].map(([kind, dollars]) => ({ kind, amount: centsOf(dollars) }));
};

/** Whether nothing of it is packed yet; Medusa leaves the cancelling to who runs the shop. */
export const canCancel = (order: MedusaOrder, { admin }: Pick<Backend, 'admin'>): boolean =>
  admin !== null && order.status === 'pending' && fulfilmentsOf(order).length === 0;

const ownPicture = (variant: MedusaVariant | undefined): string | null => {
  const pictures = variant?.metadata?.['pictures'];
  return Array.isArray(pictures) && typeof pictures[0] === 'string' ? pictures[0] : null;
};

/** What was chosen of a product; what is sold no longer has Medusa's title of it alone. */
const chosenOf = (
  { variant_title }: NonNullable<MedusaOrder['items']>[number],
  variant: MedusaVariant | undefined,
  language: Language,
): Order['items'][number]['options'] => {
  if (!variant_title || variant_title === 'Default') return [];
  const options = variant ? optionsOf(variant) : [];
  return options.length > 0 ? options : [{ label: siteWords[language].style, value: variant_title }];
};

/** Names are those of the asked language for what is still sold: Medusa keeps them as they were ordered. */
export const itemsOf = async (
  order: MedusaOrder,
  language: Language,
  { memory, picture, snapshot }: Backend,
): Promise<Order['items']> => {
  const { products } = await snapshot(language);
  const names = new Map(products.map(({ id, title }) => [id, title]));
  const variants = new Map(products.flatMap((product) => (product.variants ?? []).map((one) => [one.id, one])));
  return (order.items ?? []).map((item) => ({
    item_id: memory.numberOf('item', item.id),
    product_id: memory.numberOf('product', item.product_id ?? item.id),
    sub_product_id: item.variant_id ? memory.numberOf('variant', item.variant_id) : null,
    sku: item.variant_sku ?? '',
    name: names.get(item.product_id ?? '') ?? item.product_title ?? item.title,
    url_path: urlPathOf({ handle: item.product_handle ?? '' }),
    thumbnail: picture(ownPicture(variants.get(item.variant_id ?? '')) ?? item.thumbnail),
    options: chosenOf(item, variants.get(item.variant_id ?? ''), language),
    qty: item.quantity,
    unit_price: centsOf(item.unit_price),
    row_total: centsOf(item.unit_price) * item.quantity,
    plan: null,
  }));
};

const refundedOf = ({ payment_collections }: MedusaOrder): number =>
  centsOf((payment_collections ?? []).reduce((sum, { refunded_amount }) => sum + (refunded_amount ?? 0), 0));

export const orderOf = async (order: MedusaOrder, language: Language, backend: Backend): Promise<Order> => {
  const [items, returns] = await Promise.all([itemsOf(order, language, backend), returnsOf(backend, order.id)]);
  const shipping = addressOf(order.shipping_address) ?? nowhere;
  return {
    order_id: numberOf(order),
    status: stateOf(order),
    created_at: new Date(order.created_at).toISOString(),
    customer_email: order.email ?? '',
    items,
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    ...totalsOf(order),
    tax_amount: centsOf(order.tax_total),
    taxes: taxesOf(order),
    coupon_code: null,
    payment: { method: 'card', card_type: null, last_four: null, refunded_amount: refundedOf(order) },
    shipping_address: shipping,
    billing_address: addressOf(order.billing_address) ?? shipping,
    shipments: shipmentsOf(order, items, language, backend),
    delivery_days: null,
    can_cancel: canCancel(order, backend),
    cancelled_at: order.status === 'canceled' ? new Date(order.updated_at).toISOString() : null,
    returnable: returnableOf(order, backend, Date.now()),
    returns: returns.map((one) => returnOf(one, order, items, backend)),
    claimed: order.customer_id !== null,
  };
};

export const placedOf = (order: MedusaOrder): CallResult<'createOrder'> => ({
  order_id: numberOf(order),
  status: stateOf(order),
  grand_total: centsOf(order.total),
  customer_email: order.email ?? '',
  created_at: new Date(order.created_at).toISOString(),
});

export const summaryOf = (order: MedusaOrder, { picture }: Backend): Summary => ({
  order_id: numberOf(order),
  status: stateOf(order),
  created_at: new Date(order.created_at).toISOString(),
  items_qty: (order.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  grand_total: centsOf(order.total),
  thumbnails: (order.items ?? []).map(({ thumbnail }) => picture(thumbnail)).filter((path) => path !== null),
  first_item_name: order.items?.[0]?.product_title ?? '',
});
