import type { OperatorBody } from '@shop/contract/operator';
import { couponsIn } from '../../database/operator/coupons.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import type { CategoryTree } from '../../domain/catalogue/category-tree.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { audienceOf } from '../../domain/promotion/coupon-terms.ts';
import { changeCoupon, endCoupon, makeCoupon, type CouponInput } from '../../flows/operator/coupons.ts';
import { treeOf } from '../../flows/operator/products.ts';
import { beginGiven, endGiven, numberGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const couponOf = (row: CouponRow, { byId }: CategoryTree) => ({
  code: row.code,
  title: row.title,
  description: row.description,
  kind: row.kind,
  value: row.value,
  minimum_subtotal: row.minimumSubtotal,
  categories: row.categoryIds.flatMap((id) => byId.get(id)?.urlPath ?? []),
  from: row.startsAt?.toISOString() ?? null,
  until: row.endsAt?.toISOString() ?? null,
  usage_limit: row.usageLimit,
  used: row.used,
  audience: audienceOf(row),
  offer: row.offer,
  url: row.url,
});

/** A time as it was given; null and undefined as they are. */
const given = (text: string | null | undefined, read: (text: string) => Date): Date | null | undefined =>
  typeof text === 'string' ? read(text) : text;

/** @throws OperatorProblem 400 */
const inputOf = ({
  percent,
  amount,
  from,
  until,
  code: _code,
  ...terms
}: OperatorBody<'changeCoupon'>): CouponInput => {
  if (percent !== undefined && amount !== undefined)
    throw new OperatorProblem(
      { en: 'Either percent or amount, not both.', fr: 'Un pourcentage ou un montant, pas les deux.' },
      400,
    );
  const worth = { kind: percent === undefined ? 'amount' : 'percent', value: percent ?? amount ?? 0 } as const;
  return {
    ...terms,
    worth: worth.value === 0 ? undefined : worth,
    startsAt: given(from, beginGiven),
    endsAt: given(until, endGiven),
  };
};

export const couponsCalls: OperatorHandlers<'coupons' | 'makeCoupon' | 'changeCoupon' | 'endCoupon'> = {
  coupons: async ({ services: { db, now }, query }) => {
    const part = { rows: partAsked({ limit: query.limit }).rows, after: query.after ?? '' };
    const rows = await couponsIn(db, part, { ended: query.all ?? false, now: now() });
    const tree = await treeOf(db);
    return partAnswered(
      query,
      rows,
      ({ code }) => code,
      (row) => couponOf(row, tree),
    );
  },
  makeCoupon: async ({ services, by, body }) => {
    const { worth, ...input } = inputOf(body);
    if (!worth)
      throw new OperatorProblem(
        { en: 'Either percent or amount is needed.', fr: 'Il faut un pourcentage ou un montant.' },
        400,
      );
    const row = await makeCoupon(services, by, numberGiven(body.code), {
      ...input,
      worth,
      description: body.description,
    });
    return couponOf(row, await treeOf(services.db));
  },
  changeCoupon: async ({ services, by, body }) => {
    const row = await changeCoupon(services, by, numberGiven(body.code), inputOf(body));
    return couponOf(row, await treeOf(services.db));
  },
  endCoupon: async ({ services, by, body: { code } }) => {
    const row = await endCoupon(services, by, numberGiven(code));
    return couponOf(row, await treeOf(services.db));
  },
};
