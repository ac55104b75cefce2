import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { postgresStorage } from './postgres/postgres-storage.ts';
import type { ReleasesSettings } from './settings.ts';
import type { ReleaseStorage } from './storage.ts';

/** The file of trusted keys that counts for these releases. */
export const teamsFileOf = ({ place, teams }: ReleasesSettings): string => {
  if (teams !== null) return teams;
  if (place.kind === 'folder') return path.join(place.folder, 'teams.json');
  throw new Error('releasesIn lets no database through without a file of teams.');
};

/** The store that the settings name; `key` is the file of the private key of whoever releases. */
export const releaseStorage = (releases: ReleasesSettings, key: string | null = null): ReleaseStorage => {
  const { place, teams } = releases;
  return place.kind === 'folder'
    ? folderStorage(place.folder, { teams, key })
    : postgresStorage(place.url, { teams: teamsFileOf(releases), key });
};
