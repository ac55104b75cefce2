import { Type, type TProperties, type TSchema } from 'typebox';
import { Address } from '../entities/address.ts';
import { Cents, Count, Id, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { contactTopics, orderStates, parcelEvents, returnReasons, returnStates, reviewStates } from '../values.ts';
import { operatorRoles } from './roles.ts';
import { webhookTypes } from './webhook-types.ts';

/** Which part of a list is asked for: `limit` rows after the one whose `next` is given (100 without a word). */
export const part = { after: optional(Id), limit: optional(Type.Integer({ minimum: 1, maximum: 500 })) };

/** A part of a list; `next` is what `after` has to be for the following one, null at the end. */
export const partOf = <S extends TSchema>(row: S) => record({ list: Type.Array(row), next: nullable(Id) });

/** Rows that wait to be dealt with; with `all` the others too. */
export const waitingOrAll = record({ ...part, all: optional(Type.Boolean()) });

/** A line that somebody types, without which nothing happens. */
export const Given = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
export const Words = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' });
/** Number of an order or a return, in capitals or not. */
export const Number = Type.String({ minLength: 1, maxLength: 40 });

export const Key = record({
  id: Id,
  name: Text,
  role: oneOf(operatorRoles),
  created_at: Instant,
  /** Null while it holds. */
  revoked_at: nullable(Instant),
  /** From then on it is refused; null for never. */
  expires_at: nullable(Instant),
});

/** Somebody who works for the shop, with an own password and a second factor. */
export const Person = record({
  id: Id,
  name: Text,
  email: Text,
  role: oneOf(operatorRoles),
  created_at: Instant,
  /** When they chose their password; null while they are invited only. */
  joined_at: nullable(Instant),
  /** Until when their invitation holds; null without one. */
  invited_until: nullable(Instant),
  /** Null while they may sign in. */
  ended_at: nullable(Instant),
});

/** State before and after a change: ids, states and amounts, no words that a person wrote. */
const Facts = nullable(Type.Record(Type.String(), Type.Unknown()));
export const LogRow = record({
  id: Id,
  at: Instant,
  /** Null for a command that works on the database itself. */
  key: nullable(
    record({
      id: Id,
      name: Text,
      role: oneOf(operatorRoles),
      /** Whose session it was; null for a key. */
      person_id: nullable(Id),
    }),
  ),
  /** Such as `order.ship`. */
  action: Text,
  /** Such as an order's number. */
  subject: Text,
  before: Facts,
  after: Facts,
});

/** Work that was tried in vain. */
export const DeadJob = record({
  /** Of a job, or of a letter: `letter-17`. */
  id: Text,
  /** Such as `settle-card`. */
  kind: Text,
  /** When it was first to be done. */
  since: Instant,
  attempts: Count,
  /** Why the last attempt failed. */
  error: Text,
});

const Goods = Type.Array(record({ item_id: Id, name: Text, qty: Count }));
/** Units of an order that are in no parcel yet; what is picked up goes into no carton with what is delivered. */
export const WaitingUnits = Type.Array(record({ sku: Text, name: Text, qty: Count, is_pickup: Type.Boolean() }));

export const OrderRow = record({
  order_id: Text,
  status: oneOf(orderStates),
  created_at: Instant,
  customer_email: Text,
  grand_total: Cents,
  refunded_amount: Cents,
  waiting: WaitingUnits,
  shipping_address: Address,
  /** The buyer's request to the shop; absent where they wrote nothing. */
  note: optional(Text),
});
/** What somebody who works for the shop wrote about an order, for the others; `by` is the name of their key. */
export const StaffNote = record({ id: Id, at: Instant, by: Text, text: Text });

/** Left wrong by an older release, to be put right by an operator. */
export const Books = record({
  orders: Type.Array(
    record({
      order_id: Text,
      created_at: Instant,
      status: oneOf(orderStates),
      /** Below 0 the order gave store credit. */
      credit_amount: Cents,
      /** By the customer's ledger: given by this order, less taken. */
      credit_given: Cents,
      /** A coupon of the customer's own that an order that was called back still uses. */
      coupon_code: nullable(Text),
    }),
  ),
  /** Ledgers below 0. */
  debts: Type.Array(record({ ledger: oneOf(['points', 'coins', 'credit']), customer_id: Id, balance: Type.Integer() })),
  /** Rows that break a rule of their table; `row` is a key such as `id 12`. */
  rows: Type.Array(record({ table: Text, row: Text, rule: Text })),
});
export const ParcelRow = record({
  shipment_id: Id,
  order_id: Text,
  carrier: Text,
  tracking_number: nullable(Text),
  shipped_at: Instant,
  delivered_at: nullable(Instant),
  last_event: nullable(oneOf(parcelEvents)),
  items: Goods,
});
export const ReturnRow = record({
  return_id: Text,
  order_id: Text,
  status: oneOf(returnStates),
  created_at: Instant,
  reason: oneOf(returnReasons),
  message: nullable(Text),
  items: Goods,
});
export const LargeOrderRow = record({
  order_id: Text,
  created_at: Instant,
  grand_total: Cents,
  payment_method: Text,
  customer_email: Text,
  city: Text,
});
export const ApplicationRow = record({
  id: Id,
  created_at: Instant,
  programme: Text,
  status: Text,
  name: Text,
  email: Text,
  company: nullable(Text),
  message: nullable(Text),
});

const written = <P extends TProperties>(more: P) =>
  record({ id: Id, created_at: Instant, language: Text, answer: nullable(Text), ...more });
export const QuestionRow = written({ sku: nullable(Text), author: Text, text: Text });
export const ReviewRow = written({
  sku: nullable(Text),
  author: Text,
  stars: Count,
  title: Text,
  text: Text,
  state: oneOf(reviewStates),
});
export const MessageRow = written({
  number: Text,
  topic: oneOf(contactTopics),
  order_id: nullable(Text),
  email: Text,
  pictures: Count,
  message: Text,
});

export const FileError = record({ line: Count, column: Text, message: Text });
export const PlanRow = record({
  id: Id,
  sku: Text,
  from: Instant,
  price: nullable(Cents),
  final_price: nullable(Cents),
  /** Columns of a product file that change with it. */
  columns: Type.Array(Text),
});
/** `before` is empty for what is new. */
export const FileLine = record({
  /** In the file, from 1. */
  line: Count,
  sku: Text,
  name: Text,
  is_new: Type.Boolean(),
  /** When it begins; null for at once. */
  from: nullable(Instant),
  /** Prices in dollars, texts cut to 200 characters. */
  changes: Type.Array(record({ column: Text, before: Text, after: Text })),
});

/** Units of the products with these numbers. */
export const Carton = Type.Array(record({ sku: Line, qty: Type.Integer({ minimum: 1, maximum: 999 }) }), {
  minItems: 1,
  maxItems: 100,
});

/** Another system that is told of orders. */
export const WebhookRow = record({
  id: Id,
  url: Text,
  types: Type.Array(oneOf(webhookTypes)),
  created_at: Instant,
  /** Until when messages are signed with the former secret too. */
  former_secret_until: nullable(Instant),
  /** Null while it is told. */
  ended_at: nullable(Instant),
});
/** A message to one of them; `dead`: it was given up. */
export const WebhookDelivery = record({
  id: Id,
  webhook_id: Id,
  /** The same for every attempt and every address. */
  message_id: Text,
  type: oneOf(webhookTypes),
  order_id: Text,
  created_at: Instant,
  state: oneOf(['waiting', 'sent', 'dead']),
  attempts: Count,
  /** Null without an answer. */
  last_status: nullable(Count),
  last_error: nullable(Text),
  sent_at: nullable(Instant),
});
