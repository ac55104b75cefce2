import type { RemoteConfig } from '@shop/contract';
import type { Release } from '../schemas.ts';
import { type Fault, nameOf } from './fault.ts';

/** A kind of name that one build brings and another uses; the names are data of their manifests. */
interface Kind {
  what: string;
  brought(release: Release): readonly string[];
  used(config: RemoteConfig): readonly string[];
  usedByHost(knows: NonNullable<Release['knows']>): readonly string[];
  /** How the list is called that the bringer's config has to have. */
  list: string;
  uses: string;
  unmet: string;
  lost: string;
}

const kinds: readonly Kind[] = [
  {
    what: 'slot',
    brought: ({ config, knows }) => config?.places ?? knows?.slots ?? [],
    used: ({ slots }) => slots.map(({ slot }) => slot),
    usedByHost: () => [],
    list: 'places',
    uses: 'it fills it',
    unmet: 'no page that would be live has it',
    lost: 'have it',
  },
  {
    what: 'intent',
    brought: ({ config, knows }) => config?.intents.map(({ intent }) => intent) ?? knows?.intents ?? [],
    used: ({ dispatches }) => dispatches,
    usedByHost: ({ dispatches = [] }) => dispatches,
    list: 'intents',
    uses: 'it dispatches it',
    unmet: 'nobody who would be live owns it',
    lost: 'own it',
  },
];

const namesUsed = ({ config, knows }: Release, { used, usedByHost }: Kind): string[] => {
  if (knows) return [...new Set(usedByHost(knows))];
  // A build from before says neither what it places nor what it dispatches.
  return config && 'places' in config ? [...new Set(used(config))] : [];
};

/**
 * Whether a build meets a name wherever it comes to: it brings it itself, or all builds of another package do. A package
 * has two while one of them is a candidate, and some visitors get the one, some the other.
 */
const isMet = (all: readonly Release[], user: Release, { brought }: Kind, name: string): boolean => {
  if (brought(user).includes(name)) return true;
  const others = Map.groupBy(
    all.filter((release) => release.package !== user.package),
    (release) => release.package,
  );
  return [...others.values()].some((builds) => builds.every((build) => brought(build).includes(name)));
};

/**
 * Slots that would be filled on no page, and intents that would be dispatched to nobody: those of a changed remote,
 * and those that were met before a build changed. What the host dispatches may find its owner later.
 */
export const needFaults = (
  all: readonly Release[],
  isChanged: (release: Release) => boolean,
  before: readonly Release[],
): Fault[] =>
  all.flatMap((user) =>
    kinds.flatMap((kind) =>
      namesUsed(user, kind)
        .filter((name) => !isMet(all, user, kind, name))
        .flatMap((name) => {
          const where = `${nameOf(user)}, ${kind.what} ${name}`;
          const lost = all.filter(
            (release) =>
              isChanged(release) &&
              !kind.brought(release).includes(name) &&
              before.some((known) => known.package === release.package && kind.brought(known).includes(name)),
          );
          if (lost.length > 0 && isMet(before, user, kind, name)) {
            const what = `${kind.uses}, and ${lost.map(nameOf).join(', ')} would no longer ${kind.lost}`;
            return { where, what, remedy: 'Release first what no longer uses it, or both in one step' };
          }
          if (!isChanged(user) || user.package === 'host') return [];
          return {
            where,
            what: `${kind.uses}, and ${kind.unmet}`,
            remedy: `Promote first, or in the same step, a remote with it in \`${kind.list}\` of remote.config.ts`,
          };
        }),
    ),
  );
