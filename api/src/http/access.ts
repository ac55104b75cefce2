import type { FastifyRequest } from 'fastify';
import type { CustomerIdentity, Shopper } from '../domain/account/identity.ts';
import { shopperOf } from '../database/account/access-tokens.ts';
import type { Services } from '../services.ts';
import { ShopError } from '../domain/shop-error.ts';
import { messages } from '../domain/messages.ts';
import { httpMessages } from './messages.ts';

/**
 * `public` ignores tokens, `anyone` accepts one, `shopper` needs a guest's or a customer's, `customer` needs a
 * customer's.
 */
export type Access = 'public' | 'anyone' | 'shopper' | 'customer';

/** Who a handler is given under each access. */
export interface IdentityOf {
  public: null;
  anyone: Shopper | null;
  shopper: Shopper;
  customer: CustomerIdentity;
}

/**
 * Who made the request, as far as the call wants to know.
 * @throws ShopError 401 when the call needs a token that the request does not hold
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
  if (shopper === null)
    throw new ShopError(401, access === 'customer' ? messages.signInNeeded : httpMessages.sessionNeeded);
  if (access === 'customer' && shopper.kind !== 'customer') throw new ShopError(401, messages.signInNeeded);
  return shopper;
};
