import { Type, type Static } from 'typebox';
import { closed, readJson } from '../../data/read.ts';
import { words } from '../../data/schemas.ts';

const days = Type.Number({ minimum: 0 });

const journey = closed({
  /** Days ago. */
  shipped: days,
  /** Days ago; null while it is under way. */
  delivered: Type.Union([days, Type.Null()]),
  late: Type.Optional(Type.Boolean()),
});
export type Journey = Static<typeof journey>;

/** The history of an order; all times are days ago. */
const story = closed({
  state: Type.Union([
    Type.Literal('pending_payment'),
    Type.Literal('placed'),
    Type.Literal('paid'),
    Type.Literal('processing'),
    Type.Literal('shipped'),
    Type.Literal('delivered'),
    Type.Literal('cancelled'),
    Type.Literal('returned'),
    Type.Literal('partly_refunded'),
  ]),
  placed: days,
  /** How many lines it has at least. */
  lines: Type.Optional(Type.Integer({ minimum: 1 })),
  cancelled: Type.Optional(days),
  /** One parcel for all lines, or one for each of the first lines. */
  parcels: Type.Optional(Type.Array(journey)),
  /** A return of the first line, or of all. */
  returned: Type.Optional(
    closed({
      days,
      all: Type.Boolean(),
      state: Type.Union([Type.Literal('requested'), Type.Literal('received'), Type.Literal('refunded')]),
      reason: Type.Union([Type.Literal('damaged'), Type.Literal('not_as_described'), Type.Literal('changed_mind')]),
    }),
  ),
});
export type Story = Static<typeof story>;

/**
 * Stories by name, every state that an order can be in, the latest first; which of them the accounts' orders tell, by
 * the account's key, and those of guests by the e-mail they left (`claimable` has an account of that address).
 */
export const {
  stories,
  told: parcelStories,
  guests,
} = readJson(
  'people/orders.json',
  closed({
    stories: Type.Record(Type.String(), story),
    told: Type.Record(Type.String(), Type.Array(Type.String())),
    guests: Type.Array(closed({ email: words, story: Type.String() })),
  }),
);

/** @throws Error for a name that no story has */
export const storyNamed = (name: string): Story => {
  const found = stories[name];
  if (!found) throw new Error(`world/data/people/orders.json: /stories has no “${name}”`);
  return found;
};
