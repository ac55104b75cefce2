import { isDeepStrictEqual } from 'node:util';
import type { OperatorBody } from '@shop/contract/operator';
import { insertCoupon, lockCoupon, updateCoupon } from '../../database/operator/coupons.ts';
import { logChange } from '../../database/operator/log.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { transact } from '../../database/transact.ts';
import type { Queryable } from '../../database/connection.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import type { CouponRule } from '../../domain/promotion/coupon.ts';
import { audienceOf, termsProblem, worthInWords, type CouponTerms } from '../../domain/promotion/coupon-terms.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import type { Services } from '../../services.ts';
import { categoryIdsOf } from './products.ts';

type Shop = Pick<Services, 'db' | 'now'>;

type Worth = Pick<CouponRule, 'kind' | 'value'>;
type Said = Omit<OperatorBody<'changeCoupon'>, 'code' | 'percent' | 'amount' | 'from' | 'until'>;
/** Fields of a coupon; undefined ones stay, or are as usual. Categories are given by their paths. */
export interface CouponInput extends Said {
  readonly worth?: Worth | undefined;
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
}

/** Terms after a request. @throws OperatorProblem 400 for terms that cannot be */
const changedTerms = async (db: Queryable, before: CouponTerms, input: CouponInput): Promise<CouponTerms> => {
  const orElse = <V>(said: V | undefined, stays: V): V => (said === undefined ? stays : said);
  const audience = orElse(input.audience, audienceOf(before));
  const worth = input.worth ?? { kind: before.kind, value: before.value };
  const isUsual = isDeepStrictEqual(before.title, worthInWords(before));
  const terms: CouponTerms = {
    ...worth,
    title: input.title ?? (isUsual ? worthInWords(worth) : before.title),
    description: input.description ?? before.description,
    minimumSubtotal: input.minimum_subtotal ?? before.minimumSubtotal,
    categoryIds: input.categories ? await categoryIdsOf(db, input.categories) : before.categoryIds,
    startsAt: orElse(input.startsAt, before.startsAt),
    endsAt: orElse(input.endsAt, before.endsAt),
    usageLimit: orElse(input.usage_limit, before.usageLimit),
    plusOnly: audience !== 'everyone',
    firstOrderOnly: audience === 'plus_first_order',
    offer: input.offer ?? before.offer,
    url: orElse(input.url, before.url),
  };
  const problem = termsProblem(terms);
  if (problem) throw new OperatorProblem(problem, 400);
  return terms;
};

const factsOf = (terms: CouponTerms): Facts => ({
  kind: terms.kind,
  value: terms.value,
  minimum: terms.minimumSubtotal,
  categories: terms.categoryIds.join(' '),
  from: terms.startsAt?.toISOString() ?? null,
  until: terms.endsAt?.toISOString() ?? null,
  times: terms.usageLimit,
  audience: audienceOf(terms),
  offer: terms.offer,
});

const termsOf = ({ code: _code, used: _used, personal: _personal, ...terms }: CouponRow): CouponTerms => terms;

/** Makes a coupon, which can be used at once unless it begins later. @throws OperatorProblem 400, 409 */
export const makeCoupon = (
  { db: outer, now }: Shop,
  by: Operator,
  code: string,
  input: CouponInput & { readonly worth: Worth; readonly description: BothLanguages },
): Promise<CouponRow> =>
  transact(outer, async (db) => {
    const nothing: CouponTerms = {
      ...input.worth,
      title: worthInWords(input.worth),
      description: input.description,
      minimumSubtotal: 0,
      categoryIds: [],
      startsAt: null,
      endsAt: null,
      usageLimit: null,
      plusOnly: false,
      firstOrderOnly: false,
      offer: 'code',
      url: null,
    };
    const terms = await changedTerms(db, nothing, input);
    if (terms.endsAt !== null && terms.endsAt <= now())
      throw new OperatorProblem({ en: 'This end is over.', fr: 'Cette fin est passée.' }, 400);
    const row = await insertCoupon(db, { code, used: 0, ...terms });
    if (!row)
      throw new OperatorProblem({ en: `There is a coupon ${code} already.`, fr: `Le coupon ${code} existe déjà.` });
    await logChange(db, by, { action: 'coupon.make', subject: code, before: null, after: factsOf(terms) }, now());
    return row;
  });

/** @throws OperatorProblem 404 */
const locked = async (db: Queryable, code: string): Promise<CouponRow> => {
  const row = await lockCoupon(db, code);
  if (row) return row;
  throw noSuch('coupon', code);
};

/** Changes a coupon's terms, for carts that have it too; orders keep theirs. @throws OperatorProblem 400, 404 */
export const changeCoupon = (
  { db: outer, now }: Shop,
  by: Operator,
  code: string,
  input: CouponInput,
): Promise<CouponRow> =>
  transact(outer, async (db) => {
    const row = await locked(db, code);
    const [before, after] = [termsOf(row), await changedTerms(db, termsOf(row), input)];
    if (isDeepStrictEqual(before, after)) return row;
    const change = { action: 'coupon.change', subject: code, before: factsOf(before), after: factsOf(after) };
    const changed = await updateCoupon(db, code, after);
    await logChange(db, by, change, now());
    return changed;
  });

/** Has a coupon be refused as one that is over, from now on. @throws OperatorProblem 404, 409 */
export const endCoupon = ({ db: outer, now }: Shop, by: Operator, code: string): Promise<CouponRow> =>
  transact(outer, async (db) => {
    const at = now();
    const row = await locked(db, code);
    if (row.endsAt !== null && row.endsAt <= at)
      throw new OperatorProblem({
        en: `The coupon ${code} has ended already.`,
        fr: `Le coupon ${code} est déjà terminé.`,
      });
    // One that has not begun would otherwise be refused as one that is yet to come.
    const startsAt = row.startsAt !== null && row.startsAt > at ? at : row.startsAt;
    const ended = await updateCoupon(db, code, { startsAt, endsAt: at });
    const [before, after] = [row.endsAt, at].map((until) => ({ until: until?.toISOString() ?? null }));
    await logChange(db, by, { action: 'coupon.end', subject: code, before: before ?? null, after: after ?? null }, at);
    return ended;
  });
