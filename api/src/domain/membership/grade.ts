import { milestones, type Language } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { milestonesReached } from './milestones.ts';

/** How far a customer has come by the points that they ever earned, and what is missing to the next milestone (ACC-001). */
export const gradeOf = (earned: number, language: Language): { grade: string | null; tip: string | null } => {
  const points = (count: number): string => formatNumber(count, language);
  const reached = milestonesReached(earned).at(-1);
  const next = milestones.find((milestone) => milestone > earned);
  const grade = {
    en: (milestone: number) => `Milestone of ${points(milestone)} points`,
    fr: (milestone: number) => `Palier de ${points(milestone)} points`,
  }[language];
  const tip = {
    en: (milestone: number) => `${points(milestone - earned)} more to the milestone of ${points(milestone)} points`,
    fr: (milestone: number) => `Encore ${points(milestone - earned)} jusqu’au palier de ${points(milestone)} points`,
  }[language];
  return { grade: reached === undefined ? null : grade(reached), tip: next === undefined ? null : tip(next) };
};
