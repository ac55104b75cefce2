// jest's own way to load files, which compiles each of them anew for each test file: here V8 finds what it has compiled for
// an earlier file of the process, which is a tenth of what a page's tests take.
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Packages that have both are loaded as CommonJS: of modules for `import` V8 keeps nothing for the next test file. */
const resolveOptions = Object.freeze({ conditions: ['require', 'node', 'default', 'node-addons'] });

/** Texts of packages, which stay as they are while the process runs. */
const packages = new Map();

/** Texts of files, by their paths: those of packages are read once for all test files of the process. */
class TextsOfFiles extends Map {
  get(file) {
    return packages.get(file) ?? super.get(file);
  }

  set(file, text) {
    return file.includes('/node_modules/') ? packages.set(file, text) && this : super.set(file, text);
  }
}

const isolated = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;

module.exports = class SharedCodeRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, texts, ...given) {
    super(config, environment, resolver, transformer, new TextsOfFiles(texts), ...given);
    const { executor } = this;
    this._resolution.cjsResolveOptions = resolveOptions;
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, file) => {
      const context = environment.getVmContext();
      // Dynamic imports are left to jest; sources of the workspace are compiled to `require`.
      if (context === null || /\bimport\s*\(/.test(source)) return compile(source, file);
      try {
        // On the line of `head`, so that errors name the lines of the file.
        const script = new vm.Script(`${head}${source}\n})`, { filename: file, importModuleDynamically: isolated });
        return script.runInContext(context);
      } catch {
        return compile(source, file);
      }
    };
  }
};
