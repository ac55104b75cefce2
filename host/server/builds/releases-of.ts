import path from 'node:path';
import { type ReleaseStorage, folderStorage, keptStorage } from '@shop/delivery';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';

/** The releases that the settings name, with copies on this machine where they name a folder for them. */
export const releasesOf = (
  { releases, releaseTeams, releasesKept }: Pick<Settings, 'releases' | 'releaseTeams' | 'releasesKept'>,
  log: FastifyBaseLogger,
): ReleaseStorage => {
  const store = folderStorage(releases, { teams: releaseTeams });
  if (!releasesKept) return store;
  return keptStorage(store, {
    folder: releasesKept,
    teams: releaseTeams || path.join(releases, 'teams.json'),
    onProblem: (error) => log.error({ reason: String(error) }, 'what is live could not be copied to this machine'),
  });
};
