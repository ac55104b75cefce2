import { type ReleaseStorage, keptStorage, releaseStorage, teamsFileOf } from '@shop/delivery';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';

/** The releases that the settings name, with copies on this machine where they name a folder for them. */
export const releasesOf = (
  { releases, releasesKept }: Pick<Settings, 'releases' | 'releasesKept'>,
  log: FastifyBaseLogger,
): ReleaseStorage => {
  const store = releaseStorage(releases);
  if (!releasesKept) return store;
  return keptStorage(store, {
    folder: releasesKept,
    teams: teamsFileOf(releases),
    onProblem: (error) => log.error({ reason: String(error) }, 'what is live could not be copied to this machine'),
  });
};
