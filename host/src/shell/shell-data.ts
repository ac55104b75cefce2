import { api, calling, siteApi, withEndpoints, type AppStore } from '@shop/store';
import type { CallResult, TopBanner } from '@shop/contract';

export type Categories = CallResult<'categoryTree'>['categories'];
export type RootCategory = Pick<Categories[number], 'name' | 'url_path'>;

/** The same for everyone in a language. */
export const shellApi = withEndpoints(api, (build) => ({
  /**
   * Every page carries the roots, so they travel without their subcategories. The whole tree with its pictures
   * (`Categories`) is fetched when someone reaches for the menu.
   */
  categories: build.query<RootCategory[], 'roots' | 'whole'>({
    query: () => ({ call: 'categoryTree', background: true }),
    transformResponse: ({ categories }: CallResult<'categoryTree'>, _meta, extent) =>
      extent === 'whole' ? categories : categories.map(({ name, url_path }) => ({ name, url_path })),
  }),
  /** The banners of the hot keywords call, for a site whose data holds none (SHELL-023). */
  hotBanners: build.query(calling('hotKeywords', { background: true, answer: (hot) => hot.top_banner })),
  searchTerms: build.mutation(calling('searchTerms', (keyword: string) => ({ body: { keyword } }))),
}));

const loadNews = async (store: AppStore): Promise<void> => {
  const once = { subscribe: false };
  const { data } = await store.dispatch(siteApi.endpoints.siteConfig.initiate(undefined, once));
  if (data?.home_top_banner.length === 0) await store.dispatch(shellApi.endpoints.hotBanners.initiate(undefined, once));
};

/** Loads what the chrome needs; a part that fails is left out of it. */
export const loadShellData = async ({ store }: { store: AppStore }): Promise<void> => {
  await Promise.all([
    store.dispatch(shellApi.endpoints.categories.initiate('roots', { subscribe: false })),
    loadNews(store),
  ]);
};

/** The same text for the same data. */
export const shellDataOf = (store: AppStore): string => {
  const state = store.getState();
  return JSON.stringify([
    shellApi.endpoints.categories.select('roots')(state).data,
    siteApi.endpoints.siteConfig.select()(state).data,
    shellApi.endpoints.hotBanners.select()(state).data,
  ]);
};

/** The site's own banners; the hot keywords call is made for them only when the store holds none (SHELL-023). */
export const useTopBanners = (): readonly TopBanner[] => {
  const { banners } = siteApi.useSiteConfigQuery(undefined, {
    selectFromResult: ({ data }) => ({ banners: data?.home_top_banner }),
  });
  const { data: hot = [] } = shellApi.endpoints.hotBanners.useQuery(undefined, { skip: banners?.length !== 0 });
  return banners?.length ? banners : hot;
};
