import { paths } from '@shop/contract';
import type { Queryable } from '../connection.ts';
import { findSiteDocument } from './site-document.ts';

/** The picture of the site's banner that leads to Plus+; null without such a banner. */
export const plusPicture = async (db: Queryable): Promise<string | null> =>
  (await findSiteDocument(db, 'banners'))?.top.find(({ url }) => url === paths.plus())?.image || null;
