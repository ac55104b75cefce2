/** Everything that is tracked (TRK-001 to TRK-009, ERR-003). Amounts are integer cents. */
export type TrackingEvent =
  | { event: 'search'; keyword: string; results?: number }
  | { event: 'viewItem'; product_id: number; name: string; price: number }
  | { event: 'viewCart'; items_qty: number; value: number }
  | { event: 'beginCheckout'; items_qty: number; value: number }
  | {
      event: 'purchase';
      order_id: string;
      value: number;
      tax: number | null;
      shipping: number;
      coupon: string | null;
      items_qty: number;
      items: { product_id: number; qty: number; price: number }[];
    }
  | { event: 'cartAdd'; product_id: number; child_id?: number; qty: number }
  | { event: 'cartRemove'; product_id: number; qty: number }
  | { event: 'serverError'; call: string; request: string; message: string }
  | { event: 'subs_success'; type?: number }
  | { event: 'open_subs_popup' }
  | { event: 'close_subs_popup' }
  | { event: 'customerIdentified'; customer_id: number }
  | {
      event: 'customerValues';
      customer_id: string | null;
      customer_group: string;
      email_sha256: string | null;
      is_plus: boolean;
      /** Whether they have bought before; null while nobody has said. */
      is_old_user: boolean | null;
    }
  | { event: 'visitSeen'; client_ip: string; lang: string }
  | { event: 'marketingLogin'; field_id: number; customer_id: number }
  | { event: 'flagExposed'; flag: string; variant: string }
  | { event: 'pushSubscribed' }
  | { event: 'loggedIn' }
  | { event: 'loggedOut' };

/** The outside services that an event may go to. */
export type Destination = 'tagManager' | 'recommendations' | 'emailMarketing';

/** Recommendation events carry their availability zone (CONST-001). */
export type SentEvent = TrackingEvent & { to: Destination; availabilityZone?: 'en_CA' };

export const destinations: Record<TrackingEvent['event'], readonly Destination[]> = {
  search: ['tagManager', 'recommendations'],
  viewItem: ['tagManager', 'recommendations', 'emailMarketing'],
  viewCart: ['tagManager'],
  beginCheckout: ['tagManager'],
  purchase: ['tagManager'],
  cartAdd: ['tagManager'],
  cartRemove: ['tagManager'],
  serverError: ['tagManager'],
  subs_success: ['tagManager'],
  open_subs_popup: ['tagManager'],
  close_subs_popup: ['tagManager'],
  customerIdentified: ['recommendations'],
  customerValues: ['tagManager'],
  visitSeen: ['tagManager'],
  marketingLogin: ['emailMarketing'],
  flagExposed: ['tagManager'],
  pushSubscribed: ['tagManager'],
  loggedIn: ['tagManager'],
  loggedOut: ['tagManager'],
};
