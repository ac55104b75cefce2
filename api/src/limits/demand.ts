import { normalizeIP } from '@fastify/rate-limit';
import type { Queryable } from '../database/connection.ts';
import { ownerKey, type Shopper } from '../domain/account/identity.ts';
import type { LimitStore } from './limit-store.ts';
import { limits, type LimitName } from './limit-table.ts';
import { ShopError } from '../domain/shop-error.ts';
import { messages } from '../domain/messages.ts';

/** Who does what is limited; only what the limit counts by has to be given. */
export interface Limited {
  /** IP address of the visitor. */
  address?: string;
  shopper?: Shopper | null;
  /** Subject of the action: an e-mail, a telephone number, an order. */
  subject?: string | number;
  /** The transaction that the asking one is in; what is undone with it was not counted in the database. */
  within?: Queryable | undefined;
}

export interface LimitServices {
  readonly limits: LimitStore;
  readonly settings: { readonly rateLimit: number };
}

/**
 * The key of an address: an IPv6 network of 64 bits counts as one address, because a provider gives it to one customer
 * as a whole.
 */
export const addressKey = (address: string): string => normalizeIP(address);

/** Whether limits by address hold: API_RATE_LIMIT=0 takes away all of them, for tests from one machine. */
export const limitsAddresses = ({ rateLimit }: { rateLimit: number }): boolean => rateLimit > 0;

export const tooMany = (ttl: number): ShopError =>
  new ShopError(429, messages.tooMany, null, Math.max(1, Math.ceil(ttl / 1000)));

/** Milliseconds to wait until it is allowed again; 0 when it is allowed. Counts once more in any case. */
export const waitFor = async (
  { limits: store, settings }: LimitServices,
  name: LimitName,
  { address, shopper, subject, within }: Limited,
): Promise<number> => {
  const keys = {
    address: address !== undefined && limitsAddresses(settings) ? addressKey(address) : undefined,
    shopper: shopper ? ownerKey(shopper) : undefined,
    subject,
  };
  let wait = 0;
  for (const [by, limit] of Object.entries(limits[name])) {
    const key = keys[by as keyof typeof keys];
    if (key === undefined) continue;
    const { count, ttl } = await store.add(`${name} ${by} ${key}`, limit.window, within);
    if (count > limit.most) wait = Math.max(wait, ttl);
  }
  return wait;
};

/** @throws ShopError 429 with the seconds to wait, when it was done too often */
export const demandWithin = async (services: LimitServices, name: LimitName, who: Limited): Promise<void> => {
  const wait = await waitFor(services, name, who);
  if (wait > 0) throw tooMany(wait);
};
