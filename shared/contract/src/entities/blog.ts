import { Type, type Static } from 'typebox';
import { ProductCard } from './catalogue.ts';
import { Html, Instant, nullable, Picture, record, Text } from './fields.ts';

/** `slug` stands in the list's address. */
export const BlogTopic = record({ slug: Text, name: Text });
export type BlogTopic = Static<typeof BlogTopic>;

/** An article as lists show it; `reading_time` is such as “4 min read”. */
export const ArticleCard = record({
  slug: Text,
  title: Text,
  summary: Text,
  image: Picture,
  topic: BlogTopic,
  published_at: Instant,
  reading_time: Text,
});
export type ArticleCard = Static<typeof ArticleCard>;

const ArticleLink = record({ slug: Text, title: Text });

/**
 * A whole article. `blog` is the list's title; `products` and `related` come with the heading that stands above them;
 * `previous` is the next older article, `next` the next newer.
 */
export const Article = record({
  ...ArticleCard.properties,
  blog: Text,
  updated_at: Instant,
  intro: Html,
  sections: Type.Array(record({ title: Text, content: Html })),
  products: record({ title: Text, list: Type.Array(ProductCard) }),
  related: record({ title: Text, list: Type.Array(ArticleCard) }),
  previous: nullable(ArticleLink),
  next: nullable(ArticleLink),
});
export type Article = Static<typeof Article>;
