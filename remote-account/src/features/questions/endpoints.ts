import { pageSizes, type CallBody, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type QuestionPage = CallResult<'productFaq'>;
export type Question = QuestionPage['list'][number];

const tagged = api.enhanceEndpoints({ addTagTypes: ['Question'] });

export const questionsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** What the customer asked, about any product; pages count from 1. */
    ownQuestions: build.query<QuestionPage, number>({
      query: (page) => ({ call: 'productFaq', query: { page, page_size: pageSizes.questions } }),
      providesTags: ['Question'],
    }),
    ask: build.mutation<Question, CallBody<'addQuestion'>>({
      query: (body) => ({ call: 'addQuestion', body }),
      invalidatesTags: (_question, error) => (error ? [] : ['Question']),
    }),
  }),
});

export const { useAskMutation, useOwnQuestionsQuery } = questionsApi;
