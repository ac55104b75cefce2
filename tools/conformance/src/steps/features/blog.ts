import { tried, type Step } from '../../step.ts';

export const blogSteps: readonly Step[] = [
  tried('blogArticle', (seen) => {
    const [article] = seen('blogArticles')?.list ?? [];
    return article && { query: { slug: article.slug } };
  }),
];
