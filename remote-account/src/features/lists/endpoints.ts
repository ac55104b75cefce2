import type { CallBody, CallResult } from '@shop/contract';
import { api, type AppDispatch, calling, isAnswer, withEndpoints } from '@shop/platform';

export type OwnList = CallResult<'customerList'>;
export type OwnEntry = OwnList['entries'][number];
export type SharedList = CallResult<'sharedList'>;
export type SharedEntry = SharedList['entries'][number];

interface Changing<Answer> {
  dispatch: AppDispatch;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** The answer of a change is the list as it is now; a refusal is said where the change was asked for. */
const keepOwn = async (_body: unknown, { dispatch, queryFulfilled }: Changing<OwnList>): Promise<void> => {
  await queryFulfilled.then(
    ({ data }) => dispatch(listsApi.util.upsertQueryData('ownList', data.list_id, data)),
    () => undefined,
  );
};
const keepShared = async (
  { token }: CallBody<'markSharedEntry'>,
  { dispatch, queryFulfilled }: Changing<SharedList>,
): Promise<void> => {
  await queryFulfilled.then(
    ({ data }) => dispatch(listsApi.util.upsertQueryData('sharedList', token, data)),
    () => undefined,
  );
};

export const listsApi = withEndpoints(api, (build) => ({
  /** The customer's lists; with a product, on which of them it stands. Asked for anew by whoever looks. */
  ownLists: build.query({
    ...calling(
      'customerLists',
      (productId: number | undefined) => ({
        query: productId === undefined ? {} : { product_id: productId },
      }),
      { answer: ({ lists }) => lists },
    ),
    keepUnusedDataFor: 0,
    providesTags: ['Session'],
  }),
  /** A list of the customer's; null for one that there is not, or no longer. */
  ownList: build.query<OwnList | null, number>({
    queryFn: async (list_id, _api, _options, ask) => {
      const { data, error } = await ask({ call: 'customerList', query: { list_id }, inPlace: true });
      if (error) return isAnswer(error, 400, 404) ? { data: null } : { error };
      return { data: data as OwnList }; // the base query's data is the call's result
    },
    providesTags: ['Session'],
  }),
  /** What a link shares; null where it shares nothing, or no longer. */
  sharedList: build.query<SharedList | null, string>({
    queryFn: async (token, _api, _options, ask) => {
      const { data, error } = await ask({ call: 'sharedList', query: { token }, background: true });
      if (error) return isAnswer(error, 400, 404) ? { data: null } : { error };
      return { data: data as SharedList }; // the base query's data is the call's result
    },
  }),
  addList: build.mutation({ ...calling('addCustomerList', 'body'), onQueryStarted: keepOwn }),
  renameList: build.mutation({ ...calling('renameCustomerList', 'body'), onQueryStarted: keepOwn }),
  deleteList: build.mutation(calling('deleteCustomerList', 'body')),
  addEntry: build.mutation({
    ...calling('addListEntry', (body: CallBody<'addListEntry'>) => ({ body })),
    onQueryStarted: keepOwn,
    invalidatesTags: (_list, error, { from_wishlist }: CallBody<'addListEntry'>) =>
      from_wishlist && !error ? ['Wishlist'] : [],
  }),
  editEntry: build.mutation({ ...calling('editListEntry', 'body'), onQueryStarted: keepOwn }),
  deleteEntry: build.mutation({ ...calling('deleteListEntry', 'body'), onQueryStarted: keepOwn }),
  shareList: build.mutation({ ...calling('shareCustomerList', 'body'), onQueryStarted: keepOwn }),
  unshareList: build.mutation({ ...calling('unshareCustomerList', 'body'), onQueryStarted: keepOwn }),
  toCart: build.mutation(calling('listToCart', 'body')),
  markShared: build.mutation({ ...calling('markSharedEntry', 'body'), onQueryStarted: keepShared }),
}));
