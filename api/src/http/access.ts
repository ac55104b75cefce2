import type { FastifyRequest } from 'fastify';
import type { CustomerIdentity, Shopper } from '../domain/account/identity.ts';
import { shopperOf } from '../database/account/access-tokens.ts';
import { accountMessages } from '../flows/account/messages.ts';
import type { Services } from '../services.ts';
import { ShopError } from '../domain/shop-error.ts';
import { messages } from '../domain/messages.ts';
import { httpMessages } from './messages.ts';

/**
 * `public` ignores tokens, `anyone` accepts one, `shopper` needs a guest's or a customer's, `customer` needs a
 * customer's, `confirmed` one of a customer who has shown that their e-mail address is theirs: so what the shop gives
 * away, and what it sends in somebody's name, costs more than inventing an address.
 */
export const accesses = ['public', 'anyone', 'shopper', 'customer', 'confirmed'] as const;
export type Access = (typeof accesses)[number];

/** Who a handler is given under each access. */
export interface IdentityOf {
  public: null;
  anyone: Shopper | null;
  shopper: Shopper;
  customer: CustomerIdentity;
  confirmed: CustomerIdentity;
}

/**
 * Who made the request, as far as the call wants to know.
 * @throws ShopError 401 when the call needs a token that the request does not hold, 403 before the address is confirmed
 */
export const identify = async (
  request: FastifyRequest,
  access: Access,
  services: Services,
): Promise<Shopper | null> => {
  if (access === 'public') return null;
  const token = request.headers.authorization?.replace(/^Bearer /i, '').trim();
  const shopper = token ? await shopperOf(services.db, token, services.now()) : null;
  if (access === 'anyone') return shopper;
  if (access === 'shopper') {
    if (shopper === null) throw new ShopError(401, httpMessages.sessionNeeded);
    return shopper;
  }
  if (shopper?.kind !== 'customer') throw new ShopError(401, messages.signInNeeded);
  if (access === 'confirmed' && !shopper.verified) throw new ShopError(403, accountMessages.confirmFirst);
  return shopper;
};
