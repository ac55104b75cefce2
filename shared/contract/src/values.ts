/** The closed lists of the wire, as plain data, so that a browser gets them without any schema. */
export const productTypes = ['simple', 'configurable'] as const;
export type ProductType = (typeof productTypes)[number];

export const productSorts = ['recommended', 'newest', 'price_asc', 'price_desc', 'rating', 'best_selling'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The filters of a list, in the order in which they are shown. */
export const facetCodes = ['price', 'color', 'availability', 'rating', 'series', 'style', 'size'] as const;
export type FacetCode = (typeof facetCodes)[number];

export const variantAxes = ['color', 'style', 'size', 'number_of_pieces'] as const;
export type VariantAxis = (typeof variantAxes)[number];

/** Card, buy now pay later, wallet: exactly these three (document 2 §1). */
export const paymentMethods = ['card', 'klarna', 'alipay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

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
