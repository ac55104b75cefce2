import type { Queryable } from '../../database/connection.ts';
import {
  changeGoods,
  goodsOf,
  lockGoods,
  withVariants,
  type Good,
  type GoodChange,
} from '../../database/operator/goods.ts';
import { logChange, logChanges } from '../../database/operator/log.ts';
import { dropPlan, insertPlans, type PlanRow } from '../../database/operator/price-plans.ts';
import { transact } from '../../database/transact.ts';
import { changesAnything, checkLines, pricesAfter, type CheckedLine } from '../../domain/catalogue/price-file-check.ts';
import { readPriceFile, type FileError, type PriceLine } from '../../domain/catalogue/price-file.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

/** What a price file would do now, or has done. */
export interface PriceOutcome {
  /** Lines that change something at once. */
  changes: CheckedLine<Good>[];
  /** Lines that begin later. */
  planned: CheckedLine<Good>[];
  unchanged: number;
}

const factsOf = ({ price, finalPrice, plusPrice }: Pick<Good, 'price' | 'finalPrice' | 'plusPrice'>): Facts => ({
  price,
  finalPrice,
  plusPrice,
});

const checkAgainst = async (db: Queryable, lines: readonly PriceLine[]) => {
  const goods = await goodsOf(db, [...new Set(lines.map(({ sku }) => sku))]);
  const variants = await withVariants(db, [...new Set(goods.map(({ productId }) => productId))]);
  return checkLines(
    lines,
    Map.groupBy(goods, ({ sku }) => sku),
    variants,
  );
};

const outcomeOf = (checked: readonly CheckedLine<Good>[]): PriceOutcome => {
  const planned = checked.filter(({ wanted }) => wanted.from !== null);
  const atOnce = checked.filter(({ wanted }) => wanted.from === null);
  const changes = atOnce.filter(changesAnything);
  return { changes, planned, unchanged: atOnce.length - changes.length };
};

const inOrder = (errors: readonly FileError[]): FileError[] => errors.toSorted((a, b) => a.line - b.line);

/** What a price file would change, and what is wrong with it; nothing is written. */
export const previewPrices = async ({ db, now }: Services, csv: string) => {
  const { lines, errors } = readPriceFile(csv, now());
  const { checked, errors: more } = await checkAgainst(db, lines);
  return { ...outcomeOf(checked), errors: inOrder([...errors, ...more]) };
};

/** How many mistakes the message itself names; `errors` of the result has more of them. */
const named = 20;
/** Mistakes in one answer. */
export const toldErrors = 1_000;

/** @throws ShopError 400 where a file has mistakes */
const refuseWrong = (errors: readonly FileError[]): void => {
  if (errors.length === 0) return;
  const ordered = inOrder(errors);
  const lines = ordered.slice(0, named).map(({ line, column, message }) => `line ${line}, ${column}: ${message}`);
  const told = { errors: ordered.slice(0, toldErrors), errors_total: errors.length };
  throw new ShopError(
    400,
    {
      en: `Nothing was changed, because the file has mistakes:\n${lines.join('\n')}`,
      fr: `Rien n’a été modifié, car le fichier contient des erreurs :\n${lines.join('\n')}`,
    },
    told,
  );
};

const changeOf = ({ wanted, good }: CheckedLine<Good>): GoodChange => ({
  productId: good.productId,
  variantId: good.variantId,
  ...pricesAfter(good, wanted.prices),
  stockChange: wanted.stockChange,
});

/**
 * Does what a price file says, all of it or nothing: prices and stock at once, later prices at their time.
 * @throws ShopError 400 where it has mistakes, with `errors` by line and column
 */
export const applyPrices = async (services: Services, by: Operator, csv: string): Promise<PriceOutcome> => {
  const now = services.now();
  const { lines, errors } = readPriceFile(csv, now);
  const first = await checkAgainst(services.db, lines);
  refuseWrong([...errors, ...first.errors]);
  const productIds = first.checked.flatMap(({ wanted, good }) => (wanted.from === null ? [good.productId] : []));
  return transact(services.db, async (db) => {
    await lockGoods(db, productIds);
    // What was sold or changed meanwhile counts.
    const { checked, errors: since } = await checkAgainst(db, lines);
    refuseWrong(since);
    const outcome = outcomeOf(checked);
    await changeGoods(db, outcome.changes.map(changeOf));
    await insertPlans(
      db,
      outcome.planned.map(({ wanted: { sku, prices, from }, good: { productId, variantId } }) => ({
        productId,
        variantId,
        sku,
        changes: prices,
        validFrom: from ?? now,
        keyId: by.keyId,
        createdAt: now,
      })),
    );
    await logChanges(db, loggedOf(by, outcome), now);
    return outcome;
  });
};

const loggedOf = (by: Operator, { changes, planned }: PriceOutcome) => [
  ...changes.map(({ wanted, good }) => ({
    by,
    change: {
      action: 'price.set',
      subject: good.sku,
      before: { ...factsOf(good), stock: good.stock },
      after: { ...factsOf(pricesAfter(good, wanted.prices)), stock: good.stock + wanted.stockChange },
    },
  })),
  ...planned.map(({ wanted, good }) => ({
    by,
    change: {
      action: 'price.plan',
      subject: good.sku,
      before: factsOf(good),
      after: { ...factsOf(pricesAfter(good, wanted.prices)), from: wanted.from?.toISOString() ?? null },
    },
  })),
];

/** Takes a later price back. @throws OperatorProblem for one that there is not, or that has begun */
export const dropPrice = ({ db: outer, now }: Services, by: Operator, id: number): Promise<PlanRow> =>
  transact(outer, async (db) => {
    const row = await dropPlan(db, id, now());
    if (!row) throw new OperatorProblem(`No price with the id ${id} waits for its time.`, 404);
    const before = { from: row.validFrom.toISOString() };
    await logChange(db, by, { action: 'price.drop', subject: row.sku, before, after: { plan: id } }, now());
    return row;
  });
