import type { Blog, ContentPage } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { categoryPaths, day, noonOf, text, words } from '../data/schemas.ts';
import type { Shelf } from './browse/shelf.ts';
import { readMarkdown } from './read-markdown.ts';

const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const blogSchema = closed({
  /** The page of the list itself. */
  index: closed({ id: Type.Integer(), updated: day }),
  topics: Type.Array(closed({ slug, name: text }), { minItems: 1 }),
  articles: Type.Array(
    closed({
      slug,
      topic: slug,
      /** The stem of a picture's files, such as `scene-living`. */
      picture: words,
      published: day,
      /** When its words were last changed. */
      updated: Type.Optional(day),
      summary: text,
      /** Products for it: the best sellers below these categories, in turns. */
      products: categoryPaths,
      /** Slugs of the articles to read next. */
      related: Type.Array(slug, { minItems: 1, maxItems: 3 }),
    }),
  ),
});

const PRODUCTS = 8;
const { index, topics, articles } = readJson('blog/blog.json', blogSchema);

/** @throws Error that names the article whose topic or relation is nowhere */
const checkLinks = (): void => {
  for (const article of articles) {
    const at = `world/data/blog/blog.json: ${article.slug}`;
    if (!topics.some((topic) => topic.slug === article.topic)) throw new Error(`${at}: no topic "${article.topic}"`);
    for (const other of article.related) {
      if (other === article.slug || !articles.some((one) => one.slug === other))
        throw new Error(`${at}: no other article "${other}"`);
    }
  }
};
checkLinks();

const pageFrom = (file: string, id: number, urlPath: string, updated: string): ContentPage => ({
  id,
  urlPath,
  ...readMarkdown('blog', file),
  footerLink: urlPath === 'blog' ? 'blog' : null,
  updatedAt: noonOf(updated),
});

/** The blog's words as content pages, so that the search finds them as it finds those. */
export const blogPages = (firstId: number): ContentPage[] => [
  pageFrom('index', index.id, 'blog', index.updated),
  ...articles.map(({ slug: name, published, updated = published }, place) =>
    pageFrom(name, firstId + place, `blog/${name}`, updated),
  ),
];

/** The blog besides its words, with what sells best of these products. */
export const makeBlog = (shelf: Shelf): Blog => ({
  topics: [...topics],
  articles: articles
    .map(({ slug: name, topic, picture, published, summary, products, related }) => ({
      slug: name,
      topic,
      summary,
      // As pictures are named everywhere: a scene by its middle width, a thing by its own.
      image: `/media/pictures/${picture}-${picture.startsWith('scene-') ? 1200 : 640}.avif`,
      publishedAt: noonOf(published),
      productIds: shelf.of(products, PRODUCTS).map(({ id }) => id),
      related,
    }))
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
});
