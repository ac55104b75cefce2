import { liveFiles, type InlinedRemote, type LiveRegistry } from '../../contract/document.ts';
import type { BrowserRemotes } from '../federation/browser.ts';
import type { Refreshed } from './version-check.ts';

const liveRemotes = async (signal: AbortSignal): Promise<readonly InlinedRemote[] | null> => {
  try {
    const response = await fetch(`${liveFiles.registry}?t=${Math.random()}`, { cache: 'no-store', signal });
    return response.ok ? ((await response.json()) as LiveRegistry).remotes : null;
  } catch {
    return null;
  }
};

/**
 * Replaces remotes by their live builds, all of them or none. A remote whose code is on the page, or whose routes,
 * slots or intents are others now, needs a new document.
 */
export const staleRemotes = (remotes: BrowserRemotes, known: readonly InlinedRemote[]) => {
  const isSame = (next: InlinedRemote): boolean => {
    const before = known.find(({ name }) => name === next.name);
    return JSON.stringify(before?.config) === JSON.stringify(next.config);
  };
  return async (names: readonly string[], signal: AbortSignal): Promise<Refreshed> => {
    if (names.some((name) => remotes.isAsked(name))) return 'needs-document';
    const live = await liveRemotes(signal);
    if (!live) return 'failed';
    const next = live.filter(({ name }) => names.includes(name));
    // The navigation's own loading ran on meanwhile.
    if (next.length < names.length || !next.every(isSame) || names.some((name) => remotes.isAsked(name))) {
      return 'needs-document';
    }
    for (const remote of next) remotes.replace(remote);
    return 'replaced';
  };
};
