import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

interface Release {
  scripts: string[];
  start: string;
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
/** JavaScript (brotli) of a page that nobody touches: the start script, and what it fetches before the rest. */
const UNTOUCHED_KB = 141;
/** What answers presses before that: the start script alone, which a page of one person has besides. */
const START_KB = 6;
/** What a touch then waits for: the shell's own script, the federation runtime, and the page's parts. */
const TOUCHED_KB = 78;
/** What is new to a returning visitor after a change of one line in the host: its own script. */
const CHANGED_KB = 25;
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
  const own = [host.entry.client, 'federation.js'];
  const before = host.scripts.filter((file) => !own.includes(file));
  const within = (what: string, bytes: number, most: number): Budget => {
    const detail = `${(bytes / KB).toFixed(1)} KB of ${most} KB`;
    return { name: `${what}, ${detail}`, ok: bytes <= most * KB, detail };
  };
  return [
    within('JavaScript before anybody touches a page', compressed(host, [host.start, ...before]), UNTOUCHED_KB),
    within('The start script', compressed(host, [host.start]), START_KB),
    within("The host's own script, new with each change of it", compressed(host, [host.entry.client]), CHANGED_KB),
    ...firstViews.map(({ remote, page }) => {
      const release = liveRelease(remote);
      const exposed = [page, './locale-en'].flatMap((expose) => release.exposes[expose]?.js ?? []);
      const bytes = compressed(host, own) + compressed(release, [release.entry.client, ...exposed]);
      return within(`${remote} ${page}: JavaScript that a touch waits for`, bytes, TOUCHED_KB);
    }),
  ];
};
