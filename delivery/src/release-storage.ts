import path from 'node:path';
import { bucketStorage } from './bucket/bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { postgresStorage } from './postgres/postgres-storage.ts';
import type { ReleasesSettings } from './settings.ts';
import type { ReleaseStorage } from './storage.ts';

/** The file of trusted keys that counts for these releases. */
export const teamsFileOf = ({ place, teams }: ReleasesSettings): string => {
  if (teams !== null) return teams;
  if (place.kind === 'folder') return path.join(place.folder, 'teams.json');
  throw new Error('releasesIn lets no database and no bucket through without a file of teams.');
};

/** The store that the settings name; `key` is the file of the private key of whoever releases. */
export const releaseStorage = (releases: ReleasesSettings, key: string | null = null): ReleaseStorage => {
  const { place, teams } = releases;
  if (place.kind === 'folder') return folderStorage(place.folder, { teams, key });
  const signatures = { teams: teamsFileOf(releases), key };
  return place.kind === 'bucket'
    ? bucketStorage(place.bucket, place.access, signatures)
    : postgresStorage(place.url, signatures);
};
