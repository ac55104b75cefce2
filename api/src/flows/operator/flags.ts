import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { checkFlagRules, type FlagRule, type FlagRules } from '@shop/contract/flag-rules';
import { lockFlagRules, writeFlagRules } from '../../database/operator/flag-rules.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import type { Queryable } from '../../database/connection.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Services } from '../../services.ts';

type Clocked = Pick<Services, 'db' | 'now'>;

/** A flag's rules for the log: whether they hold, and a hash that tells them from others. */
const factsOf = (rule: FlagRule | undefined): Facts | null =>
  rule
    ? { state: rule.state, rules: createHash('sha256').update(JSON.stringify(rule)).digest('hex').slice(0, 12) }
    : null;

/** @throws OperatorProblem 400 that names every problem */
const rulesIn = (document: string): FlagRules => {
  const checked = checkFlagRules(document);
  if ('rules' in checked) return checked.rules;
  throw new OperatorProblem(['The rules were refused:', ...checked.problems].join('\n'), 400);
};

/** A change of the document of rules, in a transaction. */
interface Change {
  by: Operator;
  before: FlagRules;
  document: string;
  now: Date;
}

/** Writes rules, and a row of the log for each flag whose rules are others. Answers these flags. */
const change = async (db: Queryable, { by, before, document, now }: Change): Promise<string[]> => {
  const after = rulesIn(document);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  await writeFlagRules(db, document);
  for (const key of changed) {
    const facts = { before: factsOf(before[key]), after: factsOf(after[key]) };
    await logChange(db, by, { action: 'flag.set', subject: key, ...facts }, now);
  }
  return changed;
};

/**
 * Puts a document of rules in place of the one before, and answers the flags of which they are others.
 * @throws OperatorProblem 400 that names every problem; nothing was changed
 */
export const setFlagRules = ({ db, now }: Clocked, by: Operator, document: string): Promise<string[]> =>
  transact(db, async (transaction) =>
    change(transaction, { by, before: rulesIn(await lockFlagRules(transaction)), document, now: now() }),
  );

/**
 * Has a flag's rules hold, or not: then it answers its default to everybody.
 * @throws OperatorProblem 404 for a flag without rules
 */
export const switchFlag = (
  { db, now }: Clocked,
  by: Operator,
  { flag, state }: { flag: string; state: FlagRule['state'] },
): Promise<string[]> =>
  transact(db, async (transaction) => {
    const given = await lockFlagRules(transaction);
    const before = rulesIn(given);
    const rule = Object.hasOwn(before, flag) ? before[flag] : undefined;
    if (!rule) throw new OperatorProblem(`There are no rules for a flag ${flag}.`, 404);
    const others = JSON.parse(given) as object; // checked above
    const document = JSON.stringify({ ...others, flags: { ...before, [flag]: { ...rule, state } } }, null, 2);
    return change(transaction, { by, before, document, now: now() });
  });
