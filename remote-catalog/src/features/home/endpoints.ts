import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

type NewHome = CallResult<'newHome'>;
export type Tile = NewHome['marketing'][number];
export type Banner = NewHome['home_banner'][number];

/** The home page's sections under their right names. */
export interface Home {
  banners: Banner[];
  marketing: Tile[];
  salesDeals: Tile[];
  categories: Tile[];
  rooms: Tile[];
  sets: Tile[];
  trendingCover: Tile | null;
}

const named = (home: NewHome): Home => ({
  banners: home.home_banner,
  marketing: home.marketing,
  salesDeals: home.salesDeals,
  categories: home.shopByCatagory,
  rooms: home.shopByRoom,
  sets: home.shopBySets.map(({ name, image, url }) => ({ title: name, subtitle: null, image, url })),
  trendingCover: home.treading_cover,
});

/** The home page's payload (API-069), its product lists (API-063), and what sells well now (API-062). */
export const homeApi = withEndpoints(api, (build) => ({
  home: build.query(calling('newHome', { answer: named })),
  homeLists: build.query(calling('homeLists', { background: true })),
  trending: build.query(calling('trending', { background: true })),
}));
