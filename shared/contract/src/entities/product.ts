import { Type, type Static } from 'typebox';
import { productTypes } from '../values.ts';
import { Handover } from './handover.ts';
import { Breadcrumb, Price, RatingSummary } from './catalogue.ts';
import {
  Cents,
  Count,
  Flag,
  Html,
  Id,
  Instant,
  nullable,
  oneOf,
  optional,
  Picture,
  record,
  Text,
  UrlPath,
} from './fields.ts';

export const Inventory = record({ is_in_stock: Type.Boolean(), min_sale_qty: Count, usable_qty: Count, qty: Count });
export type Inventory = Static<typeof Inventory>;

export const GalleryPicture = record({
  value_id: Id,
  pre_image: Picture,
  thumbnail: Picture,
  alt: Text,
  /** This project's own: it shows the thing straight from the front, so that measures can be drawn on it. */
  is_front: optional(Type.Boolean()),
});
export type GalleryPicture = Static<typeof GalleryPicture>;

const OptionValue = record({ option_value: Text });
/** One variant of a configurable product (PDP-014). `piid` and `product_id` are the variant's own id. */
export const Variant = record({
  piid: Id,
  product_id: Id,
  sku: Text,
  option: record({
    color: nullable(OptionValue),
    style: nullable(OptionValue),
    size: nullable(OptionValue),
    number_of_pieces: nullable(OptionValue),
  }),
  gallery: Type.Array(GalleryPicture),
  /** This project's own: the product's `three_url` in this variant's colour. */
  three_url: optional(nullable(Text)),
  inventory: Inventory,
  /** Whether it stands on the wishlist of who asks. */
  customer_wish: Type.Boolean(),
  price: Price,
  /** This project's own: the product's `pts` and `ptsPoints` at this variant's price. */
  pts: optional(Count),
  ptsPoints: optional(Count),
});
export type Variant = Static<typeof Variant>;

/** Product detail and quick view (PDP-001 to PDP-014). Some names are misspelt, as in the requirements. */
export const Product = record({
  entity_id: Id,
  type_id: oneOf(productTypes),
  name: Text,
  item_no: Text,
  gtin: nullable(Text),
  sku: Text,
  url_path: UrlPath,
  series: nullable(Text),
  /** This project's own: the maker’s brand. */
  brand: optional(nullable(Text)),
  status: Type.Integer(),
  price: Price,
  tier_price: Type.Array(record({ qty: Count, value: Cents })),
  plus_price: nullable(Cents),
  is_plus: Type.Boolean(),
  plus_promotion_tip: nullable(Html),
  product_tag: nullable(Text),
  spkie_special_time: nullable(Count),
  presale_end_date: nullable(Instant),
  coupon_useabled: Flag,
  usableCoupon: nullable(Text),
  inventory: Inventory,
  product_fill_time: nullable(Instant),
  gallery: Type.Array(GalleryPicture),
  /** URL path of the product in 3D: a GLB, and after # the material variant to show (PDP-005). */
  three_url: nullable(Text),
  /** The same for augmented reality. */
  ar_model: nullable(Text),
  has_video: Type.Boolean(),
  highlights: Type.Array(Text),
  texts: record({ key_features: Html, specifications: Html, product_care: Html, aplus: Html }),
  is_chair: Type.Boolean(),
  is_customized: Type.Boolean(),
  logistic: nullable(Text),
  businessDays: nullable(Text),
  delivery_info: Text,
  delivery_info_content: Text,
  warranty_info: Text,
  warranty_info_content: Text,
  return_info: Text,
  return_info_content: Text,
  shipping_menthod_info: Text,
  /** 1 = who asks signs in to earn points, 2 = they earn `pts`, 3 = they are a Plus+ member and earn `ptsPoints`. */
  pointsType: Type.Integer(),
  /** Points for the least quantity at today's price, and at a member's. */
  pts: Count,
  ptsPoints: Count,
  position: Type.Array(Breadcrumb),
  category_list: Type.Array(Text),
  banner: record({
    image: Type.Array(record({ name: Text, image: Picture, image_alt: Text, click_url: Text })),
    code: Type.Array(record({ infomation_tips: Text, counpon_code: Text, click_url: Text })),
    promotion: Type.Array(record({ infomation_tips: Text })),
  }),
  pdp_associated_products: Type.Array(
    record({
      product_id: Id,
      pdp_name: Text,
      show_priority: oneOf(['picture', 'text'] as const),
      small_image: nullable(Picture),
      stock_status: Flag,
      url_path: UrlPath,
      /** This project's own: what one costs today. */
      pdp_price: optional(Price),
    }),
  ),
  relation: Type.Array(Variant),
  rating: RatingSummary,
  /** This project's own: what it measures in centimetres; null where it is not known, or differs by size. */
  measures: optional(nullable(record({ width: Type.Number(), depth: Type.Number(), height: Type.Number() }))),
  /**
   * This project's own: what delivery of one piece costs at today's price, in cents, and how many business days it takes,
   * by provinces and territories (`ON`) that have the same; empty for what is only picked up.
   */
  shipping: optional(Type.Array(record({ regions: Type.Array(Text), fee: Cents, from: Count, to: Count }))),
  handover: optional(Handover),
  /** This project's own: 1 = protection plans are offered for it, so that a page can reserve space for them. */
  has_plans: optional(Flag),
});
export type Product = Static<typeof Product>;

