import { country, type CallResult, type Region } from '@shop/contract';
import { api, withEndpoints } from './api.ts';
import type { Standing } from './base-query.ts';

/** The rest is left out, since every page's document carries it. */
type SiteConfig = Omit<
  CallResult<'configInit'>,
  'region_list' | 'country_list' | 'cart_banner' | 'order_banner' | 'plus_price' | 'hot_keyword'
>;

/** The same for everyone in a language. */
export const siteApi = withEndpoints(api, (build) => ({
  siteConfig: build.query<SiteConfig, void>({
    query: () => ({ call: 'configInit', background: true }),
    transformResponse: ({
      region_list: _regions,
      country_list: _countries,
      cart_banner: _cart,
      order_banner: _order,
      plus_price: _plus,
      hot_keyword: _hot,
      ...config
    }: CallResult<'configInit'>) => config,
  }),
  popularSearch: build.query<CallResult<'popularSearch'>, Standing>({
    query: (standing) => ({ call: 'popularSearch', background: standing === 'background' }),
  }),
  /** The provinces and territories (API-025); addresses have only their numbers. */
  regions: build.query<Region[], Standing>({
    query: (standing) => ({
      call: 'countryRegions',
      query: { country_id: country },
      background: standing === 'background',
      // A form that needs them says itself what went wrong.
      inPlace: standing === 'background',
    }),
    transformResponse: ({ region_list }: CallResult<'countryRegions'>) => region_list,
  }),
  /** The server's time (API-066). */
  serverTime: build.query<CallResult<'serverTime'>, void>({
    query: () => ({ call: 'serverTime', background: true }),
  }),
}));
