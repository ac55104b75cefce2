/** Paths of the console's own server, which no API has. */
export const releasesPaths = {
  read: '/console/releases',
  stop: '/console/releases/stop',
  rollBack: '/console/releases/roll-back',
} as const;

interface ShownCandidate {
  readonly build: number;
  /** Of visitors. */
  readonly percent: number;
  readonly since: string | null;
  readonly views: number;
  readonly failed: number;
  /** It is promoted by itself after so many ms and so many views; null where that was not asked for. */
  readonly promote: { readonly after: number; readonly views: number } | null;
}

/** The host or a remote. */
export interface ShownPackage {
  readonly name: string;
  /** Null before the first promotion. */
  readonly live: number | null;
  /** The build that a roll-back makes live; null without one. */
  readonly back: number | null;
  readonly candidate: ShownCandidate | null;
  /** Builds that are published and newer than the live one, the newest first. */
  readonly newer: readonly number[];
}

/** A change of what is live. */
export interface ShownChange {
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly why: string;
  readonly packages: readonly {
    readonly name: string;
    readonly live: number | null;
    readonly candidate: number | null;
  }[];
}

export interface ShownReleases {
  readonly packages: readonly ShownPackage[];
  /** The newest first. */
  readonly history: readonly ShownChange[];
}
