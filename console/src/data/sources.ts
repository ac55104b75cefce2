import { checkFlagRules } from '@shop/contract/flag-rules';
import { isEmail } from '@shop/format';
import type { OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import type { FeatureResource } from '../resources/feature-resource.ts';
import * as resources from '../resources/index.ts';
import type { ListPart } from './cursors.ts';
import { rowsIn } from './goods.ts';

export interface Row {
  readonly id: string | number;
}
type Filter = Readonly<Record<string, unknown>>;

/** Where the rows of a resource come from. */
export interface Source {
  /** `after` is what the part before gave as `next`. */
  list(filter: Filter, after: never, limit: number): Promise<ListPart<Row, string | number>>;
  one?(id: string): Promise<Row | null>;
  create?(values: Filter): Promise<Row>;
  update?(id: string, values: Filter): Promise<Row>;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const yes = (value: unknown): true | undefined => (value === true ? true : undefined);

const withId = <R extends object, K extends keyof R>(
  part: { list: readonly R[]; next: ListPart<R, string | number>['next'] },
  key: K,
) => ({
  list: part.list.map((row) => ({ ...row, id: row[key] as Row['id'] })), // a key of the list
  next: part.next,
});
const whole = <R>(list: readonly R[]) => ({ list, next: null });
const nothing = whole<never>([]);

/** Reads all parts, for what no call reads alone. */
const found = async <R, K>(
  read: (after: K | undefined) => Promise<ListPart<R, K>>,
  is: (row: R) => boolean,
): Promise<R | null> => {
  for (let after: K | undefined | null = undefined; after !== null;) {
    const part: ListPart<R, K> = await read(after);
    const row = part.list.find(is);
    if (row) return row;
    after = part.next;
  }
  return null;
};

/** Rows that wait, or the others too. */
const waiting = (name: 'questions' | 'productReviews' | 'messages' | 'applications'): Source => ({
  list: ({ all }, after: number | undefined, limit) => ask(name, { query: { all: yes(all), after, limit } }),
});

export type Coupon = OperatorResult<'makeCoupon'> & Row;
export type Entry = OperatorResult<'contentEntry'>;

/** An entry's place and id in one, as its address has it. */
export const entryKey = ({ place, id }: { place: string; id: string }): string => `${place}/${id}`;
const entryOf = (key: string) => {
  const cut = key.indexOf('/');
  return { place: key.slice(0, cut) as Entry['place'], id: key.slice(cut + 1) };
};
const both = (value: unknown): { en: string; fr: string } | undefined => {
  const { en = '', fr = '' } = Object(value);
  return en || fr ? { en, fr } : undefined;
};
const couponTerms = (values: Filter) => ({
  ...(values['kind'] === 'percent' ? { percent: Number(values['worth']) } : {}),
  ...(values['kind'] === 'amount' ? { amount: Math.round(Number(values['worth']) * 100) } : {}),
  title: both(values['title']),
  minimum_subtotal: Math.round(Number(values['minimum'] ?? 0) * 100),
  categories: (values['categories'] ?? []) as string[],
  from: text(values['from']) ?? null,
  until: text(values['until']) ?? null,
  usage_limit: values['usage_limit'] ? Number(values['usage_limit']) : null,
  audience: values['audience'] as Coupon['audience'] | undefined,
});
const couponRow = (row: OperatorResult<'makeCoupon'>) => ({
  ...row,
  id: row.code,
  worth: row.kind === 'percent' ? row.value : row.value / 100,
  minimum: row.minimum_subtotal / 100,
});
/** What stands there besides its title; null takes away what was emptied. */
const entryFields = (values: Filter) => ({
  text: both(values['text']) ?? null,
  action: both(values['action']) ?? null,
  body: both(values['body']),
  picture: text(values['picture']) ?? null,
  url: text(values['url']) ?? null,
  topic: text(values['topic']),
  categories: values['categories'] as string[] | undefined,
});
/** Only what a form shows, and what was changed there. */
const changedFields = (before: Filter, values: Filter) =>
  Object.fromEntries(
    Object.entries({ ...entryFields(values), title: both(values['title']) }).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name] ?? null),
    ),
  );

const features: readonly FeatureResource[] = Object.values(resources);

