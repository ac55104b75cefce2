// Two projects: code that runs in Node alone, and code that runs in a browser as well.
import { browserProject } from '@shop/testing/jest';

const shared = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/releases/'],
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.data', '<rootDir>/.cache'],
  setupFiles: ['<rootDir>/shared/serving/src/machine-code.ts'],
};
export default {
  // A busy machine is slow, not broken: what hangs still ends.
  testTimeout: 900_000,
  // What test files loaded stays with their process: one that has grown is replaced. There have to be two of them,
  // because with one (jest's own choice on two cores) every file runs in jest's process, which nothing replaces.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      // Loaded by Node itself, once for all files of a process.
      runtime: '<rootDir>/tools/scripts/jest/node-runtime.ts',
      testEnvironment: '<rootDir>/tools/scripts/jest/node-environment.ts',
      transformIgnorePatterns: ['/'],
      globalSetup: '<rootDir>/api/src/testing/jest-start.ts',
      globalTeardown: '<rootDir>/api/src/testing/jest-stop.ts',
      testMatch: [
        '<rootDir>/{api,console,delivery,world,tools/{adapter-medusa,conformance,create-remote,pictures,scripts,shop},host/server,shared/contract,shared/csv,shared/format,shared/settings,shared/serving,shared/objects,shared/outside,shared/build,docs,e2e/{firefox,speed}}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      ...browserProject(import.meta.dirname),
      globalSetup: '<rootDir>/api/src/testing/pages/jest-start.ts',
      globalTeardown: '<rootDir>/api/src/testing/pages/jest-stop.ts',
      testMatch: [
        '<rootDir>/{tools/gallery/src,host/src,remote-*,shared/{platform,request,session,store,ui,kit,forms,i18n,tracking,testing}}/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
