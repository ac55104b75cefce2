import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Compiler } from 'webpack';

const own = (file: string): string => path.join(import.meta.dirname, file);

/** The runtime of React Refresh, as its plugin and its loader ask for it. */
const RUNTIME = /react-refresh[\\/]runtime(\.js)?$/;
const IN_PLACE = own('refresh-runtime.js');

interface DevelopedPackage {
  /** The package's short name: host, catalog, … */
  name: string;
  /** It brings React, and so is on the page before React begins: the host, or a remote that runs alone. */
  bringsReact: boolean;
}

/**
 * For development alone: an edited component takes the place of the old one with its
 * state kept, whichever package of the page it is of, and what fails is shown with the package's name.
 */
export class DevelopmentPlugin {
  readonly #developed: DevelopedPackage;

  constructor(developed: DevelopedPackage) {
    this.#developed = developed;
  }

  apply(compiler: Compiler): void {
    const { DefinePlugin, EntryPlugin, NormalModuleReplacementPlugin } = compiler.webpack;
    new DefinePlugin({
      __PACKAGE__: JSON.stringify(this.#developed.name),
      __BRINGS_REACT__: String(this.#developed.bringsReact),
    }).apply(compiler);
    new NormalModuleReplacementPlugin(RUNTIME, (data) => {
      if (data.contextInfo.issuer !== IN_PLACE) data.request = IN_PLACE;
    }).apply(compiler);
    this.#nameErrors(compiler);
    new EntryPlugin(compiler.context, own('error-overlay.js'), { name: undefined }).apply(compiler);
    // One mark for all packages of a page: the runtime takes its place in the page once. webpack's own server has an overlay.
    const exclude = [/node_modules/, import.meta.dirname];
    new ReactRefreshPlugin({ overlay: false, library: 'page', exclude }).apply(compiler);
  }

  /** Before what does not compile stands the package: a page has those of all. */
  #nameErrors(compiler: Compiler): void {
    const named = (error: Error): Error =>
      Object.create(error, { message: { value: `${this.#developed.name}: ${error.message}` } });
    compiler.hooks.compilation.tap('DevelopmentPlugin', (compilation) => {
      compilation.hooks.processErrors.tap('DevelopmentPlugin', (errors) => errors.map(named));
    });
  }
}
