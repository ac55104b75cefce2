import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from '../expose/content.tsx';
import { texts } from '../testing/samples.ts';

const server = useServer();
const terms = {
  id: 3,
  title: 'Terms and conditions',
  url_path: 'terms-conditions',
  content: '<h2>Orders</h2><p onclick="x()">Be <a href="/privacy-policy">kind</a>.<script>alert(1)</script></p>',
  updated_at: '2026-02-01T12:00:00Z',
};

test('CAT-004 the page of the resolved id, cleaned', async () => {
  const asked: string[] = [];
  server.use(answer('cmsPage', ({ query }) => (asked.push(query.toString()), terms)));
  const { container, location } = await renderPage(page, { id: '3' }, { texts, path: '/sales-events' });
  expect(asked).toEqual(['id=3']);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  expect(screen.getByText('Last updated February 1, 2026')).toBeVisible();
  expect(container.querySelector('script, [onclick]')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'kind' }));
  expect(location()).toBe('/privacy-policy');
});

describe('ROUTE-022 ROUTE-023 the legal pages', () => {
  test.each([
    ['ROUTE-022', 'terms-conditions', 'Terms and conditions'],
    ['ROUTE-023', 'privacy-policy', 'Privacy policy'],
  ])('%s the route /%s shows its legal page, asked for by its path', async (_, url_path, title) => {
    const asked: string[] = [];
    server.use(answer('cmsPage', ({ query }) => (asked.push(query.toString()), { ...terms, url_path, title })));
    expect(config.routes).toContainEqual(expect.objectContaining({ path: `/${url_path}`, page: './content' }));
    await renderPage(page, {}, { texts, path: `/${url_path}` });
    expect(asked).toEqual([`url_path=${url_path}`]);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible();
  });
});

test('a page that did not arrive can be asked for again', async () => {
  server.use(breakConnection('cmsPage'));
  await renderPage(page, { id: '3' }, { texts, path: '/x' });
  server.use(answer('cmsPage', terms));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});
