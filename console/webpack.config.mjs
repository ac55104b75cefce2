import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';

/** One program for browsers: `main.js`, and what is loaded later under names that change with what is in them. */
export default (_env, { mode }) => ({
  mode,
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './src/main.tsx',
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    publicPath: '/assets/',
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:12].js',
    trustedTypes: { policyName: 'console#chunks' },
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  devtool: false,
  optimization: {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { ecma: 2022, compress: { ecma: 2022 }, mangle: true },
        extractComments: false,
      }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
