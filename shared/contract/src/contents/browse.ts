import type { Banner } from './site.ts';
import type { Text } from './text.ts';

/** A room of the house with what belongs into it; its address is `/room/<slug>`. */
export interface Room extends Banner {
  id: number;
  slug: string;
  description: Text;
  categoryIds: number[];
  /** The best of each of its categories, in turns. */
  productIds: number[];
  /** In its picture, which is 16:9: places in per cent from the left and from the top. */
  hotspots?: { productId: number; x: number; y: number }[];
}

/** A sort of thing that one shops for, whichever room it is for. */
export interface ShopType extends Banner {
  id: number;
}

/** Products that belong together; it costs what they cost. */
export interface Bundle extends Banner {
  id: number;
  productIds: number[];
}

/** `maxWeight` is in pounds. */
export interface WeightBlock extends Bundle {
  maxWeight: number;
}

/** A customer's photo of something at home. */
export interface BuyerShow {
  id: number;
  categoryId: number;
  author: string;
  name: Text;
  text: Text;
  image: string;
  productId: number | null;
}

/** A prize of the sale event's lottery. `weight` tickets of all tickets win it. */
export interface SalePrize {
  id: number;
  title: Text;
  kind: 'coupon' | 'points' | 'gift' | 'none';
  image: string | null;
  weight: number;
  /** Cents of a coupon, or points; 0 otherwise. */
  amount: number;
}

/** A text that stands on a page of the application. HTML of p, a, strong, blockquote. */
export interface Block {
  code: string;
  title: Text;
  content: Text;
}

export interface Browse {
  rooms: Room[];
  types: ShopType[];
  christmas: { productIds: number[]; bundles: Bundle[] };
  weightBlocks: WeightBlock[];
  buyersShow: { categories: { id: number; name: Text }[]; entries: BuyerShow[] };
  /** ISO 8601 instants. */
  saleEvent: { startsAt: string; endsAt: string; prizes: SalePrize[] };
  blocks: Block[];
  /** Where products are shown live, with its leading slash; null where nothing is. */
  liveVideoUrl: string | null;
}
