import type { ArticleCard, CallResult } from '@shop/contract';
import { card } from './samples.ts';

/** An article of a list; say what matters to the test. */
export const articleCard = (given: Partial<ArticleCard> = {}): ArticleCard => ({
  slug: 'care-for-oak',
  title: 'Caring for oak',
  summary: 'Oil it once a year.',
  image: '/media/pictures/scene-dining-1200.avif',
  topic: { slug: 'care', name: 'Care' },
  published_at: '2025-10-06T17:00:00.000Z',
  reading_time: '3 min read',
  ...given,
});

export const articleList = (given: Partial<CallResult<'blogArticles'>> = {}): CallResult<'blogArticles'> => ({
  list: [articleCard(), articleCard({ slug: 'rugs', title: 'Rugs', topic: { slug: 'rooms', name: 'Rooms' } })],
  total: 8,
  page: 1,
  page_size: 6,
  title: 'Blog',
  lead: '<p>Guides for the home.</p>',
  topic: null,
  all: 'All guides',
  topics: [
    { slug: 'rooms', name: 'Rooms' },
    { slug: 'care', name: 'Care' },
  ],
  ...given,
});

export const article = (given: Partial<CallResult<'blogArticle'>> = {}): CallResult<'blogArticle'> => ({
  ...articleCard(),
  blog: 'Blog',
  updated_at: '2025-10-06T17:00:00.000Z',
  intro: '<p>Oak is patient.</p>',
  sections: ['Every week', 'Once a year', 'Winter'].map((title) => ({ title, content: `<p>${title}, gently.</p>` })),
  products: { title: 'For this guide', list: [card()] },
  related: { title: 'Read next', list: [articleCard({ slug: 'rugs', title: 'Rugs' })] },
  previous: { slug: 'sofas', title: 'Measure for a sofa' },
  next: null,
  ...given,
});
