import type { Browse } from './content/browse/types.ts';
import type { WorldOrder } from './people/orders/types.ts';
import type { Coupon, HeldCoupon, Person, Question, Region, Review } from './people/types.ts';

/** A text in both languages of the shop; `fr` is Canadian French. */
export interface Text {
  en: string;
  fr: string;
}

/** Ids are the same for the same seed and number of products; paths are English and unique in the whole world. */
export interface World {
  categories: Category[];
  products: Product[];
  redirects: Redirect[];
  contentPages: ContentPage[];
  navigationImages: NavigationImage[];
  banners: Banners;
  hotKeywords: HotKeyword[];
  home: Home;
  gifts: Gift[];
  installVideos: InstallVideo[];
  browse: Browse;
  reviews: Review[];
  questions: Question[];
  people: Person[];
  coupons: Coupon[];
  heldCoupons: HeldCoupon[];
  orders: WorldOrder[];
  regions: Region[];
}

export interface Category {
  id: number;
  parentId: number | null;
  /** Without the leading slash: `furniture.html`, `furniture/sofas-loveseats.html`, `c/9000-btu-….html`. */
  urlPath: string;
  name: Text;
  description: Text;
  /** URL path of the picture, `/media/pictures/…-640.avif`. */
  picture: string;
  /** Order among its siblings, from 1. */
  position: number;
  /** BTU per hour, on the air-conditioner categories only. */
  btu: number | null;
}

export type ProductTag = 'Drop Price' | 'Pre-order';

export interface Stock {
  quantity: number;
  /** What may be bought now; at most `quantity`. */
  usableQuantity: number;
}

/** All prices are integer cents of C$, before tax. */
export interface Product {
  id: number;
  type: 'simple' | 'configurable';
  sku: string;
  itemNo: string;
  /** 13 digits with a right check digit. */
  gtin: string | null;
  /** Without the leading slash: `alder-3-seater-sofa.html`. */
  urlPath: string;
  /** Most specific first, its ancestors after it. */
  categoryIds: number[];
  brand: string;
  series: string;
  name: Text;
  highlights: Text[];
  keyFeatures: KeyFeature[];
  specifications: Specification[];
  care: Text[];
  /** HTML of h3, p, ul, li, figure and img; to be sanitised before it is shown, like any HTML. */
  aplus: Text;
  price: number;
  finalPrice: number;
  plusPrice: number | null;
  /** Ascending by quantity. */
  tierPrices: TierPrice[];
  tag: ProductTag | null;
  /** Length of the drop-price countdown in seconds, from the moment the store is opened. */
  dropPriceSeconds: number | null;
  /** `YYYY-MM-DD`. */
  presaleEndDate: string | null;
  /** A pre-order that the super early bird policy covers. */
  superEarlyBird: boolean;
  /** 1 on sale, 2 no longer available. */
  status: 1 | 2;
  /** No coupon lowers its price any further. */
  noDiscount: boolean;
  pickup: boolean;
  oversize: boolean;
  minSaleQty: number;
  weightKg: number;
  dimensions: Dimensions;
  cartons: Carton[];
  pictures: Picture[];
  hasVideo: boolean;
  has3d: boolean;
  plans: Plan[];
  rating: RatingSummary;
  /** 1 is the newest. */
  createdRank: number;
  /** 0 to 1000, higher sells better. */
  popularity: number;
  /** Empty for simple products. */
  variants: Variant[];
  /** Of a configurable product: the sum over its variants. */
  stock: Stock;
}

export interface KeyFeature {
  title: Text;
  text: Text;
}

export interface Specification {
  label: Text;
  value: Text;
}

/** Centimetres, assembled. 0 where an imported catalogue does not say. */
export interface Dimensions {
  width: number;
  depth: number;
  height: number;
}

/** Centimetres and kilograms. */
export interface Carton extends Dimensions {
  weightKg: number;
}

export interface TierPrice {
  quantity: number;
  unitPrice: number;
}

/** Protection plan. `term` is in months (24, 36 or 60), `price` in cents. */
export interface Plan {
  term: number;
  price: number;
}

export interface Picture {
  url: string;
  alt: Text;
}

export interface RatingSummary {
  count: number;
  /** 0 when there is none, else 1 to 5 with one decimal: the mean over the product's `reviews`. */
  average: number;
}

export interface Variant {
  id: number;
  sku: string;
  /** Equal to `id`; the number in a product link's `piid` query. */
  piid: number;
  options: VariantOptions;
  price: number;
  finalPrice: number;
  stock: Stock;
  pictures: Picture[];
}

export type OptionAxis = 'color' | 'style' | 'size' | 'number_of_pieces';
export type VariantOptions = { [axis in OptionAxis]?: Text };

export interface Redirect {
  /** Both without the leading slash. */
  from: string;
  to: string;
  status: 301;
}

export interface ContentPage {
  id: number;
  /** Without the leading slash. */
  urlPath: string;
  title: Text;
  /** HTML of h2, p, ul, li, a, strong. */
  body: Text;
  /** Key of the footer link that leads here, null for pages linked from elsewhere. */
  footerLink: string | null;
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

export interface Banners {
  top: TopBanner[];
  /** Above the cart, and on the confirmation of an order. */
  cart: TopBanner[];
  order: TopBanner[];
  homeHero: HeroBanner[];
}

export interface HotKeyword {
  id: number;
  keyword: Text;
  url: string;
}

/** The home page's sections (CAT-007); entries point at products and categories by id. */
export interface Home {
  homeBanner: HeroBanner[];
  marketing: Banner[];
  salesDeals: number[];
  shopByCategory: number[];
  shopByRoom: Banner[];
  shopBySets: ProductSet[];
  trendingCover: { title: Text; image: string; productIds: number[] };
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
  /** What it is about: products of these categories. */
  categoryIds: number[];
  steps: Text[];
}
