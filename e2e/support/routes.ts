import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig, RouteConfig } from '@shop/contract';
import { liveBuilds } from './own-shop.ts';
import { liveReleases } from './places.ts';

/** Every route of the remotes that are live, as their releases name them, or those of the one that is named. */
export const liveRoutes = (of?: string): RouteConfig[] =>
  liveBuilds(liveReleases).flatMap(([name, build]) => {
    if (of !== undefined && of !== name) return [];
    const release = readFileSync(path.join(liveReleases, name, build, 'release.json'), 'utf8');
    const { config } = JSON.parse(release) as { config: RemoteConfig | null }; // written by delivery; the host has none
    return config?.routes ?? [];
  });
