import { cpSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { liveBuilds, type OwnShop } from './own-shop.ts';

const allParts = ['client', 'server'];

/** Takes a package's client and server files, or one of them, from a shop's releases; the answer puts them back. */
export function deleteFiles({ releases }: OwnShop, name: string, parts = allParts): () => void {
  const build = new Map(liveBuilds(releases)).get(name);
  if (!build) throw new Error(`${name} is not live`);
  const folder = path.join(releases, name, build);
  const away = path.join(releases, '.away', name);
  mkdirSync(away, { recursive: true });
  for (const part of parts) renameSync(path.join(folder, part), path.join(away, part));
  return () => {
    for (const part of parts) cpSync(path.join(away, part), path.join(folder, part), { recursive: true });
  };
}
