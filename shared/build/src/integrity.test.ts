import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { integrity } from './integrity.ts';

/** Gives each chunk but the entry a style, after its script: so they come from webpack's cache. */
const styleAfterScript: webpack.WebpackPluginInstance = {
  apply: ({ hooks, webpack: { Compilation, sources } }: webpack.Compiler) =>
    hooks.thisCompilation.tap('style', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL - 1;
      compilation.hooks.processAssets.tap({ name: 'style', stage }, () => {
        for (const chunk of compilation.chunks) {
          if (chunk.hasRuntime()) continue;
          compilation.emitAsset(`${chunk.id}.css`, new sources.RawSource('.part { color: green; }'));
          chunk.files.add(`${chunk.id}.css`);
        }
      });
    }),
};

test('the entry demands of a part the hash of its script, whichever of its files was rendered last', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'integrity-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/main.js'), "import('./part.js');");
  writeFileSync(path.join(folder, 'src/part.js'), 'export const part = 1;');
  const out = path.join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/main.js',
    target: ['web', 'es2022'],
    output: { path: out, filename: '[name].js', chunkFilename: '[id].js', crossOriginLoading: 'anonymous' },
    optimization: { minimize: false },
    plugins: [styleAfterScript, ...integrity()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler?.run((error, result) => (error ? fail(error) : done(result)));
  });
  expect(stats?.toString({ all: false, errors: true, warnings: true })).toBe('');
  const files = readdirSync(out);
  expect(files).toHaveLength(3);
  const script = files.find((file) => /^\d+\.js$/.test(file)) ?? '';
  const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');
  const demanded = [...read('main.js').matchAll(/sha256-[\w+/]+=*/g)].map(([hash]) => hash);
  expect(demanded).toEqual([`sha256-${createHash('sha256').update(read(script)).digest('base64')}`]);
  rmSync(folder, { recursive: true });
});
