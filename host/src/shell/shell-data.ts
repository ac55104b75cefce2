import { api, type AppStore, type CallArgs } from '@shop/store';
import type { CallResult, TopBanner } from '@shop/contract';

export type Categories = CallResult<'categoryTree'>['categories'];
interface SiteNews {
  /** The subtotal from which delivery is free, in cents. */
  freeDeliveryFrom: number;
  banners: TopBanner[];
}
export type RootCategory = Pick<Categories[number], 'name' | 'url_path'>;

/** What the header and footer of every page show, the same for everyone in a language. */
export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The roots alone: every page carries them, so they travel without their subcategories. */
    rootCategories: build.query<RootCategory[], void>({
      query: (): CallArgs<'categoryTree'> => ({ call: 'categoryTree', background: true }),
      transformResponse: (tree: CallResult<'categoryTree'>) =>
        tree.categories.map(({ name, url_path }) => ({ name, url_path })),
    }),
    /** Of the site's data what every page shows. */
    siteNews: build.query<SiteNews, void>({
      query: (): CallArgs<'configInit'> => ({ call: 'configInit', background: true }),
      transformResponse: (config: CallResult<'configInit'>) => ({
        freeDeliveryFrom: config.free_shipping_threshold,
        banners: config.home_top_banner,
      }),
    }),
    /** The banners of the hot keywords call, for a site whose data holds none (SHELL-023). */
    hotBanners: build.query<TopBanner[], void>({
      query: (): CallArgs<'hotKeywords'> => ({ call: 'hotKeywords', background: true }),
      transformResponse: (hot: CallResult<'hotKeywords'>) => hot.top_banner,
    }),
    /** The whole tree with its pictures, fetched when someone reaches for the menu. */
    menu: build.query<Categories, void>({
      query: (): CallArgs<'categoryTree'> => ({ call: 'categoryTree', background: true }),
      transformResponse: (tree: CallResult<'categoryTree'>) => tree.categories,
    }),
    searchTerms: build.mutation<CallResult<'searchTerms'>, string>({
      query: (keyword): CallArgs<'searchTerms'> => ({ call: 'searchTerms', body: { keyword } }),
    }),
  }),
});

const loadNews = async (store: AppStore): Promise<void> => {
  const once = { subscribe: false };
  const { data } = await store.dispatch(shellApi.endpoints.siteNews.initiate(undefined, once));
  if (data?.banners.length === 0) await store.dispatch(shellApi.endpoints.hotBanners.initiate(undefined, once));
};

/** Loads what the chrome needs; a part that fails is left out of it. */
export const loadShellData = async ({ store }: { store: AppStore }): Promise<void> => {
  await Promise.all([
    store.dispatch(shellApi.endpoints.rootCategories.initiate(undefined, { subscribe: false })),
    loadNews(store),
  ]);
};

/** The site's own banners; the hot keywords call is made for them only when the store holds none (SHELL-023). */
export const useTopBanners = (): readonly TopBanner[] => {
  const { banners } = shellApi.endpoints.siteNews.useQuery(undefined, {
    selectFromResult: ({ data }) => ({ banners: data?.banners }),
  });
  const { data: hot = [] } = shellApi.endpoints.hotBanners.useQuery(undefined, { skip: banners?.length !== 0 });
  return banners?.length ? banners : hot;
};
