import type { Compilation, LoaderContext, LoaderDefinition } from 'webpack';
import { levels, sourceFolder, styleLevels, type Level } from './style-levels.ts';

const layers = ['ui', 'remote', 'page'];
const declared = layers.flatMap((layer) => levels.map((level) => `${layer}.${level}`));

const known = new WeakMap<Compilation, Map<string, Map<string, Level>>>();

/** The level of the CSS Module that is being compiled. */
export const levelOf = ({ _compilation: compilation, resourcePath }: LoaderContext<object>): Level => {
  if (!compilation) throw new Error('levels are known while webpack compiles');
  const folder = sourceFolder(resourcePath);
  const packages = known.get(compilation) ?? new Map<string, Map<string, Level>>();
  const found = packages.get(folder) ?? styleLevels(folder);
  known.set(compilation, packages.set(folder, found));
  return found.get(resourcePath) ?? levels[0];
};

/** Puts what a CSS Module says into its level's sublayer (`@layer ui` → `@layer ui.b`), and declares all of them first. */
const intoLevels: LoaderDefinition = function intoLevels(css) {
  // Any file of the package may change which component uses which.
  this.addContextDependency(sourceFolder(this.resourcePath));
  return css
    .replace('@layer reset, tokens, ui, remote, page;', `@layer reset, tokens, ${declared.join(', ')};`)
    .replaceAll(/@layer (ui|remote|page) \{/g, `@layer $1.${levelOf(this)} {`);
};

export default intoLevels;
