import { alertBounds } from '@shop/contract';
import type { Message } from '../../domain/messages.ts';

export const alertMessages = {
  inStock: { en: 'This product is in stock.', fr: 'Ce produit est en stock.' },
  notBelow: {
    en: 'Please give a price below today’s.',
    fr: 'Veuillez indiquer un prix inférieur à celui d’aujourd’hui.',
  },
  tooMany: {
    en: `You have ${alertBounds.most} alerts, which is as many as there may be. Please cancel one first.`,
    fr: `Vous avez ${alertBounds.most} alertes, le maximum. Veuillez d’abord en annuler une.`,
  },
  unknownAlert: { en: 'This alert does not exist any more.', fr: 'Cette alerte n’existe plus.' },
  unknownLink: { en: 'This link is not complete.', fr: 'Ce lien n’est pas complet.' },
  over: { en: 'This alert is over.', fr: 'Cette alerte est terminée.' },
} as const satisfies Record<string, Message>;
