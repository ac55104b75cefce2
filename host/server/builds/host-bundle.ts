import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { HostBundle } from '../page-contract.ts';

const requireHere = createRequire(import.meta.url);

function isHostBundle(loaded: unknown): loaded is HostBundle {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return (
    'render' in loaded &&
    typeof loaded.render === 'function' &&
    'matchPage' in loaded &&
    typeof loaded.matchPage === 'function'
  );
}

/** Drops every module that was loaded from a folder, so that an old build does not stay in memory. */
function forget(folder: string): void {
  for (const file of Object.keys(requireHere.cache))
    if (file.startsWith(folder + path.sep)) delete requireHere.cache[file];
}

/**
 * Loads the host's server build by its file; each build once. A bundle that cannot be loaded answers null, and
 * pages are then rendered in the browser. Only the two newest stay loaded: the live one and the one before it.
 */
export function hostBundles(log: FastifyBaseLogger): (file: string | null) => HostBundle | null {
  const loaded = new Map<string, HostBundle | null>();
  return (file) => {
    if (file === null) return null;
    const known = loaded.get(file);
    if (known !== undefined) return known;
    let bundle: HostBundle | null = null;
    try {
      const module: unknown = requireHere(file);
      if (isHostBundle(module)) bundle = module;
      else log.error({ file }, 'the host bundle exports no render and matchPage');
    } catch (error) {
      log.error({ file, err: error }, 'the host bundle cannot be loaded');
    }
    loaded.set(file, bundle);
    const [oldest] = loaded.keys();
    if (loaded.size > 2 && oldest) {
      loaded.delete(oldest);
      forget(path.dirname(oldest));
    }
    return bundle;
  };
}
