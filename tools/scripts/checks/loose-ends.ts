import { refused } from './loose-ends/compare.ts';
import { looseEnds } from './loose-ends/find.ts';
import { open } from './loose-ends/open.ts';
import type { Finished } from './run.ts';

/**
 * Fails when something has one end only: a field of an answer that is always the same, a call without a caller, an event
 * without a dispatcher, a slot or intent without both sides, a field of the store without a reader. What is meant to be
 * open is listed in loose-ends/open.ts.
 */
export const noLooseEnds = async (): Promise<Finished> => {
  const wrong = refused(await looseEnds(), open);
  return { ok: wrong.length === 0, output: wrong.join('\n') };
};
