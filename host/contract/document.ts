import type { Language, RemoteConfig } from '@shop/contract';

/** Element that holds the page. */
export const rootId = 'root';

/** Elements that hold JSON: which builds the page runs, and the state that it was rendered with. */
export const dataBlocks = { registry: 'registry', state: 'state' } as const;

/** Where open pages ask what is live: the builds alone, or all that a new document's registry would hold. */
export const liveFiles = { builds: '/version.json', registry: '/registry.json' } as const;

/** Package → number of the build that is live for this visitor. */
export type Builds = Readonly<Record<string, number>>;

/** One remote as a page knows it. */
export interface InlinedRemote {
  name: string;
  build: number;
  /** Where the build's files lie, with a slash at the end. */
  base: string;
  /** Address of the remote's entry script. */
  entry: string;
  /** SRI of the entry; null for a development server's. */
  integrity: string | null;
  /** Expose → its scripts and sheets, relative to `base`; empty for a development server. */
  exposes: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
  config: RemoteConfig;
}

/** The data block `registry`: what is live for this visitor. */
export interface InlinedRegistry {
  builds: Builds;
  remotes: readonly InlinedRemote[];
  language: Language;
}

/** What is answered at `liveFiles.registry`. */
export type LiveRegistry = Pick<InlinedRegistry, 'builds' | 'remotes'>;
