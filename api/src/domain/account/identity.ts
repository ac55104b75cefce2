import { isPlusGroup } from '@shop/contract';

/**
 * Who asks for a one-time code and who types it: the customer, else the device by its id, which only this browser knows,
 * else the guest; a caller without any of it is told apart by address alone.
 */
export const codeRequester = (visit: { who: Shopper | null; deviceId: string | null; address: string }): string => {
  if (visit.who?.kind === 'customer') return ownerKey(visit.who);
  if (visit.deviceId) return `device:${visit.deviceId}`;
  return visit.who ? ownerKey(visit.who) : `address:${visit.address}`;
};

/** The group that joining Plus+ leads to, and the one that every customer begins in and its end leads back to. */
export const plusGroup = 'PLUS+';
export const generalGroup = 'General';

/** Groups are compared by name, ignoring case (SESS-026). */
export const isDropshipGroup = (group: string): boolean => /dropship/i.test(group);
export const isBusinessGroup = (group: string): boolean => /enterprise|business/i.test(group);

/** Who makes a call. A customer is signed in; a guest is a browser with a guest token. */
export interface CustomerIdentity {
  kind: 'customer';
  customerId: number;
  email: string;
  group: string;
  verified: boolean;
  tokenHash: string;
}
export interface GuestIdentity {
  kind: 'guest';
  guestId: number;
  tokenHash: string;
}
export type Shopper = CustomerIdentity | GuestIdentity;

/** A customer as one word, in every session of theirs. */
export const customerKey = (customerId: number): string => `customer:${customerId}`;

/** Who owns a cart, an order or a payment, as one word. */
export const ownerKey = (
  shopper: Pick<CustomerIdentity, 'kind' | 'customerId'> | Pick<GuestIdentity, 'kind' | 'guestId'>,
): string => (shopper.kind === 'customer' ? customerKey(shopper.customerId) : `guest:${shopper.guestId}`);

export const isPlusMember = (shopper: Shopper): boolean => shopper.kind === 'customer' && isPlusGroup(shopper.group);

/** Whether somebody buys at the prices of dropship partners. */
export const isPartner = (shopper: Shopper): boolean => shopper.kind === 'customer' && isDropshipGroup(shopper.group);

/** Whether it is shown that an e-mail address is whose call this is: they are signed in with it, and have confirmed it. */
export const hasShown = (who: Shopper | null, email: string): boolean =>
  who?.kind === 'customer' && who.verified && who.email === email;
