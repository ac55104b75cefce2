import { readFileSync } from 'node:fs';
import path from 'node:path';
import { giveFreePorts, portOf } from '../support/dev-servers.ts';
import { commandsIn } from '../support/own-repository.ts';
import { freePort } from '../support/free-port.ts';
import { apiUrl } from '../support/places.ts';
import { type RunningCommand, startCommand } from '../support/running-command.ts';
import { copyWorkspace } from '../support/workspace-copy.ts';
import { expect, test } from '../support/test.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');

// Packages are installed, and a dev server compiles twice.
const TIMEOUT = 600_000;
test.describe.configure({ timeout: TIMEOUT });
test.use({ hands: 'off' }); // nothing waits for hands in development

test('the one command starts the shop on another API and on releases of others, which stay as they are; a remote is developed under it, and alone, by the commands of the how-tos', async ({
  page,
  openShop,
}) => {
  const { releases } = await openShop();
  const registry = () => readFileSync(path.join(releases, 'registry.json'), 'utf8');
  const before = registry();
  const workspace = await copyWorkspace();
  await giveFreePorts(workspace);
  const [onAnother = ''] = commandsIn(path.join(docs, 'how-to/other-backend.md'));
  const [withOverrides = '', dev = '', address = '', alone = ''] = commandsIn(
    path.join(docs, 'how-to/run-one-remote.md'),
  );
  const port = await freePort();
  const running: RunningCommand[] = [];
  const run = async (line: string, until: string): Promise<RunningCommand> => {
    const env = { PORT: String(port), RELEASES: releases, API_URL: apiUrl };
    const command = await startCommand(line, { cwd: workspace.folder, env, until, limit: TIMEOUT });
    running.push(command);
    return command;
  };

  try {
    const line = onAnother.replace('https://api.example', apiUrl).replace('npm start', withOverrides);
    const shop = await run(line, 'Ctrl-C ends');
    expect(shop.said()).toContain(`Using the API at ${apiUrl}`);
    expect(registry()).toBe(before);

    const server = await run(dev, 'Back to the release');
    const own = address.replace('3000', String(port)).replace('3101', String(portOf(workspace, 'catalog')));
    expect(server.said()).toContain(` ${own}\n`);
    await page.goto(own);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Replaced remotes' })).toContainText(
      `catalog: 127.0.0.1:${portOf(workspace, 'catalog')}`,
    );
    await page.goto(`http://127.0.0.1:${port}/?remote=`);
    await expect(page.getByRole('complementary', { name: 'Replaced remotes' })).toHaveCount(0);

    await run(alone, 'compiled');
    await page.goto(`http://127.0.0.1:${portOf(workspace, 'catalog') + 100}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  } finally {
    for (const { stop } of running) stop();
  }
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
  expect(registry()).toBe(before);
});
