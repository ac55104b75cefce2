import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { writeManifest } from './manifest.ts';
import { liveBuilds, type OwnShop } from './own-shop.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command of `pnpm release` on a shop's releases; rejects with what it printed when it fails. */
export const release = async ({ releases }: OwnShop, ...words: string[]): Promise<string> => {
  const { stdout } = await run('node', ['delivery/src/cli.ts', ...words], {
    cwd: root,
    env: { ...process.env, RELEASES: releases },
  });
  return stdout.trim();
};

/** The builds that a shop announces to the browser of a page, by package. */
export const announced = async ({ request }: Page, { url }: Pick<OwnShop, 'url'>): Promise<Record<string, number>> =>
  (await request.get(`${url}/version.json`)).json();

interface Manifest {
  build: number;
  entry: { client: string };
  files: Record<string, { size: number; integrity: string }>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Manifest; // written by delivery

/**
 * The same files under the next number, or `as` another: to the shop they are another build. Of the live one, or `of`
 * another. Answers both numbers.
 */
export const addBuild = (
  { releases }: Pick<OwnShop, 'releases'>,
  name: string,
  { of, as }: { of?: number; as?: number } = {},
): { before: number; after: number } => {
  const before = of ?? Number(new Map(liveBuilds(releases)).get(name));
  const after = as ?? before + 1;
  const folder = path.join(releases, name, String(after));
  cpSync(path.join(releases, name, String(before)), folder, { recursive: true });
  writeManifest(folder, { ...manifestOf(folder), build: after });
  return { before, after };
};

/** How a manifest lists a file that has no compressed forms. */
const digest = (bytes: Buffer) => ({
  size: bytes.byteLength,
  integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
});

/** The next build, in which one file for browsers is another and the rest are told to be as they were. */
export const addBuildWithChange = (shop: OwnShop, name: string, changed: string): { before: number; after: number } => {
  const builds = addBuild(shop, name);
  const folder = path.join(shop.releases, name, String(builds.after));
  const file = `client/${changed}`;
  const bytes = Buffer.concat([readFileSync(path.join(folder, file)), Buffer.from('//')]);
  writeFileSync(path.join(folder, file), bytes);
  const manifest = manifestOf(folder);
  const same = Object.keys(manifest.files).filter((one) => one.startsWith('client/') && one !== file);
  const since = Object.fromEntries(same.map((one) => [one.slice('client/'.length), builds.before]));
  const files = { ...manifest.files, [file]: digest(bytes) };
  writeManifest(folder, { ...manifest, files, since });
  return builds;
};

/**
 * Changes scripts of a build, for browsers and on the server; to the shop it is as if it had been built so. Scripts name
 * the hashes of those that they load, so these are put in place too. `change` answers what a file (`client/…`, `server/…`)
 * is to hold.
 */
export const changeScripts = (folder: string, change: (file: string, text: string) => string): void => {
  const manifest = manifestOf(folder);
  const files = { ...manifest.files };
  const scripts = ['client', 'server'].flatMap((part) =>
    readdirSync(path.join(folder, part))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${part}/${file}`),
  );
  let changing = change;
  for (let hashes: [string, string][] | null = null; hashes === null || hashes.length > 0;) {
    const next: [string, string][] = [];
    for (const file of scripts) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      const after = changing(file, before);
      if (after === before) continue;
      writeFileSync(path.join(folder, file), after);
      const known = files[file]?.integrity;
      files[file] = digest(Buffer.from(after)); // without the compressed forms, which are those of before
      if (known) next.push([known, files[file].integrity]);
    }
    hashes = next;
    changing = (_file, text) => next.reduce((found, [from, to]) => found.replaceAll(from, to), text);
  }
  writeManifest(folder, { ...manifest, files });
};

/** The next build, in which a text is another, for browsers and on the server. */
export const addBuildWithText = (
  shop: OwnShop,
  name: string,
  [text, other]: readonly [string, string],
): { before: number; after: number } => {
  const builds = addBuild(shop, name);
  changeScripts(path.join(shop.releases, name, String(builds.after)), (_file, found) => found.replaceAll(text, other));
  return builds;
};

/** Changes one byte of what a build's pages would run. */
export const changeEntry = ({ releases }: OwnShop, name: string, build: number): void => {
  const folder = path.join(releases, name, String(build));
  appendFileSync(path.join(folder, 'client', manifestOf(folder).entry.client), ' ');
};

/**
 * Makes the timeouts of pages longer: the shop gives up a slow check for newer builds, and the test must not depend on
 * the machine's speed.
 */
export const letChecksTakeLong = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 50);
  });
};

/** Puts code before what an expose runs on the server; to the shop it is as if it had been built so. */
export const prependServerCode = (
  { releases }: OwnShop,
  name: string,
  { build, expose, code }: { build: number; expose: string; code: string },
): void => {
  const folder = path.join(releases, name, String(build));
  const file = `server/expose-${expose}.js`;
  const bytes = Buffer.concat([Buffer.from(code), readFileSync(path.join(folder, file))]);
  writeFileSync(path.join(folder, file), bytes);
  const manifest = manifestOf(folder);
  const files = { ...manifest.files, [file]: digest(bytes) };
  writeManifest(folder, { ...manifest, files });
};
