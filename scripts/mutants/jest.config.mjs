// The tests of one part, as one project: Stryker runs them in its own process.
import path from 'node:path';
import config from '../../jest.config.mjs';

const { MUTANTS_PROJECT: name, MUTANTS_TESTS: folder, MUTANTS_WITHOUT: without, MUTANTS_SLICES: slices } = process.env;
const {
  globalSetup: _start,
  globalTeardown: _stop,
  ...project
} = config.projects.find(({ displayName }) => displayName === name);
const rootDir = path.resolve(import.meta.dirname, '../..');
export default {
  ...project,
  rootDir,
  testEnvironment: `${rootDir}/scripts/mutants/environment.cjs`,
  runner: `${rootDir}/scripts/mutants/runner.ts`,
  setupFilesAfterEnv: [
    ...(project.setupFilesAfterEnv ?? []),
    ...(slices ? [`${rootDir}/scripts/mutants/slices.cjs`] : []),
  ],
  roots: [`<rootDir>/${folder}`],
  watchman: false,
  testTimeout: config.testTimeout,
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...(without ? [without] : [])],
};
