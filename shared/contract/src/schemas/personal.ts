import { Type } from 'typebox';
import { ProductCard } from '../entities/catalogue.ts';
import { Customer } from '../entities/customer.ts';
import { Email, Id, Instant, Line, Nothing, nullable, optional, record, Text } from '../entities/fields.ts';
import { Question, Review } from '../entities/product.ts';
import { WishlistEntry, WishlistInput, WishlistItem } from '../entities/wishlist.ts';
import type { SchemaTable } from './definition.ts';
import { contactFields, listOf, Message, pageOf, paging, Upload } from './parts.ts';

const noProduct = { 404: 'There is no such product or variant.' };
/** A review that its writer reads: `status` tells whether it is shown in the shop. */
const OwnReview = record({ ...Review.properties, status: Text, product: nullable(ProductCard) });

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
    body: record({ product_id: Id, question: Message, nickname: optional(Line), email: optional(Email) }),
    result: Question,
    errors: noProduct,
  },
  /** Sent as form-data; `media` are pictures and videos, told apart by the file's extension. */
  addProductReview: {
    body: record({
      product_id: Id,
      order_id: optional(Line),
      nickname: Line,
      title: Line,
      detail: Message,
      star: Type.Integer({ minimum: 1, maximum: 5 }),
      media: optional(Type.Array(Upload, { maxItems: 8 })),
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
  newsletterSubscriber: {
    body: record({ subscriber_email: Type.Boolean(), subscriber_sms: Type.Boolean() }),
    result: Customer,
  },
  notificationToggle: { body: record({ is_enabled: Type.Boolean() }), result: record({ is_enabled: Type.Boolean() }) },
  /** `births` is a day: 1990-05-31. */
  editBirthday: { body: record({ births: Type.String({ maxLength: 10 }) }), result: Customer },
  largeOrder: { body: record({ ...contactFields, message: Message }), result: Nothing },
  warrantySuccess: {
    body: record({ order_id: Line, item_id: optional(Id), email: optional(Email) }),
    result: record({ warranty_until: Instant }),
    errors: { 404: 'There is no such order or item.' },
  },
} as const satisfies SchemaTable;
