import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quickProduct } from '@shop/qa';
import { announced } from '../support/delivery.ts';
import { seeHello } from '../support/hello-remote.ts';
import { freePort } from '../support/free-port.ts';
import { commandsIn, typed } from '../support/own-repository.ts';
import { scratch } from '../support/places.ts';
import { startCommand } from '../support/running-command.ts';
import { expect, test } from '../support/test.ts';
import { copyWorkspace } from '../support/workspace-copy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const HOW_TO = path.join(root, 'docs/how-to/add-a-remote.md');

// Packages are installed and built; one test after the other.
test.describe.configure({ mode: 'default', timeout: 900_000 });

/** What fills a slot of another team's page. */
const greeting = `import type { SlotProps } from '@shop/contract';
import type { ReactNode } from 'react';

export default function Greeting({ product }: SlotProps['product.benefits']): ReactNode {
  return <p role="note">Hello from elsewhere, {product.name}</p>;
}
`;

/** Of one more declaration, which a newer pack has. */
const addition =
  "\n/** What this pack has and the one before had not. */\nexport const newerThanBefore = (): string => 'newer';\n";

/** The text of all style sheets below a folder. */
const sheets = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');

/** Classes of the shared components, whose names tell content and level. */
const classesOfUi = (css: string): string[] => [...new Set(css.match(/(?<=\.)u[\w-]{5}(?=[{:,. ])/g))];

test('a remote in a repository of its own is made, checked, released and seen, by the commands of its texts', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const before = await announced(page, shop);
  const workspaceBefore = await typed('git status --porcelain', root);
  const folder = mkdtempSync(path.join(scratch, 'repository-'));
  const packages = path.join(folder, 'packages');
  const [pack = '', create = '', ...others] = commandsIn(HOW_TO, '## In a repository of its own').map((line) =>
    line.replaceAll('/packages', packages),
  );
  expect(others).toEqual([]);
  await typed(pack, root);

  const began = Date.now();
  await typed(create, folder);
  const remote = path.join(folder, 'remote-hello');
  const files = readdirSync(remote, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.filter(({ parentPath }) => parentPath !== path.join(remote, 'packages')).length).toBeLessThanOrEqual(20);
  const commands = commandsIn(path.join(remote, 'README.md'));
  expect(commands).toEqual(expect.arrayContaining(['pnpm release publish hello', 'pnpm browser']));
  const settings = { RELEASES: shop.releases, BASE_URL: shop.url };
  for (const command of commands) await typed(command, remote, settings);
  await expect.poll(async () => Object.keys(await announced(page, shop))).toContain('hello');
  await seeHello(page, shop.url, began);
  expect(await announced(page, shop)).toMatchObject(before);

  // A component of the shop that it has compiled itself is styled as everybody's.
  const ownClasses = classesOfUi(sheets(path.join(remote, 'dist/client')));
  expect(ownClasses.length).toBeGreaterThan(0);
  expect(classesOfUi(sheets(path.join(shop.releases, 'catalog')))).toEqual(expect.arrayContaining(ownClasses));

  await expect(typed('pnpm release status', remote)).rejects.toThrow(/RELEASES or RELEASES_DATABASE_URL has to say/);
  expect(await typed('git status --porcelain', root)).toBe(workspaceBefore);

  // A place on another team's page, whose name and props the packed contract knows.
  const config = path.join(remote, 'remote.config.ts');
  const slots = "slots: [{ slot: 'product.benefits', expose: './greeting' }]";
  writeFileSync(config, readFileSync(config, 'utf8').replace('slots: []', slots));
  mkdirSync(path.join(remote, 'src/extensions'));
  const extension = path.join(remote, 'src/extensions/greeting.tsx');
  writeFileSync(extension, greeting.replace('product.benefits', 'product.benefit'));
  await expect(typed('pnpm types', remote)).rejects.toThrow(/'product\.benefit' does not exist/);
  writeFileSync(extension, greeting);
  for (const command of ['types', 'release publish hello', 'release promote hello'])
    await typed(`pnpm ${command}`, remote, { RELEASES: shop.releases });
  await page.goto(`${shop.url}${quickProduct}?setLang=en`);
  await expect(page.getByRole('note').filter({ hasText: 'Hello from elsewhere, ' })).toBeVisible();
});

