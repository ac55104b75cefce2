import { stripVTControlCharacters } from 'node:util';

/** A test that failed, and the first lines of what it said. */
export interface Failure {
  name: string;
  said: string;
}

export interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs: { ok: boolean; title: string; file: string; line: number; tests: BrowserTest[] }[];
}

interface BrowserTest {
  results: { errors: { message?: string }[] }[];
}

export interface BrowserReport {
  stats: { expected: number };
  suites: BrowserSuite[];
  errors: { message?: string }[];
}

const shownLines = 14;
const shownColumns = 200;
/** What the browser's own program says while it starts. */
const browserLog = /^(?:Browser logs:|<launch|\[pid=)/;

const firstLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !browserLog.test(line))
    .slice(0, shownLines)
    .map((line) => `  ${line.slice(0, shownColumns)}`)
    .join('\n');

/** What failed in a JSON report of jest; a file that could not be run at all counts as one. */
export const jestFailures = ({ testResults }: JestReport, root: string): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return [{ name: file, said: firstLines(message) }];
    return failed.map((one) => ({
      name: `${file} › ${one.fullName}`,
      said: firstLines(one.failureMessages.join('\n')),
    }));
  });

/** What failed in a JSON report of Playwright, and its errors outside of tests. */
export const browserFailures = ({ suites, errors }: BrowserReport): Failure[] => {
  const failuresOf = (suite: BrowserSuite): Failure[] => [
    ...(suite.suites ?? []).flatMap(failuresOf),
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const said = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return {
          name: `${file}:${line} › ${title}`,
          said: firstLines(said.map(({ message }) => message ?? '').join('\n')),
        };
      }),
  ];
  const outside = errors.map(({ message }) => ({ name: 'outside of any test', said: firstLines(message ?? '') }));
  return [...suites.flatMap(failuresOf), ...outside];
};
