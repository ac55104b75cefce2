import { screen, within } from '@testing-library/react';
import { answer, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './article.tsx';
import { article } from '../testing/articles.ts';
import { headOf } from '../testing/head-of.ts';
import { texts } from '../testing/samples.ts';

const server = useServer();
const params = { article: 'care-for-oak' };
const path = '/blog/care-for-oak';
const open = async (given: Parameters<typeof article>[0] = {}) => {
  server.use(answer('blogArticle', article(given)));
  await renderPage(page, params, { texts, path });
};

test('an article has its way, byline, contents, parts, products as they cost now, neighbours and further reading', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/blog/:article', page: './article' }));
  await open();
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('heading', { level: 1, name: 'Caring for oak' })).toBeVisible();
  expect(screen.getByText(/^Boréal ·/)).toHaveTextContent('Boréal · October 6, 2025 · 3 min read · Care');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const winter = contents.getByRole('link', { name: 'Winter' });
  const part = screen.getByRole('region', { name: 'Winter' });
  expect(winter.getAttribute('href')).toBe(`#${within(part).getByRole('heading', { level: 2 }).id}`);
  expect(part).toHaveTextContent('Winter, gently.');
  const products = within(screen.getByRole('region', { name: 'For this guide' }));
  expect(products.getByRole('link', { name: 'Alder armchair' })).toHaveAttribute('href', '/alder-armchair.html');
  expect(products.getByText('C$400.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous Measure for a sofa' })).toHaveAttribute('href', '/blog/sofas');
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  expect(next.getByRole('link', { name: 'Rugs' })).toHaveAttribute('href', '/blog/rugs');
  expect(screen.queryByText(/^Last updated/)).toBeNull();
});

test('a short article has no contents, one without products no heading for them, and a change is told', async () => {
  await open({
    sections: [{ title: 'Winter', content: '<p>Dry.</p>' }],
    products: { title: 'For this guide', list: [] },
    updated_at: '2025-12-01T17:00:00.000Z',
  });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'For this guide' })).toBeNull();
  expect(screen.getByText('Last updated December 1, 2025')).toBeVisible();
});

test('the head is the article’s, as a BlogPosting; an unknown article is 404, a failing API 503', async () => {
  server.use(answer('blogArticle', article()));
  const { result, head } = await headOf(page, path, { params, language: 'fr' });
  expect(result).toBeUndefined();
  expect(head).toMatchObject({ title: 'Caring for oak', description: 'Oil it once a year.', canonical: path });
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Caring for oak',
    datePublished: '2025-10-06T17:00:00.000Z',
    inLanguage: 'fr-CA',
    author: { '@type': 'Organization', name: 'Boréal' },
    image: 'http://shop.test/media/pictures/scene-dining-1200.avif',
    url: 'http://shop.test/blog/care-for-oak?setLang=fr',
  });
  server.use(answer('blogArticle', { code: 404, message: 'No such article.' }));
  expect((await headOf(page, path, { params })).result).toEqual({ status: 404 });
  server.use(answer('blogArticle', { code: 500, message: 'Down.' }));
  expect((await headOf(page, path, { params })).result).toEqual({ status: 503 });
});
