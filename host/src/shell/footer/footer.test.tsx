import { createStaticHandler } from 'react-router-dom';
import { sessionEvents } from '@shop/session';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import account from '../../../../remote-account/remote.config.ts';
import cart from '../../../../remote-cart-checkout/remote.config.ts';
import catalog from '../../../../remote-catalog/remote.config.ts';
import membership from '../../../../remote-membership/remote.config.ts';
import { createRoutes } from '../../pages/routes.tsx';
import { shellParts } from '../../testing/shell-parts.tsx';
import { loadShellData } from '../shell-data.ts';
import { testShell } from '../../testing/test-shell.ts';
import { Footer } from './footer.tsx';

const server = useServer();

const customer = { entityId: 1, email: 'ana@example.ca', firstName: 'Ana', lastName: 'Roy' };

/** Targets of the footer that are content pages. */
const content = [
  ['About us', '/about'],
  ['Guarantee', '/guarantee'],
  ['Shipping guide', '/shipping-guide'],
  ['Payment methods', '/payment-methods'],
  ['Cancel and return policy', '/return-policy'],
  ['Site map', '/site-map'],
  ['Business and wholesale', '/business-wholesale'],
  ['Affiliate program', '/affiliate'],
  ['Newsletter', '/newsletter-subscribe'],
] as const;

const open = () => {
  server.use(answer('categoryTree', { categories: [] }));
  const { wrap, options } = shellParts();
  return renderPart(wrap(<Footer />), options);
};

const others = [
  ['Feedback and cooperation', '/feedback'],
  ['Contact us and FAQ', '/contact-us'],
  ['Privacy policy', '/privacy-policy'],
  ['Terms and conditions', '/terms-conditions'],
  ['Reward points', '/points/points'],
  ['Track your order', '/shipments'],
  ['My reviews', '/customer/account/review'],
  ['Coins', '/costwaycoin'],
  ['Dropship program', '/points/dropship'],
] as const;

test('FOOT-001 the footer links to all pages of the requirement', () => {
  open();
  const lists = within(screen.getByRole('contentinfo'));
  for (const [name, href] of [...content, ...others]) {
    const links = lists.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toContain(href);
  }
});

test('FOOT-002 the footer has social media links and app store links', () => {
  open();
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(names('Follow us')).toEqual([
    ['Facebook', '/go/facebook'],
    ['Instagram', '/go/instagram'],
    ['Pinterest', '/go/pinterest'],
    ['YouTube', '/go/youtube'],
  ]);
  expect(names('Our app')).toEqual([
    ['App Store', '/go/app-store'],
    ['Google Play', '/go/google-play'],
  ]);
});

test.each([
  ['Dropship', 0],
  ['CA dropship gold', 0],
  ['General', 1],
])('FOOT-003 group %s sees %i cashback links', (group, count) => {
  const { store } = open();
  const link = () => screen.queryAllByRole('link', { name: 'Loyalty cashback' });
  expect(link()).toHaveLength(1);
  act(() => {
    store.dispatch(sessionEvents.signedIn({ token: 't', from: 'storage' }));
    store.dispatch(sessionEvents.customerLoaded({ ...customer, group }));
  });
  expect(link()).toHaveLength(count);
});

describe('CAT-006 what the site’s data says of the shop', () => {
  const withSite = async (site: object) => {
    const { store } = open();
    server.use(answer('configInit', { delivery_promise: '', home_top_banner: [{}], ...site } as never));
    await act(() => loadShellData({ store }));
  };

  test('its Trustpilot score, and Black Friday while it is on', async () => {
    const customer_service = {
      telephone: '+18005550100',
      telephone_text: '(800) 555-0100',
      hours: 'Monday, 8:00 to 9:00',
    };
    await withSite({ trustpilot_score: 4.2, black_friday: 1, customer_service });
    expect(await screen.findByRole('link', { name: '(800) 555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
    expect(screen.getByText(/Monday, 8:00 to 9:00/)).toBeVisible();
    expect(await screen.findByText('Rated 4.2 out of 5 on Trustpilot')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Black Friday' })).toHaveAttribute('href', '/blackfriday');
  });

  test.each([
    [
      ['card', 'klarna', 'alipay'],
      ['Visa', 'Mastercard', 'American Express', 'Klarna', 'Alipay'],
    ],
    [['alipay'], ['Alipay']],
  ])('FOOT-005 of %j alone the marks are drawn, each with its name', async (pay_by, names) => {
    await withSite({ pay_by });
    const marks = within(await screen.findByRole('list', { name: 'Ways to pay' })).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(names);
    expect(marks.map((mark) => mark.textContent)).toEqual(names);
  });

  test('without a score, and on other days, neither', async () => {
    await withSite({ trustpilot_score: null, black_friday: 0 });
    await act(() => new Promise<void>((done) => requestAnimationFrame(() => done()))); // the store tells its news with the next frame
    expect(screen.queryByText(/Trustpilot/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Black Friday' })).not.toBeInTheDocument();
  });
});

test.each(content)('FOOT-007 %s leads to %s, a content page that the API resolves', async (name, path) => {
  server.use(answer('categoryTree', { categories: [] }));
  const asked: unknown[] = [];
  server.use(
    answer('pathResolve', ({ body }) => {
      asked.push(body);
      return { type: 'cms', id: 7, reqest_path: path.slice(1), attribute: {} };
    }),
  );
  open();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);

  const configs = [account, cart, catalog, membership];
  const shell = testShell({ configs, exposes: { 'catalog./content': { default: () => null } } });
  const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  const data = context instanceof Response ? null : Object.values(context.loaderData).at(-1);
  expect(data).toMatchObject({ name: 'Cms', params: { id: '7' }, failure: null });
  expect(asked).toEqual([{ request_path: path.slice(1) }]);
});
