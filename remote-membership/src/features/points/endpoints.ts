import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Task = CallResult<'taskList'>['list'][number];

/** In the background: the page stands without them. What earns points changes all that is tagged. */
export const pointsApi = withEndpoints(api, (build) => ({
  /** One page of the changes, the newest first; pages count from 1. */
  pointsHistory: build.query({
    ...calling('pointsLists', (page: number) => ({ body: { page, page_size: pageSizes.orders }, background: true })),
    providesTags: ['Session', 'Points'],
  }),
  pointsTasks: build.query({
    ...calling('taskList', { background: true, answer: ({ list }) => list }),
    providesTags: ['Session', 'Points'],
  }),
  signPoints: build.mutation({
    ...calling('signPoints', () => ({ body: {}, background: true })),
    invalidatesTags: ['Points'],
  }),
  collectPoints: build.mutation({
    ...calling('collectPoints', (task_id: number) => ({ body: { task_id }, background: true })),
    invalidatesTags: ['Points'],
  }),
  followChannel: build.mutation({
    ...calling('follow', (channel: string) => ({ body: { channel }, background: true })),
    invalidatesTags: ['Points'],
  }),
  shareProduct: build.mutation({
    ...calling('shareProduct', 'body', { background: true }),
    invalidatesTags: ['Points'],
  }),
  saveBirthday: build.mutation({
    ...calling('tellBirthday', (births: string) => ({ body: { births }, background: true })),
    invalidatesTags: ['Points'],
  }),
}));
