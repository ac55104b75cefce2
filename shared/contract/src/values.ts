/** The closed lists of the wire, as plain data, so that a browser gets them without any schema. */
export const productTypes = ['simple', 'configurable'] as const;
export type ProductType = (typeof productTypes)[number];

export const productSorts = [
  'recommended',
  'newest',
  'price_asc',
  'price_desc',
  'delivered',
  'rating',
  'best_selling',
] as const;
export type ProductSort = (typeof productSorts)[number];

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/**
 * The filters of a list, in the order in which they are shown, with how many values each accepts; options of one filter are
 * or-ed. Bands of prices are `low-high` in cents (`10000-25000`, `50000-`), those of a measure the same in centimetres.
 */
export const mostChosen = {
  price: 20,
  /** Of what things come to at the door, in the bands of prices: where `delivery` says, else without taxes. */
  door_price: 20,
  sale: 5,
  color: 40,
  material: 40,
  width: 10,
  depth: 10,
  height: 10,
  seats: 20,
  size: 40,
  style: 40,
  assembly: 5,
  availability: 5,
  delivery: 5,
  rating: 5,
  series: 40,
} as const;
export type FacetCode = keyof typeof mostChosen;
export const facetCodes = Object.keys(mostChosen) as readonly FacetCode[];

export const variantAxes = ['color', 'style', 'size', 'number_of_pieces'] as const;
export type VariantAxis = (typeof variantAxes)[number];

/** Card, buy now pay later, wallet: exactly these three (CHK-002). */
export const paymentMethods = ['card', 'klarna', 'alipay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** `none` where it comes to nothing, and nowhere else. */
export const orderMethods = [...paymentMethods, 'none'] as const;
export type OrderMethod = (typeof orderMethods)[number];

export const orderStates = [
  'pending_payment',
  'placed',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'partly_refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Federal, harmonised, a province's own, Quebec's. */
export const taxKinds = ['GST', 'HST', 'PST', 'QST'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** Why an order is called back. */
export const cancelReasons = ['changed_mind', 'ordered_twice', 'better_price', 'too_slow', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why something is sent back. */
export const returnReasons = [
  'damaged',
  'wrong_item',
  'missing_parts',
  'not_as_described',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The last two are the feedback page's. */
export const contactTopics = [
  'order',
  'delivery',
  'returns',
  'product',
  'payment',
  'account',
  'other',
  'feedback',
  'cooperation',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Under way for a customer: an order, a return, money that goes back, the fee of Plus+. */
export const openMatterKinds = ['order', 'return', 'refund', 'fee'] as const;

export const returnStates = ['requested', 'received', 'refunded', 'rejected'] as const;
export type ReturnState = (typeof returnStates)[number];

/** How something goes back to the shop. */
export const waysBack = ['parcel', 'large', 'pickup'] as const;
export type WayBack = (typeof waysBack)[number];

export const parcelEvents = [
  'label_made',
  'picked_up',
  'in_transit',
  'delayed',
  'out_for_delivery',
  'delivered',
  'returned',
] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** State of a customer's coupon. */
export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** `open` can be registered until the warranty ends, `registered` lasts until then, `over` is too late for either. */
export const warrantyStates = ['open', 'registered', 'over'] as const;
export type WarrantyState = (typeof warrantyStates)[number];

/** Everybody reads what is `shown`; what is `waiting` for the shop's people, or `hidden`, its writer alone. */
export const reviewStates = ['shown', 'waiting', 'hidden'] as const;

/** Where a dropshipper sells. */
export const salesChannels = ['own-shop', 'marketplace', 'social', 'store', 'other'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** Where a visit can be reserved (API-158). */
export const showrooms = ['Laval', 'Mississauga', 'Surrey'] as const;
export type Showroom = (typeof showrooms)[number];
