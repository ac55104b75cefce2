import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, testApp } from '../testing.ts';

afterEach(closeApps);

test('a web server that has just looked looks again for a page that another one told of new builds', async () => {
  const { app, storage, clock } = await testApp();
  const live = async (headers = {}) => (await app.inject({ url: '/version.json', headers })).json().catalog;
  expect(await live()).toBe(1);
  await addBuild(storage, 'catalog', 2);
  await pointAt(storage, { catalog: 2 });
  clock.now += 300;
  expect(await live()).toBe(1);
  expect(await live({ cookie: 'lang=fr; announcedBuilds=1' })).toBe(2);
  // Not for each of them: the registry may be read over a network.
  await pointAt(storage, { catalog: 1 });
  clock.now += 100;
  expect(await live({ cookie: 'announcedBuilds=1' })).toBe(2);
  clock.now += 100;
  expect(await live({ cookie: 'announcedBuilds=1' })).toBe(1);
});
