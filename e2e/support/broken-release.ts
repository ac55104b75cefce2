import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeManifest } from './manifest.ts';
import { liveBuilds, type OwnShop } from './own-shop.ts';

const allParts = ['client', 'server'];

/** Takes a package's client and server files, or one of them, from a shop's releases; the answer puts them back. */
export const deleteFiles = ({ releases }: OwnShop, name: string, parts = allParts): (() => void) => {
  const build = new Map(liveBuilds(releases)).get(name);
  if (!build) throw new Error(`${name} is not live`);
  const folder = path.join(releases, name, build);
  const away = path.join(releases, '.away', name);
  mkdirSync(away, { recursive: true });
  for (const part of parts) renameSync(path.join(folder, part), path.join(away, part));
  return () => {
    for (const part of parts) cpSync(path.join(away, part), path.join(folder, part), { recursive: true });
  };
};

/** What stands in the entry of a remote in place of a page: it came as released, and its own code is at fault. */
const faultyPages = {
  import: `()=>Promise.resolve(()=>{throw new Error("broken at import")})`,
  timeout: `()=>new Promise(()=>{})`,
  render: `()=>Promise.resolve(()=>({default(){throw new Error("broken in render")}}))`,
};

export type BrowserFault = keyof typeof faultyPages | 'missing';

/**
 * Breaks a page of a remote for browsers; the server's build stays whole. `missing` changes a file after its release,
 * which its hash then refuses. To be called before a web server has read the release.
 */
export const breakPage = (releases: string, remote: string, expose: string, fault: BrowserFault): void =>
  breakBuild(path.join(releases, remote, String(new Map(liveBuilds(releases)).get(remote))), expose, fault);

/** The same for the build in this folder. */
export const breakBuild = (folder: string, expose: string, fault: BrowserFault): void => {
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release; // written by delivery
  const file = fault === 'missing' ? release.exposes[expose]?.js.at(-1) : release.entry.client;
  const known = release.files[`client/${file}`];
  if (!file || !known) throw new Error(`${folder} has no ${expose}`);
  const text = readFileSync(path.join(folder, 'client', file), 'utf8');
  const broken = fault === 'missing' ? `${text}//` : withPage(text, expose, faultyPages[fault]);
  writeFileSync(path.join(folder, 'client', file), broken);
  const integrity =
    fault === 'missing' ? known.integrity : `sha256-${createHash('sha256').update(broken).digest('base64')}`;
  release.files[`client/${file}`] = { size: broken.length, integrity }; // without the compressed forms, which are whole
  writeManifest(folder, release);
};

interface Release {
  entry: { client: string };
  exposes: Record<string, { js: string[] }>;
  files: Record<string, { size: number; integrity: string }>;
}

const withPage = (entry: string, expose: string, page: string): string => {
  const broken = entry.replace(
    new RegExp(`("${expose.replace('.', '\\.')}":)\\(\\)=>.*?\\.then\\(\\(\\)=>\\(\\)=>\\w+\\(\\d+\\)\\)`),
    `$1${page}`,
  );
  if (broken === entry) throw new Error(`the entry has no ${expose}`);
  return broken;
};
