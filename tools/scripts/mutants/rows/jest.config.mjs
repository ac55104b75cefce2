// All unit tests, in environments that know which mistakes a test runs.
import path from 'node:path';
import config from '../../../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../../../..');
export default {
  ...config,
  rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    rootDir,
    testEnvironment: `<rootDir>/tools/scripts/mutants/rows/${project.displayName}-environment.cjs`,
    ...(project.setupFilesAfterEnv && {
      // After what makes them patient.
      setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/tools/scripts/mutants/rows/patience.cjs'],
    }),
  })),
};
