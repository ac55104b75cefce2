import { Type, type Static } from 'typebox';
import { Region } from './address.ts';
import { Showcase } from './engagement.ts';
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
import { paymentMethods } from '../values.ts';
import { PlusPrice } from './plus.ts';

/** Top banner (SHELL-019). */
export const TopBanner = record({
  image: nullable(Picture),
  click_url: Text,
  name: Text,
  web_to_app: Flag,
  is_enable_url: Flag,
});
export type TopBanner = Static<typeof TopBanner>;

/** Picture of the mega-menu; `position` 1 to 12 (SHELL-028). */
export const NavigationImage = record({
  position: Type.Integer({ minimum: 1, maximum: 12 }),
  image: Picture,
  link: Text,
  alt: Text,
});
export type NavigationImage = Static<typeof NavigationImage>;

/** A keyword that many search for (SRCH-010), and the page that it leads to in place of a search. */
const HotKeyword = record({ id: Id, keyword: Text, url: nullable(Text) });

/** Site-wide data (CAT-006). `plus_price` holds the yearly fee, regular and special (MEM-004). */
export const SiteConfig = record({
  region_list: Type.Array(Region),
  country_list: Type.Array(record({ country_id: Text, name: Text })),
  home_top_banner: Type.Array(TopBanner),
  trustpilot_score: nullable(Type.Number()),
  black_friday: Flag,
  top_banner_time: nullable(Instant),
  plus_price: PlusPrice,
  navigation_images: Type.Array(NavigationImage),
  cart_banner: Type.Array(TopBanner),
  order_banner: Type.Array(TopBanner),
  hot_keyword: optional(Type.Array(HotKeyword)),
  live_video_url: nullable(Text),
  /** This project's own: from when delivery is free, and for what it is not. */
  delivery_promise: Text,
  /**
   * This project's own: how the shop's people are reached. `telephone` is E.164, `hours` a text, `opening` the same as
   * schema.org writes it (`Mo-Sa 08:00-20:00`).
   */
  customer_service: record({ telephone: Text, telephone_text: Text, hours: Text, opening: Text }),
  /** This project's own: how one can pay (FOOT-005). */
  pay_by: optional(Type.Array(oneOf(paymentMethods))),
  /** This project's own: for how many days after its delivery something can be sent back. */
  return_days: Count,
  /** This project's own: what sending something back costs, in cents; absent where nobody says so. */
  return_cost: optional(Cents),
  /** This project's own: that the shop's stand-in for Google one-tap is to be offered. */
  google_one_tap: optional(Type.Literal('sandbox')),
  /** This project's own: public keys of Google's sign-in and of reCAPTCHA; absent where none are configured. */
  google_client_id: optional(Text),
  recaptcha_site_key: optional(Text),
  /** This project's own: what a page loads with consent. The script of fraud prevention, and a tag manager's container. */
  fraud_script: optional(Text),
  tag_manager_id: optional(Text),
  /** This project's own: the shop's public ids at e-mail marketing and at the recommender; `sandbox` for a stand-in. */
  email_marketing_id: optional(Text),
  recommendations_id: optional(Text),
  /**
   * This project's own, of a backend that has a part of the contract: names of the calls that it serves, and paths of its
   * content pages. What needs others is not shown. Absent where it has everything.
   */
  serves: optional(record({ calls: Type.Array(Text), contents: Type.Array(UrlPath) })),
  /** This project's own: who translates pages into other languages. */
  translation_widget: optional(Type.Literal('google')),
});
export type SiteConfig = Static<typeof SiteConfig>;

const Tile = record({ title: Text, subtitle: nullable(Text), image: nullable(Picture), url: Text });
export type Tile = Static<typeof Tile>;

/** The new-home payload (CAT-007, spelled so). */
export const NewHome = record({
  home_banner: Type.Array(record({ ...Tile.properties, action: nullable(Text) })),
  marketing: Type.Array(Tile),
  salesDeals: Type.Array(Tile),
  shopByCatagory: Type.Array(Tile),
  shopByRoom: Type.Array(Tile),
  shopBySets: Type.Array(Showcase),
  treading_cover: nullable(Tile),
});
export type NewHome = Static<typeof NewHome>;

/** A product as the search box shows it. */
export const SearchbarProduct = record({
  name: Text,
  url_path: UrlPath,
  thumbnail: nullable(Picture),
  price: Cents,
  special_price: nullable(Cents),
});
export type SearchbarProduct = Static<typeof SearchbarProduct>;

/** Popular search (SRCH-010, SRCH-011). */
export const PopularSearch = record({
  hot_keyword: Type.Array(HotKeyword),
  searchbar_popular_products: Type.Array(SearchbarProduct),
});
export type PopularSearch = Static<typeof PopularSearch>;

/** A content page that a search finds: `url_path` without slashes. */
export const FoundPage = record({ title: Text, url_path: UrlPath });
export type FoundPage = Static<typeof FoundPage>;

/** `description` is what search engines show; without one it is the beginning of the content. */
export const CmsPage = record({
  id: Id,
  title: Text,
  url_path: UrlPath,
  content: Html,
  updated_at: Instant,
  description: optional(Text),
});
export type CmsPage = Static<typeof CmsPage>;

/** System notification (NOTE-001). */
export const SystemNote = record({
  id: Id,
  title: Text,
  content: Html,
  url: nullable(Text),
  image: nullable(Picture),
  has_read: Flag,
  /** Null for nothing. */
  flame_identification: nullable(Text),
});
export type SystemNote = Static<typeof SystemNote>;

/** Subscription result (POP-019): `type` 1 to 5, `couponExpireAt` in seconds since 1970. */
export const SubscriptionResult = record({
  type: Type.Integer({ minimum: 1, maximum: 5 }),
  message: Text,
  hasPhone: Type.Boolean(),
  customerId: nullable(Id),
  couponList: Type.Array(record({ discount: Text, desc: Text, validNum: Count })),
  subTitle: Text,
  couponExpireAt: nullable(Count),
});
export type SubscriptionResult = Static<typeof SubscriptionResult>;
