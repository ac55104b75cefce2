import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mirroredStorage } from '@shop/delivery';
import { pointAt, temporaryFolder } from '@shop/delivery/testing';
import { buildApp } from '../app.ts';
import { addBuild, publishedShop, renderedWith, testSettings } from '../testing.ts';

/** A shop whose web servers keep copies of what is live, which are there now. */
const shop = async () => {
  const store = await publishedShop();
  const folder = path.join(await temporaryFolder(), 'kept');
  const problems: string[] = [];
  const server = () =>
    mirroredStorage(store, {
      folder,
      teams: path.join(store.root, 'teams.json'),
      onProblem: (error) => void problems.push(String(error)),
    });
  const look = async (): Promise<void> => {
    const mirrored = server();
    await mirrored.readRegistry();
    await mirrored.settled();
  };
  await look();
  /** Remotes of a new server's page, and an asset's status. */
  const page = async () => {
    const app = await buildApp({ settings: testSettings(), storage: server(), logLevel: 'silent' });
    const { body } = await app.inject('/');
    const { statusCode } = await app.inject('/assets/catalog/1/home.abc.js');
    await app.close();
    return { remotes: renderedWith(body)?.remotes, asset: statusCode };
  };
  return { store, folder, problems, server, look, page };
};

test('a web server starts with what was live last when the store is away', async () => {
  const { store, folder, page, problems } = await shop();
  await rename(store.root, `${store.root}-away`);
  expect(await page()).toEqual({ remotes: [['catalog', true]], asset: 200 });
  // A copy that was changed is refused like the release itself.
  await appendFile(path.join(folder, 'catalog/1/server/remoteEntry.js'), ' ');
  expect((await page()).remotes).not.toEqual([['catalog', true]]);
  await rename(`${store.root}-away`, store.root);
  expect(problems).toEqual([]);
});

test('it runs the copy, so what is changed in the store after that is not run', async () => {
  const { store, page } = await shop();
  await writeFile(path.join(store.root, 'catalog/1/server/remoteEntry.js'), "throw new Error('changed');");
  await writeFile(path.join(store.root, 'catalog/1/client/home.abc.js'), 'changed()');
  expect(await page()).toEqual({ remotes: [['catalog', true]], asset: 200 });
});

test('a copy is whole for a web server that starts while another one renews what is kept', async () => {
  const { folder, server, look } = await shop();
  const renewals = { left: 60 };
  const renewing = (async () => {
    for (; renewals.left > 0; renewals.left -= 1) await look();
  })();
  const places = new Set<string>();
  while (renewals.left > 0) places.add(await server().localFolder('catalog', 1));
  await renewing;
  expect([...places]).toEqual([path.join(folder, 'catalog/1')]);
});

test('what is not whole is not kept: the copies stay those of the last good builds, and it is told', async () => {
  const { store, folder, problems, look } = await shop();
  await addBuild(store, 'catalog', 2);
  await pointAt(store, { catalog: 2 });
  await writeFile(path.join(store.root, 'catalog/2/client/home.abc.js'), 'changed()');
  await look();
  expect(problems).toEqual([expect.stringContaining('client/home.abc.js was changed after packing')]);
  const mirrored = async () => JSON.parse(await readFile(path.join(folder, 'registry.json'), 'utf8')).catalog.live;
  expect(await mirrored()).toBe(1);
  await addBuild(store, 'catalog', 3);
  await pointAt(store, { catalog: 3 });
  await look();
  expect(await mirrored()).toBe(3);
});
