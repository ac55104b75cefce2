import { rested } from '@shop/qa';
import { type DevServers, startDevServers } from '../support/dev-servers.ts';
import { copyWorkspace, type WorkspaceCopy } from '../support/workspace-copy.ts';
import { expect, test, type Page } from '../support/test.ts';

// Packages are installed, and five dev servers compile.
const TIMEOUT = 600_000;
test.describe.configure({ mode: 'serial', timeout: TIMEOUT });
test.use({ hands: 'off' }); // nothing waits for hands in development

let workspace: WorkspaceCopy;
let servers: DevServers;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  workspace = await copyWorkspace();
  servers = await startDevServers(workspace, TIMEOUT);
});
test.afterAll(() => servers?.stop());

const form = 'remote-account/src/features/sign-in/email-step.tsx';
const heading = "{t('signIn.heading')}";
const typed = 'typed@shop.test';

const overlay = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
const noOverlay = (page: Page) => expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);

const field = (page: Page) => page.getByRole('main').getByLabel('Email', { exact: true });

/** Opens the sign-in page from the dev servers, types an e-mail, and marks the document. */
const typeIntoForm = async (page: Page, shop = servers.url, query = ''): Promise<void> => {
  await page.goto(`${shop}/customer/account/login${query}`);
  await field(page).fill(typed);
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
};

/** The same document, with what was typed. */
const nothingLost = async (page: Page): Promise<void> => {
  await expect(field(page)).toHaveValue(typed);
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
};

test('the shop opens from development servers, and a released host takes one in place of its remote', async ({
  page,
  openShop,
}) => {
  await page.goto(servers.url);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  const shop = await openShop({ env: { REMOTE_OVERRIDES: '1' } });
  await typeIntoForm(page, shop.url, `?remote=account@${servers.entryOf('account')}`);
  await rested(page); // what an edit interrupts is reported as late
  workspace.edit(form, [[heading, `Edited. ${heading}`]]);
  await expect(page.getByRole('heading', { name: 'Edited. Sign in or join' })).toBeVisible();
  await expect(page.locator('html[data-seen]')).toHaveCount(0);
  await rested(page);
  workspace.edit(form, [[`Edited. ${heading}`, heading]]);
  await expect(page.getByRole('heading', { name: 'Sign in or join', exact: true })).toBeVisible();
  await rested(page);
});

test('an edited component or style of a remote, of the host or of a shared package is in the page, and what was typed too', async ({
  page,
}) => {
  await typeIntoForm(page);
  workspace.edit(form, [[heading, `Edited. ${heading}`]]);
  await expect(page.getByRole('heading', { name: 'Edited. Sign in or join' })).toBeVisible();
  await nothingLost(page);
  workspace.edit(form, [['Edited.', 'Edited again.']]);
  await expect(page.getByRole('heading', { name: 'Edited again. Sign in or join' })).toBeVisible();
  await nothingLost(page);

  workspace.edit('remote-account/src/features/sign-in/sign-in.module.css', [
    ['.form {', '.form { letter-spacing: 3px;'],
  ]);
  await expect(page.getByRole('main').locator('form')).toHaveCSS('letter-spacing', '3px');
  await nothingLost(page);

  workspace.edit('host/src/pages/page-frame.tsx', [['<main', '<main title="Edited host"']]);
  await expect(page.getByRole('main')).toHaveAttribute('title', 'Edited host');
  await nothingLost(page);

  const button = 'shared/ui/src/button/button.tsx';
  workspace.edit(button, [['<button', '<button title="Edited button"']]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Continue' })).toHaveAttribute(
    'title',
    'Edited button',
  );
  await nothingLost(page);

  workspace.edit(form, [[`Edited again. ${heading}`, heading]]);
  await expect(page.getByRole('heading', { name: 'Sign in or join', exact: true })).toBeVisible();
});

test('what does not compile and what throws is shown over the page with the name of its remote', async ({
  page,
  complaints,
}) => {
  complaints.allow(/\[webpack-dev-server\]/, /Thrown by hand/, /Drawn by hand/);
  await typeIntoForm(page);
  workspace.edit(form, [[heading, `{t('signIn.heading)}`]]);
  await expect(overlay(page)).toContainText('account: Module build failed');
  workspace.edit(form, [[`{t('signIn.heading)}`, `Mended. ${heading}`]]);
  await expect(page.getByRole('heading', { name: 'Mended. Sign in or join' })).toBeVisible();
  await noOverlay(page);
  await nothingLost(page);

  const first = "const { t } = useTranslation('account');";
  const thrown = `setTimeout(() => { throw new Error('Thrown by hand'); }, 0);`;
  workspace.edit(form, [[first, `${first} ${thrown}`]]);
  await expect(overlay(page)).toContainText('account: Thrown by hand');
  workspace.edit(form, [[` ${thrown}`, '']]);
  await noOverlay(page);
  await nothingLost(page);

  const drawn = `if (email === '') throw new Error('Drawn by hand');`;
  workspace.edit(form, [[first, `${first} ${drawn}`]]);
  await expect(overlay(page)).toContainText('account: Drawn by hand');
  workspace.edit(form, [[` ${drawn}`, '']]);
});
