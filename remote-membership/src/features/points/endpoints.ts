import { pageSizes, type CallBody, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Task = CallResult<'taskList'>['list'][number];
type Earned = CallResult<'signPoints'>;

/** In the background: the page stands without them. What earns points changes all that is tagged. */
const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the changes, the newest first; pages count from 1. */
    pointsHistory: build.query<CallResult<'pointsLists'>, number>({
      query: (page) => ({ call: 'pointsLists', body: { page, page_size: pageSizes.orders }, background: true }),
      providesTags: ['Session', 'Points'],
    }),
    pointsTasks: build.query<Task[], void>({
      query: () => ({ call: 'taskList', background: true }),
      transformResponse: ({ list }: CallResult<'taskList'>) => list,
      providesTags: ['Session', 'Points'],
    }),
    signPoints: build.mutation<Earned, void>({
      query: () => ({ call: 'signPoints', body: {}, background: true }),
      invalidatesTags: ['Points'],
    }),
    collectPoints: build.mutation<Earned, number>({
      query: (task_id) => ({ call: 'collectPoints', body: { task_id }, background: true }),
      invalidatesTags: ['Points'],
    }),
    followChannel: build.mutation<Earned, string>({
      query: (channel) => ({ call: 'follow', body: { channel }, background: true }),
      invalidatesTags: ['Points'],
    }),
    shareProduct: build.mutation<Earned, CallBody<'shareProduct'>>({
      query: (body) => ({ call: 'shareProduct', body, background: true }),
      invalidatesTags: ['Points'],
    }),
    tellBirthday: build.mutation<Earned, string>({
      query: (births) => ({ call: 'tellBirthday', body: { births }, background: true }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const {
  usePointsHistoryQuery,
  usePointsTasksQuery,
  useSignPointsMutation,
  useCollectPointsMutation,
  useFollowChannelMutation,
  useShareProductMutation,
  useTellBirthdayMutation,
} = pointsApi;
