import type { OwnCall } from '@shop/contract';
import { createRequestClient } from '@shop/request';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { api, withEndpoints } from './api.ts';
import { calling } from './calling.ts';
import { makeStore } from './make-store.ts';

const site = 'http://backend.test';
const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const offers: OwnCall<{ names: string[] }> = { method: 'POST', path: '/team/offers', body: 'json' };
const offersApi = withEndpoints(api, (build) => ({
  offers: build.query(calling(offers, (room: string) => ({ body: { room } }))),
}));

test('an endpoint makes a call that only its remote knows, with the headers of all calls, and has its answer', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(`${site}/team/offers`, async ({ request }) => {
      asked.push([request.headers.get('client'), await request.json()]);
      return HttpResponse.json({ code: 200, message: '', type: '', result: { names: ['Oak', 'Ash'] } });
    }),
  );
  const store = makeStore({ services: { client: createRequestClient({ baseUrl: site }) } });
  const { data } = await store.dispatch(offersApi.endpoints.offers.initiate('bedroom'));
  expect(data?.names).toEqual(['Oak', 'Ash']);
  expect(asked).toEqual([['pc', { room: 'bedroom' }]]);
});
