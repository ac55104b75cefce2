import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { choosableSofa, textsIn } from '@shop/qa';
import { addBuild, manifestOf, release } from '../support/delivery.ts';
import { writeManifest } from '../support/manifest.ts';
import { liveBuilds } from '../support/own-shop.ts';
import { expect, test } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';
const text = textsIn('en');

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

/** The live build of the catalogue has been so for forty days, and one before it until then. */
const makeOld = (releases: string): { current: number; former: number } => {
  const current = Number(new Map(liveBuilds(releases)).get('catalog'));
  const { after: former } = addBuild({ releases }, 'catalog', { as: current - 1 });
  for (const [build, days] of [
    [former, 60],
    [current, 41],
  ] as const) {
    const folder = path.join(releases, 'catalog', String(build));
    writeManifest(folder, { ...manifestOf(folder), packedAt: daysAgo(days) });
  }
  const file = path.join(releases, 'registry.json');
  const pointers: object = JSON.parse(readFileSync(file, 'utf8'));
  const last = {
    number: 1,
    at: daysAgo(40),
    by: 'somebody',
    command: 'promote',
    packages: { catalog: { live: current } },
  };
  writeFileSync(file, JSON.stringify({ ...pointers, $last: last }));
  return { current, former };
};

test('what a page asks for that was opened before two releases is there after needless builds were removed, and those are gone', async ({
  page,
  openShop,
}) => {
  let builds = { current: 0, former: 0 };
  const shop = await openShop({ prepare: (releases) => (builds = makeOld(releases)) });
  const { current, former } = builds;
  const filesOf = (build: number): string[] =>
    Object.keys(manifestOf(path.join(shop.releases, 'catalog', String(build))).files)
      .filter((file) => file.startsWith('client/'))
      .map((file) => `${shop.url}/assets/catalog/${build}/${file.slice('client/'.length)}`);
  const [needed, needless] = [filesOf(current), filesOf(former)];
  const statuses = async (addresses: readonly string[]): Promise<number[]> => {
    const answers = await Promise.all(addresses.map((address) => page.request.get(address)));
    return [...new Set(answers.map((answer) => answer.status()))];
  };
  expect(await statuses([...needed, ...needless])).toEqual([200]);

  const sofa = await choosableSofa('en');
  await page.goto(shop.url + list);
  for (const as of [current + 1, current + 2]) {
    addBuild(shop, 'catalog', { of: current, as });
    await release(shop, 'promote', 'remote-catalog', String(as));
  }
  const said = await release(shop, 'gc', '--delete');
  expect(said).toContain(`catalog ${former}\n`);
  expect(said).not.toContain(String(current));

  expect(await statuses(needed)).toEqual([200]);
  expect(await statuses(needless)).toEqual([404]);
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: text('catalog:quickView.open', { name: sofa.name }), exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: sofa.name })).toBeVisible();
});
