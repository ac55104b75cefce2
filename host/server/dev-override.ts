/** Development builds that replace remotes for one browser: name → address of the remote's entry. */
export type Overrides = ReadonlyMap<string, string>;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** `catalog@http://127.0.0.1:3101/remoteEntry.js`; null unless the address is on this machine. */
const parseOne = (text: string): [name: string, entry: string] | null => {
  const [, name, address] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!name || !address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'http:' && loopback.test(url.hostname) && !url.username ? [name, url.href] : null;
};

/** Reads a list separated by commas; invalid overrides are left out. */
export const parseOverrides = (text: string | undefined): Overrides =>
  new Map(
    (text ?? '').split(',').flatMap((one) => {
      const parsed = parseOne(one.trim());
      return parsed ? [parsed] : [];
    }),
  );

export const formatOverrides = (overrides: Overrides): string =>
  [...overrides].map(([name, entry]) => `${name}@${entry}`).join(',');

/**
 * What holds for this request: the query's overrides join the cookie's; an empty `?remote=` clears them.
 * `changed` is true when the cookie has to be written.
 */
export const overridesFor = (
  query: URLSearchParams,
  cookie: string | undefined,
): { overrides: Overrides; changed: boolean } => {
  const kept = parseOverrides(cookie);
  if (!query.has('remote')) return { overrides: kept, changed: false };
  const asked = query.getAll('remote').filter((value) => value !== '');
  return {
    overrides: asked.length === 0 ? new Map() : new Map([...kept, ...parseOverrides(asked.join(','))]),
    changed: true,
  };
};