test('a clone of a repository of its own is built at another place, and takes a newer pack, of which it says what has changed', async () => {
  const folder = mkdtempSync(path.join(scratch, 'repository-'));
  const packages = path.join(folder, 'packages');
  const [pack = '', create = ''] = commandsIn(HOW_TO, '## In a repository of its own').map((line) =>
    line.replaceAll('/packages', packages),
  );
  await typed(`${pack} --without-shop`, root);
  await typed(create, folder);
  const remote = path.join(folder, 'remote-hello');
  const git = (words: string, cwd = remote) =>
    typed(`git -c user.name=test -c user.email=test@localhost ${words}`, cwd);
  await typed('pnpm install', remote);
  for (const words of ['init --quiet', 'add --all', 'commit --quiet --message made']) await git(words);
  const elsewhere = path.join(mkdtempSync(path.join(scratch, 'elsewhere-')), 'a/b/hello');
  await git(`clone --quiet . ${elsewhere}`);

  // A newer pack takes the place of the one from which both were installed.
  const workspace = await copyWorkspace();
  const entry = path.join(workspace.folder, 'shared/kit/src/index.ts');
  writeFileSync(entry, readFileSync(entry, 'utf8') + addition);
  await workspace.pnpm(`pack-platform --to ${packages} --without-shop`);
  for (const command of ['install --frozen-lockfile', 'types', 'build']) await typed(`pnpm ${command}`, elsewhere);
  expect(existsSync(path.join(elsewhere, 'dist/build-info.json'))).toBe(true);

  const said = await typed(`pnpm upgrade-platform ${packages}`, elsewhere);
  expect(said).toContain('@shop/kit 1.0.0 with other contents');
  expect(said).toContain('kit newerThanBefore is new');
  expect(said).not.toContain('@shop/ui ');
  const manifest = path.join(elsewhere, 'package.json');
  const asking = '"dependencies": {\n    "@shop/kit": "^1.0.0",';
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"dependencies": {', asking));
  for (const command of ['install', 'install --frozen-lockfile']) await typed(`pnpm ${command}`, elsewhere);
  const page = path.join(elsewhere, 'src/pages/hello.tsx');
  writeFileSync(
    page,
    `import { newerThanBefore } from '@shop/kit';\n${readFileSync(page, 'utf8')}\nnewerThanBefore();\n`,
  );
  for (const command of ['types', 'test', 'build']) await typed(`pnpm ${command}`, elsewhere);
  expect(await typed(`pnpm upgrade-platform ${packages}`, elsewhere)).toContain('in use already');
});

/** Replaces texts of a file, each with its own. */
const edit = (file: string, ...changes: (readonly [from: string, to: string])[]): void => {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
};

/** A second page of the remote. */
const later = `import type { ReactNode } from 'react';

export const head = () => ({ title: 'Later' });

export default function LaterPage(): ReactNode {
  return <h1>Added later</h1>;
}
`;

test.describe('the shop beside it', () => {
  test.use({ hands: 'off' }); // nothing waits for hands in development

  test('pnpm shop shows a remote that was never live, its edits and further pages without another start, and what it throws', async ({
    page,
    complaints,
  }) => {
    // What an edit interrupts is reported by the dev server's own client.
    complaints.allow(/\[webpack-dev-server\]/, /Drawn by hand/);
    const folder = mkdtempSync(path.join(scratch, 'repository-'));
    const packages = path.join(folder, 'packages');
    const [pack = '', create = '', ...others] = commandsIn(HOW_TO, '## In a repository of its own').map((line) =>
      line.replaceAll('/packages', packages),
    );
    expect(others).toEqual([]);
    await typed(pack, root);
    const remote = path.join(folder, 'remote-hello');
    const began = Date.now();
    await typed(create, folder);
    await typed('pnpm install', remote);
    const devPort = await freePort();
    edit(path.join(remote, 'package.json'), ['"port": 3190', `"port": ${devPort}`]);
    const env = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
    const start = () =>
      startCommand('pnpm shop', { cwd: remote, env, until: 'Ctrl-C ends', limit: test.info().timeout });
    const shop = await start();
    const url = `http://127.0.0.1:${env.PORT}`;
    try {
      await page.goto(`${url}/hello`);
      await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
      const took = `${Math.round((Date.now() - began) / 1000)} s from an empty folder to a page under the shop`;
      test.info().annotations.push({ type: 'time', description: took });
      console.log(took);
      await expect(page.getByRole('complementary', { name: 'Replaced remotes' })).toHaveCount(0);
      // The shop's own pages, with goods and pictures of the world.
      const picture = await page.request.get(`${url}/media/pictures/sofa-a-front-grey-640.avif`);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/avif']);
      await page.goto(`${url}${quickProduct}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const hello = path.join(remote, 'src/pages/hello.tsx');
      await page.goto(`${url}/hello`);
      await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
      edit(hello, ["{t('lead')}", 'Edited lead']);
      await expect(page.getByText('Edited lead')).toBeVisible();

      writeFileSync(path.join(remote, 'src/pages/later.tsx'), later);
      const second =
        "{ path: '/hello/later', name: 'HelloLater', page: './later', layout: 'default', titleKey: 'title.hello', render: 'public', query: [] },";
      edit(path.join(remote, 'remote.config.ts'), ['routes: [', `routes: [\n    ${second}`]);
      await page.goto('about:blank'); // an open page would complain of the dev server that starts anew
      const entry = () =>
        fetch(`http://127.0.0.1:${devPort}/remoteEntry.js`).then(
          (answer) => answer.text(),
          () => '',
        );
      await expect.poll(entry, { timeout: 120_000 }).toContain('./later');
      await page.goto(`${url}/hello/later`);
      await expect(page.getByRole('heading', { level: 1, name: 'Added later' })).toBeVisible();

      await page.goto(`${url}/hello`);
      await expect(page.getByText('Edited lead')).toBeVisible();
      const drawn = "if (document.hasFocus !== undefined) throw new Error('Drawn by hand');";
      edit(hello, ['  const { t }', `  ${drawn}\n  const { t }`]);
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
      await expect(overlay).toContainText('hello: Drawn by hand');
      edit(hello, [`  ${drawn}\n`, '']);
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
      await expect(page.getByText('Edited lead')).toBeVisible();

      await expect(start()).rejects.toThrow(`Port ${env.PORT} is in use. Choose another with PORT=…`);
      env.PORT = String(await freePort());
      env.API_PORT = String(await freePort());
      await expect(start()).rejects.toThrow(`Port ${devPort} is in use. End what uses it.`);
    } finally {
      await page.goto('about:blank');
      shop.stop();
    }
  });
});
