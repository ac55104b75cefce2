import { Type, type TSchema } from 'typebox';
import { Cents, Count, Email, Id, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { Order } from '../entities/order.ts';
import type { CallSchema } from '../schemas/definition.ts';
import { orderStates, parcelEvents, reviewStates } from '../values.ts';
import type { OperatorCallName } from './calls.ts';
import { figuresSchemas } from './figures.ts';
import { CsvFile, fileErrors, mistakes, type FileBody } from './file-body.ts';
import {
  ApplicationRow,
  Books,
  Carton,
  DeadJob,
  FileLine,
  Given,
  Key,
  LargeOrderRow,
  LogRow,
  MessageRow,
  Number,
  OrderRow,
  ParcelRow,
  part,
  partOf,
  Person,
  PlanRow,
  QuestionRow,
  ReturnRow,
  ReviewRow,
  StaffNote,
  waitingOrAll,
  WaitingUnits,
  WebhookDelivery,
  WebhookRow,
  Words,
} from './entities.ts';
import { categoriesSchemas } from './categories.ts';
import { changedContent, ContentRow, ContentWhole, EntryId, newContent, Place, PlannedContent } from './content.ts';
import { customersSchemas } from './customers.ts';
import { featureOperatorSchemas } from './feature-schemas/index.ts';
import { both, bothRead, CouponCode, CouponRow, couponTerms, DayOrInstant } from './promotions.ts';
import { Converted, movedShops } from './moving.ts';
import { orderChangesSchemas } from './order-changes.ts';
import { pastOrdersSchemas } from './past-orders.ts';
import { operatorRoles } from './roles.ts';
import { AcceptedInvitation, Code, NewPassword, Password, Session, Token } from './session.ts';
import { webhookTypes } from './webhook-types.ts';

const orderId = { order_id: Number };
const shipmentId = { shipment_id: Id };
const returnId = { return_id: Number };
const place = { place: optional(Given) };
const byId = record({ id: Id });
const decision = { decision: oneOf(['accept', 'reject']) };

const unknown = { 404: 'There is no such thing.' };
/** `message` says why. */
const refusable = { ...unknown, 409: 'Its state forbids it; nothing was changed.' };
const orderAfter = record({ ...orderId, status: oneOf(orderStates) });
const refunded = record({ ...orderId, status: oneOf(orderStates), refunded_amount: Cents });
/** Whether a letter goes to whoever wrote it. */
const answered = record({ id: Id, is_told: Type.Boolean() });

/** A JPEG, PNG, WebP or AVIF picture as `application/octet-stream` or `image/…`. */
const pictureFile = Type.Unsafe<FileBody>({ type: 'string', contentMediaType: 'application/octet-stream' });
const outcome = { changed: Count, planned: Count, unchanged: Count };
/** docs/how-to/change-prices.md and change-products.md tell the columns of a file; `list` shows the first 100 changes. */
const previewed = { body: CsvFile, result: record({ ...outcome, ...mistakes, list: Type.Array(FileLine) }) };
const applied = {
  /** With `skip_wrong` lines with mistakes are left out; without it they keep the whole file from being applied. */
  query: record({ skip_wrong: optional(Type.Boolean()) }),
  body: CsvFile,
  result: record({ ...outcome, ...mistakes }),
  errors: fileErrors,
};
/** With `sku` what bears this number alone: a product with its options, whichever of them it is. */
const exported = { query: record({ ...part, sku: optional(Line) }), result: record({ csv: Text, next: nullable(Id) }) };

const entry = { place: Place, id: EntryId };
const said = { ...entry, from: nullable(Instant), until: nullable(Instant) };

const WebhookTypes = Type.Array(oneOf(webhookTypes), { minItems: 1, maxItems: webhookTypes.length });

const onTheWay = parcelEvents.filter((event) => event !== 'delivered');
/** A day such as 2026-06-05. */
const Day = Line;

/** The same as that of any call, whose body may be a file. */
export interface OperatorCallSchema extends Omit<CallSchema, 'body'> {
  readonly body?: TSchema;
}

export const operatorSchemas = {
  keys: { query: record(part), result: partOf(Key) },
  /** `key` is told this once. */
  makeKey: {
    body: record({ name: Given, role: oneOf(operatorRoles), until: optional(DayOrInstant) }),
    result: record({ ...Key.properties, key: Text }),
  },
  revokeKey: { body: byId, result: Key, errors: refusable },
  me: {
    query: record({}),
    result: record({
      name: Text,
      role: oneOf(operatorRoles),
      /** Null for a key. */
      person: nullable(record({ id: Id, email: Text, recovery_codes: Count })),
      /** When the key or session ends; null for never. */
      expires_at: nullable(Instant),
    }),
    errors: unknown,
  },
  /**
   * Without a code the password alone is looked at, and `session` is null: the code of the second factor, or one of the
   * recovery codes, comes next.
   */
  signIn: {
    body: record({ email: Email, password: Password, code: optional(Code) }),
    result: record({ session: nullable(Session) }),
  },
  signOut: { body: record({}), result: record({}), errors: refusable },
  /** Whom an invitation is for, and what their second factor has to know. */
  invitation: {
    body: record({ invitation: Token }),
    result: record({
      name: Text,
      email: Text,
      role: oneOf(operatorRoles),
      /** The secret in Base32, and as an `otpauth:` address. */
      secret: Text,
      address: Text,
    }),
    errors: unknown,
  },
  acceptInvitation: {
    body: record({ invitation: Token, password: NewPassword, code: Code }),
    result: AcceptedInvitation,
    errors: unknown,
  },
  /** Every other session of the person ends. */
  changeOwnPassword: {
    body: record({ old_password: Password, password: NewPassword }),
    result: record({}),
    errors: refusable,
  },
  /** The former ones are no good any more. */
  renewRecoveryCodes: {
    body: record({ password: Password }),
    result: record({ recovery_codes: Type.Array(Text) }),
    errors: refusable,
  },
  people: { query: record(part), result: partOf(Person) },
  /** `invitation` is told this once. */
  makePerson: {
    body: record({ name: Given, email: Email, role: oneOf(operatorRoles) }),
    result: record({ ...Person.properties, invitation: Text }),
    errors: { 409: 'Somebody with this address works here already.' },
  },
  /** Another role ends their sessions. */
  changePerson: {
    body: record({ id: Id, name: optional(Given), role: optional(oneOf(operatorRoles)) }),
    result: Person,
    errors: refusable,
  },
  /** A new invitation, told this once: password, second factor and sessions of before are no good any more. */
  invitePerson: {
    body: byId,
    result: record({ ...Person.properties, invitation: Text }),
    errors: refusable,
  },
  endPerson: { body: byId, result: Person, errors: refusable },
  /** The newest first; `subject` is an order's number or what else a row is about. */
  log: { query: record({ ...part, subject: optional(Line) }), result: partOf(LogRow) },
  /** Work that was tried in vain: the newest 500, and how many there are. */
  deadJobs: { query: record({}), result: record({ list: Type.Array(DeadJob), total: Count }) },
  /** It is tried at once, and again later where it fails. */
  retryJob: { body: record({ id: Number }), result: record({ id: Text, kind: Text }), errors: unknown },

  /**
   * The newest first; with `to_send` those of which something is left to send, the oldest first. `from` and `to` are days
   * in UTC, both included.
   */
  orders: {
    query: record({
      ...part,
      order_id: optional(Number),
      email: optional(Email),
      state: optional(oneOf(orderStates)),
      from: optional(Day),
      to: optional(Day),
      to_send: optional(Type.Boolean()),
    }),
    result: partOf(OrderRow),
  },
  /** `region`: the name of that of the delivery address. `staff_notes`: the oldest first. */
  order: {
    query: record(orderId),
    result: record({
      order: Order,
      waiting: WaitingUnits,
      region: bothRead,
      staff_notes: Type.Array(StaffNote),
      /** What may still be paid back of its delivery. */
      delivery_left: Cents,
    }),
    errors: unknown,
  },
  packOrder: { body: record(orderId), result: orderAfter, errors: refusable },
  /** Without `items` the carton holds all that is left. A tracking number stands for one carton of an order. */
  shipCarton: {
    body: record({
      ...orderId,
      items: optional(Carton),
      carrier: Given,
      tracking_number: Given,
      expected: optional(Day),
      ...place,
    }),
    result: record({
      ...orderAfter.properties,
      ...shipmentId,
      items: Type.Array(record({ item_id: Id, name: Text, qty: Count })),
      /** Whether it waits for its buyer instead of travelling. */
      is_pickup: Type.Boolean(),
    }),
    errors: refusable,
  },
  ...orderChangesSchemas,
  /** At most 500 of each kind. */
  books: { query: record({}), result: Books },
  /** `credit`: cents of store credit that are taken back; below 0 they are given back. */
  correctOrder: {
    body: record(orderId),
    result: record({ ...orderId, credit: Cents, coupon_code: nullable(Text) }),
    errors: refusable,
  },
  recallOrder: { body: record(orderId), result: refunded, errors: refusable },
  parcels: { query: waitingOrAll, result: partOf(ParcelRow) },
  noteParcel: {
    body: record({ ...shipmentId, event: oneOf(onTheWay), ...place }),
    result: record({ ...shipmentId, event: oneOf(onTheWay) }),
    errors: refusable,
  },
  deliverParcel: {
    body: record({ ...shipmentId, ...place }),
    result: record({ ...shipmentId, ...orderAfter.properties }),
    errors: refusable,
  },

  returns: { query: waitingOrAll, result: partOf(ReturnRow) },
  receiveReturn: { body: record(returnId), result: record(returnId), errors: refusable },
  /** `under_way`: the provider has not confirmed a refund of this order yet. */
  acceptReturn: {
    body: record(returnId),
    result: record({ ...returnId, amount: Cents, points: Count, under_way: Type.Boolean() }),
    errors: refusable,
  },
  rejectReturn: { body: record({ ...returnId, reason: Words }), result: record(returnId), errors: refusable },
  largeOrders: { query: record(part), result: partOf(LargeOrderRow) },
  decideLargeOrder: { body: record({ ...orderId, ...decision }), result: orderAfter, errors: refusable },
  applications: { query: waitingOrAll, result: partOf(ApplicationRow) },
  decideApplication: {
    body: record({ id: Id, ...decision, reason: optional(Words) }),
    result: byId,
    errors: refusable,
  },

  ...customersSchemas,
  ...pastOrdersSchemas,
  ...figuresSchemas,

  questions: { query: waitingOrAll, result: partOf(QuestionRow) },
  answerQuestion: { body: record({ id: Id, text: Words }), result: answered, errors: refusable },
  productReviews: { query: waitingOrAll, result: partOf(ReviewRow) },
  /** Shown to everybody, or hidden from all but its writer. */
  decideReview: {
    body: record({ id: Id, state: oneOf(['shown', 'hidden'] as const) }),
    result: record({ id: Id, state: oneOf(reviewStates) }),
    errors: refusable,
  },
  replyToReview: { body: record({ id: Id, text: Words }), result: answered, errors: refusable },
  messages: { query: waitingOrAll, result: partOf(MessageRow) },
  /** `content` is Base64 of a WebP picture. */
  messagePictures: {
    query: byId,
    result: record({ number: Text, list: Type.Array(record({ content: Text })) }),
    errors: unknown,
  },
  answerMessage: { body: record({ id: Id, text: Words }), result: record({ id: Id, email: Text }), errors: refusable },
  /** Parts of a price file, each with the header. */
  exportPrices: exported,
  previewPrices: previewed,
  applyPrices: applied,
  plannedPrices: { query: record(part), result: partOf(PlanRow) },
  dropPlannedPrice: { body: byId, result: record({ id: Id, sku: Text }), errors: unknown },
  exportProducts: exported,
  previewProducts: previewed,
  applyProducts: applied,
  /** `language`: in which its words are; `brand`: of products without one. Nothing is changed. */
  convertProducts: {
    query: record({ shop: oneOf(movedShops), language: optional(oneOf(['en', 'fr'])), brand: optional(Line) }),
    body: CsvFile,
    result: Converted,
  },
  /** The picture stands last among those of the product or option, or `first`. */
  addProductPicture: {
    query: record({ sku: Line, first: optional(Type.Boolean()) }),
    body: pictureFile,
    result: record({ sku: Text, picture: Text, pictures: Count }),
    errors: refusable,
  },
  ...categoriesSchemas,
  /** In the order of their codes, without those of one person; with `all` those that are over too. */
  coupons: {
    query: record({ after: optional(Line), limit: part.limit, all: optional(Type.Boolean()) }),
    result: record({ list: Type.Array(CouponRow), next: nullable(Text) }),
  },
  makeCoupon: {
    body: record({ code: CouponCode, ...couponTerms, description: both(300) }),
    result: CouponRow,
    errors: { 409: 'There is a coupon of this code already.' },
  },
  /** A field that is absent stays. */
  changeCoupon: {
    body: record({ code: CouponCode, ...couponTerms, description: optional(both(300)) }),
    result: CouponRow,
    errors: unknown,
  },
  endCoupon: { body: record({ code: CouponCode }), result: CouponRow, errors: refusable },
  /** At a place, or at all of them, in the order in which it is shown; without `body`. */
  content: { query: record({ place: optional(Place) }), result: record({ list: Type.Array(ContentRow) }) },
  contentEntry: { query: record(entry), result: ContentWhole, errors: unknown },
  /** `id` is the entry’s; `from` null when it stands there already. */
  addContent: { body: newContent, result: record(said), errors: { 409: 'It is there already.' } },
  changeContent: { body: changedContent, result: record(said), errors: refusable },
  /** At once, or at a later time. */
  endContent: {
    body: record({ ...entry, at: optional(DayOrInstant) }),
    result: record({ ...entry, until: Instant }),
    errors: refusable,
  },
  plannedContent: { query: record(part), result: partOf(PlannedContent) },
  dropPlannedContent: { body: byId, result: PlannedContent, errors: unknown },
  webhooks: {
    query: record({}),
    result: record({ list: Type.Array(record({ ...WebhookRow.properties, waiting: Count, dead: Count })) }),
  },
  /** `secret` is told this once. */
  addWebhook: {
    body: record({ url: Type.String({ minLength: 1, maxLength: 1000 }), types: WebhookTypes }),
    result: record({ ...WebhookRow.properties, secret: Text }),
  },
  /** `secret` is told this once; for a day messages are signed with the former one too. */
  rotateWebhook: { body: byId, result: record({ ...WebhookRow.properties, secret: Text }), errors: refusable },
  endWebhook: { body: byId, result: WebhookRow, errors: refusable },
  /** The newest first. */
  webhookDeliveries: {
    query: record({ ...part, order_id: optional(Number), state: optional(oneOf(['waiting', 'sent', 'dead'])) }),
    result: partOf(WebhookDelivery),
  },
  /** The same message, under the same id. */
  resendWebhook: { body: byId, result: WebhookDelivery, errors: unknown },
  /** The rules of flags in the form of flagd, as JSON (docs/how-to/use-a-flag.md). */
  flags: { query: record({}), result: record({ document: Text }) },
  /** `message` names every problem of rules that are refused. `changed`: flags whose rules are others than before. */
  setFlags: {
    body: record({ document: Type.String({ minLength: 1 }) }),
    result: record({ changed: Type.Array(Text) }),
  },
  switchFlag: {
    body: record({ flag: Given, state: oneOf(['ENABLED', 'DISABLED']) }),
    result: record({ changed: Type.Array(Text) }),
    errors: unknown,
  },
  /** `url` is a path of the shop. */
  sendPush: {
    body: record({ title: both(80), text: both(300), url: both(1000) }),
    result: record({ browsers: Count }),
    errors: { 409: 'Push messages have no keys.' },
  },
  ...featureOperatorSchemas,
} as const satisfies Readonly<Record<OperatorCallName, OperatorCallSchema>>;

/** Codes that each of the operator's calls may answer, and what they mean. */
export const operatorErrors = {
  400: 'A field is missing, unknown or wrong; `message` says which.',
  401: 'No key or session, or one that there is not, or that has ended.',
  403: 'The key’s role may not make this call, or another site’s page has made it.',
  413: 'The request is too large.',
  429: 'Too many requests with this key, or with wrong ones; wait as long as Retry-After says.',
  500: 'Something went wrong on the server; `message` holds a reference.',
  503: 'The shop is busy or its database away for now; try again after as many seconds as Retry-After says.',
} as const satisfies Readonly<Record<number, string>>;
