import { productPageCalls } from '@shop/contract';
import { productApi } from '@shop/platform';
import { answer, useServer } from '@shop/testing';
import type { Visitor } from '../../contract/rendering.ts';
import { renderInput } from '../testing/site-page.ts';
import { serverServices } from './services.ts';

const server = useServer();

const page = {
  productDetail: { entity_id: 7, name: 'Alder armchair', price: { price: 100 } },
  productReviews: { list: [], total: 0 },
  productFaq: { list: [], total: 3 },
};

/** The API as far as it is asked here: what it heard, in order. */
const api = (given: object = { page }) => {
  const requests: unknown[] = [];
  server.use(
    answer('pathResolve', ({ body }) => {
      requests.push(body);
      return { type: 'product', id: 7, reqest_path: '/a.html', attribute: {}, ...given } as never; // as far as it is read
    }),
    answer('productDetail', ({ query }) => (requests.push(`product ${query}`), { entity_id: 7 } as never)),
    answer('productReviews', ({ query }) => (requests.push(`reviews ${query}`), page.productReviews as never)),
    answer('productFaq', ({ query }) => (requests.push(`faq ${query}`), page.productFaq as never)),
  );
  return requests;
};

const services = (visitor: Visitor) => serverServices(renderInput('/a.html', { visitor }));

const resolved = { body: { request_path: 'a.html' } };

test('a product’s page of everyone is made from one call: what it asks came with its path', async () => {
  const requests = api();
  const { client, store } = services(null);
  expect(await client.call('pathResolve', resolved)).toMatchObject({ ok: true, result: { id: 7 } });
  const { productReviews, productFaq } = productPageCalls(7);
  const { page_size, ...first } = productReviews;
  expect(await client.call('productReviews', { query: { page_size, ...first } })).toEqual({
    ok: true,
    code: 200,
    result: page.productReviews,
    message: '',
    type: 'success',
  });
  const product = await store.dispatch(productApi.endpoints.product.initiate({ id: 7 }, { subscribe: false }));
  expect(product.data).toEqual(page.productDetail);
  expect(await client.call('productFaq', { query: productFaq })).toMatchObject({ result: { total: 3 } });
  expect(requests).toEqual([{ request_path: 'a.html', with_page: '1' }]);
});

test('the store takes what came with the path as it is, and walks through none of it', async () => {
  api();
  const { client, store } = services(null);
  await client.call('pathResolve', resolved);
  const { data } = await store.dispatch(productApi.endpoints.product.initiate({ id: 7 }, { subscribe: false }));
  // It would freeze all that it walks through.
  expect([Object.isFrozen(data), Object.isFrozen(data?.price)]).toEqual([true, false]);
});

test('what is asked in another way, or did not come with the path, is a call of its own', async () => {
  const requests = api();
  const { client } = services(null);
  await client.call('pathResolve', resolved);
  await client.call('productDetail', { query: { id: 8 } });
  await client.call('productReviews', { query: { ...productPageCalls(7).productReviews, page: 2 } });
  expect(requests.slice(1)).toEqual(['product id=8', 'reviews product_id=7&page=2&page_size=5']);
  const without = api({});
  const { client: other } = services(null);
  await other.call('pathResolve', resolved);
  await other.call('productDetail', { query: { id: 7 } });
  expect(without.slice(1)).toEqual(['product id=7']);
});

test('a visitor’s page asks for itself, since the answers may be theirs', async () => {
  const requests = api();
  const { client } = services({ token: 't' });
  await client.call('pathResolve', resolved);
  await client.call('productDetail', { query: { id: 7 } });
  expect(requests).toEqual([{ request_path: 'a.html' }, 'product id=7']);
});
