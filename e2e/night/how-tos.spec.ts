import { stepsOf } from '../support/how-to-steps.ts';
import { announced } from '../support/delivery.ts';
import { startDevServers } from '../support/dev-servers.ts';
import { follow } from '../support/follow.ts';
import { checkWorkspace, copyWorkspace, type WorkspaceCopy } from '../support/workspace-copy.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

// Packages are installed and built, dev servers compile, and everything is checked.
const TIMEOUT = 1_800_000;
test.describe.configure({ mode: 'serial', timeout: TIMEOUT });
test.use({ hands: 'off' }); // nothing waits for hands in development

/** One after the other, each by itself in what the ones before have left. */
let workspace: WorkspaceCopy;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  workspace = await copyWorkspace();
});

/** Sees that catalogue and host are live, or only one of them, as builds that were not before. */
const hasReleased = async (
  page: Page,
  shop: OwnShop,
  before: Record<string, number>,
  names: string[],
): Promise<void> => {
  const differing = async () =>
    Object.entries(await announced(page, shop)).flatMap(([name, build]) => (build === before[name] ? [] : [name]));
  await expect.poll(differing).toEqual(names);
};

test('a page that is added by add-a-page.md is there under pnpm dev, and under the host from before', async ({
  page,
  openShop,
  complaints,
}) => {
  // Until dev servers have compiled what is new, its page and its files are not there.
  complaints.allow(/status of 404/, /ERR_CONNECTION_REFUSED/, /RemoteUnavailable/);
  const shop = await openShop();
  const before = await announced(page, shop);
  const steps = stepsOf('how-to/add-a-page.md');
  const written = stepsOf('how-to/add-a-page.md', 'See and release it');
  const servers = await startDevServers(workspace, TIMEOUT);
  try {
    await follow(workspace, written);
    await expect(async () => {
      await page.goto(`${servers.url}/care-guide`);
      await expect(page.getByRole('heading', { level: 1, name: 'Care guide' })).toBeVisible();
    }).toPass({ timeout: TIMEOUT });
    // An open page would complain of servers that end.
    await page.goto('about:blank');
  } finally {
    servers.stop();
  }
  await servers.takeBack();
  await follow(workspace, steps.slice(written.length), { RELEASES: shop.releases });
  await hasReleased(page, shop, before, ['catalog']);
  await page.goto(`${shop.url}/care-guide?setLang=fr`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide d’entretien' })).toBeVisible();
});

test('a page that is changed by change-a-page.md is shown under the host from before', async ({ page, openShop }) => {
  const shop = await openShop();
  const before = await announced(page, shop);
  await follow(workspace, stepsOf('how-to/change-a-page.md'), { RELEASES: shop.releases });
  await hasReleased(page, shop, before, ['catalog']);
  await page.goto(`${shop.url}/terms-conditions`);
  await page.getByRole('link', { name: 'Something unclear? Ask us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('a flag that is added by use-a-flag.md answers under the host from before', async ({ page, openShop }) => {
  const shop = await openShop();
  const before = await announced(page, shop);
  await follow(workspace, stepsOf('how-to/use-a-flag.md', 'Give it rules'), { RELEASES: shop.releases });
  await hasReleased(page, shop, before, ['catalog']);
  const parts = async (query: string): Promise<string[]> => {
    await page.goto(`${shop.url}/room${query}`);
    return (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).slice(0, 2);
  };
  expect(await parts('')).toEqual(['Rooms', 'Shop by type']);
  expect(await parts('?flags=catalog.types-first@true')).toEqual(['Shop by type', 'Rooms']);
});

test('a call that is added by add-an-api-call.md is refused under the host from before, and goes with its own', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const before = await announced(page, shop);
  const env = { RELEASES: shop.releases };
  const steps = stepsOf('how-to/add-an-api-call.md', 'Change what a call takes or answers');
  await follow(workspace, steps.slice(0, -2), env);
  await expect(workspace.pnpm('release publish catalog', env)).rejects.toThrow(
    /call likedReviews: its code makes it, and host \d+ does not know it/,
  );
  await follow(workspace, steps.slice(-2), env);
  await hasReleased(page, shop, before, ['host', 'catalog']);
});

test('types, lint and static checks pass after all of them', async () => {
  await checkWorkspace(workspace);
});
