import type { FlagValue } from '@shop/contract';

/** Where the developer's panel asks what the page is made of. */
export const panelPath = '/panel.json';

/** A package of the page, as its release tells of it. */
export interface PanelPackage {
  name: string;
  /** The build that this browser gets; 0 for a development server's. */
  build: number;
  /** What it stands in place of: the build that others get; null where it is that build. */
  inPlaceOf: number | null;
  /** Address of its development server; null where it is a release. */
  server: string | null;
  /** The version of the platform that it is built against, such as `^4.2.0`; empty for a development server's. */
  platform: string;
  /** The commit that it was packed from, where that is known. */
  commit: string | null;
  /** When it was packed, as ISO 8601; empty for a development server's. */
  packedAt: string;
}

/** A flag of a remote, as this browser gets it. */
export interface PanelFlag {
  remote: string;
  key: string;
  owner: string;
  purpose: string;
  value: FlagValue;
  /** Empty where no rules are for it. */
  variant: string;
  /** Why it answers so, in OpenFeature's words. */
  reason: string;
}

/** What is answered at `panelPath`. */
export interface PanelFacts {
  packages: readonly PanelPackage[];
  flags: readonly PanelFlag[];
}
