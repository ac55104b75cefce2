import { like } from 'drizzle-orm';
import type { Article } from '@shop/contract/contents';
import { entryOf, type ContentEntry } from '../../../domain/content/entry.ts';
import { schema, type Queryable } from '../../connection.ts';
import { blogOf, blogPath } from '../../content/blog.ts';
import { insertPage, removePage, rewritePage } from '../../content/pages.ts';
import { writeDocument, type PlaceStore } from './place-store.ts';

const { contentPage } = schema;

const writeArticles = (db: Queryable, change: (articles: Article[]) => Article[]) =>
  writeDocument(db, 'blog', { topics: [], articles: [] }, (blog) => ({ ...blog, articles: change(blog.articles) }));

/** Fields of an article besides its page. */
const saidBy = ({ title, text, picture, topic }: ContentEntry) => ({
  summary: text ?? title,
  image: picture ?? '',
  topic: topic ?? '',
});

const articles: PlaceStore = {
  naming: { path: /^[a-z0-9-]+$/, such: 'oak-care' },
  problemOf: async (db, { topic }) =>
    topic === null || (await blogOf(db)).topics.some(({ slug }) => slug === topic)
      ? null
      : `The blog has no topic ${topic}.`,
  pictures: async (db) => new Map((await blogOf(db)).articles.map(({ slug, image }) => [blogPath(slug), image])),
  entries: async (db) => {
    const rows = await db
      .select()
      .from(contentPage)
      .where(like(contentPage.urlPath, blogPath('%')));
    const words = new Map(rows.map((row) => [row.urlPath, row]));
    return (await blogOf(db)).articles.flatMap(({ slug, summary, image, topic }) => {
      const page = words.get(blogPath(slug));
      return page
        ? [{ id: slug, entry: entryOf(page.title, { text: summary, picture: image, topic, body: page.body }) }]
        : [];
    });
  },
  add: async (db, slug, entry, now) => {
    const article = { slug, ...saidBy(entry), publishedAt: now.toISOString(), productIds: [], related: [] };
    await writeArticles(db, (all) => [article, ...all]);
    return insertPage(db, blogPath(slug), entry, now);
  },
  replace: async (db, slug, entry, now) => {
    await writeArticles(db, (all) => all.map((one) => (one.slug === slug ? { ...one, ...saidBy(entry) } : one)));
    return rewritePage(db, blogPath(slug), entry, now);
  },
  remove: async (db, slug) => {
    const others = (slugs: string[]) => slugs.filter((other) => other !== slug);
    await writeArticles(db, (all) =>
      all.filter((one) => one.slug !== slug).map((one) => ({ ...one, related: others(one.related) })),
    );
    return removePage(db, blogPath(slug));
  },
};

export const blogPlaces = { articles };
