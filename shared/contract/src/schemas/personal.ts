import { Type } from 'typebox';
import { ProductCard } from '../entities/catalogue.ts';
import { Customer } from '../entities/customer.ts';
import {
  ConsentText,
  Flag,
  Id,
  Instant,
  Line,
  Nothing,
  nullable,
  oneOf,
  optional,
  Picture,
  record,
  Text,
} from '../entities/fields.ts';
import { Question, Review } from '../entities/product.ts';
import { WishlistEntry, WishlistInput, WishlistItem } from '../entities/wishlist.ts';
import { mostContactPictures, mostReviewFiles } from '../uploads.ts';
import { contactTopics, reviewStates, warrantyStates } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { contactFields, listOf, Message, pageOf, paging, Upload } from './parts.ts';

const noProduct = { 404: 'There is no such product or variant.' };
/**
 * A review that its writer reads, with what it is about: null when that is no longer sold. Without a `state` everybody
 * reads it.
 */
const OwnReview = record({
  ...Review.properties,
  product: nullable(ProductCard),
  state: optional(oneOf(reviewStates)),
});
/** Something that a customer bought, as a line of an order: what can still be done about it. */
const BoughtProduct = record({
  order_id: Text,
  item_id: Id,
  product_id: Id,
  name: Text,
  thumbnail: nullable(Picture),
  bought_at: Instant,
  is_reviewed: Flag,
  warranty: oneOf(warrantyStates),
  warranty_until: Instant,
  /** As it is sold today; null when it no longer is. */
  product: nullable(ProductCard),
});

export const personalSchemas = {
  wishlist: { query: record(paging), result: pageOf(WishlistEntry, {}) },
  /** This project's own: the list without its products, newest first; for the hearts. */
  wishlistItems: { result: listOf(WishlistItem) },
  /** Adding what is there already changes nothing. The answer is the list as it is now. */
  addWishlistItem: { body: WishlistInput, result: listOf(WishlistItem), errors: { ...noProduct, 409: 'It is full.' } },
  deleteWishlistItem: { body: WishlistInput, result: listOf(WishlistItem), errors: { 404: 'It is not on the list.' } },
  recentlyViewed: { result: record({ products: Type.Array(ProductCard) }) },
  productViewed: { body: record({ product_id: Id }), result: Nothing, errors: noProduct },
  forgetViewed: { body: record({ product_ids: optional(Type.Array(Id, { maxItems: 100 })) }), result: Nothing },
  addQuestion: {
    body: record({ product_id: Id, question: Message, nickname: optional(Line) }),
    result: Question,
    errors: noProduct,
  },
  /** Sent as form-data; `media` are pictures and videos, told apart by the file's extension. */
  addProductReview: {
    body: record({
      product_id: Id,
      nickname: Line,
      title: Line,
      detail: Message,
      star: Type.Integer({ minimum: 1, maximum: 5 }),
      media: optional(Type.Array(Upload, { maxItems: mostReviewFiles })),
    }),
    result: OwnReview,
    errors: { ...noProduct, 409: 'This customer has reviewed the product already.', 413: 'A file is too large.' },
  },
  productReviewHelpful: {
    body: record({ review_id: Id }),
    result: record({ review_id: Id, helpful: Type.Integer({ minimum: 0 }) }),
    errors: { 404: 'There is no such review.' },
  },
  reviewList: { query: record(paging), result: pageOf(OwnReview, {}) },
  reviewPending: {
    query: record(paging),
    result: pageOf(record({ order_id: Text, bought_at: Instant, product: ProductCard }), {}),
  },
  reviewDetail: { query: record({ review_id: Id }), result: OwnReview, errors: { 404: 'Not one of this customer’s.' } },
  /** This project's own: what the customer bought and kept, the latest first. */
  boughtProducts: { query: record(paging), result: pageOf(BoughtProduct, {}) },
  newsletterSubscriber: {
    /** Messages that are wanted anew need the code that was sent to the customer's phone; without one it is sent. */
    body: record({
      subscriber_email: Type.Boolean(),
      subscriber_sms: Type.Boolean(),
      code: optional(Line),
      consent_text: optional(ConsentText),
    }),
    result: Customer,
    errors: { 409: 'Messages are wanted: no phone number is known, or a code was sent to it (`field` is `code`).' },
  },
  notificationToggle: { body: record({ is_enabled: Type.Boolean() }), result: record({ is_enabled: Type.Boolean() }) },
  /** `births` is a day: 1990-05-31. */
  editBirthday: { body: record({ births: Type.String({ maxLength: 10 }) }), result: Customer },
  largeOrder: { body: record({ ...contactFields, message: Message }), result: Nothing },
  /**
   * Sent as form-data. `order_id` is an order of the customer's own, or one that was placed with this e-mail address. The
   * answer is the message's number, which its letters name.
   */
  contactMessage: {
    body: record({
      name: Line,
      email: contactFields.email,
      topic: oneOf(contactTopics),
      order_id: optional(Line),
      message: Message,
      media: optional(Type.Array(Upload, { maxItems: mostContactPictures })),
    }),
    result: record({ message_id: Text }),
    errors: { 413: 'A file is too large.' },
  },
  /** Without an item, everything of the order that can be registered is. */
  warrantySuccess: {
    body: record({ order_id: Line, item_id: optional(Id) }),
    result: record({ warranty_until: Instant }),
    errors: { 404: 'There is no such order or item.', 409: 'The time to register it is over.' },
  },
} as const satisfies SchemaTable;
