import type webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const isScript = (file: string): boolean => file.endsWith('.js');

/**
 * The integrity plugin keeps one hash for each chunk: that of the file that was rendered last. From webpack's cache a
 * script may come before the style of its chunk, and browsers would refuse the script for the hash of the style.
 */
class ScriptsLast {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptsLast', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ScriptsLast', stage }, () => {
        for (const { files } of compilation.chunks) {
          for (const file of [...files].filter(isScript)) {
            files.delete(file);
            files.add(file);
          }
        }
      });
    });
  }
}

/**
 * Chunks carry their hash in the code that loads them. Comes after federation, whose entry it has to see. sha256: a hash
 * does not compress, and each of a remote's chunks has one in the entry that every first view loads.
 */
export const integrity = (): webpack.WebpackPluginInstance[] => [
  new ScriptsLast(),
  new SubresourceIntegrityPlugin({ enabled: true, hashFuncNames: ['sha256'] }),
];
