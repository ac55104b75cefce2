import { milestones, type Language } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { milestonesReached } from './milestones.ts';
import type { Message } from '../messages.ts';

/** Why points came or went, as the API says it. */
export const pointsReasons = {
  welcome: { en: 'Welcome', fr: 'Bienvenue' },
  order: { en: 'Order', fr: 'Commande' },
  order_taken_back: { en: 'Taken back after a refund', fr: 'Repris après un remboursement' },
  spent_on_order: { en: 'Paid for an order', fr: 'Utilisés pour une commande' },
  returned_from_order: { en: 'Back from an order', fr: 'Remis après une commande' },
  sign: { en: 'Daily sign-in', fr: 'Présence du jour' },
  profile: { en: 'Profile completed', fr: 'Profil rempli' },
  verified: { en: 'Email confirmed', fr: 'Courriel confirmé' },
  newsletter: { en: 'Newsletter', fr: 'Infolettre' },
  follow: { en: 'Followed us', fr: 'Abonnement à nos pages' },
  share: { en: 'Product shared', fr: 'Produit partagé' },
  birthday: { en: 'Birthday shared', fr: 'Anniversaire indiqué' },
  reward: { en: 'Exchanged for a reward', fr: 'Échangés contre une récompense' },
  reward_taken_back: { en: 'Reward taken back', fr: 'Récompense reprise' },
  lottery: { en: 'Milestone lottery', fr: 'Tirage de palier' },
  lottery_taken_back: { en: 'Draw taken back after a refund', fr: 'Tirage repris après un remboursement' },
  wheel: { en: 'Prize wheel', fr: 'Roue de la chance' },
  adjustment: { en: 'Adjustment', fr: 'Ajustement' },
} as const satisfies Readonly<Record<string, Message>>;
export type PointsReason = keyof typeof pointsReasons;

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

/** 100 points are worth C$1 (PTS-010). */
export const pointsPerDollar = 100;

export const centsOfPoints = (points: number): number => Math.floor((points * 100) / pointsPerDollar);

/** How many points it takes to pay this many cents. */
export const pointsOfCents = (cents: number): number => Math.ceil((cents * pointsPerDollar) / 100);

/** Points that a purchase earns: one for each whole dollar paid for goods, as a product's page says of its price. */
export const pointsEarnedBy = (cents: number): number => Math.floor(cents / 100);
