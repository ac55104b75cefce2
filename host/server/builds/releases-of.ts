import { type ReleaseStorage, mirroredStorage, releaseStorage, teamsFileOf } from '@shop/delivery';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';

/** The releases that the settings name, with copies on this machine where they name a folder for them. */
export const releasesOf = (
  { releases, releasesMirror }: Pick<Settings, 'releases' | 'releasesMirror'>,
  log: FastifyBaseLogger,
): ReleaseStorage => {
  const store = releaseStorage(releases);
  if (!releasesMirror) return store;
  return mirroredStorage(store, {
    folder: releasesMirror,
    teams: teamsFileOf(releases),
    onProblem: (error) => log.error({ reason: String(error) }, 'what is live could not be copied to this machine'),
  });
};
