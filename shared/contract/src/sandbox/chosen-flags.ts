import { type AnyFlag, type FlagValue, flagValues } from '../flags/flags.ts';

/** Names what a browser has flags answer in a sandbox: in its cookie, and in an address that sets it. */
export const chosenFlagsName = { cookie: 'sandboxFlags', query: 'flags' } as const;

/** Key of a flag → what it answers to one browser, whatever its rules say. */
export type ChosenFlags = ReadonlyMap<string, FlagValue>;

const valueIn = (flags: readonly AnyFlag[], text: string): [string, FlagValue] | null => {
  const [, key, written = ''] = /^([^@]+)@(.*)$/s.exec(text) ?? [];
  const flag = flags.find((one) => one.key === key);
  const value = flag && flagValues(flag).find((one) => encodeURIComponent(String(one)) === written);
  return flag && value !== undefined ? [flag.key, value] : null;
};

/**
 * `catalog.reviews-first@true,catalog.columns@3`: an answer for each flag that is named, and the parts that are none, be it
 * that none of `flags` has the key or that it does not know the value.
 */
export const parseChosenFlags = (
  text: string,
  flags: readonly AnyFlag[],
): { chosen: ChosenFlags; wrong: readonly string[] } => {
  const parts = text.split(',').filter((part) => part !== '');
  const read = parts.map((part) => valueIn(flags, part));
  return {
    chosen: new Map(read.filter((one) => one !== null)),
    wrong: parts.filter((_, place) => read[place] === null),
  };
};

/** As `parseChosenFlags` reads it. */
export const writtenChosenFlags = (chosen: ChosenFlags): string =>
  [...chosen].map(([key, value]) => `${key}@${encodeURIComponent(String(value))}`).join(',');
