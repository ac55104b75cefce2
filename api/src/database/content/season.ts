import { seasonAt } from '../../domain/content/season.ts';
import type { Queryable } from '../connection.ts';
import { findSiteDocument } from './site-document.ts';

/** The season that the shop's calendar has now; null in a store that is older than the calendar. */
export const currentSeason = async ({ db, now }: { db: Queryable; now: () => Date }): Promise<string | null> =>
  seasonAt((await findSiteDocument(db, 'site'))?.calendar, now());
