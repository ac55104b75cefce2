import { answer, useServer } from '@shop/testing';
import { serverServices } from './services.ts';

const server = useServer();

test('X-050 X-267 every call of a render carries the headers that the web server gives for it', async () => {
  const heard: Headers[] = [];
  server.use(
    answer('serverTime', ({ headers }) => {
      heard.push(headers);
      return { code: 200 };
    }),
  );
  const services = serverServices({
    url: '/',
    language: 'fr',
    origin: 'http://shop.test',
    remotes: [],
    api: {
      baseUrl: 'http://api.test',
      headers: { 'x-request-id': 'journey-0001', 'x-web-secret': 's', 'x-render': '1' },
    },
    visitor: { deviceId: 'd1' },
    signal: new AbortController().signal,
    report: (_, error) => reportError(error),
  });
  await services.client.call('serverTime', {});
  expect(Object.fromEntries(heard[0] ?? [])).toMatchObject({
    'x-request-id': 'journey-0001',
    'x-web-secret': 's',
    'x-render': '1',
    'device-id': 'd1',
    'accept-language': 'fr',
  });
});
