import { pageRoutesOf, type RemoteConfig } from '@shop/contract';
import type { Release } from '../schemas.ts';
import { type Fault, nameOf } from './fault.ts';
import { overlap } from './route-patterns.ts';

/** Addresses to which a remote's forms are posted. */
export const formsOf = (config: RemoteConfig): string[] =>
  [...pageRoutesOf(config), ...config.intents].flatMap(({ forms = [] }) => forms.map(({ path }) => path));

/** A kind of name that one build brings and another uses; the names are data of their manifests. */
interface Kind {
  what: string;
  brought(release: Release): readonly string[];
  used(release: Release): readonly string[];
  /** Whether what is brought is what is used. */
  is(brought: string, used: string): boolean;
  /** How the list is called that the bringer's config has to have. */
  list: string;
  uses(release: Release, name: string): string;
  unmet: string;
  lost: string;
  /** Whether a way back, too, may not take it from who uses it: nothing is shown in its place. */
  holdsBack: boolean;
}

const isSame = (brought: string, used: string): boolean => brought === used;

/** A build from before says neither what it places nor what it dispatches. */
const configOf = <T>({ config }: Release, read: (config: RemoteConfig) => T[]): T[] =>
  config && 'places' in config ? read(config) : [];

/** Addresses at which a remote answers: those of its routes, except where path resolution leads, and of its forms. */
const answeredBy = (config: RemoteConfig): string[] => [
  ...config.routes.filter((route) => !('resolves' in route && route.resolves)).map(({ path }) => path),
  ...formsOf(config),
];

/** The builders that give an address: `paths.order`. */
const buildersOf = (paths: Record<string, string | null> = {}, address: string): string =>
  Object.keys(paths)
    .filter((name) => paths[name] === address)
    .map((name) => `paths.${name}`)
    .join(', ');

const kinds: readonly Kind[] = [
  {
    what: 'slot',
    brought: ({ config, knows }) => config?.places ?? knows?.slots ?? [],
    used: (release) => configOf(release, ({ slots }) => slots.map(({ slot }) => slot)),
    is: isSame,
    list: 'places',
    uses: () => 'it fills it',
    unmet: 'no page that would be live has it',
    lost: 'have it',
    holdsBack: false,
  },
  {
    what: 'intent',
    brought: ({ config, knows }) => config?.intents.map(({ intent }) => intent) ?? knows?.intents ?? [],
    used: (release) => release.knows?.dispatches ?? configOf(release, ({ dispatches }) => [...dispatches]),
    is: isSame,
    list: 'intents',
    uses: () => 'it dispatches it',
    unmet: 'nobody who would be live owns it',
    lost: 'own it',
    holdsBack: false,
  },
  {
    what: 'link',
    brought: ({ config }) => (config ? answeredBy(config) : []),
    used: ({ uses }) => Object.values(uses?.paths ?? {}).flatMap((address) => address || []),
    is: overlap,
    list: 'routes',
    uses: ({ uses }, name) => `its code leads there (${buildersOf(uses?.paths, name)})`,
    unmet: 'no page that would be live is there',
    lost: 'have a page there',
    holdsBack: true,
  },
];

const namesUsed = (release: Release, { used }: Kind): string[] => [...new Set(used(release))];

/**
 * Whether a build meets a name wherever it comes to: it brings it itself, or all builds of another package do. A package
 * has two while one of them is a candidate, and some visitors get the one, some the other.
 */
const isMet = (all: readonly Release[], user: Release, kind: Kind, name: string): boolean => {
  const brings = (release: Release): boolean => kind.brought(release).some((one) => kind.is(one, name));
  if (brings(user)) return true;
  const others = Map.groupBy(
    all.filter((release) => release.package !== user.package),
    (release) => release.package,
  );
  return [...others.values()].some((builds) => builds.every(brings));
};

interface Changing {
  isChanged(release: Release): boolean;
  /** What has been in service. */
  before: readonly Release[];
  /** A way back is not held up by slots and intents that others go on asking for. */
  isWayBack: boolean;
}

/** Changed builds of others that take a name away from who met it before. */
const takenBy = (
  all: readonly Release[],
  user: Release,
  { kind, name }: { kind: Kind; name: string },
  { isChanged, before, isWayBack }: Changing,
): Release[] => {
  if ((isWayBack && !kind.holdsBack) || !isMet(before, user, kind, name)) return [];
  const brings = (release: Release): boolean => kind.brought(release).some((one) => kind.is(one, name));
  return all.filter(
    (release) =>
      release !== user &&
      isChanged(release) &&
      !brings(release) &&
      before.some((known) => known.package === release.package && brings(known)),
  );
};

/**
 * Slots that would be filled on no page, intents that would be dispatched to nobody, and links that would lead to no page:
 * those of a changed remote, and those that were met before a build changed. What the host dispatches or links to may come
 * later.
 */
export const needFaults = (all: readonly Release[], changing: Changing): Fault[] =>
  all.flatMap((user) =>
    kinds.flatMap((kind) =>
      namesUsed(user, kind)
        .filter((name) => !isMet(all, user, kind, name))
        .flatMap((name) => {
          const where = `${nameOf(user)}, ${kind.what} ${name}`;
          const uses = kind.uses(user, name);
          const taken = takenBy(all, user, { kind, name }, changing);
          if (taken.length > 0) {
            const what = `${uses}, and ${taken.map(nameOf).join(', ')} would no longer ${kind.lost}`;
            return { where, what, remedy: 'Release first what no longer uses it, or both in one step' };
          }
          if (!changing.isChanged(user) || user.package === 'host') return [];
          return {
            where,
            what: `${uses}, and ${kind.unmet}`,
            remedy: `Promote first, or in the same step, a remote with it in \`${kind.list}\` of remote.config.ts`,
          };
        }),
    ),
  );
