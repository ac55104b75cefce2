import type { OperatorResult } from '@shop/contract/operator';
import { couponAudiences, couponOffers } from '@shop/contract/operator';
import { centsOf } from '../domain/operator/typed.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Commands, Given } from './command.ts';
import { bothGiven, oneOf } from './given.ts';
import { dollars, lineOf, listed } from './table.ts';

type Row = OperatorResult<'makeCoupon'>;

/** Said for what there is to be none of. */
const none = '-';

const wholeOf = (option: string, text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new OperatorProblem(`--${option} "${text}" is no whole number such as 10.`);
};
const amountOf = (option: string, text: string): number => {
  const cents = centsOf(text);
  if (cents === null) throw new OperatorProblem(`--${option} "${text}" is no amount such as 50 or 49.99.`);
  return cents;
};

const termsGiven = (given: Given) => {
  const { percent, amount, minimum, categories, from, until, times, only, offer, url } = given;
  const title = bothGiven('title', given.title, given.titleFr);
  const description = bothGiven('text', given.text, given.textFr);
  const orNone = <V>(text: string, read: (text: string) => V) => (text === none ? null : read(text));
  return {
    ...(percent !== null && { percent: wholeOf('percent', percent) }),
    ...(amount !== null && { amount: amountOf('amount', amount) }),
    ...(title && { title }),
    ...(description && { description }),
    ...(minimum !== null && { minimum_subtotal: minimum === none ? 0 : amountOf('minimum', minimum) }),
    ...(categories !== null && {
      categories: categories === none ? [] : categories.split(',').map((one) => one.trim()),
    }),
    ...(from !== null && { from: orNone(from, String) }),
    ...(until !== null && { until: orNone(until, String) }),
    ...(times !== null && { usage_limit: orNone(times, (text) => wholeOf('times', text)) }),
    ...(only !== null && { audience: only === none ? ('everyone' as const) : oneOf('only', couponAudiences, only) }),
    ...(offer !== null && { offer: oneOf('offer', couponOffers, offer) }),
    ...(url !== null && { url: orNone(url, String) }),
  };
};

const whose = { everyone: '', plus: 'Plus+ only', plus_first_order: 'first order as a Plus+ member only' } as const;

const shownOf = (row: Row): string =>
  lineOf([
    row.code,
    row.kind === 'percent' ? `${row.value}%` : dollars(row.value),
    row.usage_limit === null ? `used ${row.used}` : `used ${row.used} of ${row.usage_limit}`,
    ...(row.minimum_subtotal > 0 ? [`from ${dollars(row.minimum_subtotal)}`] : []),
    ...(row.categories.length > 0 ? [row.categories.join(',')] : []),
    ...(row.from === null ? [] : [`begins ${row.from}`]),
    ...(row.until === null ? [] : [`ends ${row.until}`]),
    ...(whose[row.audience] === '' ? [] : [whose[row.audience]]),
    ...(row.offer === 'code' ? [] : [row.offer]),
    row.title.en,
    row.title.fr,
  ]);

export const couponCommands: Commands = {
  'coupons list': async (ask, _, { all }) =>
    listed(
      (await allOf<Row, string>((part) => ask('coupons', { query: { ...part, all } }))).map(shownOf),
      'There is no coupon.',
    ),
  'coupons make': async (ask, subject, given) => {
    const { description, ...terms } = termsGiven(given);
    if (!description) throw new OperatorProblem('This needs --text "<what it is for>" and --text-fr, in French.');
    return shownOf(await ask('makeCoupon', { body: { code: subject, description, ...terms } }));
  },
  'coupons change': async (ask, subject, given) =>
    shownOf(await ask('changeCoupon', { body: { code: subject, ...termsGiven(given) } })),
  'coupons end': async (ask, subject) => {
    const { code, used } = await ask('endCoupon', { body: { code: subject } });
    return `The coupon ${code} is over; it was used ${used === 1 ? 'once' : `${used} times`}.`;
  },
};
