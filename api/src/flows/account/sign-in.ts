import type { SignInResult } from '@shop/contract';
import { findCustomer, lockOwn, type CustomerRow } from '../../database/account/customers.ts';
import { mergeViewed } from '../../database/account/recently-viewed.ts';
import { mergeWishlist } from '../../database/account/wishlist.ts';
import { mergeGuestCart } from '../../database/cart/merge.ts';
import type { Queryable } from '../../database/connection.ts';
import { passSubscription } from '../../database/push/subscriptions.ts';
import { transact } from '../../database/transact.ts';
import { ownerKey, type CustomerIdentity, type GuestIdentity, type Shopper } from '../../domain/account/identity.ts';
import { fingerprint } from '../../domain/account/tokens.ts';
import { issueCustomerToken, revokeToken, type SessionRow } from '../../database/account/access-tokens.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { accountMessages } from './messages.ts';

const identityOf = ({ id, email, group, verified }: CustomerRow): CustomerIdentity => ({
  kind: 'customer',
  customerId: id,
  email,
  group,
  verified,
  tokenHash: '',
});

type Merged = Pick<SignInResult, 'merged_cart' | 'merged_wishlist' | 'merged_viewed'>;

/** Gives a customer the guest's cart and lists; names only what was merged. */
const mergeVisit = async (db: Queryable, guest: GuestIdentity, customer: CustomerIdentity): Promise<Merged> => {
  const merged_cart = await mergeGuestCart(db, guest, customer);
  const merged_wishlist = await mergeWishlist(db, ownerKey(guest), ownerKey(customer));
  const merged_viewed = await mergeViewed(db, ownerKey(guest), ownerKey(customer));
  return {
    ...(merged_cart && { merged_cart }),
    ...(merged_wishlist.length > 0 && { merged_wishlist }),
    ...(merged_viewed.length > 0 && { merged_viewed }),
  };
};

/** Who asks to be signed in, and with which browser. */
export interface Visit {
  readonly who: Shopper | null;
  readonly userAgent: string | null;
  /** The page that asked for it, where the form said so (AUTH-028). */
  readonly startedFrom?: SessionRow['startedFrom'];
}

/**
 * Signs a customer in: a new token, the guest's cart and lists taken along, the token used so far ended.
 * @throws ShopError 400 for somebody whom an operator has blocked
 */
export const signIn = async (services: Services, customerId: number, visit: Visit): Promise<SignInResult> => {
  const customer = await findCustomer(services.db, customerId);
  if (!customer) return { token: null, verify_status: false, entity_id: null };
  return transact(services.db, async (transaction) => {
    const { who, userAgent, startedFrom = null } = visit;
    const merged = who?.kind === 'guest' ? await mergeVisit(transaction, who, identityOf(customer)) : {};
    // Whoever blocks them waits until this token is there to be ended, or is seen here.
    if ((await lockOwn(transaction, customer.id))?.blockedAt) throw new ShopError(400, accountMessages.blocked);
    const token = await issueCustomerToken(transaction, customer.id, { userAgent, startedFrom }, services.now());
    if (who) {
      await passSubscription(transaction, who.tokenHash, fingerprint(token));
      await revokeToken(transaction, who.tokenHash);
    }
    return { token, verify_status: customer.verified, entity_id: customer.id, ...merged };
  });
};
