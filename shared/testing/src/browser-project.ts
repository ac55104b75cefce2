import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const here = (file: string): string => path.join(import.meta.dirname, file);

const swc = (parser: object) => [
  require.resolve('@swc/jest'),
  {
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

/** How jest compiles sources of the workspace: to CommonJS, in which it can replace modules. */
export const sourcesForJest = {
  '^.+\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
  '^.+\\.ts$': swc({ syntax: 'typescript', tsx: false }),
};

/**
 * The jest project of code that runs in a browser as well: jsdom with the fetch of Node, an API by msw, styles by their
 * names, and a test fails that React complains about. `rootDir` is the folder of the tests.
 */
export const browserProject = (rootDir: string) => ({
  rootDir,
  displayName: 'browser',
  runtime: here('runtime.cjs'),
  testEnvironment: here('environment.cjs'),
  setupFilesAfterEnv: [here(`setup${path.extname(import.meta.filename)}`)],
  moduleNameMapper: {
    '\\.module\\.css$': here('css-module.cjs'),
    '\\.css$': here('css-module.cjs'),
  },
  transform: sourcesForJest,
});
