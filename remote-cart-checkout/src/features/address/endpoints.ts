import { country, type Address, type CallBody, type CallResult, type Cart, type Region } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** Provinces (API-025), the customer's own addresses (API-026), and the cart's address (API-107). */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    regions: build.query<Region[], void>({
      query: () => ({ call: 'countryRegions', query: { country_id: country }, background: true }),
      transformResponse: ({ region_list }: CallResult<'countryRegions'>) => region_list,
    }),
    savedAddresses: build.query<Address[], void>({
      query: () => ({ call: 'addresses', background: true }),
      transformResponse: ({ list }: CallResult<'addresses'>) => list,
      providesTags: ['Address'],
    }),
    cartAddress: build.mutation(
      cartChange<Cart, CallBody<'cartAddress'>>({
        call: (body) => ({ call: 'cartAddress', body, background: true }),
        cartOf: wholeCart,
      }),
    ),
  }),
});
