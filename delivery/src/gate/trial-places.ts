import type { Release, Samples } from '../schemas.ts';
import type { Contender } from './contender.ts';
import type { SamplePage } from './page-faults.ts';
import { samplesOf } from './samples.ts';
import type { TrialPlaces } from './trial-faults.ts';

interface Meeting {
  all: readonly Contender[];
  changed: readonly Contender[];
  /** Address of an API that answers instead. */
  api: string | undefined;
  /** No other remote has met this host before; the host's own pages are rendered once. */
  isFirst: boolean;
}

/** One build of each other remote, the live one where it has a candidate too. */
const othersIn = (all: readonly Contender[], remote: Contender): Release[] => {
  const found = new Map<string, Release>();
  for (const { release } of all)
    if (![remote.release.package, 'host'].includes(release.package) && !found.has(release.package))
      found.set(release.package, release);
  return [...found.values()];
};

/**
 * The calls of shell and page are answered by the samples of both. A page of a
 * remote that has not changed need not find every answer: what a new host asks is not in its samples.
 */
export const trialPlaces = async (
  host: Contender,
  remote: Contender,
  { all, changed, api, isFirst }: Meeting,
): Promise<TrialPlaces> => {
  /** Samples that are out of order are the fault of the build that brings them, when it comes. */
  const samples = (one: Contender): Promise<Samples | null> =>
    changed.includes(one) ? samplesOf(one) : samplesOf(one).catch(() => null);
  const [own, hosts] = [await samples(remote), await samples(host)];
  const pagesOf = ({ release }: Contender, given: Samples | null, isWhole: boolean): SamplePage[] =>
    (given?.pages ?? []).map((page) => ({ ...page, of: release, isWhole }));
  return {
    hostEntry: await host.serverEntry(),
    serverEntry: await remote.serverEntry(),
    pages: [
      ...pagesOf(remote, own, changed.includes(remote) && hosts !== null),
      ...(changed.includes(host) && isFirst ? pagesOf(host, hosts, true) : []),
    ],
    answers: [...(own?.answers ?? []), ...(hosts?.answers ?? [])],
    api: api ?? null,
    others: othersIn(all, remote),
  };
};
