import type { Stryker } from '@stryker-mutator/core';

/** Of a hundred changes as many have to be noticed. */
export const WANTED = 85;

type Change = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const NOTICED: ReadonlySet<Change['status']> = new Set(['Killed', 'Timeout'] as const);
const UNNOTICED: ReadonlySet<Change['status']> = new Set(['Survived', 'NoCoverage'] as const);

/** Changes that a test noticed, in percent of those that count: static data and what cannot run do not. */
export const scoreOf = (changes: readonly Pick<Change, 'status'>[]): number => {
  const noticed = changes.filter(({ status }) => NOTICED.has(status)).length;
  const counted = noticed + changes.filter(({ status }) => UNNOTICED.has(status)).length;
  return counted === 0 ? 100 : (100 * noticed) / counted;
};

type ReportedChange = Pick<Change, 'status' | 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

/** The changes of a folder that nothing noticed, one a line, and below them its score. */
export const report = (folder: string, changes: readonly ReportedChange[]): string => {
  const unnoticed = changes.filter(({ status }) => UNNOTICED.has(status));
  const lines = unnoticed.map(
    ({ fileName, location, mutatorName, replacement = '' }) =>
      `  ${fileName.slice(fileName.indexOf(folder))}:${location.start.line}  ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
  );
  const counted = changes.filter(({ status }) => NOTICED.has(status) || UNNOTICED.has(status)).length;
  return [...lines, `${folder}: ${scoreOf(changes).toFixed(1)} % of ${counted} changes noticed`].join('\n');
};
