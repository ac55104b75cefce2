import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { rules } from './rules.ts';

/** Whether a rule of another tool is for files that the shop's own rules are for. */
const isReplaced = (rule: RuleSetRule): boolean =>
  rule.test instanceof RegExp && ['a.module.css', 'a.svg'].some((file) => (rule.test as RegExp).test(file));

/**
 * The settings of a tool that shows components, by which they and their sheets are compiled as in the shop: its
 * rules in place of the tool's, levels and class names included, and the shop's minimizer of sheets.
 */
export const asInTheShop = (tool: Configuration): Configuration => ({
  ...tool,
  devtool: tool.mode === 'production' ? false : tool.devtool,
  performance: { hints: false },
  resolve: { ...tool.resolve, extensions: ['.tsx', '.ts', '.js', '.mjs'] },
  module: {
    ...tool.module,
    rules: [
      ...(tool.module?.rules ?? []).filter((rule) => !(rule && typeof rule === 'object' && isReplaced(rule))),
      ...rules('client', true),
    ],
  },
  optimization: {
    ...tool.optimization,
    minimizer: [
      ...(tool.optimization?.minimizer ?? ['...']),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  plugins: [...(tool.plugins ?? []), new MiniCssExtractPlugin({ ignoreOrder: true })],
});
