import type { Language, RemoteConfig } from '@shop/contract';

export interface RegisteredRemote {
  name: string;
  build: number;
  /** Where the build's files lie, with a slash at the end. */
  base: string;
  /** Expose → its scripts and sheets, relative to `base`; empty for a developer's override. */
  exposes: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
  /** Address of the remote's entry script. */
  entry: string;
  /** SRI of the entry; absent for a developer's override. */
  integrity: string | null;
  config: RemoteConfig;
  /** A developer's own dev server stands in for the release. */
  override?: boolean;
}

/** What the server inlines into the page: who is live for this visitor. */
export interface InlinedRegistry {
  builds: Record<string, number>;
  remotes: RegisteredRemote[];
  language: Language;
}

/** Reads a JSON data block of the page; null when the page has none. */
export function readDataBlock<T>(id: string): T | null {
  const element = document.getElementById(id);
  if (!element?.textContent) return null;
  return JSON.parse(element.textContent) as T; // written by our own server
}
