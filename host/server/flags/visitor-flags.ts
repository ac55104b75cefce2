import { type AnyFlag, type FlagAnswer, type FlagAnswers, type Language, chosenReason } from '@shop/contract';
import type { FlagVisitor } from '@shop/contract/flag-rules';
import type { ChosenFlags } from '@shop/contract/sandbox';
import { derived } from '@shop/serving/memo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSet } from '../builds/live-releases.ts';
import { cookieNames, deviceIdOf, givenDeviceId } from '../http/cookies.ts';
import type { FlagEvaluator } from './flag-answers.ts';

/** Who asks, and for whom the answers are. */
export interface FlagRequester {
  request: FastifyRequest;
  set: ReleaseSet;
  language: Language;
  /** Answers for this browser alone, whatever their rules say. */
  chosen: ChosenFlags;
  /** Where a visitor without a device id is given one; without it chance decides nothing for them. */
  reply?: FastifyReply | undefined;
}

export interface DeclaredFlag {
  remote: string;
  flag: AnyFlag;
}

export const flagsDeclared = derived(({ remotes }: ReleaseSet): readonly DeclaredFlag[] =>
  remotes.flatMap(({ release }) =>
    (release.config?.flags ?? []).map((flag: AnyFlag) => ({ remote: release.package, flag })),
  ),
);

/** The id that chance goes by is that of candidates. */
const deviceFor = ({ request, reply }: FlagRequester): string =>
  reply ? givenDeviceId(request, reply) : (deviceIdOf(request) ?? '');

const visitorOf = async (
  evaluator: FlagEvaluator,
  requester: FlagRequester,
  keys: readonly string[],
): Promise<FlagVisitor> => ({
  device: evaluator.split(keys) ? deviceFor(requester) : '',
  language: requester.language,
  signedIn: Boolean(requester.request.cookies[cookieNames.token]),
  plus: await evaluator.isPlus(keys, requester.request),
});

/** Null where the flag's rules decide. */
const chosenAnswer = ({ chosen }: FlagRequester, key: string): FlagAnswer | null => {
  const value = chosen.get(key);
  return value === undefined ? null : { value, variant: '', reason: chosenReason };
};

/** Answers of these flags that have to be said to a visitor; the others are the defaults. */
export const flagsFor = async (
  evaluator: FlagEvaluator,
  requester: FlagRequester,
  keys: readonly string[],
): Promise<FlagAnswers> => {
  const chosen = keys.flatMap((key) => {
    const answer = chosenAnswer(requester, key);
    return answer ? [[key, answer] as const] : [];
  });
  const ruled = keys.filter((key) => !requester.chosen.has(key));
  if (evaluator.areDefault(ruled)) return Object.fromEntries(chosen);
  const flags = flagsDeclared(requester.set).flatMap(({ flag }) => (ruled.includes(flag.key) ? [flag] : []));
  return {
    ...(await evaluator.nonDefault(flags, await visitorOf(evaluator, requester, ruled))),
    ...Object.fromEntries(chosen),
  };
};

/** For developers: every flag of the visitor's builds. */
export const allFlagsFor = async (
  evaluator: FlagEvaluator,
  requester: FlagRequester,
): Promise<(DeclaredFlag & { answer: FlagAnswer })[]> => {
  const all = flagsDeclared(requester.set);
  const keys = all.map(({ flag }) => flag.key);
  const visitor = await visitorOf(evaluator, requester, keys);
  return Promise.all(
    all.map(async (one) => ({
      ...one,
      answer: chosenAnswer(requester, one.flag.key) ?? (await evaluator.answer(one.flag, visitor)),
    })),
  );
};

/** Part of a page's name in caches; empty where all answers are the defaults, which therefore cost nothing. */
export const nameOfAnswers = (answers: FlagAnswers): string => {
  const entries = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? '' : `\n${JSON.stringify(entries)}`;
};
