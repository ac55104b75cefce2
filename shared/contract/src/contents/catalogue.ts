import type { Text } from './text.ts';

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
  /** At most `quantity`. */
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
  /** `YYYY-MM-DD`: when the maker's next delivery is due; null where none is ordered. */
  restockDate: string | null;
  /** Made for the one who orders it. */
  customized: boolean;
  /** Such as Modern; things of one style go together. Absent where nobody said. */
  style?: Text;
  /** Opens by its address alone: it stands in no list, search, menu or recommendation. */
  unlisted?: true;
}

export interface KeyFeature {
  title: Text;
  text: Text;
}

export interface Specification {
  label: Text;
  value: Text;
}

/** Centimetres, assembled. 0 where nobody said. */
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
  /** From where it is seen; absent where nobody said. */
  view?: 'angle' | 'front' | 'back' | 'above' | 'room' | 'detail';
  /** URL path of what it shows in 3D: a GLB, and after # the material variant that has the picture's colour. */
  model?: string;
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
