import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exposesOf, type RemoteData } from '@shop/build/exposes';

/** The config that a remote's folder has now. Its type is what the caller reads of it. */
export const configIn = async <C = RemoteData>(folder: string): Promise<C> => {
  // The time in the address makes Node read an edited config anew.
  const address = `${pathToFileURL(path.join(folder, 'remote.config.ts')).href}?at=${Date.now()}`;
  const module: { default: C } = await import(address);
  return module.default;
};

/** Pages and parts of a remote whose config and files fit each other; null while one of them is still to be written. */
const pagesIn = async (folder: string): Promise<string | null> => {
  try {
    return JSON.stringify(exposesOf(await configIn(folder), folder));
  } catch {
    return null;
  }
};

/**
 * Calls `onChanged` when the config of a remote and its files name other pages or parts than before: its dev server knows
 * those of its start alone. Answers how to end that.
 */
export const watchPages = async (folder: string, onChanged: () => void): Promise<() => void> => {
  let known = await pagesIn(folder);
  let looking = Promise.resolve();
  const look = (): void => {
    looking = looking.then(async () => {
      const now = await pagesIn(folder);
      if (now === null || now === known) return;
      known = now;
      onChanged();
    });
  };
  const places = ['remote.config.ts', 'src/pages', 'src/extensions', 'locales'].map((name) => path.join(folder, name));
  const watchers = places.filter((place) => existsSync(place)).map((place) => watch(place, look));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
};
