import type { SessionPorts } from './ports.ts';
import { guarded, type LocalKey, type TabKey } from './browser-storage.ts';
import { createCookies } from './cookies.ts';
import { createStorage } from './storage.ts';

/** A cookie jar as a page sees it, secure cookies included; `written` keeps every assignment. For tests. */
export const fakeDocument = () => {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = '', expires = ''] = /^([^=]+)=([^;]*); expires=([^;]+)/.exec(text) ?? [];
      if (Date.parse(expires) > Date.now()) jar.set(name, value);
      else jar.delete(name);
    },
  };
};

/** Storage in memory, with the browser's interface. For tests. */
export const fakeStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (place) => [...items.keys()][place] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
};

/** A browser's ports for the session, and all that they keep. For tests. */
export const fakeBrowser = () => {
  const document = fakeDocument();
  const [local, tab] = [fakeStorage(), fakeStorage()];
  const announced: string[] = [];
  let onToken: (token: string) => void = () => {};
  const ports = (): Pick<SessionPorts, 'storage' | 'cookies' | 'broadcast'> => ({
    storage: { local: createStorage(guarded<LocalKey>(() => local)), tab: createStorage(guarded<TabKey>(() => tab)) },
    cookies: createCookies(document),
    broadcast: {
      announce: (token) => void announced.push(token),
      listen: (listener) => {
        onToken = listener;
        return () => {};
      },
    },
  });
  return { document, local, tab, announced, ports, fromOtherTab: (token: string) => onToken(token) };
};
