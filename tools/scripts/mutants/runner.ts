// Runs the tests that a change is tried with: the nearest files first, until a test fails. Stryker's own run loads every
// file that imports what is changed, even for one test of one of them, and goes on after it has failed.
import { readFileSync, writeFileSync } from 'node:fs';
import TestRunner from 'jest-runner';
import { filesToAsk } from './noticing.ts';

/** Titles by file, kept from Stryker's first run, without a change, for the others, which may be in other processes. */
const { MUTANTS_TITLES: stored = '' } = process.env;

export default class UntilOneFails extends TestRunner {
  override async runTests(...[tests, watcher, options]: Parameters<TestRunner['runTests']>): Promise<void> {
    const { nonFlagArgs, testNamePattern } = this._globalConfig;
    const isChanged = process.env['__STRYKER_ACTIVE_MUTANT__'] !== undefined;
    const titles: Record<string, string[]> = isChanged ? JSON.parse(readFileSync(stored, 'utf8')) : {};
    const asked = isChanged ? filesToAsk(tests, { near: nonFlagArgs[0], titles, pattern: testNamePattern }) : tests;
    let hasFailed = false;
    this.on('test-file-success', ([test, { testResults, numFailingTests }]) => {
      if (!isChanged) titles[test.path] = testResults.map(({ fullName }) => fullName);
      hasFailed ||= numFailingTests > 0;
    });
    for (const test of asked) {
      if (!isChanged || !hasFailed) await super.runTests([test], watcher, options);
    }
    if (!isChanged) writeFileSync(stored, JSON.stringify(titles));
  }
}
