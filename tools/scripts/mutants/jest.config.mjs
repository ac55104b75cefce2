// The tests of one part, as one project: Stryker runs them in its own process. Every file is compiled by jest, those of
// Node too: a change is there for one run, and modules that stay with the process would not have it.
import path from 'node:path';
import { sourcesForJest } from '@shop/testing/jest';
import config from '../../../jest.config.mjs';

const { MUTANTS_PROJECT: name, MUTANTS_TESTS: folder, MUTANTS_WITHOUT: without, MUTANTS_SLICES: slices } = process.env;
const {
  globalSetup: _start,
  globalTeardown: _stop,
  runtime: _byNodeItself,
  transformIgnorePatterns: _nothing,
  ...project
} = config.projects.find(({ displayName }) => displayName === name);
const rootDir = path.resolve(import.meta.dirname, '../../..');
export default {
  ...project,
  rootDir,
  transform: sourcesForJest,
  testEnvironment: `${rootDir}/tools/scripts/mutants/environment.cjs`,
  runner: `${rootDir}/tools/scripts/mutants/runner.ts`,
  setupFilesAfterEnv: [
    ...(project.setupFilesAfterEnv ?? []),
    ...(slices ? [`${rootDir}/tools/scripts/mutants/slices.cjs`] : []),
  ],
  roots: [`<rootDir>/${folder}`],
  watchman: false,
  testTimeout: config.testTimeout,
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...(without ? [without] : [])],
};
