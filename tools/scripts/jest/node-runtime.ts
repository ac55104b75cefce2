// How files of the project `node` are loaded: by Node itself, as production loads them. Modules stay with the process, so
// what ten test files import is read, stripped of its types and run once, not ten times. Loaded anew for each test file are
// the file itself, what supports tests (`testing.ts`, `testing/`), whose hooks and whose state belong to that file, and
// where jest-circus keeps its tests.
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

// For the next process and the next run, and for the programs that tests start: a quarter of what it takes to start the API.
const compiled = path.join(import.meta.dirname, '../../../.cache/compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;

const require = createRequire(import.meta.url);

/** Names of what jest-circus leaves in the globals for a file: its tests, who hears of them, what it set for them. */
const ofOneFile = new Set([
  'JEST_STATE_SYMBOL',
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_TIMES_SETTER',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
]);

/** How many test files this process has loaded. */
let count = 0;

/** Outside of a file jest loads what it starts and ends with, such as a server of databases, into the same process. */
let isInFile = false;

/** A module is loaded once by its address, so what is loaded anew gets another one; the first file needs none. */
const addressNow = (url: string): string => (isInFile && count > 1 ? `${url}?file=${count}` : url);

const supportsTests = /^file:(?!.*\/node_modules\/).*\/testing(?:\/.*)?\.ts$/;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return supportsTests.test(found.url) ? { ...found, url: addressNow(found.url) } : found;
  },
});

export default class NodeRuntime extends Runtime {
  readonly #testFile: string;

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    // jest replaces it in the globals of a file, which here are those of the process.
    const { getBuiltinModule } = process;
    super(...given);
    process.getBuiltinModule = getBuiltinModule;
    this.#testFile = given[6];
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(file: string): Promise<unknown> {
    const { href } = pathToFileURL(file);
    if (file !== this.#testFile) return import(href);
    count += 1;
    isInFile = true;
    Object.assign(globalThis, this.requireModuleOrMock(file, '@jest/globals'));
    return import(addressNow(href));
  }

  override teardown(): void {
    super.teardown();
    isInFile = false;
  }

  /** jest-circus; what it imports stays, `expect` among it. */
  override requireInternalModule<T>(file: string): T {
    for (const name of Object.getOwnPropertySymbols(globalThis)) {
      if (ofOneFile.has(name.description ?? '')) Reflect.deleteProperty(globalThis, name);
    }
    delete require.cache[file];
    return require(file) as T;
  }

  override requireModule<T>(from: string, name?: string): T {
    return (name === undefined ? require(from) : createRequire(from)(name)) as T;
  }
}
