import { answer, useServer } from '@shop/testing';
import { renderInput } from '../testing/site-page.ts';
import { serverServices } from './services.ts';

const server = useServer();

test('every call of a render carries the headers that the web server gives for it', async () => {
  const received: Headers[] = [];
  server.use(
    answer('serverTime', ({ headers }) => {
      received.push(headers);
      return { code: 200 };
    }),
  );
  const services = serverServices(
    renderInput('/', {
      language: 'fr',
      api: {
        baseUrl: 'http://api.test',
        headers: { 'x-request-id': 'journey-0001', 'x-web-secret': 's', 'x-render': '1' },
      },
      visitor: { deviceId: 'd1' },
    }),
  );
  await services.client.call('serverTime', {});
  expect(Object.fromEntries(received[0] ?? [])).toMatchObject({
    'x-request-id': 'journey-0001',
    'x-web-secret': 's',
    'x-render': '1',
    'device-id': 'd1',
    'accept-language': 'fr',
  });
});

test.each([
  ['', '1'],
  ['productDetail@503', undefined],
])('a render with the faults “%s” asks for with_page %s: a call that is to fail is made', async (faults, expected) => {
  const asked: unknown[] = [];
  server.use(
    answer('pathResolve', ({ body }) => {
      asked.push((body as { with_page?: string }).with_page);
      return { code: 200, result: null };
    }),
  );
  const { client } = serverServices(
    renderInput('/', {
      api: { baseUrl: 'http://api.test', headers: faults ? { 'x-sandbox-faults': faults } : {} },
    }),
  );
  await client.call('pathResolve', { body: { request_path: 'a.html' } });
  expect(asked).toEqual([expected]);
});
