import { Type, type Static } from 'typebox';
import { nullable, optional, record, Text } from './fields.ts';

/**
 * Where goods are picked up, and when: `region` is a province's code, `ready` says from when on and is left out once they
 * wait there, `note` says what to bring.
 */
export const PickupPlace = record({
  name: Text,
  street: Text,
  city: Text,
  region: Text,
  postcode: Text,
  hours: Text,
  ready: optional(Text),
  note: Text,
});
export type PickupPlace = Static<typeof PickupPlace>;

/**
 * This project's own: how a product, a cart or an order comes to its buyer. `is_delivered` is false where all of it is
 * picked up; `pickup` is null where nothing is, its `title` says of a line that it is, and its `place` is null where the
 * shop names none.
 */
export const Handover = record({
  is_delivered: Type.Boolean(),
  pickup: nullable(record({ title: Text, place: nullable(PickupPlace) })),
});
export type Handover = Static<typeof Handover>;
