import { stripVTControlCharacters } from 'node:util';
import type { Findings } from './result.ts';

/** The parts of jest's JSON report that are read. Times in ms. */
export interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs: BrowserSpec[];
}

interface BrowserSpec {
  ok: boolean;
  title: string;
  file: string;
  line: number;
  tests: BrowserTest[];
}

interface BrowserTest {
  results: { duration: number; errors: { message?: string }[] }[];
}

/** The parts of Playwright's JSON report that are read. Durations in ms. */
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

/** What a JSON report of jest says; a file that could not be run at all counts as one failure. */
export const jestFindings = ({ numPassedTests, testResults }: JestReport, root: string): Findings => {
  const fileOf = (name: string): string => name.replace(`${root}/`, '');
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return [{ name: fileOf(name), said: firstLines(message) }];
    return failed.map((one) => ({
      name: `${fileOf(name)} › ${one.fullName}`,
      said: firstLines(one.failureMessages.join('\n')),
    }));
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: fileOf(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failures, files };
};

/** What a JSON report of Playwright says, with its errors outside of tests. */
export const browserFindings = ({ stats, suites, errors }: BrowserReport): Findings => {
  const specsOf = (suite: BrowserSuite): BrowserSpec[] => [...(suite.suites ?? []).flatMap(specsOf), ...suite.specs];
  const specs = suites.flatMap(specsOf);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const said = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return {
        name: `${file}:${line} › ${title}`,
        said: firstLines(said.map(({ message }) => message ?? '').join('\n')),
      };
    });
  const outside = errors.map(({ message }) => ({ name: 'outside of any test', said: firstLines(message ?? '') }));
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const taken = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000));
    seconds.set(
      file,
      taken.reduce((sum, one) => sum + one, seconds.get(file) ?? 0),
    );
  }
  const files = [...seconds].map(([name, taken]) => ({ name: `e2e/${name}`, seconds: taken }));
  return { passed: stats.expected, failures: [...failures, ...outside], files };
};
