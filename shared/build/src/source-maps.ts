import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

interface ModuleName {
  absoluteResourcePath: string;
}

/** Writes the source maps of a build into a folder beside it, so that none lies where browsers ask for files. */
class MapsApart {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const maps = new Map<string, string>();
    compiler.hooks.thisCompilation.tap('MapsApart', (compilation) => {
      // After files were renamed by their contents.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'MapsApart', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.map')) continue;
          // It names the script by a hash of before, which is another in each folder; its own name says which.
          const { file: _, ...map } = JSON.parse(source.source().toString());
          maps.set(file, JSON.stringify(map));
          compilation.deleteAsset(file);
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise('MapsApart', async () => {
      await mkdir(this.#folder, { recursive: true });
      await Promise.all([...maps].map(([file, text]) => writeFile(path.join(this.#folder, file), text)));
    });
  }
}

/**
 * Maps of a build's scripts to the sources, which no script names: places alone, by paths of the workspace (`root`),
 * without the sources' text, which the release's commit has.
 */
export const sourceMaps = (folder: string, root: string): webpack.WebpackPluginInstance[] => [
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath: file }: ModuleName) =>
      path.isAbsolute(file) ? path.relative(root, file).replaceAll(path.sep, '/') : file,
  }),
  new MapsApart(folder),
];
