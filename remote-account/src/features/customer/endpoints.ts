import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Customer = CallResult<'accountInformation'>;

export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in customer (document 1 §3). */
    customer: build.query<Customer, void>({
      query: () => ({ call: 'accountInformation' }),
      providesTags: ['Session'],
    }),
  }),
});

export const { useCustomerQuery } = customerApi;
