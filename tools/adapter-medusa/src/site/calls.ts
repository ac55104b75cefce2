import { randomUUID } from 'node:crypto';
import type { CallResult, Language } from '@shop/contract';
import type { Handlers } from '../call.ts';
import { placedCategories, placedProduct, pathOf, productsIn } from '../catalogue/categories.ts';
import { siteWords } from '../words.ts';
import { regionsIn } from './regions.ts';

/** What every page asks for; the server adds which calls it has. */
export const siteConfig = (language: Language, return_days: number): CallResult<'configInit'> => ({
  region_list: regionsIn(language),
  country_list: [{ country_id: 'CA', name: 'Canada' }],
  home_top_banner: [],
  trustpilot_score: null,
  black_friday: 0,
  top_banner_time: null,
  plus_price: { plusPrice: 0, plusSpecialPrice: 0 },
  navigation_images: [],
  cart_banner: [],
  order_banner: [],
  hot_keyword: [],
  live_video_url: null,
  delivery_promise: siteWords[language].delivery,
  customer_service: { telephone: '', telephone_text: '', hours: '', opening: '' },
  return_days,
});

/** About the site, and empty answers of what it does not have but every page asks for. */
export const siteHandlers: Handlers = {
  countryRegions: (_backend, { language }) => ({ region_list: regionsIn(language) }),
  visitorId: (_backend, { address }) => ({ visitor_id: randomUUID(), client_ip: address }),
  serverTime: () => {
    const now = new Date();
    return { server_time: now.toISOString(), timestamp: Math.floor(now.getTime() / 1000) };
  },
  fraudConfig: () => ({ is_active: 0, site_id: '' }),
  tagManager: () => ({ customer_id: null, customer_group: 'NOT LOGGED IN', email_sha256: null, is_plus: false }),
  cartBanner: () => ({ cart_banner: [], order_banner: [] }),
  notFoundReferrer: () => null,
  redirectList: () => ({ list: [] }),
  hotKeywords: () => ({ hot_keyword: [], top_banner: [] }),
  siteProducts: async (backend, { language }) => {
    const snapshot = await backend.snapshot(language);
    const list = snapshot.products.flatMap((product) => {
      const page = placedProduct(snapshot, product, language, backend);
      if (!page) return [];
      const { price, final_price } = page.price;
      return [
        {
          entity_id: page.entity_id,
          sku: page.sku,
          gtin: page.gtin,
          path: `/${page.url_path}`,
          name: page.name,
          description: product.description ?? '',
          brand: page.series ?? '',
          category: page.category_list,
          pictures: page.gallery.map(({ pre_image }) => pre_image),
          price,
          sale_price: final_price < price ? final_price : null,
          availability: page.inventory.is_in_stock ? ('in_stock' as const) : ('out_of_stock' as const),
          available_from: null,
        },
      ];
    });
    return { parts: 1, list };
  },
  siteAddresses: async (backend, { language }) => {
    const snapshot = await backend.snapshot(language);
    const lists = placedCategories(snapshot).map(({ category, way }) => ({
      path: `/${pathOf(way)}`,
      changed_at: null,
      pictures: productsIn(snapshot, category)
        .slice(0, 1)
        .map(({ thumbnail }) => backend.picture(thumbnail))
        .filter((path) => path !== null),
    }));
    return { list: [{ path: '/', changed_at: null, pictures: [] }, ...lists] };
  },
};
