import { api, type AppStore, type CallArgs } from '@shop/store';
import type { CallResult } from '@shop/contract';

type Categories = CallResult<'categoryTree'>['categories'];
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
    /** The subtotal from which delivery is free, in cents. */
    freeDeliveryFrom: build.query<number, void>({
      query: (): CallArgs<'configInit'> => ({ call: 'configInit', background: true }),
      transformResponse: (config: CallResult<'configInit'>) => config.free_shipping_threshold,
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

/** Loads what the chrome needs; a part that fails is left out of it. */
export async function loadShellData({ store }: { store: AppStore }): Promise<void> {
  await Promise.all([
    store.dispatch(shellApi.endpoints.rootCategories.initiate(undefined, { subscribe: false })),
    store.dispatch(shellApi.endpoints.freeDeliveryFrom.initiate(undefined, { subscribe: false })),
  ]);
}
