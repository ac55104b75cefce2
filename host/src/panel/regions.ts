import type { RemoteConfig } from '@shop/contract';
import type { Region } from '../remotes/regions.ts';
import type { Words } from './words.ts';

/** By its remote's config: a page, a part in a slot, or one that an intent brings. */
export const purposeOf = (
  { remote, expose }: Pick<Region, 'remote' | 'expose'>,
  configs: readonly RemoteConfig[],
  words: Words,
): string => {
  const config = configs.find(({ name }) => name === remote);
  const slots = (config?.slots ?? []).filter((slot) => slot.expose === expose).map(({ slot }) => slot);
  if (slots.length > 0) return words.slot(slots.join(', '));
  const intents = (config?.intents ?? []).filter((intent) => intent.expose === expose).map(({ intent }) => intent);
  return intents.length > 0 ? words.overlay(intents.join(', ')) : words.page;
};

/** The regions of remotes: what none of them draws is the shell's. */
export const ofRemotes = (regions: Iterable<Region>): Region[] =>
  [...regions].filter(({ remote }) => remote !== 'host');

/** A region by what it shows, however often it stands on the page. */
export interface RegionRow {
  remote: string;
  expose: string;
  times: number;
}

/** Each kind of region once, in the order of the packages. */
export const rowsOf = (regions: Iterable<Region>, names: readonly string[]): RegionRow[] => {
  const rows = new Map<string, RegionRow>();
  for (const { remote, expose } of ofRemotes(regions)) {
    const key = `${remote} ${expose}`;
    const row = rows.get(key) ?? { remote, expose, times: 0 };
    rows.set(key, { ...row, times: row.times + 1 });
  }
  return [...rows.values()].toSorted((a, b) => names.indexOf(a.remote) - names.indexOf(b.remote));
};
