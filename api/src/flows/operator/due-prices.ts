import { changeGoods, goodsOf, lockGoods } from '../../database/operator/goods.ts';
import { logChange, logChanges } from '../../database/operator/log.ts';
import { endPlans, lockDuePlans, type PlanRow } from '../../database/operator/price-plans.ts';
import { productsByIds, writeProducts } from '../../database/operator/products.ts';
import { isRefused } from '../../database/sql-state.ts';
import { transact } from '../../database/transact.ts';
import type { Queryable } from '../../database/connection.ts';
import { draftOf, writeCells } from '../../domain/catalogue/product-file-check.ts';
import { pricesAfter } from '../../domain/catalogue/price-file-check.ts';
import type { Report } from '../../job-kind.ts';
import { briefly } from '../../logged-error.ts';
import type { Services } from '../../services.ts';
import { priceFacts } from './goods-file.ts';
import { treeOf } from './products.ts';

/** Plans of one transaction. */
const atOnce = 2_000;

const hasPrices = ({ changes: { price, finalPrice, plusPrice } }: PlanRow): boolean =>
  price !== undefined || finalPrice !== undefined || plusPrice !== undefined;

/**
 * Writes what plans say of products themselves, in their order. A cell that meanwhile became wrong, such as a
 * category that is no more, is left out.
 */
const beginWords = async (db: Queryable, plans: readonly PlanRow[], at: Date): Promise<void> => {
  const changing = plans.filter(({ changes }) => changes.cells !== undefined);
  if (changing.length === 0) return;
  const tree = await treeOf(db);
  const products = await productsByIds(db, [...new Set(changing.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const changed = new Map<string, { keyId: number | null; sku: string; columns: Set<string>; status?: string }>();
  for (const { productId, variantId, sku, keyId, changes } of changing) {
    const product = byId.get(productId);
    const draft = product && draftOf(product, variantId);
    if (!draft || (variantId !== null && !draft.variant)) continue;
    const { after } = writeCells(draft, changes.cells ?? {}, tree, () => undefined);
    const { columns = new Set<string>(), status } = changed.get(sku) ?? {};
    for (const column of Object.keys(after)) columns.add(column);
    if (columns.size > 0) changed.set(sku, { keyId, sku, columns, status: after['status'] ?? status });
  }
  await writeProducts(db, products, tree);
  await logChanges(
    db,
    [...changed.values()].map(({ keyId, sku, columns, status }) => ({
      by: { keyId },
      change: {
        action: 'product.begin',
        subject: sku,
        before: null,
        after: { columns: [...columns].join(' '), ...(status !== undefined && { status }) },
      },
    })),
    at,
  );
};

const begin = async (db: Queryable, plans: readonly PlanRow[], at: Date): Promise<void> => {
  await lockGoods(
    db,
    plans.map(({ productId }) => productId),
  );
  const goods = await goodsOf(db, [...new Set(plans.map(({ sku }) => sku))]);
  const keyOf = (one: { productId: number; variantId: number | null }) => `${one.productId} ${one.variantId ?? ''}`;
  const standing = new Map(goods.map((good) => [keyOf(good), good]));
  const begun = new Map<string, { keyId: number | null; good: (typeof goods)[number] }>();
  // The earliest first, so that of several for one product the latest holds. What is sold no longer has no price.
  for (const plan of plans.filter(hasPrices)) {
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
  await beginWords(db, plans, at);
  await logChanges(
    db,
    changed.map(({ keyId, good }) => ({
      by: { keyId },
      change: {
        action: 'price.begin',
        subject: good.sku,
        before: priceFacts(before.get(keyOf(good)) ?? good),
        after: priceFacts(good),
      },
    })),
    at,
  );
};

/** Has some prices begin whose time has come. @returns how many plans were ended */
const beginSome = ({ db: outer, now }: Pick<Services, 'db' | 'now'>): Promise<number> =>
  transact(outer, async (db) => {
    const at = now();
    const plans = await lockDuePlans(db, at, atOnce);
    if (plans.length > 0) await begin(db, plans, at);
    return plans.length;
  });

/**
 * Has the earliest of the prices begin whose time has come, or, where the database refuses it, be given up with a row in
 * the log. @returns false where none is due
 */
const beginFirst = ({ db: outer, now }: Pick<Services, 'db' | 'now'>, report: Report): Promise<boolean> =>
  transact(outer, async (db) => {
    const at = now();
    const plans = await lockDuePlans(db, at, 1);
    for (const plan of plans)
      await transact(db, (inner) => begin(inner, [plan], at)).catch(async (error: unknown) => {
        if (!isRefused(error)) throw error;
        await endPlans(db, [plan.id], at);
        const change = { action: 'price.fail', subject: plan.sku, before: null, after: { plan: plan.id } };
        await logChange(db, { keyId: plan.keyId }, change, at);
        report(`A price of ${plan.sku} cannot begin and is given up: ${briefly(error)}`);
      });
    return plans.length > 0;
  });

/**
 * Has all prices and facts of products begin whose time has come; several processes at once begin each of
 * them once. One that the database refuses holds up no other.
 */
export const beginDuePrices = async (
  services: Pick<Services, 'db' | 'now'>,
  report: Report = () => undefined,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  try {
    while (!isStopped() && (await beginSome(services)) > 0);
  } catch (error) {
    if (!isRefused(error)) throw error;
    while (!isStopped() && (await beginFirst(services, report)));
  }
};
