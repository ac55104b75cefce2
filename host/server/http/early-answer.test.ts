import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeApps, testApp } from '../testing.ts';

const closing: (() => void)[] = [];
afterEach(async () => {
  await closeApps();
  for (const close of closing.splice(0)) close();
});

const megabyte = 1024 * 1024;
const refusal = (code: number) => JSON.stringify({ code, message: 'No, because.', result: null, type: 'error' });

/** A web server before an API of which this is the answer to each call, and what the API has read of bodies. */
const before = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  let read = 0;
  const api = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (read += chunk.length));
    request.pause();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  closing.push(() => {
    api.closeAllConnections();
    api.close();
  });
  const { app } = await testApp({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }); // it listens on TCP
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const send = (body: BodyInit, headers = {}) =>
    fetch(`${url}/api/product/reviews/add`, { method: 'POST', body, headers });
  return { url, send, read: () => read };
};

const form = (size: number): FormData => {
  const data = new FormData();
  data.set('media', new File([new Uint8Array(size)], 'sofa.jpg'));
  return data;
};

describe.each([401, 409, 413])('an API that answers %d while a body is on its way', (code) => {
  test.each([3, 8, 12])('is heard by whoever sends %d MB', async (size) => {
    const { send } = await before((_request, response) => void response.writeHead(code).end(refusal(code)));
    for (let time = 0; time < 4; time += 1) {
      const answers = await Promise.all([
        send(form(size * megabyte)),
        send('x'.repeat(size * megabyte), { 'content-type': 'application/json' }),
      ]);
      for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([code, refusal(code)]);
    }
  });
});

test('an API that reads all of a body first is sent all of it, and its answer comes', async () => {
  const { send, read } = await before((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  expect((await send(form(12 * megabyte))).status).toBe(200);
  expect(read()).toBeGreaterThan(12 * megabyte);
});

test('an answer that is no refusal lets the rest of a body go on to the API', async () => {
  const { send, read } = await before((request, response) => {
    response.flushHeaders();
    request.resume().on('end', () => response.end('{}'));
  });
  expect(await (await send(form(12 * megabyte))).text()).toBe('{}');
  expect(read()).toBeGreaterThan(12 * megabyte);
});

test('a body whose sender goes is not passed on as if it were whole', async () => {
  const came = Promise.withResolvers<boolean>();
  const { url } = await before((request) => {
    request.on('error', () => undefined).once('data', () => going.destroy());
    request.once('close', () => came.resolve(request.complete)).resume();
  });
  const going = connect(Number(new URL(url).port), '127.0.0.1');
  going.write('POST /api/cart HTTP/1.1\r\nhost: shop\r\ncontent-length: 1000\r\n\r\nhalf');
  expect(await came.promise).toBe(false);
});
