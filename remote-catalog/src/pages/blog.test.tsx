import { screen, within } from '@testing-library/react';
import { answer, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './blog.tsx';
import { articleList } from '../testing/articles.ts';
import { headOf } from '../testing/head-of.ts';
import { texts } from '../testing/samples.ts';

const server = useServer();
const asked: string[] = [];
const shop = (given: Parameters<typeof articleList>[0] = {}): void => {
  asked.length = 0;
  server.use(answer('blogArticles', ({ query }) => (asked.push(query.toString()), articleList(given))));
};
const open = (path = '/blog') => renderPage(page, {}, { texts, path });

test('the blog lists articles as links by their titles, with topic, day and reading time, and its topics and pages', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/blog', page: './blog', render: 'public' }));
  shop();
  await open();
  expect(asked).toEqual(['page=1']);
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const [first] = screen.getAllByRole('article');
  const oak = within(first as HTMLElement);
  expect(oak.getByRole('link', { name: 'Caring for oak' })).toHaveAttribute('href', '/blog/care-for-oak');
  expect(first).toHaveTextContent('Care');
  expect(first).toHaveTextContent('October 6, 2025 · 3 min read');
  const topics = within(screen.getByRole('navigation', { name: 'Filters' }));
  expect(topics.getByRole('link', { name: 'All guides' })).toHaveAttribute('aria-current', 'page');
  expect(topics.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/blog?topic=rooms');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/blog?page=2');
});

test('a topic and a page come from the address; a page beyond the last leads back, and one that is none is the first', async () => {
  shop({ list: [], total: 2, page: 1000, topic: 'care' });
  await open('/blog?topic=care&page=77777');
  expect(asked).toEqual(['page=1000&topic=care']);
  expect(screen.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute('href', '/blog?topic=care');
  shop();
  await headOf(page, '/blog?page=two');
  expect(asked).toEqual(['page=1']);
});

test('a page behind the last one is 404 and in no index', async () => {
  shop({ list: [], total: 2, page: 9 });
  const { result, head } = await headOf(page, '/blog?page=9');
  expect(result).toEqual({ status: 404, ownView: true });
  expect(head).toMatchObject({ robots: 'noindex, follow' });
  expect(head).not.toHaveProperty('canonical');
});

test('the head names the topic; an unknown topic is 404, a failing API 503', async () => {
  shop({ topic: 'care' });
  const { result, head } = await headOf(page, '/blog?topic=care&page=2');
  expect(result).toBeUndefined();
  expect(head).toMatchObject({
    title: 'Blog – Care – 2',
    description: 'Guides for the home.',
    canonical: '/blog?topic=care&page=2',
    image: '/media/pictures/scene-dining-1200.avif',
  });
  server.use(answer('blogArticles', { code: 404, message: 'No such topic.' }));
  expect((await headOf(page, '/blog?topic=cars')).result).toEqual({ status: 404 });
  server.use(answer('blogArticles', { code: 500, message: 'Down.' }));
  expect((await headOf(page, '/blog')).result).toEqual({ status: 503 });
});
