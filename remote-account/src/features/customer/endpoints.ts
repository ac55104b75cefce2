import { intents, type CallBody, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the customer says of themselves; the answer is told to the session, which has it on every page. */
    updateCustomer: build.mutation<CallResult<'updateAccountInformation'>, CallBody<'updateAccountInformation'>>({
      query: (body) => ({ call: 'updateAccountInformation', body }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(intents.customerChanged({ customer: data })),
          () => undefined, // said at the form
        );
      },
    }),
  }),
});

export const { useUpdateCustomerMutation } = profileApi;
