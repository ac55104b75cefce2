import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Question = CallResult<'productFaq'>['list'][number];

export const questionsApi = withEndpoints(api, (build) => ({
  ask: build.mutation({
    ...calling('addQuestion', 'body'),
    invalidatesTags: (_question, error) => (error ? [] : ['Question']),
  }),
}));
