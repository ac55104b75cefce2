import type { Candidate } from '../schemas.ts';
import { type Arms, type Tally, evidenceAbove, evidenceWorse } from './evidence.ts';

/** A candidate is at fault beyond this share of its views… */
export const toleratedShare = 1 / 200;
/** …that is also more than so many times the live build's. */
export const toleratedFactor = 2;
/** How often a candidate that is within one of these bounds is stopped all the same, at most, however often one looks. */
export const falseAlarms = 1 / 1_000;

export type Verdict = { kind: 'stop' | 'promote'; why: string } | { kind: 'wait' };

const counted = ({ views, failed }: Tally): string => `${failed} of ${views} views failed`;

const isAtFault = (arms: Arms): boolean => {
  const enough = Math.log(1 / falseAlarms);
  return evidenceAbove(arms.candidate, toleratedShare) >= enough && evidenceWorse(arms, toleratedFactor) >= enough;
};

/** As counted, without asking whether it may be chance: in doubt nothing is promoted. */
const isWithinBounds = ({ candidate, live }: Arms): boolean =>
  candidate.failed <= candidate.views * toleratedShare ||
  candidate.failed * live.views <= toleratedFactor * live.failed * candidate.views;

/** Whether the candidate asks to be promoted by itself, has stood for so long and was seen so often. */
const isDue = ({ since, promote }: Candidate, { candidate }: Arms, now: number): boolean =>
  promote !== undefined &&
  since !== undefined &&
  now - Date.parse(since) >= promote.after &&
  candidate.views >= promote.views;

/**
 * It may be asked after every view: the
 * test is valid at any time (docs/decisions/0024-candidates.md).
 */
export const verdictOf = (candidate: Candidate, live: number, arms: Arms, now: number): Verdict => {
  const found = `${counted(arms.candidate)}, of the live build ${live} ${counted(arms.live)}`;
  if (isAtFault(arms)) {
    const bound = `more than 1 in ${1 / toleratedShare} and ${toleratedFactor} times the live build’s`;
    return { kind: 'stop', why: `candidate ${candidate.build} stopped by itself: ${found}; ${bound}` };
  }
  if (isDue(candidate, arms, now) && isWithinBounds(arms))
    return { kind: 'promote', why: `candidate ${candidate.build} promoted by itself: ${found}` };
  return { kind: 'wait' };
};
