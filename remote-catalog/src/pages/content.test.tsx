import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, breakConnection, renderPage, useServer, type TestOptions } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './content.tsx';
import { headOf } from '../testing/head-of.ts';
import { card, showcase, texts } from '../testing/samples.ts';

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

describe('ROUTE-068 the page that /newsletter-subscribe* resolves to', () => {
  const letter = { ...terms, title: 'Newsletter', url_path: 'newsletter-subscribe' };
  const open = async (actions: TestOptions['actions'] = []) => {
    server.use(answer('cmsPage', letter));
    await renderPage(page, { id: '9' }, { texts, path: '/newsletter-subscribe-now', actions });
    return screen.getByRole('textbox', { name: 'Email' });
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

  test('ROUTE-068 holds the form, which posts to the web server without scripts', async () => {
    const form = (await open()).closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/newsletter/subscribe']);
  });

  test('other pages hold none', async () => {
    server.use(answer('cmsPage', terms));
    await renderPage(page, { id: '3' }, { texts, path: '/x' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('the address is sent, the answer is told and goes to the pop-up', async () => {
    const bodies: unknown[] = [];
    const result = {
      type: 1,
      message: 'Thank you.',
      hasPhone: false,
      customerId: null,
      couponList: [],
      subTitle: '',
      couponExpireAt: null,
    };
    server.use(answer('newsletterVisitor', ({ body }) => (bodies.push(body), result)));
    const actions: { type: string; payload?: unknown }[] = [];
    await userEvent.type(await open(actions), ' ana@example.ca ');
    await press();
    expect(await screen.findByText('Thank you.')).toBeVisible();
    // With the words beside it.
    const consent_text = 'Subscribe here. You can unsubscribe at any time.';
    expect(bodies).toEqual([{ email: 'ana@example.ca', consent_text }]);
    const payload = { email: 'ana@example.ca', answer: result };
    expect(actions).toContainEqual({ type: 'shop/subscriptionAnswered', payload });
  });

  test.each([
    ['nothing', ' ', 'This field is mandatory.'],
    ['no address', 'ana@home', 'Please enter a valid email address. For example name@example.ca'],
  ])('%s is not sent: the field says why and has the focus', async (_, typed, message) => {
    const field = await open();
    await userEvent.type(field, typed);
    await press();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
  });

  test('ERR-010 ERR-013 a refusal is told in the server’s words, without an answer nothing is; code 400 answers with its message', async () => {
    const field = await open();
    await userEvent.type(field, 'ana@example.ca');
    server.use(answer('newsletterVisitor', { code: 429, message: 'Too many requests.' }));
    await press();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Too many requests.'));
    server.use(breakConnection('newsletterVisitor'));
    await press();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(field).not.toHaveAccessibleDescription();
    expect(field).toHaveValue('ana@example.ca');
    server.use(answer('newsletterVisitor', { code: 400, message: 'Not this one.' }));
    await press();
    expect(await screen.findByText('Not this one.')).toBeVisible();
  });
});

test('a page that did not arrive can be asked for again', async () => {
  server.use(breakConnection('cmsPage'));
  await renderPage(page, { id: '3' }, { texts, path: '/x' });
  server.use(answer('cmsPage', terms));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});

describe('what stands below the text of some pages', () => {
  const show = async (url_path: string, language: 'en' | 'fr' = 'en') => {
    server.use(answer('cmsPage', { ...terms, title: 'A page', url_path }));
    await renderPage(page, { id: '3' }, { texts, path: `/${url_path}`, language });
  };
  const again = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  test('API-181 shipping: how goods come home', async () => {
    server.use(breakConnection('homeShipment'));
    await show('shipping-guide', 'fr');
    server.use(answer('homeShipment', { title: 'Livré chez vous', content: '<p>En deux jours.</p>' }));
    await again('Réessayer');
    expect(await screen.findByRole('heading', { level: 2, name: 'Livré chez vous' })).toBeVisible();
    expect(screen.getByText('En deux jours.')).toBeVisible();
  });

  test('API-183 chairs: seats by the weight that they bear, without weights that nothing bears', async () => {
    const block = (id: number, name: string, products = [card()]) => ({
      ...showcase(id, name, '/furniture/recliners.html'),
      max_weight: 250,
      products,
    });
    server.use(breakConnection('weightBlock'));
    await show('massage-chair-shopping-guidance');
    const list = [block(1, 'Up to 250 lb'), block(2, 'Up to 900 lb', [])];
    server.use(answer('weightBlock', { list }));
    await again('Try again');
    const seats = within(await screen.findByRole('region', { name: 'Up to 250 lb' }));
    expect(seats.getByRole('link', { name: 'Alder armchair' })).toBeVisible();
    expect(seats.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/furniture/recliners.html');
    expect(screen.queryByRole('region', { name: 'Up to 900 lb' })).toBeNull();
  });

  test('API-185 the showroom: the latest photos of customers, each leading to its category', async () => {
    const asked: string[] = [];
    server.use(breakConnection('buyersShow'));
    await show('showroom-live');
    server.use(
      answer('buyersShow', ({ query }) => {
        asked.push(query.toString());
        return { list: [showcase(1, 'My corner', '/customer-say?category=2')], total: 1, page: 1, page_size: 6 };
      }),
    );
    await again('Try again');
    expect(await screen.findByRole('link', { name: 'My corner' })).toHaveAttribute('href', '/customer-say?category=2');
    expect(asked).toEqual(['page_size=6']);
  });
});

test('search engines are shown a page’s own description, or its beginning where it has none', async () => {
  const words = {
    id: 9,
    title: 'Oak',
    url_path: 'care/oak',
    content: '<p>With oil.</p>',
    updated_at: '2026-02-01T12:00:00Z',
  };
  const described = async (more: { description?: string }) => {
    server.use(answer('cmsPage', { ...words, ...more }));
    return (await headOf(page, '/care/oak', { language: 'en' })).head?.description;
  };
  expect(await described({})).toBe('With oil.');
  expect(await described({ description: 'How to care for oak.' })).toBe('How to care for oak.');
});
