/** The part of a `remote.config.ts` from which its federation exposes follow. */
export interface RemoteData {
  name: string;
  platform: string;
  routes: readonly { page: string }[];
  slots?: readonly { expose: string }[];
  intents?: readonly { expose: string }[];
  locales: readonly string[];
}

/** Expose name (`./home`) → source file: one thin file of `src/expose/` per page, slot and intent, and one chunk per language. */
export function exposesOf(remote: RemoteData): Record<string, string> {
  const names = [
    ...remote.routes.map((route) => route.page),
    ...(remote.slots ?? []).map((slot) => slot.expose),
    ...(remote.intents ?? []).map((intent) => intent.expose),
  ];
  return Object.fromEntries([
    ...names.map((name) => [name, `./src/expose/${name.replace('./', '')}.tsx`]),
    ...remote.locales.map((language) => [`./locale-${language}`, `./locales/${language}.json`]),
  ]);
}
