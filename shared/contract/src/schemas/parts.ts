import { Type, type TProperties, type TSchema } from 'typebox';
import { lastPage, orderNoteLength } from '../constants/shop.ts';
import { AskedCents, Count, Email, Line, optional, record } from '../entities/fields.ts';

/** Which page of a list is asked for; pages count from 1. */
export const paging = {
  page: optional(Type.Integer({ minimum: 1, maximum: lastPage })),
  page_size: optional(Type.Integer({ minimum: 1, maximum: 50 })),
};

/** One page of a list and how long the whole list is. */
export const pageOf = <S extends TSchema, P extends TProperties>(item: S, more: P) =>
  record({ list: Type.Array(item), total: Count, page: Count, page_size: Count, ...more });

export const listOf = <S extends TSchema>(item: S) => record({ list: Type.Array(item) });

/** Text of several lines that a person wrote. */
export const Message = Type.String({ minLength: 1, maxLength: 4000 });

/** The buyer's request with an order, such as the text of a gift's card. */
export const OrderNote = Type.String({ maxLength: orderNoteLength });

/** A file of an upload: a Blob on both sides; OpenAPI describes bytes by their media type alone. */
export const Upload = Type.Refine(
  Type.Unsafe<Blob>({ contentMediaType: 'application/octet-stream', description: 'A picture or a video' }),
  (value) => value instanceof Blob,
);

/** Who asks, in forms that the shop answers by e-mail. */
export const contactFields = { name: Line, email: Email, telephone: optional(Line), company: optional(Line) };

/** Of every call that gives something away, or writes to others in a customer's name. */
export const unconfirmed = { 403: 'The customer’s e-mail address is not confirmed.' };

/**
 * The total that was said by the button that asks for the cart's money, in cents, of every call that asks a provider for it or places its
 * order. A cart that comes to anything else is refused before anybody is asked.
 */
export const agreedTotal = { grand_total: AskedCents };

/** Why such a call refuses a cart, and where that is said. */
export const notThisCart =
  'The cart cannot be ordered as it is, and nothing was charged: `result.field` says why. `grand_total`: it comes to ' +
  '`result.grand_total` now; `coupon_code`: `result.coupon_code` counts no more; `qty`: of `result.item_id` there are ' +
  '`result.qty` to be had; `item_id`: that line is not sold any more; `address`: there is none.';
