import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';
import { keepUserInfo, nowKnownAs } from './user-info.ts';

export type Customer = CallResult<'accountInformation'>;

export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in customer (ACC-001). */
    customer: build.query<Customer, void>({
      query: () => ({ call: 'accountInformation' }),
      providesTags: ['Session'],
    }),
    updateCustomer: build.mutation<Customer, CallBody<'updateAccountInformation'>>({
      query: (body) => ({ call: 'updateAccountInformation', body }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(customerApi.util.updateQueryData('customer', undefined, () => data));
            dispatch(nowKnownAs(data));
            keepUserInfo(data);
          },
          () => undefined, // said at the form
        );
      },
    }),
  }),
});

export const { useCustomerQuery, useUpdateCustomerMutation } = customerApi;
