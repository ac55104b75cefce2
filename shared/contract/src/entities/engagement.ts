import { Type, type Static } from 'typebox';
import { ProductCard } from './catalogue.ts';
import { Cents, Count, Email, Id, Instant, Line, nullable, optional, Picture, record, Text } from './fields.ts';

/** A room, a type, a set or a show: a picture that leads somewhere (CAT-010). */
export const Showcase = record({ id: Id, name: Text, image: nullable(Picture), url: Text });
export type Showcase = Static<typeof Showcase>;

/** A room with what belongs into it; `room_type` names it in its address, `categories` are where there is more. */
export const RoomDetail = record({
  ...Showcase.properties,
  room_type: Text,
  description: Text,
  categories: Type.Array(Showcase),
  products: Type.Array(ProductCard),
  /** This project's own: what is seen in its picture and where, in per cent from the left and from the top. */
  hotspots: optional(Type.Array(record({ x: Type.Number(), y: Type.Number(), product: ProductCard }))),
});
export type RoomDetail = Static<typeof RoomDetail>;

/** Products that go together, and what all of them cost now. */
export const Bundle = record({ ...Showcase.properties, price: Cents, products: Type.Array(ProductCard) });
export type Bundle = Static<typeof Bundle>;

/** A customer's photo with its headline (`name`) and what they say; `product` is what it shows. */
export const BuyerShow = record({ ...Showcase.properties, nickname: Text, text: Text, product: nullable(ProductCard) });
export type BuyerShow = Static<typeof BuyerShow>;

/** A product whose price dropped; `spkie_special_time` (spelt so, PDP-003) is the seconds left. */
export const SpikeProduct = record({ ...ProductCard.properties, spkie_special_time: Count });
export type SpikeProduct = Static<typeof SpikeProduct>;

/** A weight block: products for people up to `max_weight` pounds. */
export const WeightBlock = record({ ...Showcase.properties, max_weight: Count, products: Type.Array(ProductCard) });
export type WeightBlock = Static<typeof WeightBlock>;

/** A silent film: `url` ends in `.webm` and exists as `.mp4` too, `captions` is WebVTT; `steps` say the same in text. */
export const Video = record({
  id: Id,
  title: Text,
  url: Text,
  captions: Text,
  poster: nullable(Picture),
  created_at: Instant,
  steps: Type.Array(Text),
});
export type Video = Static<typeof Video>;

/** Newsletter subscriber payload (POP-018): the product is the one that was looked at. */
export const NewsletterSubscriber = record({
  email: Email,
  phone: optional(Line),
  tUserId: optional(Line),
  subscribeProductId: optional(Line),
  subscribeProductName: optional(Line),
  subscribeProductUrl: optional(Line),
});
export type NewsletterSubscriber = Static<typeof NewsletterSubscriber>;

/** Sizing form (SIZE-001): square feet and degrees Fahrenheit, as typed. */
export const SizingForm = record({ squareFootage: Text, heatingTemp: Text, coolingTemp: Text });
export type SizingForm = Static<typeof SizingForm>;
