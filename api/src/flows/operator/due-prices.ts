import { changeGoods, goodsOf, lockGoods } from '../../database/operator/goods.ts';
import { logChanges } from '../../database/operator/log.ts';
import { endPlans, lockDuePlans } from '../../database/operator/price-plans.ts';
import { transact } from '../../database/transact.ts';
import { pricesAfter } from '../../domain/catalogue/price-file-check.ts';
import type { Services } from '../../services.ts';

/** Plans of one transaction. */
const atOnce = 2_000;

/** Has some prices begin whose time has come. @returns how many plans were ended */
const beginSome = ({ db: outer, now }: Pick<Services, 'db' | 'now'>): Promise<number> =>
  transact(outer, async (db) => {
    const at = now();
    const plans = await lockDuePlans(db, at, atOnce);
    if (plans.length === 0) return 0;
    await lockGoods(
      db,
      plans.map(({ productId }) => productId),
    );
    const goods = await goodsOf(db, [...new Set(plans.map(({ sku }) => sku))]);
    const keyOf = (one: { productId: number; variantId: number | null }) => `${one.productId} ${one.variantId ?? ''}`;
    const standing = new Map(goods.map((good) => [keyOf(good), good]));
    const begun = new Map<string, { keyId: number | null; good: (typeof goods)[number] }>();
    // The earliest first, so that of several for one product the latest holds. What is sold no longer has no price.
    for (const plan of plans) {
      const good = standing.get(keyOf(plan));
      if (!good) continue;
      const after = { ...good, ...pricesAfter(good, plan.changes) };
      standing.set(keyOf(plan), after);
      begun.set(keyOf(plan), { keyId: plan.keyId, good: after });
    }
    const before = new Map(goods.map((good) => [keyOf(good), good]));
    const changed = [...begun.values()];
    await changeGoods(
      db,
      changed.map(({ good }) => ({ ...good, stockChange: 0 })),
    );
    await endPlans(
      db,
      plans.map(({ id }) => id),
      at,
    );
    const facts = (good: (typeof goods)[number] | undefined) =>
      good ? { price: good.price, finalPrice: good.finalPrice, plusPrice: good.plusPrice } : null;
    await logChanges(
      db,
      changed.map(({ keyId, good }) => ({
        by: { keyId },
        change: {
          action: 'price.begin',
          subject: good.sku,
          before: facts(before.get(keyOf(good))),
          after: facts(good),
        },
      })),
      at,
    );
    return plans.length;
  });

/** Has all prices begin whose time has come; several processes at once begin each of them once. */
export const beginDuePrices = async (
  services: Pick<Services, 'db' | 'now'>,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  while (!isStopped() && (await beginSome(services)) > 0);
};
