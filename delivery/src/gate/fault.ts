import { DeliveryProblem } from '../problem.ts';
import type { Release } from '../schemas.ts';

/** Something for which builds may not be live: where it is, what it is, and how it is mended. */
export interface Fault {
  where: string;
  what: string;
  remedy: string;
}

export const nameOf = ({ package: name, build }: Pick<Release, 'package' | 'build'>): string => `${name} ${build}`;

/** A place is a build, and after a comma what of it. */
const placeOf = (where: string): [build: string, part: string] => {
  const end = where.indexOf(', ');
  return end < 0 ? [where, ''] : [where.slice(0, end), where.slice(end + 2)];
};

/** One fault for all places of a build at which the same was found: the cause is one, and mended once. */
const joined = (faults: readonly Fault[]): Fault[] =>
  [
    ...Map.groupBy(faults, ({ where, what, remedy }) => JSON.stringify([placeOf(where)[0], what, remedy])).values(),
  ].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const parts = [...new Set(same.map(({ where }) => placeOf(where)[1]))].filter((part) => part !== '');
    return { ...first, where: [placeOf(first.where)[0], ...parts].join(', ') };
  });

/** Everything that stands against builds, in one list. */
export const refusal = (builds: string, found: readonly Fault[]): DeliveryProblem => {
  const faults = joined(found);
  return new DeliveryProblem(
    [
      `${builds} cannot be live, ${faults.length === 1 ? 'one problem' : `${faults.length} problems`}:`,
      ...faults.map(({ where, what, remedy }) => `- ${where}: ${what}. ${remedy}.`),
    ].join('\n'),
  );
};
