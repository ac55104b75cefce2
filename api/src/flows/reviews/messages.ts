import type { Message } from '../../domain/messages.ts';

export const reviewMessages = {
  reviewedBefore: {
    en: 'You have reviewed this product already.',
    fr: 'Vous avez déjà évalué ce produit.',
  },
  notSold: {
    en: 'This product is no longer sold, so it takes no more reviews or questions.',
    fr: 'Ce produit n’est plus en vente; il ne reçoit plus d’avis ni de questions.',
  },
  reservedName: {
    en: 'This name would be taken for the shop’s. Please choose another.',
    fr: 'Ce nom pourrait passer pour celui de la boutique. Veuillez en choisir un autre.',
  },
  empty: { en: 'This field is mandatory.', fr: 'Ce champ est obligatoire.' },
  otherKind: {
    en: 'This file is not what its name says. Please choose another.',
    fr: 'Ce fichier n’est pas ce que son nom indique. Veuillez en choisir un autre.',
  },
} as const satisfies Record<string, Message>;

/** A guest who leaves no name. */
export const anonymous: Message = { en: 'A customer', fr: 'Une personne' };
