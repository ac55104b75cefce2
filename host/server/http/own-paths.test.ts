import { isOwnPath } from '@shop/contract/operator';
import { closeApps, testApp } from '../testing.ts';

afterEach(closeApps);

test('no page of an operator can stand where the web server answers by itself or asks the API', async () => {
  const { app } = await testApp();
  await app.ready();
  const written = [...app.printRoutes({ commonPrefix: false }).matchAll(/── \/([^\s/]+)/g)].map(
    ([, first = '']) => first,
  );
  expect(written).toEqual(expect.arrayContaining(['api', 'media', 'customer', 'feeds', 'livez', 'registry']));
  // A page's path has no other ending than .html.
  expect(written.filter((first) => /^[\w-]+$/.test(first) && !isOwnPath(first))).toEqual([]);
});
