import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { addBuild } from '../support/delivery.ts';
import { commandsIn, typed } from '../support/own-repository.ts';
import { scratch } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const HOW_TO = path.join(root, 'docs/how-to/release-a-remote.md');

// A package is built.
test.setTimeout(600_000);

test('X-261 a build is published, made live, taken back, tried with some visitors and looked after by the commands of the how-to', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const live = async (): Promise<number> => (await (await page.request.get(`${shop.url}/version.json`)).json()).catalog;
  const run = (line: string): Promise<string> => typed(line, root, { RELEASES: shop.releases });
  const shown = commandsIn(HOW_TO).filter((line) => /^(?:RELEASE_BY=\w+ )?pnpm release/.test(line));
  const [publish = '', promote = '', because = '', back = '', status = '', ...others] = shown;
  const [candidate = '', timed = '', stop = '', fromFile = '', fromText = '', history = '', doctor = '', gc = ''] =
    others;

  const first = await live();
  await run(publish);
  expect(await live()).toBe(first);
  await run(promote);
  await expect.poll(live).toBeGreaterThan(first);
  const second = await live();

  const { after: third } = addBuild(shop, 'catalog');
  await run(because);
  await expect.poll(live).toBe(third);
  await run(back);
  await expect.poll(live).toBe(second);
  expect(await run(status)).toContain(String(second));

  expect(await run(candidate)).toContain(String(third));
  expect(await run(status)).toContain('5 %');
  await run(timed);
  await run(stop);
  expect(await run(status)).not.toContain('5 %');

  const found = await run(fromText.replace('1795221237', String(second)));
  expect(found).toMatch(/\.tsx?:\d+:\d+/);
  const stack = path.join(scratch, 'stack.txt');
  writeFileSync(stack, `at press (${shop.url}/assets/catalog/${second}/expose-home.js:1:2345)`);
  expect(await run(fromFile.replace('stack.txt', stack))).toBe(found.replace(/symbolise .*/, `symbolise ${stack}`));

  expect(await run(history)).toContain('New cards');
  // The copy of the releases that the tests work on does not say what each manifest has to be.
  await run('pnpm release promote host cart-checkout account membership');
  expect(await run(doctor)).toContain('is whole');
  await run(gc);
});
