import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyPack, PACK_FILE, type Pack } from '@shop/create-remote/pack';
import { pnpmCommand } from '@shop/delivery';
import { run } from '../checks/run.ts';
import { catalog, manifestOf } from './manifest.ts';
import { type Offered, offeredPackages } from './offered.ts';
import { packagesOfShop, stageShop } from './shop-packages.ts';
import { inStage } from './staged.ts';
import { surfaceOf } from './surface.ts';

/** Names a packed file after what is in it, so that no other one ever has its name. */
const namedByContents = async (folder: string, file: string): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(path.join(folder, file)));
  const named = file.replace(/\.tgz$/, `-${hash.digest('hex').slice(0, 10)}.tgz`);
  await rename(path.join(folder, file), path.join(folder, named));
  return named;
};

const pack = async (all: readonly Offered[], staged: string, to: string): Promise<Pack['packages']> => {
  await writeFile(path.join(staged, 'pnpm-workspace.yaml'), "packages: ['*']\n");
  await mkdir(to);
  const [command, ...args] = pnpmCommand();
  const { ok, output } = await run(command, [...args, '--recursive', 'pack', '--pack-destination', to], {
    cwd: staged,
    env: { pnpm_config_verify_deps_before_run: 'false' },
  });
  if (!ok) throw new Error(output);
  const made = new Set(await readdir(to));
  const entries: [string, { version: string; file: string }][] = [];
  for (const { manifest } of all) {
    const { name, version } = manifest;
    const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    if (!made.has(file)) throw new Error(`${name} was not packed as ${file}`);
    entries.push([name, { version, file: await namedByContents(to, file) }]);
  }
  return Object.fromEntries(entries);
};

/**
 * Packs what a remote in a repository of its own needs, and with it the shop, in place of what was packed there before.
 * Returns the files' names.
 */
export const writePack = (to: string, { withShop }: { withShop: boolean }): Promise<string[]> =>
  inStage('packs', async (work, staged) => {
    const packed = path.join(work, 'packed');
    const all = [...offeredPackages(), ...(withShop ? packagesOfShop() : [])];
    if (withShop) await stageShop(work, staged, new Map(all.map(({ manifest }) => [manifest.name, manifest.version])));
    const packages = await pack(all, staged, packed);
    const { node = '' } = manifestOf('.').devDependencies ?? {};
    const whole: Pack = { packages, libraries: { node, ...catalog() }, surface: await surfaceOf(staged, work) };
    await writeFile(path.join(packed, PACK_FILE), `${JSON.stringify(whole, null, 2)}\n`);
    copyPack(packed, to);
    return [...Object.values(packages).map(({ file }) => file), PACK_FILE];
  });
