import { createStaticHandler } from 'react-router-dom';
import { answer, useServer } from '@shop/testing';
import account from '../../../remote-account/remote.config.ts';
import cart from '../../../remote-cart-checkout/remote.config.ts';
import catalog from '../../../remote-catalog/remote.config.ts';
import type { PageData } from '../router/page-data.ts';
import { createRoutes } from './routes.tsx';
import { testShell } from '../testing/test-shell.ts';

const server = useServer();
const page = { default: () => null };
const pages = ['./login', './home', './orders', './order'].map((expose) => [`account${expose}`, page]);
const exposes = { ...Object.fromEntries(pages), 'account./locale-en': {} };

/** Where a request for a path ends: the address of a redirect, or the page's data. */
const ask = async (path: string, signedIn = false): Promise<string | PageData> => {
  const shell = testShell({ configs: [account], signedIn: () => signedIn, exposes });
  const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  if (context instanceof Response) return context.headers.get('Location') ?? '';
  const leaf = context.matches.at(-1)?.route.id ?? '';
  return context.loaderData[leaf] as PageData; // every leaf answers it
};

/** Follows redirects until a page is reached. */
const follow = async (path: string, signedIn = false): Promise<string> => {
  const answer = await ask(path, signedIn);
  return typeof answer === 'string' ? follow(answer, signedIn) : `${answer.name} at ${path}`;
};

test.each([
  '/customer/account/home',
  '/customer/account/order?page=2',
  '/customer/account/order/CA1',
  '/customer/account/home?entrypoint=product_list',
])('GUARD-003 the anonymous are sent from %s to Login, which leads back', async (path) => {
  expect(await ask(path)).toBe(`/customer/account/login?${new URLSearchParams({ redirect: path })}`);
});

test.each(['/customer/account/home?entrypoint=homepage', '/customer/account?entrypoint=homepage'])(
  'GUARD-004 from %s the query is kept and there is no redirect',
  async (path) => {
    expect(await follow(path)).toBe('Login at /customer/account/login?entrypoint=homepage');
  },
);

test.each(['/customer/account/home', '/customer/account'])(
  'GUARD-004 from %s the rest of the query is kept too, but for a redirect',
  async (path) => {
    expect(await follow(`${path}?utm_source=x&entrypoint=homepage&email=a%40b.ca&redirect=%2Fcart`)).toBe(
      'Login at /customer/account/login?utm_source=x&entrypoint=homepage&email=a%40b.ca',
    );
  },
);

test('GUARD-005 a customer who opens Login goes to AccountHome', async () => {
  expect(await follow('/customer/account/login?redirect=%2Fcheckout%2Fcart', true)).toBe(
    'AccountHome at /customer/account/home',
  );
});

test.each(['/product/lund-sofa.html', '/product/a/b?x=1'])(
  'GUARD-014 %s shows FeedProductDetail, without path resolution',
  async (path) => {
    const shell = testShell({ configs: [account, catalog], exposes: { ...exposes, 'catalog./product': page } });
    const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
    const data = context instanceof Response ? null : Object.values(context.loaderData).at(-1);
    expect(data).toMatchObject({ name: 'FeedProductDetail', status: 200, failure: null });
  },
);

test('a customer is let in, with the parameters of the path', async () => {
  expect(await ask('/customer/account/order/CA1', true)).toMatchObject({
    name: 'AccountOrderDetail',
    params: { id: 'CA1' },
    failure: null,
  });
});

test('ROUTE-024 /404 is the error page of what is not there', async () => {
  expect(await ask('/404')).toMatchObject({ remote: null, name: 'NotFound', status: 404, failure: 'not-found' });
});

test('ROUTE-025 /oops.html is the oops page', async () => {
  expect(await ask('/oops.html')).toMatchObject({ remote: null, name: 'Oops', failure: 'oops' });
});

test('ROUTE-026 a path that nobody knows is the 404 page', async () => {
  server.use(answer('pathResolve', { code: 404, message: 'No.' }));
  expect(await ask('/no/such/page')).toMatchObject({ name: 'NotFound', status: 404, failure: 'not-found' });
});

test.each(['/customer/account/order?page=2?x=1', '/no/such/page?page=2?x=1'])(
  'GUARD-025 %s leads to the address whose extra question mark is an ampersand',
  async (path) => {
    expect(await ask(path, true)).toBe(path.replace('?x', '&x'));
  },
);

test.each(['/customer/account/order', '/furniture.html?page=2'])(
  'GUARD-024 a leading /index.php/ is removed before %s is matched or resolved',
  async (path) => {
    expect(await ask(`/index.php${path}`, true)).toBe(path);
  },
);

test('an address that would leave the site once it is mended is not followed', async () => {
  server.use(answer('pathResolve', { code: 404, message: 'No.' }));
  const answered = await ask('/index.php/\\evil.example');
  expect(typeof answered === 'string' ? new URL(answered, 'http://shop.test').origin : 'http://shop.test').toBe(
    'http://shop.test',
  );
});

test.each([
  '/checkout/cart',
  '/checkout/shipping-address',
  '/checkout/payment',
  '/checkout/order',
  '/pay',
  '/Payresult',
])('GUARD-034 %s is open to guests', async (path) => {
  server.use(answer('pathResolve', { code: 404, message: 'No.' }));
  const shell = testShell({ configs: [account, cart, catalog] });
  const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  expect(context).not.toBeInstanceOf(Response);
});

test('GUARD-034 no route of the checkout asks for an account', () => {
  const open = cart.routes.filter(({ path }) => /^\/(checkout\/|pay$|Payresult$)/.test(path));
  expect(open.map(({ path }) => path)).toEqual(expect.arrayContaining(['/checkout/cart', '/checkout/payment']));
  expect(open.filter(({ auth }) => auth)).toEqual([]);
});
