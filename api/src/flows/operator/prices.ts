import { changeGoods, goodsOf, withVariants, type GoodChange } from '../../database/operator/goods.ts';
import { logChange, logChanges } from '../../database/operator/log.ts';
import { dropPlan, insertPlans, type PlanRow } from '../../database/operator/price-plans.ts';
import { transact } from '../../database/transact.ts';
import type { Good } from '../../domain/catalogue/good.ts';
import { changesAnything, checkLines, pricesAfter, type CheckedLine } from '../../domain/catalogue/price-file-check.ts';
import { priceFile, type PriceLine } from '../../domain/catalogue/price-file.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';
import type { GoodsWork } from './goods-file.ts';

type Checked = CheckedLine<Good>;

const factsOf = ({ price, finalPrice, plusPrice }: Pick<Good, 'price' | 'finalPrice' | 'plusPrice'>): Facts => ({
  price,
  finalPrice,
  plusPrice,
});

const changeOf = ({ wanted, good }: Checked): GoodChange => ({
  productId: good.productId,
  variantId: good.variantId,
  ...pricesAfter(good, wanted.prices),
  stockChange: wanted.stockChange,
});

const loggedOf = (by: Operator, { wanted, good }: Checked) => ({
  by,
  change:
    wanted.from === null
      ? {
          action: 'price.set',
          subject: good.sku,
          before: { ...factsOf(good), stock: good.stock },
          after: { ...factsOf(pricesAfter(good, wanted.prices)), stock: good.stock + wanted.stockChange },
        }
      : {
          action: 'price.plan',
          subject: good.sku,
          before: factsOf(good),
          after: { ...factsOf(pricesAfter(good, wanted.prices)), from: wanted.from.toISOString() },
        },
});

/** Files of prices and stock. */
export const pricesWork: GoodsWork<PriceLine, Checked> = {
  kind: priceFile,
  begin: async (db) => async (lines) => {
    const goods = await goodsOf(db, [...new Set(lines.map(({ sku }) => sku))]);
    const variants = await withVariants(db, [...new Set(goods.map(({ productId }) => productId))]);
    return checkLines(
      lines,
      Map.groupBy(goods, ({ sku }) => sku),
      variants,
    );
  },
  does: (checked) => {
    if (checked.wanted.from !== null) return 'planned';
    return changesAnything(checked) ? 'changed' : 'unchanged';
  },
  touches: ({ wanted, good }) => (wanted.from === null ? good.productId : null),
  write: async (db, by, checked, now) => {
    const planned = checked.filter(({ wanted }) => wanted.from !== null);
    const changes = checked.filter((one) => one.wanted.from === null && changesAnything(one));
    await changeGoods(db, changes.map(changeOf));
    await insertPlans(
      db,
      planned.map(({ wanted: { sku, prices, from }, good: { productId, variantId } }) => ({
        productId,
        variantId,
        sku,
        changes: prices,
        validFrom: from ?? now,
        keyId: by.keyId,
        createdAt: now,
      })),
    );
    await logChanges(
      db,
      [...changes, ...planned].map((one) => loggedOf(by, one)),
      now,
    );
  },
};

/** Takes back what begins later. @throws OperatorProblem for what there is not, or that has begun */
export const dropPrice = ({ db: outer, now }: Services, by: Operator, id: number): Promise<PlanRow> =>
  transact(outer, async (db) => {
    const row = await dropPlan(db, id, now());
    if (!row) throw new OperatorProblem(`No price with the id ${id} waits for its time.`, 404);
    const before = { from: row.validFrom.toISOString() };
    await logChange(db, by, { action: 'price.drop', subject: row.sku, before, after: { plan: id } }, now());
    return row;
  });
