import { pageRoutesOf, type RemoteConfig } from '@shop/contract';
import { satisfies } from '../platform-range.ts';
import type { Release } from '../schemas.ts';
import { formsOf, needFaults } from './needs.ts';
import { type Fault, nameOf } from './fault.ts';
import { flagFaults, flagsOf } from './flags.ts';
import { conflict, isGreedy } from './route-patterns.ts';

/** Only one remote may have it, and only once. */
interface Owned {
  what: string;
  remedy: string;
  names(config: RemoteConfig): string[];
  /** Whether two names are the same to the shop; equal ones unless told. */
  same?(first: string, second: string): boolean;
}

const owned: readonly Owned[] = [
  {
    what: 'intent',
    remedy: 'An intent has one owner, who alone hears it: take it out of `intents` of one remote.config.ts',
    names: ({ intents }) => intents.map(({ intent }) => intent),
  },
  {
    what: 'route',
    remedy: 'An address has one page: give one of them another `path`',
    names: (config) =>
      config.routes.filter((route) => !('resolves' in route && route.resolves)).map((route) => route.path),
    same: conflict,
  },
  {
    what: 'route name',
    remedy: 'Pages are told apart by their names: give one of them another `name`',
    names: ({ routes }) => routes.map(({ name }) => name),
  },
  {
    what: 'resolved type',
    remedy: 'What path resolution finds is shown by one page: take `resolves` from one of them',
    names: (config) => pageRoutesOf(config).flatMap(({ resolves }) => resolves ?? []),
  },
  {
    what: 'flag',
    remedy: 'A flag has one owner: take it out of `flags` of one remote.config.ts, or give it another key',
    names: (config) => flagsOf(config).map(({ key }) => key),
  },
  {
    what: 'form',
    remedy: 'What is posted to an address has one taker: give one of them another path in `forms`',
    names: formsOf,
  },
];

const isSame = (first: string, second: string): boolean => first === second;

/** Two remotes that would be live side by side. */
const betweenRemotes = (changed: Release, other: Release): Fault[] => {
  const [own, others] = [changed.config, other.config];
  if (!own || !others) return [];
  return owned.flatMap(({ what, remedy, names, same = isSame }) =>
    names(own).flatMap((name) =>
      names(others)
        .filter((known) => same(name, known))
        .map((known) => ({
          where: `${nameOf(changed)}, ${what} ${name}`,
          what: `${nameOf(other)} has ${name === known ? 'it' : known} as well`,
          remedy,
        })),
    ),
  );
};

const within = (remote: Release): Fault[] => {
  const { config } = remote;
  if (!config) return [];
  const twice = owned.flatMap(({ what, remedy, names }) => {
    const all = names(config);
    return [...new Set(all.filter((name, at) => all.indexOf(name) !== at))].map((name) => ({
      where: `${nameOf(remote)}, ${what} ${name}`,
      what: 'it is there twice',
      remedy,
    }));
  });
  const greedy = config.routes
    .filter((route) => !('resolves' in route && route.resolves) && isGreedy(route.path))
    .map(({ path }) => ({
      where: `${nameOf(remote)}, route ${path}`,
      what: 'it takes addresses of every page that path resolution knows',
      remedy: 'Begin its `path` with a word of its own',
    }));
  return [...twice, ...greedy, ...flagFaults(remote)];
};

/** The versions that both were compiled against. */
const versions = (remote: Release, host: Release): Fault[] => {
  const needed = [
    { name: 'platform', wanted: remote.platform, given: host.platform },
    { name: 'contract', wanted: remote.contract, given: host.contract },
  ];
  return needed.flatMap(({ name, wanted, given }) =>
    wanted === undefined || given === undefined || satisfies(given, wanted)
      ? []
      : {
          where: `${nameOf(remote)}, ${name}`,
          what: `it was built against ${name} ${wanted}, but ${nameOf(host)} provides ${given}`,
          remedy: `Promote the two together, or build the remote from the sources of that host`,
        },
  );
};

/** Whether a remote was compiled against what this host provides. */
export const isMadeFor = (remote: Release, host: Release): boolean => versions(remote, host).length === 0;

const used = [
  { kind: 'calls', what: 'call', does: 'makes it', remedy: 'Promote a host first that was built with it' },
  { kind: 'platform', what: 'platform', does: 'imports it', remedy: 'Promote a host first whose platform has it' },
] as const;

