import path from 'node:path';
import { type BucketAccess, type BucketPlace, bucketAccessFrom, bucketIn } from '@shop/objects';
import { SettingsError, startReading, type Environment, type Reading } from '@shop/settings';
import { workspace } from './checkout.ts';

/** Where releases lie: in a folder, in the PostgreSQL database of an address, or in a bucket. */
export type ReleasesPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: BucketPlace; readonly access: BucketAccess }
  | { readonly kind: 'database'; readonly url: string };

/** Where releases lie, and who may release. */
export interface ReleasesSettings {
  place: ReleasesPlace;
  /** File of the trusted public keys of each team, and of what it may release; null for the one in the folder. */
  teams: string | null;
}

/** Null where the environment does not say it. */
export interface ReleaseSettings {
  releases: ReleasesSettings;
  /** File of the private key of whoever releases. */
  key: string | null;
  by: string | null;
}

const requireTeams = (given: Reading, what: string, store: string): void => {
  if (!given.isSet('RELEASE_TEAMS'))
    throw new SettingsError(
      `${what} needs RELEASE_TEAMS, the file of the teams that may release: ${store} does not say whom to trust.`,
    );
};

const database = (given: Reading, url: string): ReleasesPlace => {
  if (given.isSet('RELEASES'))
    throw new SettingsError('RELEASES and RELEASES_DATABASE_URL are both set: take one of them away.');
  requireTeams(given, 'RELEASES_DATABASE_URL', 'a database');
  return { kind: 'database', url };
};

const bucketOrFolder = (given: Reading, named: string): ReleasesPlace => {
  const bucket = bucketIn(named);
  if (!bucket) return { kind: 'folder', folder: named };
  requireTeams(given, 'A bucket in RELEASES', 'a bucket');
  return { kind: 'bucket', bucket, access: bucketAccessFrom(given) };
};

const ownReleases = (): string => {
  if (workspace !== null) return path.join(workspace, 'releases');
  throw new SettingsError(
    'RELEASES or RELEASES_DATABASE_URL has to say where the releases of the shop are: this repository has none.',
  );
};

/**
 * The releases that the settings of a process name: `releases` of the workspace where they name none. A remote in
 * a repository of its own has to be told.
 */
export const releasesIn = (given: Reading): ReleasesSettings => {
  const url = given.of('RELEASES_DATABASE_URL');
  const folder = given.of('RELEASES');
  const place = (): ReleasesPlace =>
    url === null ? bucketOrFolder(given, folder ?? ownReleases()) : database(given, url);
  return {
    // Nothing is looked for there: whoever reads the settings ends with what was recorded.
    place: given.recorded(place, { kind: 'folder', folder: folder ?? '' })(),
    teams: given.of('RELEASE_TEAMS'),
  };
};

/** @throws SettingsError that names every variable which cannot be read */
export const releaseSettings = (environment: Environment = process.env): ReleaseSettings => {
  const given = startReading(environment, 'release');
  const settings = { releases: releasesIn(given), key: given.of('RELEASE_KEY'), by: given.of('RELEASE_BY') };
  given.end();
  return settings;
};
