import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { liveBuilds, type OwnShop } from './own-shop.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command of `pnpm release` on a shop's releases; rejects with what it printed when it fails. */
export async function release({ releases }: OwnShop, ...words: string[]): Promise<string> {
  const { stdout } = await run('node', ['delivery/src/cli.ts', ...words], {
    cwd: root,
    env: { ...process.env, RELEASES: releases },
  });
  return stdout.trim();
}

/** The same files under the next number: to the shop they are another build. Answers both numbers. */
export function addBuild({ releases }: OwnShop, name: string): { before: number; after: number } {
  const before = Number(new Map(liveBuilds(releases)).get(name));
  const after = before + 1;
  const folder = path.join(releases, name, String(after));
  cpSync(path.join(releases, name, String(before)), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object; // written by delivery
  writeFileSync(file, JSON.stringify({ ...manifest, build: after }));
  return { before, after };
}
