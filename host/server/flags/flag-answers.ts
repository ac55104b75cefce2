import { randomUUID } from 'node:crypto';
import { type AnyFlag, type FlagAnswer, type FlagAnswers, type FlagValue, flagValues } from '@shop/contract';
import { type FlagRules, type FlagVisitor, asksFor, isSplit, isTargeted } from '@shop/contract/flag-rules';
import { type Client, type EvaluationDetails, OpenFeature } from '@openfeature/server-sdk';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { IsMember } from './members.ts';
import { RulesProvider } from './rules-provider.ts';

export interface FlagEvaluator {
  /** Takes rules in place of all before. */
  take(rules: FlagRules): void;
  answer(flag: AnyFlag, visitor: FlagVisitor): Promise<FlagAnswer>;
  /** Answers of these flags, without what is the default and was chosen by no chance: nothing has to be said of it. */
  nonDefault(flags: readonly AnyFlag[], visitor: FlagVisitor): Promise<FlagAnswers>;
  /** Whether visitors may get different answers for one of these flags, or others at another time. */
  differ(keys: readonly string[]): boolean;
  /** Whether chance decides about one of these flags. */
  split(keys: readonly string[]): boolean;
  /** Whether a visitor is a member of Plus+; false as long as rules of none of these flags ask. */
  isPlus(keys: readonly string[], request: FastifyRequest): Promise<boolean>;
  /** Whether all of these answer their defaults to everybody. */
  areDefault(keys: readonly string[]): boolean;
}

const ask = (
  client: Client,
  { key, default: otherwise }: AnyFlag,
  context: Record<string, string | boolean>,
): Promise<EvaluationDetails<FlagValue>> => {
  if (typeof otherwise === 'boolean') return client.getBooleanDetails(key, otherwise, context);
  if (typeof otherwise === 'number') return client.getNumberDetails(key, otherwise, context);
  return client.getStringDetails(key, otherwise, context);
};

/**
 * Answers flags through OpenFeature. An answer that the flag's declaration does not know, or of another type, is
 * the default one, and told once.
 */
export const flagEvaluator = (log: FastifyBaseLogger, isMember: IsMember): FlagEvaluator => {
  const provider = new RulesProvider();
  // Each web server of a process has rules of its own.
  const domain = randomUUID();
  const ready = OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  const complained = new Set<string>();
  let rules: FlagRules = {};

  const complain = (key: string, reason: string): void => {
    if (complained.has(key)) return;
    complained.add(key);
    log.warn({ flag: key, reason }, 'rules of a flag do not fit its declaration: it answers its default');
  };

  const answer: FlagEvaluator['answer'] = async (flag, visitor) => {
    await ready;
    const { key, default: otherwise } = flag;
    const { device, ...facts } = visitor;
    const found = await ask(client, flag, { ...facts, ...(device && { targetingKey: device }) });
    const { value, variant = '', reason = 'DEFAULT', errorCode, errorMessage } = found;
    if (!(key in rules)) return { value: otherwise, variant: '', reason: 'DEFAULT' };
    const isKnown = flagValues(flag).includes(value);
    if (errorCode !== undefined || !isKnown) {
      complain(key, errorMessage ?? errorCode ?? `${JSON.stringify(value)} is not one of its variants`);
      return { value: otherwise, variant: '', reason: 'ERROR' };
    }
    const isChance = reason === 'TARGETING_MATCH' && isSplit(rules[key]);
    return { value, variant, reason: isChance ? 'SPLIT' : reason };
  };

  return {
    take(given) {
      provider.take(JSON.stringify({ flags: given }));
      rules = given;
      complained.clear();
    },
    answer,
    async nonDefault(flags, visitor) {
      const ruled = flags.filter(({ key }) => rules[key]?.state === 'ENABLED');
      const answers = await Promise.all(ruled.map(async (flag) => ({ flag, found: await answer(flag, visitor) })));
      return Object.fromEntries(
        answers
          .filter(({ flag, found }) => found.reason === 'SPLIT' || found.value !== flag.default)
          .map(({ flag, found }) => [flag.key, found]),
      );
    },
    differ: (keys) => keys.some((key) => isTargeted(rules[key])),
    split: (keys) => keys.some((key) => isSplit(rules[key])),
    isPlus: async (keys, request) => keys.some((key) => asksFor(rules[key], 'plus')) && isMember(request),
    areDefault: (keys) => keys.every((key) => rules[key]?.state !== 'ENABLED'),
  };
};
