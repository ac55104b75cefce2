import { asc, desc, eq, like, max, not } from 'drizzle-orm';
import type { Blog } from '@shop/contract/contents';
import type { ContentPlace } from '@shop/contract/operator';
import { entryOf, type PlacedEntry } from '../../domain/content/entry.ts';
import { schema, type Queryable } from '../connection.ts';
import { blogPath } from '../content/blog.ts';
import { documentPlaces } from './document-places.ts';
import { documentOr, writeDocument, type PlaceStore } from './place-store.ts';

const { contentPage, systemNote } = schema;

/** A page of texts; those of the blog belong to its articles. */
const isOfTheBlog = like(contentPage.urlPath, blogPath('%'));

const insertPage = async (db: Queryable, urlPath: string, { title, body }: PlacedEntry['entry'], updatedAt: Date) => {
  const [last] = await db.select({ id: max(contentPage.id) }).from(contentPage);
  const rows = await db
    .insert(contentPage)
    .values({ id: (last?.id ?? 0) + 1, urlPath, title, body: body ?? { en: '', fr: '' }, updatedAt })
    .onConflictDoNothing({ target: contentPage.urlPath })
    .returning({ id: contentPage.id });
  return rows.length > 0;
};
const rewritePage = async (db: Queryable, urlPath: string, { title, body }: PlacedEntry['entry'], updatedAt: Date) => {
  const rows = await db
    .update(contentPage)
    .set({ title, ...(body && { body }), updatedAt })
    .where(eq(contentPage.urlPath, urlPath))
    .returning({ id: contentPage.id });
  return rows.length > 0;
};
const removePage = async (db: Queryable, urlPath: string) =>
  (await db.delete(contentPage).where(eq(contentPage.urlPath, urlPath)).returning({ id: contentPage.id })).length > 0;

const pages: PlaceStore = {
  entries: async (db) => {
    const rows = await db.select().from(contentPage).where(not(isOfTheBlog)).orderBy(asc(contentPage.urlPath));
    return rows.map(({ urlPath, title, body }) => ({ id: urlPath, entry: entryOf(title, { body }) }));
  },
  add: insertPage,
  replace: rewritePage,
  remove: removePage,
};

const noBlog: Blog = { topics: [], articles: [] };

const articles: PlaceStore = {
  entries: async (db) => {
    const rows = await db.select().from(contentPage).where(isOfTheBlog);
    const words = new Map(rows.map((row) => [row.urlPath, row]));
    const { articles: list } = await documentOr(db, 'blog', noBlog);
    return list.flatMap(({ slug, summary, image, topic }) => {
      const page = words.get(blogPath(slug));
      return page
        ? [{ id: slug, entry: entryOf(page.title, { text: summary, picture: image, topic, body: page.body }) }]
        : [];
    });
  },
  add: async (db, slug, entry, now) => {
    const [summary, image, topic] = [entry.text ?? entry.title, entry.picture ?? '', entry.topic ?? ''];
    const article = { slug, topic, summary, image, publishedAt: now.toISOString(), productIds: [], related: [] };
    await writeDocument(db, 'blog', noBlog, (blog) => ({
      ...blog,
      articles: [article, ...blog.articles],
    }));
    return insertPage(db, blogPath(slug), entry, now);
  },
  replace: async (db, slug, entry, now) => {
    await writeDocument(db, 'blog', noBlog, (blog) => ({
      ...blog,
      articles: blog.articles.map((one) =>
        one.slug === slug
          ? {
              ...one,
              summary: entry.text ?? one.summary,
              image: entry.picture ?? one.image,
              topic: entry.topic ?? one.topic,
            }
          : one,
      ),
    }));
    return rewritePage(db, blogPath(slug), entry, now);
  },
  remove: async (db, slug) => {
    await writeDocument(db, 'blog', noBlog, (blog) => ({
      ...blog,
      articles: blog.articles
        .filter((one) => one.slug !== slug)
        .map((one) => ({ ...one, related: one.related.filter((other) => other !== slug) })),
    }));
    return removePage(db, blogPath(slug));
  },
};

const news: PlaceStore = {
  entries: async (db) => {
    const rows = await db.select().from(systemNote).orderBy(desc(systemNote.id));
    return rows.map(({ id, title, content, url }) => ({
      id: String(id),
      entry: entryOf(title, { text: content, url }),
    }));
  },
  add: async (db, id, { title, text, url }) => {
    const values = { id: Number(id), title, content: text ?? title, url };
    return (await db.insert(systemNote).values(values).onConflictDoNothing().returning()).length > 0;
  },
  replace: async (db, id, { title, text, url }) => {
    const changes = { title, ...(text && { content: text }), url };
    return (
      (
        await db
          .update(systemNote)
          .set(changes)
          .where(eq(systemNote.id, Number(id)))
          .returning()
      ).length > 0
    );
  },
  remove: async (db, id) =>
    (
      await db
        .delete(systemNote)
        .where(eq(systemNote.id, Number(id)))
        .returning()
    ).length > 0,
};

export const contentStores: Readonly<Record<ContentPlace, PlaceStore>> = { ...documentPlaces, pages, articles, news };
