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
