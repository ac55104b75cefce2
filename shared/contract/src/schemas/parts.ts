import { Type, type TProperties, type TSchema } from 'typebox';
import { lastPage } from '../constants.ts';
import { Count, Email, Line, optional, record } from '../entities/fields.ts';

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

/** A file of an upload: a Blob on both sides; OpenAPI describes bytes by their media type alone. */
export const Upload = Type.Refine(
  Type.Unsafe<Blob>({ contentMediaType: 'application/octet-stream', description: 'A picture or a video' }),
  (value) => value instanceof Blob,
);

/** Who asks, in forms that the shop answers by e-mail. */
export const contactFields = { name: Line, email: Email, telephone: optional(Line), company: optional(Line) };

/** Of every call that gives something away, or writes to others in a customer's name. */
export const unconfirmed = { 403: 'The customer’s e-mail address is not confirmed.' };
