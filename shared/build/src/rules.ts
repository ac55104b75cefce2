import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { levelOf } from './level-loader.ts';

const require = createRequire(import.meta.url);

/** The build that a rule is for: for browsers, or for the web server. */
export type Side = 'client' | 'server';

/** Components of development servers say what they are, so that an edit may take their place with their state. */
const typescript = (tsx: boolean, refresh: boolean): RuleSetRule => ({
  test: tsx ? /\.tsx$/ : /\.ts$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    },
  },
});

const ownLoader = (name: string): string => path.join(import.meta.dirname, name + path.extname(import.meta.filename));

/**
 * Class names carry the package's letter and a hash of the file's content and level: two builds that bundle the same component
 * agree, and two versions of it side by side on one page never restyle each other. In development they also say where they are
 * from; in production every card of a list would repeat that, in its page and in the styles that are inlined there.
 */
const localIdent = (context: LoaderContext<object>, _name: string, local: string): string => {
  const file = context.resourcePath;
  const folders = path.dirname(file).split(path.sep);
  const owner = folders[folders.lastIndexOf('src') - 1]?.replace('remote-', '') ?? 'app';
  const component = path.basename(file).replace('.module.css', '');
  const hash = createHash('sha1')
    .update(`${component} ${local} ${levelOf(context)} `)
    .update(readFileSync(file))
    .digest('base64url')
    .slice(0, 5);
  return context.mode === 'production' ? `${owner.charAt(0)}${hash}` : `${owner}_${component}_${local}_${hash}`;
};

const styles = (side: Side): RuleSetRule[] => {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        getLocalIdent: localIdent,
      },
    },
  };
  const sheet = { test: /\.css$/, sideEffects: true };
  const level = { test: /\.module\.css$/, enforce: 'pre' as const, loader: ownLoader('level-loader') };
  return [level, { ...sheet, use: side === 'server' ? [css] : [MiniCssExtractPlugin.loader, css] }];
};

/** Webpack's rules for the files of this workspace. */
export const rules = (side: Side, production: boolean): RuleSetRule[] => [
  typescript(true, !production),
  typescript(false, !production),
  ...styles(side),
  ...(production && side === 'client'
    ? [{ test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, loader: ownLoader('names-loader') }]
    : []),
  {
    test: /\.(woff2|avif|webp|png|svg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'client' },
  },
];
