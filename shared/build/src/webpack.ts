import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { BuildInfoPlugin } from './build-info.ts';
import { compiledVersion, importedFile } from './compiled-version.ts';
import { DevelopmentPlugin } from './development/refresh.ts';
import { devServer } from './dev-server.ts';
import { exposesOf, type RemoteData } from './exposes.ts';
import { FederationEntryPlugin } from './federation-entry.ts';
import { globalName, hostFederation, remoteFederation } from './federation.ts';
import { FEDERATION, FederationRuntimePlugin, isOfFederation } from './federation-runtime.ts';
import { integrity } from './integrity.ts';
import { calls } from '@shop/contract';
import { startReading } from '@shop/settings';
import { repositoryOf } from './repository.ts';
import { rules, type Side } from './rules.ts';
import { sourceMaps } from './source-maps.ts';
import { StandalonePagePlugin } from './standalone-page.ts';
import { exportsOf, usedNamesOf, UsedNamesPlugin } from './used-names.ts';

interface Build {
  /** The package's short name: host, catalog, … */
  name: string;
  /** The package's folder, absolute. */
  folder: string;
  production: boolean;
}

/** Files that configure the build, for webpack's cache: it does not follow their imports by itself. */
const settings = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name));

/** Where the shared packages lie side by side. */
const shared = path.resolve(import.meta.dirname, '../..');
const buildNumber = startReading(process.env, 'build').of('BUILD_NUMBER') ?? Math.floor(Date.now() / 1000);

const defines = (side: Side): webpack.DefinePlugin =>
  new webpack.DefinePlugin({ __SERVER__: String(side === 'server') });

/** The viewer of models brings a decoder that compiles WebAssembly at once, which no page's policy allows; no model needs it. */
const withoutWebAssembly = { 'three/examples/jsm/libs/meshopt_decoder.module.js': false as const };

const jsxForDevelopment = {
  'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'development/jsx-dev-runtime.js'),
};

/** The router's exports lead to the build that warns developers, whatever the mode; beside it stands one without. */
const routerWithoutWarnings = (folder: string): Record<string, string> => {
  const ofPlatform = createRequire(importedFile(folder, '@shop/platform'));
  const ofRouter = createRequire(ofPlatform.resolve('react-router-dom/package.json'));
  const production = path.join(path.dirname(ofRouter.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
};

/**
 * The federation runtime's errors in words: they are known by their numbers, which its documentation explains,
 * and every first view would load the words.
 */
const errorsByNumber = [
  { of: /^\.\/desc\.mjs$/, by: 'error-texts.js' },
  { of: /^\.\/getShortErrorMsg\.mjs$/, by: 'error-message.js' },
].map(({ of, by }) => new webpack.NormalModuleReplacementPlugin(of, path.join(import.meta.dirname, by)));

const base = ({ name, folder, production }: Build, side: Side): Configuration => {
  const client = side === 'client';
  return {
    name: `${name}:${side}`,
    mode: production ? 'production' : 'development',
    context: folder,
    target: client ? ['web', 'es2022'] : 'async-node',
    output: {
      path: path.join(folder, 'dist', side),
      publicPath: 'auto',
      // No script for browsers knows its build's number: what has not changed keeps its bytes, and so its address.
      uniqueName: client ? name : `${name}_${buildNumber}`,
      // A file's address has a build in it: a hash beside it would make every table of chunks longer, for no cache.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A module that threw is removed from the cache, so that the next import runs it again and gets its error.
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 5000,
      crossOriginLoading: client ? 'anonymous' : false,
      ...(client ? { trustedTypes: { policyName: 'shop#chunks' } } : {}),
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...withoutWebAssembly, ...(production ? routerWithoutWarnings(folder) : jsxForDevelopment) },
    },
    module: { rules: rules(side, production) },
    devtool: production ? false : 'cheap-module-source-map',
    // A release is built without a cache: from it, a script comes out with its imports in another order now and then, and
    // would have other bytes although nobody changed it.
    cache: production
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: path.join(repositoryOf(folder), '.cache/webpack', name, side),
          buildDependencies: { settings },
        },
    optimization: client
      ? {
          // A mistake that does not compile changes nothing: the page keeps its state until the mistake is mended.
          emitOnErrors: false,
          splitChunks: sharedModulesStay,
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
              extractComments: false,
            }),
            new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
          ],
        }
      : { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      defines(side),
      new FederationEntryPlugin(),
      ...(client && production
        ? [...errorsByNumber, ...sourceMaps(path.join(folder, 'dist/maps'), repositoryOf(folder))]
        : []),
      ...(client
        ? [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              // A page is known to have a sheet by its name alone, and two remotes may have an expose of one name.
              chunkFilename: `${name}-[name].css`,
              ignoreOrder: true,
            }),
          ]
        : []),
    ],
  };
};

/** Default splitting, but no chunk of shared modules only: it would have no file, and so no integrity hash. */
const sharedModulesStay = {
  cacheGroups: {
    default: {
      minChunks: 2,
      priority: -20,
      reuseExistingChunk: true,
      test: (module: webpack.Module) => module.type !== 'consume-shared-module',
    },
  },
};

