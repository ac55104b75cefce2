import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The part of a `remote.config.ts` from which its federation exposes follow. */
export interface RemoteData {
  name: string;
  routes: readonly { page?: string; redirect?: string }[];
  slots?: readonly { expose: string }[];
  intents?: readonly { expose: string }[];
  locales: readonly string[];
}

/** Folder of sources → the expose names (`./home`) that a config gives its files. */
const namesOf = ({ routes, slots = [], intents = [] }: RemoteData): Record<string, Set<string>> => ({
  pages: new Set(routes.flatMap(({ page }) => page ?? [])),
  extensions: new Set([...slots, ...intents].map(({ expose }) => expose)),
});

/** Names of the components that lie in a folder, not below it; none when there is no such folder. */
const componentsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `./${file.replace(/\.tsx$/, '')}`);

/**
 * Expose name (`./home`) → source file: `src/pages/home.tsx` for a route's page, `src/extensions/<name>.tsx` for a slot
 * or an intent, and one chunk per language.
 *
 * @throws an error that lists every name without a file and every file of the two folders without a name.
 */
export const exposesOf = (remote: RemoteData, folder: string): Record<string, string> => {
  const exposes: Record<string, string> = {};
  const problems: string[] = [];
  for (const [room, names] of Object.entries(namesOf(remote))) {
    const files = new Set(componentsIn(path.join(folder, 'src', room)));
    for (const name of names) {
      exposes[name] = `./src/${room}/${name.slice(2)}.tsx`;
      if (!files.has(name)) problems.push(`'${name}' needs ${exposes[name]}, which is not there`);
    }
    for (const name of files) {
      if (!names.has(name)) problems.push(`./src/${room}/${name.slice(2)}.tsx is there, and nothing names '${name}'`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`${path.join(folder, 'remote.config.ts')} and the files do not fit:\n${problems.join('\n')}`);
  }
  for (const language of remote.locales) exposes[`./locale-${language}`] = `./locales/${language}.json`;
  return exposes;
};
