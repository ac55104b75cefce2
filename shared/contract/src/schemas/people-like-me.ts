import { Type } from 'typebox';
import { personHeight, personRooms } from '../constants/people-like-me.ts';
import { Count, Id, nullable, oneOf, optional, record } from '../entities/fields.ts';
import { catalogueSchemas } from './catalogue.ts';
import type { SchemaTable } from './definition.ts';

const Height = Type.Integer({ minimum: personHeight.min, maximum: personHeight.max });
const Room = oneOf(personRooms);

const { query, result } = catalogueSchemas.productReviews;

export const peopleLikeMeSchemas = {
  /**
   * The reviews of a product by people of about this height (`nearHeight`), who have it in this room, or both; with the
   * choices of `productReviews`. One of the two has to be there.
   */
  peopleLikeMe: {
    query: record({ ...query.properties, height: optional(Height), room: optional(Room) }),
    result: record({
      /** As `productReviews`, of these people alone; without a gallery. */
      reviews: result,
      /** Centimetres, both included; null without a height. */
      between: nullable(record({ from: Count, to: Count })),
      /** However the reviews are chosen besides. */
      people: Count,
      /** Stars, to a tenth; null where fewer people than `leastPeople` say so of themselves. */
      average: nullable(Type.Number()),
      /** What the writers of this page say of themselves. */
      writers: Type.Array(record({ review_id: Id, height: nullable(Count), room: nullable(Room) })),
    }),
    errors: { 400: 'Neither a height nor a room, or one that there is not.' },
  },
  /** What a customer says of themselves beside their own review: both anew; with neither, nothing any more. */
  aboutReviewer: {
    body: record({ review_id: Id, height: optional(Height), room: optional(Room) }),
    result: record({ height: nullable(Count), room: nullable(Room) }),
    errors: { 404: 'Not one of this customer’s reviews.' },
  },
} as const satisfies SchemaTable;
