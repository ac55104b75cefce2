import { goodsOf, withVariants } from '../../database/operator/goods.ts';
import { logChange } from '../../database/operator/log.ts';
import { dropPlan, type PlanRow } from '../../database/operator/price-plans.ts';
import { transact } from '../../database/transact.ts';
import { checkLines, type CheckedLine } from '../../domain/catalogue/price-file-check.ts';
import { priceFile, type PriceLine } from '../../domain/catalogue/price-file.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';
import type { GoodsWork } from './goods-file.ts';

export const pricesWork: GoodsWork<PriceLine, CheckedLine> = {
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
  actionOf: ({ wanted }) => (wanted.from === null ? 'price.set' : 'price.plan'),
};

/** Takes back what begins later. @throws OperatorProblem for what there is not, or that has begun */
export const dropPrice = ({ db: outer, now }: Services, by: Operator, id: number): Promise<PlanRow> =>
  transact(outer, async (db) => {
    const row = await dropPlan(db, id, now());
    if (!row)
      throw new OperatorProblem(
        {
          en: `No price with the id ${id} waits for its time.`,
          fr: `Aucun prix qui porte l’id ${id} n’attend son moment.`,
        },
        404,
      );
    const before = { from: row.validFrom.toISOString() };
    await logChange(db, by, { action: 'price.drop', subject: row.sku, before, after: { plan: id } }, now());
    return row;
  });
