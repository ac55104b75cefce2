import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../checks/run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pack = (name: string): string => {
  const to = path.join(folder, name);
  execFileSync('node', ['tools/scripts/pack-platform.ts', '--to', to], { cwd: root, stdio: 'pipe' });
  return to;
};

/** Unpacks every file: package → the folder with its files. */
const unpacked = (packs: string): Map<string, string> =>
  new Map(
    readdirSync(packs)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => {
        const to = path.join(folder, 'unpacked', file);
        mkdirSync(to, { recursive: true });
        execFileSync('tar', ['xzf', path.join(packs, file), '-C', to]);
        return [JSON.parse(readFileSync(path.join(to, 'package/package.json'), 'utf8')).name, path.join(to, 'package')];
      }),
  );

/** Every file that a part of a package.json names. */
const targets = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(targets);

test('the packages are compiled, whole, of versions that fit each other, and the same bytes each time', () => {
  const packs = pack('one');
  const again = pack('two');
  expect(readdirSync(again)).toEqual(readdirSync(packs));
  const differing = readdirSync(packs).filter(
    (file) => !readFileSync(path.join(packs, file)).equals(readFileSync(path.join(again, file))),
  );
  expect(differing).toEqual([]);

  const packages = unpacked(packs);
  const manifests = [...packages].map(([, at]) => JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8')));
  const versions = new Map(manifests.map(({ name, version }) => [name, `^${version}`]));
  const faults = manifests.flatMap((manifest) => {
    const at = packages.get(manifest.name) ?? '';
    const named = [manifest.bin, manifest.exports, manifest.imports].flatMap(targets);
    const ranges = Object.entries<string>({ ...manifest.dependencies, ...manifest.peerDependencies });
    const files = readdirSync(at, { recursive: true, encoding: 'utf8' });
    return [
      ...named.filter((file) => !existsSync(path.join(at, file))).map((file) => `${file} is not there`),
      ...files
        .filter((file) => /(?<!\.d)\.tsx?$|\.test\.(?:js|d\.ts)$/.test(file))
        .map((file) => `${file} is a source`),
      ...files
        .filter((file) => /\.(?:js|d\.ts)$/.test(file))
        .filter((file) =>
          /(?:from|import\() ?["']\.[^"']*(?<!\.d)\.tsx?["']/.test(readFileSync(path.join(at, file), 'utf8')),
        )
        .map((file) => `${file} imports a source`),
      ...ranges
        .filter(([name, range]) => /:/.test(range) || (name.startsWith('@shop/') && range !== versions.get(name)))
        .map((range) => range.join(' ')),
    ].map((fault) => `${manifest.name}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect([...packages.keys()]).toEqual(
    expect.arrayContaining(
      [
        'build',
        'contract',
        'create-remote',
        'api',
        'delivery',
        'format',
        'host',
        'forms',
        'i18n',
        'kit',
        'platform',
        'qa',
        'shop',
        'testing',
        'ui',
        'world',
      ].map((name) => `@shop/${name}`),
    ),
  );
  // A sheet's level is not read from compiled files, of which types are gone.
  expect(existsSync(path.join(packages.get('@shop/ui') ?? '', 'src/style-levels.json'))).toBe(true);
});
