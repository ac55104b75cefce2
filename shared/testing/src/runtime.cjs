// jest's own way to load files, which compiles each of them anew for each test file: here V8 finds what it has compiled for
// an earlier file of the process, which is a tenth of what a page's tests take.
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const isolated = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;

module.exports = class SharedCodeRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    const { executor } = this;
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
