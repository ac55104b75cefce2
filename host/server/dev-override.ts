/** Development builds that replace remotes for one browser: name → address of the remote's entry. */
export type Overrides = ReadonlyMap<string, string>;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Why an override cannot be used: its form, an address on another machine, or a remote that is not there. */
export type OverrideProblem = 'form' | 'address' | 'remote';

export interface RefusedOverride {
  text: string;
  problem: OverrideProblem;
}

/** An override that was asked for cannot be used: nothing of what was asked for holds. */
export class OverridesRefused extends Error {
  readonly refused: readonly RefusedOverride[];

  constructor(refused: readonly RefusedOverride[]) {
    super(`overrides refused: ${refused.map(({ text, problem }) => `${text} (${problem})`).join(', ')}`);
    this.refused = refused;
  }
}

/** `catalog@http://127.0.0.1:3101/remoteEntry.js`, whose address has to be on this machine. */
const parseOne = (text: string): { name: string; entry: string } | { problem: OverrideProblem } => {
  const [, name, address] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!name || !address || !URL.canParse(address)) return { problem: 'form' };
  const url = new URL(address);
  const isHere = url.protocol === 'http:' && loopback.test(url.hostname) && !url.username;
  return isHere ? { name, entry: url.href } : { problem: 'address' };
};

const textsOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Reads what the cookie keeps, separated by commas. What is no override any more is left out. */
export const parseOverrides = (text: string | undefined): Overrides =>
  new Map(
    textsOf(text ?? '').flatMap((one) => {
      const parsed = parseOne(one);
      return 'name' in parsed ? [[parsed.name, parsed.entry] as const] : [];
    }),
  );

/** Reads what somebody asks for. @throws OverridesRefused that names each one which cannot be used */
const askedOverrides = (list: string, remotes: readonly string[]): Overrides => {
  const read = textsOf(list).map((text) => {
    const parsed = parseOne(text);
    return {
      text,
      parsed: 'name' in parsed && !remotes.includes(parsed.name) ? { problem: 'remote' as const } : parsed,
    };
  });
  const refused = read.flatMap(({ text, parsed }) => ('problem' in parsed ? [{ text, problem: parsed.problem }] : []));
  if (refused.length > 0) throw new OverridesRefused(refused);
  return new Map(read.flatMap(({ parsed }) => ('name' in parsed ? [[parsed.name, parsed.entry] as const] : [])));
};

export const formatOverrides = (overrides: Overrides): string =>
  [...overrides].map(([name, entry]) => `${name}@${entry}`).join(',');

/**
 * What holds for this request: the query's overrides join the cookie's; an empty `?remote=` clears them. `remotes` are
 * those that can be replaced. `changed` is true when the cookie has to be written.
 * @throws OverridesRefused
 */
export const overridesFor = (
  query: URLSearchParams,
  cookie: string | undefined,
  remotes: readonly string[],
): { overrides: Overrides; changed: boolean } => {
  const kept = new Map([...parseOverrides(cookie)].filter(([name]) => remotes.includes(name)));
  if (!query.has('remote')) return { overrides: kept, changed: false };
  const asked = askedOverrides(query.getAll('remote').join(','), remotes);
  return { overrides: asked.size === 0 ? new Map() : new Map([...kept, ...asked]), changed: true };
};
