import type { Language, RemoteConfig } from '@shop/contract';
import { createI18n, type I18n, rememberTexts } from '@shop/i18n';
import { createStaticHandler, type StaticHandler } from 'react-router-dom';
import type { RenderedRemote } from '../../contract/rendering.ts';
import { beginningIn, routesBeginning } from '../../contract/find-route.ts';
import { routeTable } from '../pages/routes.tsx';
import type { ShellServices } from '../services.ts';
import { hostTexts } from '../texts.ts';
import type { CachedParts } from './cached-markup.ts';

/** Shared by all pages of one set of builds, so nothing of who asks is in it. */
export interface ReleaseParts {
  configs: readonly RemoteConfig[];
  /** Texts of shell and remotes in a language; a remote's come with its first page. */
  texts(language: Language): I18n;
  /** Parts of the shell that are kept in a language, for the site's data as it is given; those of other data are forgotten. */
  cachedParts(language: Language, data: string): CachedParts;
  /** Loads the pages of an address; `requestContext` is the services of the one who asks. */
  handler(pathname: string): StaticHandler;
}

/** Of few keys: languages, and beginnings of routes. */
const onceEach = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

const make = (remotes: readonly RenderedRemote[]): ReleaseParts => {
  const configs = remotes.map(({ config }) => config);
  const handlers = onceEach((beginning: string | undefined) =>
    // `handler.query` is only called by render.tsx, which gives the services.
    createStaticHandler(routeTable(routesBeginning(configs, beginning), ({ context }) => context as ShellServices)),
  );
  const cachedParts = new Map<Language, { data: string; parts: CachedParts }>();
  return {
    configs,
    texts: onceEach((language) => {
      const i18n = createI18n(language, { host: { [language]: hostTexts(language) } });
      rememberTexts(i18n);
      return i18n;
    }),
    cachedParts(language, data) {
      const known = cachedParts.get(language);
      if (known?.data === data) return known.parts;
      const parts: CachedParts = new Map();
      cachedParts.set(language, { data, parts });
      return parts;
    },
    handler: (pathname) => handlers(beginningIn(configs, pathname)),
  };
};

const parts = new WeakMap<readonly RenderedRemote[], ReleaseParts>();

/** The web server gives the same list for as long as the builds are the same. */
export const releaseParts = (remotes: readonly RenderedRemote[]): ReleaseParts => {
  const known = parts.get(remotes) ?? make(remotes);
  parts.set(remotes, known);
  return known;
};
