import { type Release, folderBuild, sinceOf } from '@shop/delivery';
import { derived } from '@shop/serving/memo';
import type { ChunkFolders, InlinedRemote, LiveRegistry, PageFile } from '../../contract/document.ts';
import type { UsedExpose } from '../../contract/rendering.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';

/** Of each release once, as `chunkFolders`: both look at all of its files. */
const builtIn = derived(folderBuild);

/** Where a release's client files are served from, with a slash at the end. */
const baseOf = (assetBase: string, release: Release) => `${assetBase}/${release.package}/${builtIn(release)}/`;

/** Nothing is named without its hash: a browser would run whatever lies there. */
const integrityOf = ({ package: name, build, files }: Release, file: string): string => {
  const entry = files[`client/${file}`];
  if (!entry) throw new Error(`${name} ${build} names ${file} and has no hash of it`);
  return entry.integrity;
};

const fileOf = (release: Release, assetBase: string, file: string): PageFile => ({
  url: baseOf(assetBase, release) + file,
  integrity: integrityOf(release, file),
});

/**
 * A file at the address that it has kept since it last changed: only for what looks for no other by its own
 * address. An entry does, and its chunks have to be those that it was built with.
 */
const lastingFile = (release: Release, assetBase: string, file: string): PageFile => ({
  url: `${assetBase}/${release.package}/${sinceOf(release, file)}/${file}`,
  integrity: integrityOf(release, file),
});

/** Remote → address of the entry of its development server, which stands in place of its release. */
type DevEntries = ReadonlyMap<string, string>;

const inlined = ({ release }: LiveRelease, assetBase: string, entries: DevEntries): InlinedRemote[] => {
  if (!release.config) return [];
  const remote = { name: release.package, build: release.build, config: release.config };
  const replaced = entries.get(release.package);
  if (!replaced) {
    const { url, integrity } = fileOf(release, assetBase, release.entry.client);
    return [{ ...remote, base: baseOf(assetBase, release), entry: url, integrity, exposes: release.exposes }];
  }
  return [
    {
      ...remote,
      build: 0, // nobody's release: its faults are counted for none
      base: new URL('.', replaced).href,
      entry: replaced,
      integrity: null,
      isDevelopment: true,
      exposes: {},
    },
  ];
};

/** The host's scripts, in their order. */
export const hostScripts = (host: Release, assetBase: string): PageFile[] =>
  host.scripts.map((file) => (file === host.entry.client ? fileOf : lastingFile)(host, assetBase, file));

/** Where the host's main script finds what it loads later; undefined when all of it lies beside that script. */
const chunkFolders = derived((host: Release): ChunkFolders | undefined => {
  const beside = builtIn(host);
  const named = new Set([...host.scripts, ...host.styles, host.start].map((file) => `client/${file}`));
  const chunks = Object.keys(host.files).filter((file) => /^client\/.*\.(?:js|css)$/.test(file) && !named.has(file));
  const elsewhere: Record<string, string[]> = {};
  for (const file of chunks.map((one) => one.slice('client/'.length))) {
    const since = sinceOf(host, file);
    if (since !== beside) (elsewhere[since] ??= []).push(file);
  }
  return Object.keys(elsewhere).length > 0 ? elsewhere : undefined;
});

export const liveRegistry = (
  { builds, host, remotes }: Pick<ReleaseSet, 'builds' | 'host' | 'remotes'>,
  assetBase: string,
  entries: DevEntries,
): LiveRegistry => {
  const chunks = host ? chunkFolders(host.release) : undefined;
  return {
    builds,
    remotes: remotes.flatMap((remote) => inlined(remote, assetBase, entries)),
    ...(chunks && { chunks }),
  };
};

/** The script that adds the host’s others once the page rests or somebody needs them; null for a build from before it. */
export const startScript = (host: Release, assetBase: string): PageFile | null =>
  host.start === undefined ? null : lastingFile(host, assetBase, host.start);

/** Entries and module files of the remotes that the page uses: to be fetched beside the host's scripts. */
export const usedScripts = (set: ReleaseSet, used: UsedExpose[], assetBase: string): PageFile[] => {
  const scripts = set.remotes.flatMap(({ release, serverEntry }) => {
    const exposes = used.filter(({ remote }) => remote === release.package);
    // A build whose files are gone is left out: a preload of it would only fail.
    if (exposes.length === 0 || serverEntry === null) return [];
    const files = exposes.flatMap(({ expose }) => release.exposes[expose]?.js ?? []);
    return [release.entry.client, ...files].map((file) => fileOf(release, assetBase, file));
  });
  return [...new Map(scripts.map((one) => [one.url, one])).values()];
};

/** A style sheet as a page links to it. That of an expose is looked for beside the remote's entry. */
export const sheetFile = ({ release, file }: { release: Release; file: string }, assetBase: string): PageFile =>
  (release.styles.includes(file) ? lastingFile : fileOf)(release, assetBase, file);

/** Style sheets of the host and of the used modules, host first so that its layer order comes first. */
export const usedStyles = (set: ReleaseSet, used: UsedExpose[]): { release: Release; file: string }[] => {
  const host = set.host ? [set.host.release] : [];
  const remotes = set.remotes.flatMap(({ release }) =>
    used
      .filter(({ remote }) => remote === release.package)
      .flatMap(({ expose }) => release.exposes[expose]?.css ?? [])
      .map((file) => ({ release, file })),
  );
  const all = [...host.flatMap((release) => release.styles.map((file) => ({ release, file }))), ...remotes];
  return [...new Map(all.map((one) => [`${one.release.package}/${one.file}`, one])).values()];
};
