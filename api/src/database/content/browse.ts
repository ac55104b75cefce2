import type { Browse } from '@shop/contract/contents';
import type { Queryable } from '../connection.ts';
import { findSiteDocument } from './site-document.ts';

const never = '1970-01-01T00:00:00.000Z';
/** The empty content for a store that was filled before these pages existed. */
const nothing: Browse = {
  rooms: [],
  types: [],
  christmas: { productIds: [], bundles: [] },
  weightBlocks: [],
  buyersShow: { categories: [], entries: [] },
  saleEvent: { startsAt: never, endsAt: never, prizes: [] },
  blocks: [],
  liveVideoUrl: null,
};

export const browseOf = async ({ db }: { db: Queryable }): Promise<Browse> =>
  (await findSiteDocument(db, 'browse')) ?? nothing;
