import Medusa, { FetchError } from '@medusajs/js-sdk';
import type { HttpTypes } from '@medusajs/types';
import type { Language } from '@shop/contract';
import { Refusal, refusals } from './refusal.ts';

export type MedusaProduct = HttpTypes.StoreProduct;
export type MedusaVariant = HttpTypes.StoreProductVariant;
export type MedusaCategory = HttpTypes.StoreProductCategory;
export type MedusaCart = HttpTypes.StoreCart;
export type MedusaOrder = HttpTypes.StoreOrder;
export type MedusaAddress = HttpTypes.StoreCustomerAddress;

/** Headers of a call that is made in somebody's name, or in a language. */
export const headersFor = (language: Language, jwt?: string | null): Record<string, string> => ({
  'x-medusa-locale': `${language}-CA`,
  ...(jwt && { authorization: `Bearer ${jwt}` }),
});

export type MedusaStore = Medusa;
export type MedusaAdmin = Medusa['client'];

/** A client of Medusa's store API that keeps no token: one server speaks for everybody. */
export const storeAt = ({ url, key }: { url: string; key: string }): MedusaStore =>
  new Medusa({ baseUrl: url, publishableKey: key, auth: { type: 'jwt', jwtTokenStorageMethod: 'nostore' } });

/** A client of Medusa's admin API, as the owner of a secret key. */
export const adminAt = ({ url, secret }: { url: string; secret: string }): MedusaAdmin =>
  new Medusa({ baseUrl: url, apiKey: secret, auth: { type: 'jwt', jwtTokenStorageMethod: 'nostore' } }).client;

const isFetchError = (error: unknown): error is FetchError => error instanceof FetchError;

/** What fetch throws when nobody answers. */
const isUnreached = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && error.message === 'fetch failed';

/** Medusa's words for what is not there in the wanted number. */
const isStock = (message: string): boolean => /inventory|stock/i.test(message);

/** What of Medusa's refusals a person is told; anything else is thrown on. */
export const refusalOf = (error: unknown): unknown => {
  if (error instanceof Refusal) return error;
  if (isUnreached(error)) return refusals.away();
  if (!isFetchError(error)) return error;
  if (isStock(error.message)) return refusals.soldOut();
  if (error.status === 401) return refusals.signIn();
  if (error.status === 404) return refusals.notFound();
  if (error.status !== undefined && error.status >= 500) return refusals.away();
  return error;
};
