import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

interface Release {
  scripts: string[];
  entry: { client: string };
  exposes: Record<string, { js: string[] }>;
  files: Record<string, { size: number; br?: { size: number } }>;
}

export interface Budget {
  name: string;
  ok: boolean;
  detail: string;
}

const KB = 1024;
/** JavaScript (brotli) that a first view needs until it is interactive. */
const FIRST_VIEW_KB = 200;
const firstViews = [
  { remote: 'catalog', page: './home' },
  { remote: 'catalog', page: './list' },
  { remote: 'catalog', page: './product' },
];

const releases = process.env.RELEASES ?? path.join(root, 'releases');

const liveRelease = (name: string): Release => {
  const registry = JSON.parse(readFileSync(path.join(releases, 'registry.json'), 'utf8'));
  return JSON.parse(readFileSync(path.join(releases, name, String(registry[name].live), 'release.json'), 'utf8'));
};

const compressed = (release: Release, files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of new Set(files)) {
    const known = release.files[`client/${file}`];
    bytes += known?.br?.size ?? known?.size ?? 0;
  }
  return bytes;
};

/** Measures the live releases against their size budgets. */
export const budgets = (): Budget[] => {
  const host = liveRelease('host');
  const shell = compressed(host, host.scripts);
  return firstViews.map(({ remote, page }) => {
    const release = liveRelease(remote);
    const exposed = [page, './locale-en'].flatMap((expose) => release.exposes[expose]?.js ?? []);
    const kb = (shell + compressed(release, [release.entry.client, ...exposed])) / KB;
    const detail = `${kb.toFixed(1)} KB of ${FIRST_VIEW_KB} KB`;
    return { name: `${remote} ${page}: JavaScript of the first view, ${detail}`, ok: kb <= FIRST_VIEW_KB, detail };
  });
};
