import type { Text } from './text.ts';

export interface Redirect {
  /** Both without the leading slash; what is gone for good leads nowhere, and `to` is empty. */
  from: string;
  to: string;
  status: 301 | 410;
}

export interface ContentPage {
  id: number;
  /** Without the leading slash. */
  urlPath: string;
  title: Text;
  /**
   * HTML of h2, p, ul, li, a, strong. `{{delivery.goods}}` and the like stand for the shop’s own terms, which the API
   * puts in when the page is read (`api/src/domain/content/page-terms.ts`).
   */
  body: Text;
  /** Key of the footer link that leads here, null for pages linked from elsewhere. */
  footerLink: string | null;
  /** ISO 8601: when its words were last changed. */
  updatedAt: string;
}

export interface NavigationImage {
  /** 1 to 12: the mega-menu column. */
  position: number;
  image: string;
  name: Text;
  /** Link with its leading slash. */
  url: string;
}

export interface Banner {
  name: Text;
  image: string;
  url: string;
  /** Keys of the calendar's seasons in which it is shown; all year without. */
  seasons?: string[];
}

/** A season of the shop's year: from a day (`MM-DD`) until the next season begins. */
export interface Season {
  key: string;
  from: string;
}

/** `text` stands below the name. */
export interface HomeTile extends Banner {
  text?: Text;
}

export interface TopBanner extends Banner {
  webToApp: boolean;
  isEnableUrl: boolean;
}

export interface HeroBanner extends Banner {
  title: Text;
  text: Text;
  action: Text;
}

/** A product that comes free with goods of at least so many cents. */
export interface Gift {
  productId: number;
  from: number;
}

/** On the pages of the products of these categories; without categories, of all products. */
export interface ProductBanner {
  categoryIds: number[];
  name: Text;
  /** Null for words alone. */
  image: string | null;
  /** Link with its leading slash. */
  url: string;
  seasons?: string[];
}

export interface Banners {
  top: TopBanner[];
  /** Above the cart, and on the confirmation of an order. */
  cart: TopBanner[];
  order: TopBanner[];
  homeHero: HeroBanner[];
  product: ProductBanner[];
}

/** `region` is a province's code; `ready` says from when on goods can be picked up, `note` what to bring. */
export interface PickupPlace {
  name: Text;
  street: string;
  city: string;
  region: string;
  postcode: string;
  hours: Text;
  ready?: Text | undefined;
  note: Text;
}

export interface Site {
  /** Stars, 1 to 5 with one decimal; null without any. */
  trustpilotScore: number | null;
  /** Said of a cart whose goods come to so many cents and more (CART-031); null for nothing. */
  largeOrder: { from: number; picture: string; tip: Text } | null;
  /** Taken off by paying later from goods of so many cents and more (CART-005); null for nothing. */
  payLater: { from: number; percent: number } | null;
  /** Where goods that are not delivered are picked up; null where the shop has no such place. */
  pickup: PickupPlace | null;
  /** The shop's year in the order of its days, the first from 01-01 on; absent in a store that is older than it. */
  calendar?: Season[];
}

/** By language: what else the goods or the quality of a phrase are called in the catalogue. */
export interface SearchSynonyms {
  en: Readonly<Record<string, Meaning>>;
  fr: Readonly<Record<string, Meaning>>;
}

/** A page that helps, by what people call what it says; `title` is of one that is no content page. */
export interface HelpPage {
  /** Without the leading slash. */
  urlPath: string;
  title?: Text;
  words: { en: readonly string[]; fr: readonly string[] };
}

/** Names that are alike, or those that are meant first and what may be meant too. */
export type Meaning = readonly string[] | { first: readonly string[]; also: readonly string[] };

export interface HotKeyword {
  id: number;
  keyword: Text;
  url: string;
}

/** The home page's sections (CAT-007); entries point at products and categories by id. */
export interface Home {
  homeBanner: HeroBanner[];
  marketing: HomeTile[];
  salesDeals: number[];
  shopByCategory: number[];
  shopByRoom: HomeTile[];
  shopBySets: ProductSet[];
  trendingCover: { title: Text; text?: Text; image: string; productIds: number[] };
}

export interface ProductSet extends Banner {
  productIds: number[];
}

/** How something is put together: a silent film, and the same in words. */
export interface InstallVideo {
  id: number;
  title: Text;
  /** URL path of the WebM file; a file of the same name ends in `.mp4`. */
  url: string;
  /** URL paths of the captions, WebVTT, by language. */
  captions: Text;
  poster: string;
  /** ISO 8601. */
  createdAt: string;
  categoryIds: number[];
  steps: Text[];
}
