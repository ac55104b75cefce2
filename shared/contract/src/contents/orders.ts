import type { PersonAddress } from './people.ts';

export type OrderState =
  | 'pending_payment'
  | 'placed'
  | 'paid'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'partly_refunded';

export interface OrderLine {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/** Units of the line at this place of the order, from 0. */
export interface LineUnits {
  line: number;
  quantity: number;
}

export interface ParcelNews {
  /** ISO 8601. */
  at: string;
  place: string | null;
  event: 'label_made' | 'picked_up' | 'in_transit' | 'delayed' | 'out_for_delivery' | 'delivered';
}

/** Instants are ISO 8601. */
export interface Parcel {
  carrier: string;
  trackingNumber: string;
  units: LineUnits[];
  shippedAt: string;
  estimatedAt: string;
  deliveredAt: string | null;
  /** In the order in which they happened. */
  news: ParcelNews[];
}

export interface OrderReturn {
  units: LineUnits[];
  reason: 'damaged' | 'not_as_described' | 'changed_mind';
  state: 'requested' | 'received' | 'refunded';
  createdAt: string;
}

/** Whoever stores it works out the sums from the products' prices. */
export interface PastOrder {
  /** Null for an order of a guest. */
  personId: number | null;
  email: string;
  language: 'en' | 'fr';
  state: OrderState;
  createdAt: string;
  cancelledAt: string | null;
  address: PersonAddress;
  lines: OrderLine[];
  /** One that is not paid waits for the wallet. */
  paymentMethod: 'card' | 'klarna' | 'alipay';
  parcels: Parcel[];
  returns: OrderReturn[];
}
