import { calls } from '@shop/contract';
import { sendAll } from '@shop/serving/testing';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let url: string;
beforeAll(async () => {
  shop = await startTestApp();
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop?.close());

test.each([3, 8, 12])('who may not send files hears so, though they send %d MB to the end', async (size) => {
  const headers = ['client: pc', 'content-type: multipart/form-data; boundary=x'];
  for (let time = 0; time < 5; time += 1) {
    const answer = await sendAll(url + calls.addProductReview.path, headers, size * 1024 * 1024);
    expect(answer).toMatch(/^HTTP\/1.1 401 .*"code":401/s);
  }
});

test.each([1, 3, 12])(
  'a body over the limit is refused in words, though %d MB of it are sent to the end',
  async (size) => {
    for (let time = 0; time < 5; time += 1) {
      const answer = await sendAll(
        url + calls.login.path,
        ['client: pc', 'content-type: application/json'],
        size * 1024 * 1024,
      );
      expect(answer).toMatch(/^HTTP\/1.1 413 .*"code":413/s);
    }
  },
);
