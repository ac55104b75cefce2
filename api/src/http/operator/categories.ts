import { allCategories } from '../../database/catalogue/categories.ts';
import { applyCategories, previewCategories, type CategoriesOutcome } from '../../flows/operator/categories.ts';
import { mistakesOf } from './file-calls.ts';
import type { OperatorHandlers } from './serve.ts';

const countsOf = (outcome: CategoriesOutcome) => ({
  made: outcome.wanted.length,
  unchanged: outcome.unchanged,
  ...mistakesOf(outcome),
});

export const categoriesCalls: OperatorHandlers<'categories' | 'previewCategories' | 'applyCategories'> = {
  categories: async ({ services: { db } }) => ({
    list: (await allCategories(db)).map(({ urlPath, name }) => ({ path: urlPath, name })),
  }),
  previewCategories: async ({ services, body }) => {
    const outcome = await previewCategories(services, body);
    return { ...countsOf(outcome), list: [...outcome.wanted] };
  },
  applyCategories: async ({ services, by, body }) => countsOf(await applyCategories(services, by, body)),
};
