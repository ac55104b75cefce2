import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './content.tsx';
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

test('a route that names its page itself asks by its path', async () => {
  const asked: string[] = [];
  server.use(answer('cmsPage', ({ query }) => (asked.push(query.toString()), terms)));
  await renderPage(page, {}, { texts, path: '/terms-conditions' });
  expect(asked).toEqual(['url_path=terms-conditions']);
  const own = config.routes.filter(({ page: expose }) => expose === './content').map(({ path }) => path);
  expect(own).toEqual(expect.arrayContaining(['/terms-conditions', '/privacy-policy']));
});

test('a page that did not arrive can be asked for again', async () => {
  server.use(breakConnection('cmsPage'));
  await renderPage(page, { id: '3' }, { texts, path: '/x' });
  server.use(answer('cmsPage', terms));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms and conditions');
});
