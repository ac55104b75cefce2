import type { CallName } from '@shop/contract';
import { localStore, readJson } from '@shop/session';

/** So many answers: lists may be many. */
const MAX_ANSWERS = 20;

interface SavedAnswer {
  /** Call and query. */
  asked: string;
  /** Whose it is; nobody else is given it. */
  who: string;
  result: unknown;
}

const KEY = 'saved_answers';

const answers = (): SavedAnswer[] => {
  const read = readJson(localStore, KEY);
  return Array.isArray(read) ? read : []; // written here alone
};

const askedOf = (call: CallName, input: { query?: unknown }): string => `${call} ${JSON.stringify(input.query ?? {})}`;

/** Takes the place of the same person's earlier answer. A storage that is full keeps the earlier ones. */
export const saveAnswer = (who: string, call: CallName, input: { query?: unknown }, result: unknown): void => {
  const asked = askedOf(call, input);
  const others = answers().filter((one) => one.who === who && one.asked !== asked);
  localStore.write(KEY, JSON.stringify([{ asked, who, result }, ...others].slice(0, MAX_ANSWERS)));
};

/** Undefined where nothing is kept for this person. */
export const savedAnswer = (who: string, call: CallName, input: { query?: unknown }): unknown =>
  answers().find((one) => one.who === who && one.asked === askedOf(call, input))?.result;
