import type { Queryable } from '../database/connection.ts';
import { placeWith, readyBuyer, type Buyer, type CartLine } from './buyer.ts';
import { countsOf, wrongInBooks } from './books.ts';
import { contendedGoods, stockUp } from './goods.ts';

type VariantLine = CartLine & { variant: number };
type VariantBuyer = Buyer & { lines: readonly VariantLine[] };

/** One call that places an order, with its answer. */
interface Outcome {
  readonly buyer: VariantBuyer;
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly order: string | null;
}

/** Result of a run. */
export interface Contention {
  /** Calls by their answer, such as `200` or `409 “…” is sold out.`. */
  readonly answers: ReadonlyMap<string, number>;
  /** Orders that were placed. */
  readonly placed: number;
  /** Milliseconds from the first call to the last answer. */
  readonly duration: number;
  /** Answers that should not be, sums that do not add up. */
  readonly wrong: readonly string[];
}

/** An answer in a few words, the same for all that are alike. */
const said = (outcome: Outcome | undefined): string =>
  outcome?.order ? '200' : `${outcome?.status} ${outcome?.message.replace(/ \(Reference .*\)/, '')}`;

const place = async (url: string, buyer: VariantBuyer): Promise<Outcome> => {
  try {
    const { status, code, message, result } = await placeWith(url, buyer);
    return { buyer, status, code, message, order: code === 200 ? result.order_id : null };
  } catch (error) {
    return { buyer, status: 0, code: 0, message: error instanceof Error ? error.message : String(error), order: null };
  }
};

/** The answers that a shop whose stock ends may give. */
const isSoldOut = ({ code, message }: Outcome): boolean => code === 409 && /is out of stock/.test(message);

const wrongAnswers = (outcomes: readonly Outcome[], left: ReadonlyMap<number, number>): string[] => {
  const wrong: string[] = [];
  const ofBuyer = Map.groupBy(outcomes, ({ buyer }) => buyer);
  for (const [buyer, [first, second]] of ofBuyer) {
    if (first?.order !== second?.order) wrong.push(`One key had two answers: ${said(first)} and ${said(second)}`);
    const couldBuy = buyer.lines.every(({ variant, quantity }) => (left.get(variant) ?? 0) >= quantity);
    if (couldBuy && !first?.order) wrong.push(`An order was refused although there is stock for it: ${said(first)}`);
  }
  for (const outcome of outcomes) {
    if (outcome.order === null && !isSoldOut(outcome)) {
      wrong.push(`A call was answered ${said(outcome)}`);
    }
  }
  return wrong;
};

const stockOf = async (db: Queryable, variants: readonly number[]): Promise<Map<number, number>> => {
  const { variants: counts } = await countsOf(db);
  return new Map(variants.map((id) => [id, counts.get(String(id)) ?? 0]));
};

/**
 * Many guests buy the last units of two variants of one product at the same moment: carts hold both of them, in one
 * order or the other, or one of them, and each order is called for twice with its key, at two servers where there are
 * more.
 * @param urls the API servers
 * @param db the servers' database
 * @param guests how many buy
 * @param units how many of each variant there are
 */
export const contend = async (
  urls: readonly string[],
  db: Queryable,
  { guests, units }: { guests: number; units: number },
): Promise<Contention> => {
  const urlOf = (place: number): string => urls[place % urls.length] ?? '';
  const { product, variants } = await contendedGoods(db);
  const lineOf = (variant: number): VariantLine => ({ product, variant, quantity: 1 });
  const [first, second] = [lineOf(variants[0]), lineOf(variants[1])];
  const carts = [[first, second], [second, first], [second], [first]];
  // While the carts are filled there is enough for everybody.
  await stockUp(db, product, variants, guests);
  const buyers: VariantBuyer[] = [];
  for (let number = 0; number < guests; number += 1) {
    const lines = carts[number % carts.length] ?? [];
    buyers.push({ ...(await readyBuyer(urlOf(number), lines)), lines });
  }
  await stockUp(db, product, variants, units);
  const before = await countsOf(db);
  const started = performance.now();
  const outcomes = await Promise.all(
    buyers.flatMap((buyer, number) => [place(urlOf(number), buyer), place(urlOf(number + 1), buyer)]),
  );
  const duration = performance.now() - started;
  const answers = new Map<string, number>();
  for (const outcome of outcomes) {
    const answer = said(outcome);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  const placed = new Set(outcomes.flatMap(({ order }) => order ?? [])).size;
  const wrong = [...wrongAnswers(outcomes, await stockOf(db, variants)), ...(await wrongInBooks(db, before))];
  return { answers, placed, duration, wrong: [...new Set(wrong)] };
};
