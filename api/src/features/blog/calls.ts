import type { ArticleCard, BlogTopic, Language } from '@shop/contract';
import { articlesPerPage, type Blog } from '@shop/contract/contents';
import { blogOf, writtenArticles, type WrittenArticle } from '../../database/content/blog.ts';
import { findContentPage } from '../../database/content/pages.ts';
import { messages, type Message } from '../../domain/messages.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import { readingMinutes, sectionsOf } from './rules.ts';
import { withTerms } from '../../domain/content/page-terms.ts';
import { pageOfList, productsOf } from '../../http/browse/showcase.ts';
import { callsFor } from '../../http/call.ts';

const allArticles: Message = { en: 'All guides', fr: 'Tous les guides' };
const itsProducts: Message = { en: 'For this guide', fr: 'Pour ce guide' };
const furtherReading: Message = { en: 'Read next', fr: 'À lire ensuite' };

const readingTime = (html: string, language: Language): string =>
  `${readingMinutes(html)}${language === 'fr' ? '\u00A0min de lecture' : ' min read'}`;

const topicsOf = ({ topics, articles }: Blog, language: Language): BlogTopic[] =>
  topics
    .filter(({ slug }) => articles.some(({ topic }) => topic === slug))
    .map(({ slug, name }) => ({ slug, name: name[language] }));

const cardOf = (article: WrittenArticle, topics: readonly BlogTopic[], language: Language): ArticleCard => ({
  slug: article.slug,
  title: article.page.title[language],
  summary: article.summary[language],
  image: article.image,
  topic: topics.find(({ slug }) => slug === article.topic) ?? { slug: article.topic, name: article.topic },
  published_at: article.publishedAt,
  reading_time: readingTime(withTerms(article.page.body[language], language), language),
});

/** The blog: its words are content pages, so that the search finds them as it finds those. */
export const blogCalls = callsFor('public', {
  blogArticles: async ({ services: { db }, language, query }) => {
    const blog = await blogOf(db);
    const topics = topicsOf(blog, language);
    const topic = query.topic ?? null;
    if (topic !== null && !topics.some(({ slug }) => slug === topic)) throw new ShopError(404, messages.notFound);
    const front = orNotFound(await findContentPage(db, { urlPath: 'blog' }));
    const wanted = blog.articles.filter((article) => topic === null || article.topic === topic);
    const { list, ...page } = pageOfList(wanted, { page: query.page, page_size: query.page_size ?? articlesPerPage });
    return {
      ...page,
      list: (await writtenArticles(db, list)).map((article) => cardOf(article, topics, language)),
      title: front.title[language],
      lead: withTerms(front.body[language], language),
      topic,
      all: allArticles[language],
      topics,
    };
  },

  blogArticle: async ({ services, language, query }) => {
    const { db } = services;
    const blog = await blogOf(db);
    const place = blog.articles.findIndex(({ slug }) => slug === query.slug);
    const found = orNotFound(blog.articles[place]);
    const next = blog.articles[place - 1];
    const previous = blog.articles[place + 1];
    const related = found.related.flatMap((slug) => blog.articles.find((one) => one.slug === slug) ?? []);
    const around = [next, previous].filter((one) => one !== undefined);
    const [front, written, products] = await Promise.all([
      findContentPage(db, { urlPath: 'blog' }),
      writtenArticles(db, [found, ...related, ...around]),
      productsOf(services, found.productIds, language),
    ]);
    const [article] = written;
    if (article?.slug !== found.slug) throw new ShopError(404, messages.notFound);
    const topics = topicsOf(blog, language);
    const link = (slug: string | undefined) => {
      const page = written.find((one) => one.slug === slug)?.page;
      return slug !== undefined && page ? { slug, title: page.title[language] } : null;
    };
    return {
      ...cardOf(article, topics, language),
      blog: front?.title[language] ?? '',
      updated_at: article.page.updatedAt.toISOString(),
      ...sectionsOf(withTerms(article.page.body[language], language)),
      products: { title: itsProducts[language], list: products },
      related: {
        title: furtherReading[language],
        list: written.slice(1, 1 + related.length).map((one) => cardOf(one, topics, language)),
      },
      previous: link(previous?.slug),
      next: link(next?.slug),
    };
  },
});