export const sources: Readonly<Record<string, Source>> = {
  orders: {
    list: async ({ to_send, order_id, email, state, from, to }, after: number | undefined, limit) => {
      // While an address is being typed it is none.
      if (text(email) !== undefined && !isEmail(text(email) ?? '')) return nothing;
      const query = {
        to_send: yes(to_send),
        order_id: text(order_id),
        email: text(email),
        state: text(state) as OperatorResult<'orders'>['list'][number]['status'] | undefined, // chosen from the list
        from: text(from),
        to: text(to),
      };
      return withId(await ask('orders', { query: { ...query, after, limit } }), 'order_id');
    },
    one: async (id) => ({ ...(await ask('order', { query: { order_id: id } })), id }),
  },
  parcels: {
    list: async ({ all }, after: number | undefined, limit) =>
      withId(await ask('parcels', { query: { all: yes(all), after, limit } }), 'shipment_id'),
  },
  customers: {
    list: ({ search, blocked }, after: number | undefined, limit) =>
      ask('customers', { query: { search: text(search), blocked: yes(blocked), after, limit } }),
    one: (id) => ask('customer', { query: { id: Number(id) } }),
  },
  returns: {
    list: async ({ all }, after: number | undefined, limit) =>
      withId(await ask('returns', { query: { all: yes(all), after, limit } }), 'return_id'),
  },
  largeOrders: {
    list: async (_, after: number | undefined, limit) =>
      withId(await ask('largeOrders', { query: { after, limit } }), 'order_id'),
  },
  applications: waiting('applications'),
  jobs: { list: async () => whole((await ask('deadJobs', { query: {} })).list) },
  reviews: waiting('productReviews'),
  questions: waiting('questions'),
  messages: waiting('messages'),
  prices: {
    list: async ({ sku }, after: number | undefined, limit) => {
      const { csv, next } = await ask('exportPrices', { query: { sku: text(sku), after, limit } });
      return { list: rowsIn(csv), next };
    },
  },
  plans: { list: (_, after: number | undefined, limit) => ask('plannedPrices', { query: { after, limit } }) },
  products: {
    list: async ({ sku }, after: number | undefined, limit) => {
      const { csv, next } = await ask('exportProducts', { query: { sku: text(sku), after, limit } });
      return { list: rowsIn(csv).filter(({ product }) => product === ''), next };
    },
    one: async (sku) => {
      const { csv } = await ask('exportProducts', { query: { sku } });
      return rowsIn(csv).find(({ id }) => id === sku) ?? null;
    },
  },
  coupons: {
    list: async ({ all }, after: string | undefined, limit) => {
      const { list, next } = await ask('coupons', { query: { all: yes(all), after, limit } });
      return { list: list.map(couponRow), next };
    },
    one: async (code) => {
      const read = (after: string | undefined) => ask('coupons', { query: { all: true, after, limit: 500 } });
      const row = await found(read, (one) => one.code === code);
      return row && couponRow(row);
    },
    create: async (values) => {
      const description = both(values['description']) ?? { en: '', fr: '' };
      const body = { ...couponTerms(values), code: text(values['code']) ?? '', description };
      return couponRow(await ask('makeCoupon', { body }));
    },
    update: async (code, values) => {
      const body = { ...couponTerms(values), code, description: both(values['description']) };
      return couponRow(await ask('changeCoupon', { body }));
    },
  },
  content: {
    list: async ({ place }) => {
      const { list } = await ask('content', { query: { place: text(place) as Entry['place'] | undefined } }); // chosen from the list
      return whole(list.map((row) => ({ ...row, entry: row.id, id: entryKey(row) })));
    },
    one: async (key) => {
      const entry = await ask('contentEntry', { query: entryOf(key) });
      return { ...entry, entry: entry.id, id: key };
    },
    create: async (values) => {
      const place = values['place'] as Entry['place']; // chosen from the list
      const fields = Object.fromEntries(Object.entries(entryFields(values)).filter(([, value]) => value != null));
      const times = { from: text(values['from']), until: text(values['until']) };
      const title = both(values['title']) ?? { en: '', fr: '' };
      const said = await ask('addContent', { body: { place, path: text(values['path']), title, ...fields, ...times } });
      return { ...said, id: entryKey(said) };
    },
    update: async (key, values) => {
      const entry = entryOf(key);
      const before = await ask('contentEntry', { query: entry });
      const times = { from: text(values['from']), until: text(values['until']) ?? null };
      const isEnd = (times.until ?? null) !== before.until ? { until: times.until } : {};
      const body = { ...entry, ...changedFields({ ...before }, values), from: times.from, ...isEnd };
      const said = await ask('changeContent', { body });
      return { ...said, id: entryKey(said) };
    },
  },
  plannedContent: { list: (_, after: number | undefined, limit) => ask('plannedContent', { query: { after, limit } }) },
  flags: {
    list: async () => {
      const checked = checkFlagRules((await ask('flags', { query: {} })).document);
      const rules = 'rules' in checked ? Object.entries(checked.rules) : [];
      return whole(
        rules.map(([flag, { state, variants, defaultVariant }]) => ({
          id: flag,
          flag,
          state: state === 'ENABLED' ? 'on' : 'off',
          variants: Object.keys(variants).join(', '),
          default: defaultVariant,
        })),
      );
    },
  },
  webhooks: { list: async () => whole((await ask('webhooks', { query: {} })).list) },
  deliveries: { list: (_, after: number | undefined, limit) => ask('webhookDeliveries', { query: { after, limit } }) },
  keys: { list: (_, after: number | undefined, limit) => ask('keys', { query: { after, limit } }) },
  people: { list: (_, after: number | undefined, limit) => ask('people', { query: { after, limit } }) },
  log: {
    list: ({ subject }, after: number | undefined, limit) =>
      ask('log', { query: { subject: text(subject), after, limit } }),
  },
  ...Object.fromEntries(features.map(({ name, list }) => [name, { list }])),
};
