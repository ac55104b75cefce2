import { existsSync } from 'node:fs';
import { makeWorld } from '../world.ts';

const { blog, contentPages, products } = makeWorld();
const pages = new Map(contentPages.map((page) => [page.urlPath, page]));
const pageOf = (slug: string) => pages.get(`blog/${slug}`);
const languages = ['en', 'fr'] as const;
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

test('ten articles, the newest first, each of a topic, with a picture that is there and products to buy', () => {
  expect(blog.articles).toHaveLength(10);
  const days = blog.articles.map(({ publishedAt }) => publishedAt);
  expect(days).toEqual(days.toSorted().toReversed());
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { slug, image, productIds } of blog.articles) {
    expect(pageOf(slug)).toBeDefined();
    const file = new URL(`../../assets/pictures/${image.split('/').at(-1)}`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    expect(productIds.length).toBeGreaterThanOrEqual(4);
    expect(productIds.filter((id) => byId.get(id)?.status !== 1)).toEqual([]);
  }
});

test('an article has 450 to 800 words in each language, and as many parts and lists in both', () => {
  for (const { slug } of blog.articles) {
    for (const language of languages) {
      const words = plain(pageOf(slug)?.body[language] ?? '').split(/\s+/).length;
      expect([slug, language, words >= 450 && words <= 800]).toEqual([slug, language, true]);
    }
    const partsIn = (language: 'en' | 'fr') => pageOf(slug)?.body[language].match(/<h2>|<li>/g)?.length;
    expect([slug, partsIn('fr')]).toEqual([slug, partsIn('en')]);
  }
});

test('no article names a price, and what is promised comes from the shop’s terms', () => {
  const texts = blog.articles.flatMap(({ slug }) => languages.map((language) => pageOf(slug)?.body[language] ?? ''));
  expect(texts.filter((text) => /\$/.test(text))).toEqual([]);
  // Both languages of one article stand on the same terms and lead to the same pages.
  for (const { slug } of blog.articles) {
    const saidIn = (language: 'en' | 'fr') =>
      [...(pageOf(slug)?.body[language] ?? '').matchAll(/\{\{[^}]+\}\}|href="([^"]+)"/g)]
        .map(([said]) => said)
        .toSorted();
    expect([slug, saidIn('fr')]).toEqual([slug, saidIn('en')]);
  }
});

test('a title is the only one of its words', () => {
  for (const language of languages) {
    const titles = contentPages.map(({ title }) => title[language]);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
