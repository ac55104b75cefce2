// The tests of one part, as one project: Stryker runs them in its own process.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

const { MUTANTS_PROJECT: name, MUTANTS_TESTS: folder, MUTANTS_WITHOUT: without } = process.env;
const {
  globalSetup: _start,
  globalTeardown: _stop,
  ...project
} = config.projects.find(({ displayName }) => displayName === name);
const rootDir = path.resolve(import.meta.dirname, '../..');
const { testEnvironment } = project;
export default {
  ...project,
  rootDir,
  // Stryker wraps the environment, and takes nothing but a file.
  testEnvironment:
    testEnvironment === 'node'
      ? fileURLToPath(import.meta.resolve('jest-environment-node'))
      : testEnvironment.replace('<rootDir>', rootDir),
  roots: [`<rootDir>/${folder}`],
  watchman: false,
  testTimeout: config.testTimeout,
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...(without ? [without] : [])],
};
