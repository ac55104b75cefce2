import type { OrderItem } from '@shop/contract';
import type { Product, Variant, StoreContents, PastOrder } from '@shop/contract/contents';
import { totalsOf } from '../../domain/cart/totals.ts';
import { orderNumber, returnNumber } from '../../domain/order/number.ts';
import { refundOf } from '../../domain/order/refund.ts';
import { placesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import { isRegionCode } from '../../domain/tax/rates.ts';
import { optionsOf } from '../../domain/cart/line.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { sandboxWalletPage } from '../../domain/payment/sandbox-wallet-page.ts';
import type { schema } from '../connection.ts';

type Line = PastOrder['lines'][number];
interface Bought {
  line: Line;
  product: Product;
  variant: Variant | null;
  rowTotal: number;
}

const boughtOf = (line: Line, products: ReadonlyMap<number, Product>): Bought => {
  const product = products.get(line.productId);
  if (!product) throw new Error(`The world orders product ${line.productId}, which it does not have`);
  const variant = product.variants.find(({ id }) => id === line.variantId) ?? null;
  return { line, product, variant, rowTotal: (variant ?? product).finalPrice * line.quantity };
};

const itemOf = ({ line, product, variant, rowTotal }: Bought, place: number, language: 'en' | 'fr'): OrderItem => {
  const picture = (variant ?? product).pictures[0]?.url;
  return {
    item_id: place + 1,
    product_id: product.id,
    sub_product_id: variant?.id ?? null,
    sku: (variant ?? product).sku,
    name: product.name[language],
    url_path: product.urlPath,
    thumbnail: picture === undefined ? null : pictureAt(picture, 320),
    options: optionsOf({ variant }, language),
    qty: line.quantity,
    unit_price: rowTotal / line.quantity,
    row_total: rowTotal,
    plan: null,
    ...(product.pickup && { is_pickup: true }),
    ...(product.oversize && { is_oversize: product.oversize }),
  };
};

const addressOf = ({ address }: PastOrder) => ({
  address_entity_id: null,
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street,
  apartment_unit_suite: address.apartment,
  city: address.city,
  postcode: address.postcode,
  region_id: address.regionId,
  telephone: address.telephone,
  country_id: address.countryId,
  is_default_shipping: false,
});

const unitsOf = (units: readonly { line: number; quantity: number }[]) =>
  units.map(({ line, quantity }) => ({ item_id: line + 1, qty: quantity }));

/** The sums and items of one order, at the prices of the world. */
const orderRow = (order: PastOrder, id: number, world: StoreContents, products: ReadonlyMap<number, Product>) => {
  const bought = order.lines.map((line) => boughtOf(line, products));
  const code = world.regions.find(({ regionId }) => regionId === order.address.regionId)?.code ?? '';
  if (!isRegionCode(code))
    throw new Error(`The world ships to region ${order.address.regionId}, which it does not have`);
  const lines = bought.map(({ product, rowTotal }) => ({
    rowTotal,
    planTotal: 0,
    oversize: product.oversize,
    pickup: product.pickup,
  }));
  const totals = totalsOf(lines, 0, placesOfSupply(code, world.site.pickup ?? null));
  const isCard = order.paymentMethod === 'card';
  return {
    id,
    number: orderNumber(id),
    placedBy: order.personId === null ? 'guest:0' : `customer:${order.personId}`,
    idempotencyKey: `world-${id}`,
    customerId: order.personId,
    guestId: null,
    email: order.email,
    language: order.language,
    state: order.state,
    holdsGoods: order.state !== 'pending_payment',
    subtotal: totals.subtotal,
    productContractTotal: totals.planTotal,
    shippingFee: totals.shippingFee,
    taxAmount: totals.tax ?? 0,
    taxes: totals.taxes,
    itemTax: totals.itemTax ?? 0,
    productProtectionTax: totals.planTax ?? 0,
    discountAmount: totals.discount,
    pointsAmount: totals.points,
    creditAmount: totals.credit,
    grandTotal: totals.grandTotal,
    shippingAddress: addressOf(order),
    billingAddress: addressOf(order),
    items: bought.map((one, place) => {
      const ownTax = totals.ownTaxes[place];
      return { ...itemOf(one, place, order.language), ...(ownTax && { own_tax: ownTax }) };
    }),
    paymentMethod: order.paymentMethod,
    cardType: isCard ? 'Visa' : null,
    lastFour: isCard ? '1111' : null,
    paymentReference: `world-${id}`,
    cancelledAt: order.cancelledAt === null ? null : new Date(order.cancelledAt),
    createdAt: new Date(order.createdAt),
  };
};

const DAY = 86_400_000;
/** For how long the wallet takes a yes to an order of the world: longer than to any other, so that there is one to see. */
const PAYABLE = 30 * DAY;

/** The payment that an order of the world waits for, as the wallet leaves it open. */
const openPayment = ({
  idempotencyKey: nonce,
  placedBy,
  language,
  grandTotal,
  createdAt,
}: ReturnType<typeof orderRow>) => {
  const expiresAt = new Date(createdAt.getTime() + PAYABLE);
  return {
    nonce,
    owner: placedBy,
    method: 'alipay' as const,
    cardType: '',
    lastFour: '',
    accepted: false,
    pending: true,
    amount: grandTotal,
    usedBy: nonce,
    payUrl: sandboxWalletPage(nonce, language),
    expiresAt,
    watchAt: expiresAt,
  };
};

/** Rows of the world's orders with their parcels, returns and open payments; their ids count from 1. */
export const orderRows = (world: StoreContents) => {
  const products = new Map(world.products.map((product) => [product.id, product]));
  const parcels: (typeof schema.shipment.$inferInsert)[] = [];
  const returns: (typeof schema.orderReturn.$inferInsert)[] = [];
  const orders = world.orders.map((order, place) => {
    const row = orderRow(order, place + 1, world, products);
    for (const { carrier, trackingNumber, units, shippedAt, estimatedAt, deliveredAt, news } of order.parcels) {
      parcels.push({
        orderId: row.id,
        carrier,
        trackingNumber,
        items: unitsOf(units),
        events: news,
        shippedAt: new Date(shippedAt),
        estimatedAt: new Date(estimatedAt),
        deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
      });
    }
    let refunded = order.state === 'cancelled' ? row.grandTotal : 0;
    for (const { units, reason, state, createdAt } of order.returns) {
      const items = unitsOf(units);
      const refundAmount = state === 'refunded' ? refundOf(items, [], row) : null;
      refunded += refundAmount ?? 0;
      const number = returnNumber(returns.length + 1);
      returns.push({ number, orderId: row.id, state, reason, items, refundAmount, createdAt: new Date(createdAt) });
    }
    return { ...row, refundedAmount: refunded };
  });
  const payments = orders.filter(({ state }) => state === 'pending_payment').map(openPayment);
  return { orders, parcels, returns, payments };
};
