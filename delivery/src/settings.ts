import path from 'node:path';
import { startReading, type Environment } from '@shop/settings';

/** What the environment says to whoever releases; null for what it does not. */
export interface ReleaseSettings {
  /** Folder of the builds; `releases` of the workspace without. */
  releases: string;
  /** File of the trusted public keys of each team, and of what it may release. */
  teams: string | null;
  /** File of the private key of whoever releases. */
  key: string | null;
  /** Who releases. */
  by: string | null;
}

const root = path.resolve(import.meta.dirname, '../..');

/** @throws SettingsError that names every variable which cannot be read */
export const releaseSettings = (environment: Environment = process.env): ReleaseSettings => {
  const given = startReading(environment, 'release');
  given.end();
  return {
    releases: given.of('RELEASES') ?? path.join(root, 'releases'),
    teams: given.of('RELEASE_TEAMS'),
    key: given.of('RELEASE_KEY'),
    by: given.of('RELEASE_BY'),
  };
};
