import type { Browse } from './browse.ts';
import type { Category, Product } from './catalogue.ts';
import type { PastOrder } from './orders.ts';
import type { Coupon, CustomersCoupon, Person, Question, Region, Review } from './people.ts';
import type {
  Banners,
  ContentPage,
  Gift,
  HelpPage,
  Home,
  HotKeyword,
  SearchSynonyms,
  InstallVideo,
  NavigationImage,
  Redirect,
  Site,
} from './site.ts';

/** Every `urlPath` is unique among products, categories and pages. */
export interface StoreContents {
  categories: Category[];
  products: Product[];
  redirects: Redirect[];
  contentPages: ContentPage[];
  navigationImages: NavigationImage[];
  site: Site;
  banners: Banners;
  hotKeywords: HotKeyword[];
  searchSynonyms: SearchSynonyms;
  helpPages: HelpPage[];
  home: Home;
  gifts: Gift[];
  installVideos: InstallVideo[];
  browse: Browse;
  reviews: Review[];
  questions: Question[];
  people: Person[];
  coupons: Coupon[];
  customersCoupons: CustomersCoupon[];
  orders: PastOrder[];
  regions: Region[];
}

/** A package that makes the contents of a store: @shop/world is one. */
export interface ContentsMaker {
  /** `now` is the day that pre-orders, reviews, orders and coupons are counted from. */
  makeWorld(options: { products: number; now: Date }): StoreContents;
  /** Of all test accounts. */
  testPassword: string;
}
