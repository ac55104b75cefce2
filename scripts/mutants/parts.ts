/** A folder of rules; its own tests have to notice a change in it. */
export interface Part {
  folder: string;
  /** Files that are changed: globs as Stryker takes them. */
  mutate: readonly string[];
  /** Project of jest.config.mjs that the tests belong to. */
  project: 'node' | 'browser';
  /** Files of tests that are left out, by a part of their path: they take too long to run for each change. */
  without?: string;
}

/** Neither tests nor what only tests use. */
const SOURCE = [
  '!**/*.test.ts',
  '!**/*.d.ts',
  '!**/testing/**',
  '!**/test-*.ts',
  '!**/fake-*.ts',
  '!shared/contract/src/entities/{example,shape}.ts',
];

const rulesOf = (folder: string, project: Part['project']): Part => ({
  folder,
  mutate: [`${folder}/**/*.ts`, ...SOURCE],
  project,
});

/** Of a remote: what its events do to its state, and what its sagas make of them. */
const flowsOf = (folder: string): Part => ({
  folder,
  mutate: [`${folder}/src/**/*slice.ts`, `${folder}/src/**/*saga.ts`, ...SOURCE],
  project: 'browser',
});

export const parts: readonly Part[] = [
  rulesOf('api/src/domain', 'node'),
  rulesOf('shared/contract', 'node'),
  rulesOf('shared/format', 'node'),
  rulesOf('shared/forms', 'browser'),
  rulesOf('shared/request', 'browser'),
  { ...rulesOf('shared/session', 'browser'), without: 'interleaving' },
  ...['remote-account', 'remote-cart-checkout', 'remote-catalog', 'remote-membership'].map(flowsOf),
];