const withPlugins = (config: Configuration, ...plugins: webpack.WebpackPluginInstance[]): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), ...plugins],
});

/** The two builds of a remote: for browsers (`dist/client`) and for the first view (`dist/server`). */
export const remoteBuild = (remote: RemoteData, folder: string, production: boolean): Configuration[] => {
  const build = { name: remote.name, folder, production };
  const exposes = exposesOf(remote, folder);
  const platform = compiledVersion(folder, '@shop/platform');
  const facts = {
    package: remote.name,
    build: buildNumber,
    platform: `^${platform}`,
    contract: `^${compiledVersion(folder, '@shop/contract')}`,
    config: remote,
    trustedTypes: true,
    container: globalName(remote.name),
  };
  const client = withPlugins(
    { ...base(build, 'client'), entry: {}, devServer: devServer(folder) },
    remoteFederation(remote.name, 'client', exposes, { production, build: buildNumber, platform }),
    ...(production ? integrity() : [new DevelopmentPlugin({ name: remote.name, bringsReact: false })]),
    new UsedNamesPlugin(),
    new BuildInfoPlugin(path.join(folder, 'dist'), Object.keys(exposes), (compilation) => ({
      ...facts,
      uses: usedNamesOf(compilation),
    })),
  );
  if (!production) return [client];
  return [
    client,
    withPlugins(
      { ...base(build, 'server'), entry: {} },
      remoteFederation(remote.name, 'server', exposes, { production: true, build: buildNumber, platform }),
    ),
  ];
};

/** One remote as a plain application with a bare shell (`src/standalone.tsx`), without federation. */
export const standaloneBuild = (remote: RemoteData, folder: string): Configuration[] => {
  const config = base({ name: `${remote.name}-standalone`, folder, production: false }, 'client');
  const served = { ...config, entry: { main: './src/standalone.tsx' }, devServer: devServer(folder, true) };
  const developed = { name: remote.name, bringsReact: true };
  return [withPlugins(served, new StandalonePagePlugin(), new DevelopmentPlugin(developed))];
};

/** The script that waits for somebody to touch a page is a file without federation, and no part of the shell's own. */
const START = 'start.js';

/**
 * Three scripts below the host's own code: the libraries, the shared packages, and the federation runtime. A
 * release of the host that changes none of them leaves a returning visitor the fourth, which is its own code.
 */
const scriptsThatLast = {
  ...sharedModulesStay,
  cacheGroups: {
    ...sharedModulesStay.cacheGroups,
    libraries: { name: 'libraries', chunks: 'initial' as const, test: /[\\/]node_modules[\\/]/, priority: 10 },
    shared: {
      name: 'shared',
      chunks: 'initial' as const,
      type: /^javascript\//,
      test: shared + path.sep,
      priority: 5,
    },
    federation: { name: FEDERATION, chunks: 'initial' as const, test: isOfFederation, priority: 20, enforce: true },
  },
};

/** `knows` of `release.json`, and the intents that it dispatches itself. */
interface Known {
  layouts: readonly string[];
  slots: readonly string[];
  intents: readonly string[];
  dispatches: readonly string[];
  languages: readonly string[];
}

/**
 * The builds of the host: the shell for browsers, the script that starts it, and `render.js` for the web server; in
 * development the first only.
 */
export const hostBuild = (folder: string, production: boolean, knows: Known): Configuration[] => {
  const build = { name: 'host', folder, production };
  const platform = compiledVersion(folder, '@shop/platform');
  const facts = {
    package: 'host',
    build: buildNumber,
    platform,
    contract: compiledVersion(folder, '@shop/contract'),
    config: null,
    trustedTypes: true,
  };
  const client = withPlugins(
    { ...base(build, 'client'), entry: { main: './src/index.ts' }, devServer: devServer(folder) },
    hostFederation('client', buildNumber, platform),
    new FederationRuntimePlugin(),
    ...(production ? integrity() : [new DevelopmentPlugin({ name: 'host', bringsReact: true })]),
    new UsedNamesPlugin(),
    new BuildInfoPlugin(path.join(folder, 'dist'), [], (compilation) => ({
      ...facts,
      uses: usedNamesOf(compilation),
      knows: {
        ...knows,
        calls: Object.keys(calls),
        platform: exportsOf(compilation, importedFile(folder, '@shop/platform')),
      },
      start: START,
    })),
  );
  // Pages of development servers load one script of the host, are rendered in the browser and wait for nobody.
  if (!production) return [client];
  client.output = { ...client.output, clean: { keep: START } };
  client.optimization = { ...client.optimization, splitChunks: scriptsThatLast };
  const starting: Configuration = {
    ...base({ ...build, name: 'host-start' }, 'client'),
    entry: { start: './src/start/start.ts' },
  };
  starting.output = { ...starting.output, filename: START, clean: false };
  const server: Configuration = {
    ...base(build, 'server'),
    entry: { render: './src/render.ts' },
  };
  server.output = { ...server.output, library: { type: 'commonjs-module' } };
  return [client, starting, withPlugins(server, hostFederation('server', buildNumber, platform))];
};