export const Star = Type.Integer({ minimum: 1, maximum: 5 });

export const Review = record({
  review_id: Id,
  nickname: Text,
  title: Text,
  detail: Text,
  star: Star,
  created_at: Instant,
  helpful: Count,
  pictures: Type.Array(Picture),
  /** URL paths of short films that a buyer sent. */
  videos: Type.Array(Text),
  language: Text,
  /** Title and words in the language of whoever reads, where they are not written in it and somebody translated them. */
  translation: optional(record({ title: Text, detail: Text })),
  reply: nullable(Text),
  /** True where the writer had bought the product here; left out otherwise. */
  verified: optional(Type.Boolean()),
  /** Where words were searched for: those of title, detail and reply that begin with them, as they are written there. */
  found: optional(Type.Array(Text)),
});
export type Review = Static<typeof Review>;

export const Question = record({
  question_id: Id,
  question: Text,
  nickname: Text,
  created_at: Instant,
  answers: Type.Array(record({ answer: Text, nickname: Text, created_at: Instant })),
  /** The language in which it was asked and answered. */
  language: Text,
  /** Both in the language of whoever reads, where they are in another and somebody translated them. */
  translation: optional(record({ question: Text, answer: nullable(Text) })),
  /** Where words were searched for: those of question and answer that begin with them, as they are written there. */
  found: optional(Type.Array(Text)),
  /** Among one's own questions; null for a product that is no longer sold. */
  product: optional(nullable(record({ entity_id: Id, name: Text, url_path: UrlPath }))),
});
export type Question = Static<typeof Question>;

/** A protection plan on offer (PLAN-001, PLAN-002): `term` is months here, years in the cart. */
export const ProtectionPlan = record({
  planId: Text,
  offerPlanId: Text,
  price: Cents,
  term: Count,
  title: Text,
  description: Type.Array(Text),
  detail_url: Text,
  terms_conditions_url: Text,
  checked: Type.Boolean(),
});
export type ProtectionPlan = Static<typeof ProtectionPlan>;

/**
 * Delivery estimate and logistic info in one answer (PDP-030, PDP-031): `status` 1 = in stock with text, 0 = out of
 * stock.
 */
export const DeliveryEstimate = record({
  status: Flag,
  oosInfOfArrival: nullable(Text),
  logisticDate: nullable(Text),
  logisticText: nullable(Text),
  logisticZipCity: nullable(Text),
});
export type DeliveryEstimate = Static<typeof DeliveryEstimate>;
