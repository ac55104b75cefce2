import type { Candidate } from '../schemas.ts';
import { type Arms, type Tally, evidenceAbove, evidenceWorse } from './evidence.ts';

/** A candidate is at fault beyond this share of its views… */
export const toleratedShare = 1 / 200;
/** …that is also more than so many times the live build's. */
export const toleratedFactor = 2;
/** A candidate that fails in more than this share of its views is broken: nothing has to be known of the live build first. */
export const brokenShare = 1 / 10;
/** How often a candidate that is within one of these bounds is stopped all the same, at most, however often one looks. */
export const falseAlarms = 1 / 1_000;

export type Verdict = { kind: 'stop' | 'promote'; why: string } | { kind: 'wait' };

const counted = ({ views, failed }: Tally): string => `${failed} of ${views} views failed`;

const enough = Math.log(1 / falseAlarms);

/** As counted, without asking whether it may be chance. */
const isLikeLive = ({ candidate, live }: Arms): boolean =>
  live.views > 0 && candidate.failed * live.views <= toleratedFactor * live.failed * candidate.views;

/** The bound that the candidate is beyond; null where it is within all of them, or too little is known. */
const faultOf = (arms: Arms): string | null => {
  if (evidenceAbove(arms.candidate, brokenShare) >= enough && !isLikeLive(arms))
    return `more than 1 in ${1 / brokenShare}`;
  if (evidenceAbove(arms.candidate, toleratedShare) < enough || evidenceWorse(arms, toleratedFactor) < enough)
    return null;
  return `more than 1 in ${1 / toleratedShare} and ${toleratedFactor} times the live build’s`;
};

/** In doubt nothing is promoted. */
const isWithinBounds = (arms: Arms): boolean =>
  arms.candidate.failed <= arms.candidate.views * toleratedShare || isLikeLive(arms);

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
  const fault = faultOf(arms);
  if (fault !== null)
    return { kind: 'stop', why: `candidate ${candidate.build} stopped by itself: ${found}; ${fault}` };
  if (isDue(candidate, arms, now) && isWithinBounds(arms))
    return { kind: 'promote', why: `candidate ${candidate.build} promoted by itself: ${found}` };
  return { kind: 'wait' };
};
