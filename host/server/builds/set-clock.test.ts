import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, testApp, until } from '../testing.ts';

afterEach(closeApps);

test('a web server whose machine’s clock is set back goes on looking for what is released', async () => {
  const now = Date.now;
  let setBy = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + setBy);
  const { app, storage } = await testApp({}, { now: undefined });
  const live = async () => (await app.inject('/version.json')).json().catalog;
  expect(await live()).toBe(1);
  await addBuild(storage, 'catalog', 2);
  await pointAt(storage, { catalog: 2 });
  setBy = -3_600_000;
  const released = until(async () => (await live()) === 2);
  await released.finally(() => clock.mockRestore());
  expect(await live()).toBe(2);
});
