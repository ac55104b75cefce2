import type { PickupPlace } from '@shop/contract/contents';
import type { Queryable } from '../connection.ts';
import { findSiteDocument } from './site-document.ts';

/** Where goods are picked up; null in a shop that names no place, or a store that is older than it. */
export const pickupPlace = async (db: Queryable): Promise<PickupPlace | null> =>
  (await findSiteDocument(db, 'site'))?.pickup ?? null;
