import { globSync } from 'node:fs';
import { calls, type CallName } from '@shop/contract';
import { accountSteps } from './steps/account.ts';
import { buyingSteps } from './steps/buying.ts';
import { catalogueSteps } from './steps/catalogue.ts';
import { programmeSteps } from './steps/programmes.ts';
import type { Step } from './step.ts';

/** Steps of single features, a file for each. */
const featureSteps: Step[] = [];
for (const file of globSync('steps/features/*.ts', { cwd: import.meta.dirname }).toSorted())
  featureSteps.push(...Object.values<readonly Step[]>(await import(`./${file}`)).flat());

// The programmes' end with the session.
const listed: readonly Step[] = [
  ...catalogueSteps,
  ...accountSteps,
  ...buyingSteps,
  ...featureSteps,
  ...programmeSteps,
];
const names = Object.keys(calls) as CallName[]; // the table's own keys

/**
 * The tour through all calls, in an order in which an answer gives what later calls need. A call that takes nothing and
 * changes nothing needs no line of its own.
 */
export const steps: readonly Step[] = [
  ...names.filter((call) => !listed.some((step) => step.call === call)).map((call): Step => ({ call })),
  ...listed,
];
