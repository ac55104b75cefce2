import type { ChosenFlags } from '@shop/contract/sandbox';
import { type PreviewPlace, type SignedOverride, previewPlaceIn, signedOverrideIn } from '@shop/delivery';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Why an override cannot be used: its form, an address on another machine, an origin that no preview may come from, a
 * remote or a build that is not there, a preview that does not come, is too much or is not a team's, a build for another
 * host, no signature or not a team's, its end, or an end that is too far away.
 */
export type OverrideProblem =
  | 'form'
  | 'address'
  | 'origin'
  | 'remote'
  | 'build'
  | 'away'
  | 'large'
  | 'untrusted'
  | 'platform'
  | 'unsigned'
  | 'signature'
  | 'expired'
  | 'lasting';

export interface Override {
  /** As it was asked for, with its signature. */
  text: string;
  name: string;
  /** The entry of a development server on this machine, the number of a stored build, or where another build lies. */
  by: { entry: string } | { build: number } | { preview: PreviewPlace };
  signed: SignedOverride | null;
}

export interface RefusedOverride {
  text: string;
  problem: OverrideProblem;
}

/** An override that was asked for cannot be used: nothing of what was asked for holds. */
export class OverridesRefused extends Error {
  readonly refused: readonly RefusedOverride[];
  /** Those that can be replaced. */
  readonly remotes: readonly string[];

  constructor(refused: readonly RefusedOverride[], remotes: readonly string[]) {
    super(`overrides refused: ${refused.map(({ text, problem }) => `${text} (${problem})`).join(', ')}`);
    this.refused = refused;
    this.remotes = remotes;
  }
}

/**
 * `catalog@1795221237`, the number of a build, `catalog@http://127.0.0.1:3101/remoteEntry.js`, an address on this
 * machine, or `catalog@https://pr-12.preview.example/releases/catalog/1795221237`, the folder of a build; each may be
 * signed.
 */
export const parseOverride = (text: string): Override | RefusedOverride => {
  const signed = signedOverrideIn(text);
  const [, name, what = ''] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(signed?.override ?? text) ?? [];
  if (!name) return { text, problem: 'form' };
  if (/^[1-9]\d{0,14}$/.test(what)) return { text, name, by: { build: Number(what) }, signed };
  const preview = previewPlaceIn(name, what);
  if (preview) return { text, name, by: { preview }, signed };
  if (!URL.canParse(what)) return { text, problem: 'form' };
  const url = new URL(what);
  const isHere = url.protocol === 'http:' && loopback.test(url.hostname) && !url.username;
  return isHere ? { text, name, by: { entry: url.href }, signed } : { text, problem: 'address' };
};

/** Texts of a query or a cookie, separated by commas. */
export const textsOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A build in place of the live one. */
interface ReplacingBuild {
  /** Its number here. */
  build: number;
  /** Where it came from; null for one that is stored. */
  preview: PreviewPlace | null;
  /** Until when, in ms since 1970; null for one that was not signed. */
  until: number | null;
}

export interface Replaced {
  /** Remote → address of the entry of its development server. */
  entries: ReadonlyMap<string, string>;
  /** Remote → the build. */
  builds: ReadonlyMap<string, ReplacingBuild>;
  /** Faults of calls, as `writtenFaults` has them; empty without. */
  faults: string;
  flags: ChosenFlags;
}

export const nothingReplaced: Replaced = { entries: new Map(), builds: new Map(), faults: '', flags: new Map() };

export const isReplacing = ({ entries, builds, faults, flags }: Replaced): boolean =>
  entries.size > 0 || builds.size > 0 || faults !== '' || flags.size > 0;

/** An override that may be used; `build` is the number of what it names here, 0 for a development server. */
export interface UsableOverride extends Override {
  build: number;
}

export const replacedBy = (overrides: Iterable<UsableOverride>): Replaced => {
  const entries = new Map<string, string>();
  const builds = new Map<string, ReplacingBuild>();
  for (const { name, by, build, signed } of overrides) {
    const preview = 'preview' in by ? by.preview : null;
    if ('entry' in by) entries.set(name, by.entry);
    else builds.set(name, { build, preview, until: signed && signed.until * 1_000 });
  }
  return { ...nothingReplaced, entries, builds };
};

/** Where pages of this browser find released files: those of a preview lie with the web server alone. */
export const assetOriginFor = ({ builds }: Replaced, assetOrigin: string): string =>
  [...builds.values()].some(({ preview }) => preview) ? '' : assetOrigin;
