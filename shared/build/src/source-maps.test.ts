import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { sourceMaps } from './source-maps.ts';

test('maps lie beside what browsers get, no script names them, and they hold no source', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'source-maps-'));
  const folder = path.join(root, 'remote-chairs');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'src/main.js'), "document.title = 'A secret of the sources'.slice(9);");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/main.js',
    output: { path: path.join(folder, 'dist/client'), filename: '[name].[contenthash:8].js', clean: true },
    plugins: sourceMaps(path.join(folder, 'dist/maps'), root),
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler?.run((error, result) => (error ? fail(error) : done(result)));
  });
  expect(stats?.toString({ all: false, errors: true, warnings: true })).toBe('');
  const [script = '', ...others] = readdirSync(path.join(folder, 'dist/client'));
  expect(others).toEqual([]);
  expect(readFileSync(path.join(folder, 'dist/client', script), 'utf8')).not.toContain('sourceMappingURL');
  expect(readdirSync(path.join(folder, 'dist/maps'))).toEqual([`${script}.map`]);
  const text = readFileSync(path.join(folder, 'dist/maps', `${script}.map`), 'utf8');
  expect(JSON.parse(text).sources).toContain('remote-chairs/src/main.js');
  expect(text).not.toContain('secret');
  expect(text).not.toContain(root);
  rmSync(root, { recursive: true });
});
