import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { exportsOf, type UsedNames, usedNamesOf, UsedNamesPlugin } from './used-names.ts';

const files = {
  'src/main.js':
    "import { Link as Way, calling } from '@shop/platform'; import './part.js'; import './links.js'; import './renamed.js'; calling(Way); import('./late.js');",
  'src/part.js':
    "import * as all from '@shop/platform'; import { more } from 'lib'; more(all.api); step('carts', x => x);",
  'src/late.js':
    "import { calling } from '@shop/platform'; calling('accountInit'); calling('noCallOfTheShop'); t('carts.none'); t(late ? 'a.late' : 'a.soon'); said.t('x');",
  'src/links.js':
    "import { paths } from '@shop/contract'; go(paths.room('a'), paths.product('b'), paths.nowhere); const own = { paths: {} }; own.paths.other;",
  'src/renamed.js':
    "import { paths as ways } from '@shop/contract'; go(ways.home, ways.coupons('used', 2)); paths.terms;",
  'src/contract.js': 'export * as paths from "./builders.js";',
  'src/builders.js':
    'export const room = 1; export const product = 1; export const home = 1; export const coupons = 1;',
  'src/platform.js': 'export const Link = 1; export const api = 2; const own = 3; export { own as calling };',
  'node_modules/lib/index.js': "export const more = (f) => f('coupons');",
};

test('a build tells the calls that its code makes, late parts included, and what it imports of the platform, and where its links lead', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'used-names-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const platform = path.join(folder, 'src/platform.js');
  let found: UsedNames | undefined;
  let exported: string[] = [];
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/main.js',
    resolve: { alias: { '@shop/platform$': platform, '@shop/contract$': path.join(folder, 'src/contract.js') } },
    output: { path: path.join(folder, 'dist') },
    plugins: [
      new UsedNamesPlugin(),
      ({ hooks }) =>
        hooks.afterEmit.tap('test', (compilation) => {
          found = usedNamesOf(compilation);
          exported = exportsOf(compilation, platform);
        }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler?.run((error, result) => (error ? fail(error) : done(result)));
  });
  rmSync(folder, { recursive: true });
  expect(stats?.toString({ all: false, errors: true })).toBe('');
  expect(found).toEqual({
    calls: ['accountInit', 'carts'],
    platform: ['Link', 'calling'],
    paths: {
      coupons: '/customer/account/coupon',
      home: '/',
      nowhere: '',
      product: null,
      room: '/room/:any',
    },
    texts: ['a.late', 'a.soon', 'carts.none'],
  });
  expect(exported).toEqual(['Link', 'api', 'calling']);
});
