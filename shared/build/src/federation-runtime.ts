import type { Compiler, Module } from 'webpack';

/** The name of the host's script that holds the federation runtime. */
export const FEDERATION = 'federation';

const PACKAGES = /[\\/]node_modules[\\/]@module-federation[\\/]/;

/** Whether a module is part of the federation runtime's packages. */
export const isOfFederation = (module: Module): boolean => PACKAGES.test(module.nameForCondition() ?? '');

/**
 * Federation's own plugin draws its runtime into the script that has webpack's, which is the host's main one and new with
 * each change of the host. This puts it back into the script that `splitChunks` has made of it, which is named by the
 * same rules as libraries and so keeps its address.
 */
export class FederationRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FederationRuntimePlugin', (compilation) => {
      // After federation's plugin, which comes one stage after the splitting.
      compilation.hooks.optimizeChunks.tap({ name: 'FederationRuntimePlugin', stage: 20 }, () => {
        const apart = compilation.namedChunks.get(FEDERATION);
        const main = compilation.namedChunks.get('main');
        if (!apart || !main) return;
        const { chunkGraph } = compilation;
        for (const module of [...chunkGraph.getChunkModulesIterable(main)].filter(isOfFederation)) {
          chunkGraph.disconnectChunkAndModule(main, module);
          chunkGraph.connectChunkAndModule(apart, module);
        }
      });
    });
  }
}
