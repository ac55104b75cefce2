import { DeliveryProblem } from '../problem.ts';
import type { Release } from '../schemas.ts';

/** Something for which builds may not be live: where it is, what it is, and how it is mended. */
export interface Fault {
  where: string;
  what: string;
  remedy: string;
}

export const nameOf = ({ package: name, build }: Pick<Release, 'package' | 'build'>): string => `${name} ${build}`;

/** Everything that stands against builds, in one list. */
export const refusal = (builds: string, faults: readonly Fault[]): DeliveryProblem =>
  new DeliveryProblem(
    [
      `${builds} cannot be live, ${faults.length === 1 ? 'one problem' : `${faults.length} problems`}:`,
      ...faults.map(({ where, what, remedy }) => `- ${where}: ${what}. ${remedy}.`),
    ].join('\n'),
  );
