import type { Language, RemoteConfig, SaidInPlace } from '@shop/contract';

/** Element that holds the page. */
export const rootId = 'root';

/**
 * Elements that hold JSON: which builds the page runs, the state that it was rendered with and the moments of its
 * answers, what makes it live, and what presses and forms need until it is.
 */
export const dataBlocks = {
  registry: 'registry',
  state: 'state',
  moments: 'moments',
  start: 'start',
  forms: 'forms',
} as const;

/** A script or a style sheet of a page: where it lies and the hash that it must have; null for a development server's. */
export interface PageFile {
  url: string;
  integrity: string | null;
}

/** The state of a page in a file of its own, of which the content names the address. */
export interface StateFile {
  url: string;
  /** When the answers in it came, in ms since 1970. The file does not say, so that it stays the same while they do. */
  answeredAt: number;
  /** The moments that its answers say, in their order, for the same reason. */
  moments?: readonly Moment[];
}

/** Said of the moment at which an answer was made, such as the seconds that are left of a price. */
export type Moment = number | string;

/** A file of the data block `start`, in few bytes: its address and its hash, as `PageFile` has them. */
export type StartFile = readonly [url: string, integrity: string | null];

/** The data block `start` of a page whose scripts wait until somebody needs them or the page rests. */
export interface StartBlock {
  /** Said when something is pressed without a network. */
  offline: string;
  /** Where the page's registry lies; what `registry` holds elsewhere, but for the language. */
  registry: string;
  /** Where the state lies that the page was rendered with; undefined where the data block `state` holds it. */
  state?: StateFile;
  /** The whole style sheets, of which the page carries what it uses. */
  styles: readonly StartFile[];
  /** The host's scripts, in the order in which they run. */
  scripts: readonly StartFile[];
  /** Scripts that they load next, to be fetched beside them. */
  preloads: readonly StartFile[];
}

/** The data block `forms` of a page whose scripts come at once, for what is pressed or sent before they are there. */
export type FormsBlock = Pick<StartBlock, 'offline'>;

/**
 * Build → files in its folder, of those that the host's main script loads later and that have not changed with it.
 * The others lie beside that script.
 */
export type ChunkFolders = Readonly<Record<string, readonly string[]>>;

/** Event of the window once the shell has taken the page over. */
export const hydratedEvent = 'shop:alive';

/**
 * Event of the window when the shell begins to take the page over: from then on forms wait for it. `detail` is a list, to
 * which is added, for each form that was sent before, a promise of what the shell is to dispatch.
 */
export const handOverEvent = 'shop:hand-over';

export type HandOver = SaidInPlace['actions'];

/** Event of the window once it is known that the shell will not; `detail` is what to say to the person. */
export const deadEvent = 'shop:dead';

/** Where open pages ask what is live: the builds alone, or all that a new document's registry would hold. */
export const liveFiles = { builds: '/version.json', registry: '/registry.json' } as const;

/**
 * Cookie of a page that was told of builds which it does not run, for some seconds. Of several web servers the one that
 * it asks next may not have looked yet: with the cookie it looks first.
 */
export const announcedBuilds = 'announcedBuilds';

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
  /** SRI of the entry. Nothing is run without one, but from a development server, which has none. */
  integrity: string | null;
  isDevelopment?: true;
  /** Expose → its scripts and sheets, relative to `base`; empty for a development server. */
  exposes: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
  config: RemoteConfig;
}

/** The data block `registry`: what is live for this visitor. */
export interface InlinedRegistry {
  builds: Builds;
  remotes: readonly InlinedRemote[];
  /** Undefined when all chunks of the host lie beside its main script. */
  chunks?: ChunkFolders;
  language: Language;
}

/** Answered at `liveFiles.registry`, and in the file of a page that waits, which may be from many releases ago. */
export type LiveRegistry = Omit<InlinedRegistry, 'language'>;
