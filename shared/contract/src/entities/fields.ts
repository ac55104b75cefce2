import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** An object that refuses every field it does not name: nothing undocumented travels in either direction. */
export const record = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const optional = Type.Optional;
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** One of a closed list; said outright, because an enum of a readonly list would be any string to the compiler. */
export const oneOf = <const V extends readonly string[]>(values: V) => Type.Unsafe<V[number]>(Type.Enum([...values]));

/** Money: integer cents of a Canadian dollar. */
export const Cents = Type.Integer({ description: 'Integer cents of a Canadian dollar' });
/** The greatest number that the database keeps in 31 bits. */
const maxInt32 = 2 ** 31 - 1;
/** A whole number that somebody sends: never less than nothing, and no more than the database keeps. */
export const Whole = Type.Integer({ minimum: 0, maximum: maxInt32 });
/** A quantity that somebody asks for: whatever it is, the handler answers with the product's own limits (PDP-023). */
export const AskedQuantity = Type.Integer({ minimum: -maxInt32, maximum: maxInt32 });
/** The same as `Whole`, of what makes no sense without at least one. */
export const OneOrMore = Type.Integer({ minimum: 1, maximum: maxInt32 });
/** Money that somebody asks for. What is below nothing would turn what is taken into what is given. */
export const AskedCents = Type.Integer({
  minimum: 0,
  maximum: maxInt32,
  description: 'Integer cents of a Canadian dollar, not below 0',
});
/** A day of the calendar, `2026-12-03`. */
export const Day = Type.String({ description: 'Day of the calendar, YYYY-MM-DD' });
/** A full hour of the day, on the clock of the place. */
export const Hour = Type.Integer({ minimum: 0, maximum: 24 });
/** A moment: ISO 8601 with offset or Z. */
export const Instant = Type.String({ description: 'ISO 8601 instant' });
/** A positive integer key, of 31 bits as the database keeps it. */
export const Id = Type.Integer({ minimum: 1, maximum: maxInt32 });
/** A flag on the wire: 0 or 1. */
export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
/** A picture: URL path such as /media/pictures/sofa-a-front-grey-640.avif, which also exists at -320 and -1200. */
export const Picture = Type.String({ description: 'URL path of a picture' });
/** A path of this site without the leading slash, such as sofas/lund-sofa.html. */
export const UrlPath = Type.String({ description: 'Path on this site, without the leading slash' });
export const Html = Type.String({ description: 'HTML; sanitise before it is shown' });
export const Text = Type.String();
/** A line that a person typed, with a maximum length. */
export const Line = Type.String({ maxLength: 255 });
/** As the person read it beside a consent: kept with it, because who sends has to show it. */
export const ConsentText = Type.String({ maxLength: 1_000 });
export const Email = Type.String({ minLength: 3, maxLength: 254 });
export const Count = Type.Integer({ minimum: 0 });
export const Nothing = Type.Null();

export type Cents = Static<typeof Cents>;
