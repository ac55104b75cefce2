import { Script } from 'node:vm';
import { pageRoutesOf, type RemoteConfig } from '@shop/contract';
import postcss from 'postcss';
import { digest, isTextual } from '../digest.ts';
import type { Release } from '../schemas.ts';
import { type Fault, nameOf } from './fault.ts';
import { secretsIn } from './secrets.ts';

/** Scripts and sheets (brotli) that a page or part brings beside the entry; the largest, of payment, has 55 KB. */
export const exposeBudget = 64 * 1024;

/** Modules that a config names, so that a build has to expose them. */
export const promised = (config: RemoteConfig): string[] => [
  ...new Set([
    ...pageRoutesOf(config).map(({ page }) => page),
    ...[...config.slots, ...config.intents].map(({ expose }) => expose),
    ...config.locales.map((language) => `./locale-${language}`),
  ]),
];

const parsers: Record<string, (text: string, file: string) => unknown> = {
  js: (text, filename) => new Script(text, { filename }),
  css: (text) => postcss.parse(text),
  json: (text) => JSON.parse(text),
};

/** Why a file cannot be run or read; null for one that can, and for those of which nothing is known. */
const fault = (text: string, file: string): string | null => {
  try {
    parsers[file.slice(file.lastIndexOf('.') + 1)]?.(text, file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const sourceMap = /\/[/*][#@]\s*sourceMappingURL=/;
const hashes = /sha256-[A-Za-z0-9+/]{43}=/g;

interface Contents {
  release: Release;
  read(file: string): Promise<Uint8Array>;
}

const fileFaults = (text: string, file: string, own: ReadonlyMap<string, string>): Omit<Fault, 'where'>[] => {
  const found: Omit<Fault, 'where'>[] = [];
  const broken = fault(text, file);
  if (broken)
    found.push({ what: `it cannot be parsed: ${broken}`, remedy: 'Build it again, and look at what it is made of' });
  if (/\.(?:js|css)$/.test(file) && sourceMap.test(text))
    found.push({ what: 'it names a source map', remedy: 'Build with NODE_ENV=production, which keeps maps apart' });
  for (const secret of secretsIn(text, own))
    found.push({
      what: `it holds ${secret}`,
      remedy: 'Take it out of what is built for browsers, and have it replaced where it is used',
    });
  return found;
};

/** Every file for browsers by itself. */
const clientFaults = async ({ release, read }: Contents, own: ReadonlyMap<string, string>): Promise<Fault[]> => {
  const faults: Fault[] = [];
  const integrities = new Set(Object.values(release.files).map(({ integrity }) => integrity));
  for (const file of Object.keys(release.files).filter((one) => one.startsWith('client/'))) {
    const where = `${nameOf(release)}, ${file}`;
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (/\.map(?:\.|$)/.test(name)) {
      faults.push({ where, what: 'a source map is for everyone to read', remedy: 'Take it out of dist/client' });
      continue;
    }
    if (name.startsWith('.env'))
      faults.push({ where, what: 'settings are for everyone to read', remedy: 'Take it out of dist/client' });
    if (!isTextual(file) && !name.startsWith('.')) continue;
    const text = Buffer.from(await read(file)).toString();
    faults.push(...fileFaults(text, file, own).map((one) => ({ where, ...one })));
    if (!file.endsWith('.js')) continue;
    const strange = [...new Set(text.match(hashes))].filter((hash) => !integrities.has(hash));
    if (strange.length > 0)
      faults.push({
        where,
        what: `no file has the hash that it asks for: ${strange.join(', ')}`,
        remedy: 'Build it again',
      });
  }
  return faults;
};

/**
 * Scripts that code of the build loads later, and whose hash no script of it holds: a browser would run whatever lies
 * there. What pages name themselves they name with its hash.
 */
const bareFaults = async ({ release, read }: Contents): Promise<Fault[]> => {
  const scripts = Object.keys(release.files).filter((file) => /^client\/.*\.js$/.test(file));
  const named = new Set([release.entry.client, release.start, ...release.scripts].map((file) => `client/${file}`));
  const found = await Promise.all(scripts.map(async (file) => [file, await read(file)] as const));
  const contained = new Set(found.flatMap(([, bytes]) => Buffer.from(bytes).toString().match(hashes) ?? []));
  return found
    .filter(([file, bytes]) => !named.has(file) && !contained.has(digest(bytes).integrity))
    .map(([file]) => ({
      where: `${nameOf(release)}, ${file}`,
      what: 'no script of the build holds its hash, so browsers would run whatever lies at its address',
      remedy: 'Build it with the integrity plugin of shared/build, or take it out of dist/client',
    }));
};

const sizeOf = ({ files }: Release, file: string): number => {
  const { size = 0, br } = files[`client/${file}`] ?? {};
  return br?.size ?? size;
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const budgetFaults = (release: Release): Fault[] =>
  Object.entries(release.exposes).flatMap(([expose, { js, css }]) => {
    const bytes = [...new Set([...js, ...css])].reduce((sum, file) => sum + sizeOf(release, file), 0);
    if (bytes <= exposeBudget) return [];
    return {
      where: `${nameOf(release)}, ${expose}`,
      what: `it brings ${kilobytes(bytes)}, more than the ${kilobytes(exposeBudget)} that an expose may`,
      remedy: 'Import what the first view does without later, with import()',
    };
  });

const exposeFaults = async ({ release, read }: Contents): Promise<Fault[]> => {
  if (!release.config) return [];
  const entry = Buffer.from(await read(`client/${release.entry.client}`)).toString();
  return promised(release.config).flatMap((expose) => {
    const where = `${nameOf(release)}, ${expose}`;
    const remedy = 'Build it again: config and files are of different times';
    if (!Object.hasOwn(release.exposes, expose))
      return { where, what: 'remote.config.ts names it, and the build has no such expose', remedy };
    if (!entry.includes(`"${expose}"`))
      return { where, what: `client/${release.entry.client} does not offer it`, remedy };
    return [];
  });
};

/** Looks at a build's files alone, whatever else is live. */
export const contentFaults = async (contents: Contents, own: ReadonlyMap<string, string>): Promise<Fault[]> => [
  ...(await clientFaults(contents, own)),
  ...(await bareFaults(contents)),
  ...(await exposeFaults(contents)),
  ...budgetFaults(contents.release),
];
