import { type AnyFlag, type FlagAnswer, type FlagAnswers, pageRoutesOf, type RemoteConfig } from '@shop/contract';
import type { FlagSource } from '@shop/platform';
import type { PageData } from './page-data.ts';

export interface VisitorFlags {
  /** Answers of these flags, but for defaults. A browser asks the web server for what it does not know yet. */
  of(keys: readonly string[]): Promise<FlagAnswers>;
  /** The answer that is known now, else the default. */
  known(key: string): FlagAnswer;
}

export const flagsOf = (configs: readonly RemoteConfig[], remote: string): readonly AnyFlag[] =>
  configs.find(({ name }) => name === remote)?.flags ?? [];

const defaultOf = (configs: readonly RemoteConfig[], key: string): FlagAnswer => {
  const found = configs.flatMap(({ flags = [] }) => flags as readonly AnyFlag[]).find((flag) => flag.key === key);
  if (!found) throw new Error(`no remote that is live declares the flag ${key}`);
  return { value: found.default, variant: '', reason: 'DEFAULT' };
};

/** Those of some answers that are of these flags. */
export const picked = (answers: FlagAnswers, keys: readonly string[]): FlagAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));

/** An answer of these, else the flag's default. */
export const answerOf = (configs: readonly RemoteConfig[], answers: FlagAnswers, key: string): FlagAnswer =>
  answers[key] ?? defaultOf(configs, key);

/** The answers of a request, which the web server has given with it. */
export const givenFlags = (configs: readonly RemoteConfig[], answers: FlagAnswers): VisitorFlags => ({
  of: async (keys) => picked(answers, keys),
  known: (key) => answerOf(configs, answers, key),
});

/** Nothing while all of them answer their defaults. */
export const pageFlags = async (
  { flags }: { flags: VisitorFlags },
  keys: readonly string[] = [],
): Promise<{ flags?: FlagAnswers }> => {
  if (keys.length === 0) return {};
  const answers = await flags.of(keys);
  return Object.keys(answers).length > 0 ? { flags: answers } : {};
};

/**
 * The source of a page: what its route names is answered as its data says, whatever has become known since; anything
 * else, such as a flag of a part in a slot, as it is known.
 */
export const sourceOfPage = (
  { configs, flags }: { configs: readonly RemoteConfig[]; flags: VisitorFlags },
  data: PageData,
  reported: Set<string>,
): FlagSource => {
  const config = configs.find(({ name }) => name === data.remote);
  const route = config && pageRoutesOf(config).find(({ name, page }) => name === data.name && page === data.page);
  const own = new Set<string>(route?.flags);
  return {
    told: reported,
    answer: (key) => (own.has(key) ? answerOf(configs, data.flags ?? {}, key) : flags.known(key)),
  };
};
