import path from 'node:path';
import type { Compiler, Dependency, Module } from 'webpack';

/** Where federation's plugin writes the module that starts its runtime; the file's name is a hash of absolute paths. */
const GENERATED = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[\da-f]{32}\.js$/;
/** As the container asks for it. Its own name ends with this, where webpack makes no path relative. */
const ASKED = 'federation-entry';

/** The container of a remote, which imports that module. */
const isContainer = (dependency: Dependency): dependency is Dependency & { injectRuntimeEntry: string } =>
  'injectRuntimeEntry' in dependency && GENERATED.test(String(dependency.injectRuntimeEntry));

/** A module that provides a shared package. Nothing asks for it by its id, but no other module may have the same one. */
const isProvided = (module: Module): boolean => module.type === 'provide-module';

/**
 * Gives that module, and those that provide shared packages, names without a folder of the disk. From the names of
 * modules webpack derives their ids, which stand in a remote's entry and in the web server's scripts; where two ids meet,
 * a third module gets another one. One commit would have other bytes elsewhere.
 */
export class FederationEntryPlugin {
  apply(compiler: Compiler): void {
    const named = path.join(compiler.context, 'node_modules/.federation/entry.js');
    compiler.hooks.thisCompilation.tap('FederationEntryPlugin', (compilation, { normalModuleFactory: factory }) => {
      let generated = '';
      compilation.hooks.beforeModuleIds.tap('FederationEntryPlugin', (modules) => {
        for (const module of modules)
          if (isProvided(module)) compilation.chunkGraph.setModuleId(module, module.libIdent({ context: '' }) ?? '');
      });
      compilation.hooks.addEntry.tap('FederationEntryPlugin', (dependency) => {
        if (!isContainer(dependency)) return;
        generated = dependency.injectRuntimeEntry;
        dependency.injectRuntimeEntry = ASKED;
      });
      // Its text holds the folder too: it has no part in source maps.
      compilation.hooks.buildModule.tap({ name: 'FederationEntryPlugin', stage: 100 }, (module) => {
        if (GENERATED.test(module.nameForCondition() ?? ''))
          Object.assign(module, { useSourceMap: false, useSimpleSourceMap: false });
      });
      factory.hooks.beforeResolve.tap('FederationEntryPlugin', (data) => {
        if (data.request === ASKED) data.request = generated;
      });
      factory.hooks.afterResolve.tap('FederationEntryPlugin', ({ createData }) => {
        // The file that is read stays `resource`; a module is known by the request that led to it.
        if (GENERATED.test(createData.resource ?? ''))
          Object.assign(createData, { request: named, userRequest: named });
      });
    });
  }
}
