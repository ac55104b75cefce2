import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Question = CallResult<'productFaq'>['list'][number];

const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ask: build.mutation<Question, CallBody<'addQuestion'>>({
      query: (body) => ({ call: 'addQuestion', body }),
      invalidatesTags: (_question, error) => (error ? [] : ['Question']),
    }),
  }),
});

export const { useAskMutation } = questionsApi;
