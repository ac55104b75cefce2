import { createStaticHandler } from 'react-router-dom';
import { answer, renderPart, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import account from '../../../../remote-account/remote.config.ts';
import cart from '../../../../remote-cart-checkout/remote.config.ts';
import catalog from '../../../../remote-catalog/remote.config.ts';
import membership from '../../../../remote-membership/remote.config.ts';
import { createRoutes } from '../../router/routes.tsx';
import { shellParts } from '../../testing/shell-parts.tsx';
import { testShell } from '../../testing/test-shell.ts';
import { Footer } from './footer.tsx';

const server = useServer();

const content = [
  ['About us', '/about'],
  ['Guarantee', '/guarantee'],
  ['Blog', '/blog'],
  ['Shipping guide', '/shipping-guide'],
  ['Payment methods', '/payment-methods'],
  ['Cancel and return policy', '/return-policy'],
  ['Contact us and FAQ', '/contact-us'],
  ['Site map', '/site-map'],
  ['Feedback and cooperation', '/feedback'],
  ['Business and wholesale', '/business-wholesale'],
  ['Affiliate programme', '/affiliate'],
  ['Newsletter', '/newsletter-subscribe'],
] as const;

test.each(content)('FOOT-007 %s leads to %s, a content page that the API resolves', async (name, path) => {
  server.use(answer('categoryTree', { categories: [] }));
  const asked: unknown[] = [];
  server.use(
    answer('pathResolve', ({ body }) => {
      asked.push(body);
      return { type: 'cms', id: 7, reqest_path: path.slice(1), attribute: {} };
    }),
  );
  renderPart(<Footer />, shellParts().options);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);

  const configs = [account, cart, catalog, membership];
  const shell = testShell({ configs, exposes: { 'catalog./content': { default: () => null } } });
  const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  const data = context instanceof Response ? null : Object.values(context.loaderData).at(-1);
  expect(data).toMatchObject({ name: 'Cms', params: { id: '7' }, failure: null });
  expect(asked).toEqual([{ request_path: path.slice(1) }]);
});