/** Names in a remote's code that a host does not have: a part of a page would stay empty, or not load. */
const usedFaults = (remote: Release, host: Release): Fault[] =>
  used.flatMap(({ kind, what, does, remedy }) => {
    const given = host.knows?.[kind];
    if (given === undefined) return [];
    return (remote.uses?.[kind] ?? [])
      .filter((name) => !given.includes(name))
      .map((name) => ({
        where: `${nameOf(remote)}, ${what} ${name}`,
        what: `its code ${does}, and ${nameOf(host)} does not know it`,
        remedy,
      }));
  });

/** Builders of links that the contract does not have: whoever presses such a link gets an error. */
const linkFaults = (release: Release): Fault[] =>
  Object.entries(release.uses?.paths ?? {})
    .filter(([, address]) => address === '')
    .map(([name]) => ({
      where: `${nameOf(release)}, link paths.${name}`,
      what: 'its code calls it, and the contract that it was built with has no such path',
      remedy: 'Use one of `paths` in @shop/contract, or build it with a contract that has it; `tsc` names the files',
    }));

const known = (remote: Release, host: Release): Fault[] => {
  const { config } = remote;
  if (!config) return [];
  const { knows } = host;
  if (!knows) {
    return [
      {
        where: `${nameOf(host)}`,
        what: `it is of a time when builds of the host did not say what they know, so ${nameOf(remote)} cannot be judged`,
        remedy: 'Publish and promote a new build of the host, with the remote if need be',
      },
    ];
  }
  const unknown = pageRoutesOf(config)
    .map(({ layout }) => layout)
    .filter((layout, at, all) => all.indexOf(layout) === at && !knows.layouts.includes(layout))
    .map((layout) => ({
      where: `${nameOf(remote)}, layout ${layout}`,
      what: `${nameOf(host)} has no such layout; it has ${knows.layouts.join(', ')}`,
      remedy: 'Use one of these, or promote a host that has it',
    }));
  // A build of the host from before names every intent that it knows, not only its own.
  const taken = knows.dispatches ? config.intents.filter(({ intent }) => knows.intents.includes(intent)) : [];
  const handled = taken.map(({ intent }) => ({
    where: `${nameOf(remote)}, intent ${intent}`,
    what: `${nameOf(host)} hears it itself`,
    remedy: 'An intent has one owner: take it out of `intents` of remote.config.ts',
  }));
  const missing = knows.languages
    .filter((language) => !(config.locales as readonly string[]).includes(language))
    .map((language) => ({
      where: `${nameOf(remote)}, language ${language}`,
      what: `${nameOf(host)} is shown in it, and the remote has no texts in it`,
      remedy: `Add it to \`locales\` of remote.config.ts, with locales/${language}.json`,
    }));
  return [...unknown, ...handled, ...missing, ...usedFaults(remote, host)];
};

/**
 * Faults of builds that would be live side by side, by their manifests alone. Of a package there may be two, the
 * live one and a candidate: each meets those of all others. Only what has to do with a changed build is told. `before` is
 * what has been in service.
 */
export const fitFaults = (
  inService: readonly Release[],
  changed: readonly Release[],
  before: readonly Release[],
  { isWayBack = false }: { isWayBack?: boolean } = {},
): Fault[] => {
  const remotes = inService.filter(({ package: name }) => name !== 'host');
  const hosts = inService.filter(({ package: name }) => name === 'host');
  const isChanged = (release: Release): boolean =>
    changed.some(({ package: name, build }) => name === release.package && build === release.build);
  const sides = remotes.flatMap((remote, at) =>
    remotes
      .slice(at + 1)
      .filter((other) => other.package !== remote.package && (isChanged(remote) || isChanged(other)))
      .flatMap((other) => (isChanged(remote) ? betweenRemotes(remote, other) : betweenRemotes(other, remote))),
  );
  const placed = hosts.flatMap((host) =>
    remotes.flatMap((remote) =>
      isChanged(remote) || isChanged(host) ? [...versions(remote, host), ...known(remote, host)] : [],
    ),
  );
  return [
    ...remotes.filter(isChanged).flatMap(within),
    ...placed,
    ...sides,
    ...inService.filter(isChanged).flatMap(linkFaults),
    ...needFaults(inService, { isChanged, before, isWayBack }),
  ];
};
