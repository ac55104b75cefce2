import type { Language } from '@shop/contract';

interface Texts {
  /** Of a change that was made without a network, or over one that brings nothing. */
  pending: string;
  offline: string;
  /** A page that shows what was true then. */
  asOf(moment: string): string;
  available: string;
  products: string;
  nothing: string;
  waiting(count: number): string;
  made(count: number): string;
  refused(reason: string): string;
  unsure: string;
}

/** Here, for they come with this part alone. */
export const texts: Record<Language, Texts> = {
  en: {
    pending: 'There is no connection. This is kept, and done as soon as there is one.',
    offline: 'You are offline.',
    asOf: (moment) => `As of ${moment}`,
    available: 'What you can open',
    products: 'Products that you looked at',
    nothing: 'Products that you look at are kept here, up to fifty of them.',
    waiting: (count) => (count === 1 ? 'One change waits to be sent.' : `${count} changes wait to be sent.`),
    made: (count) =>
      count === 1 ? 'Your change from offline was made.' : `Your ${count} changes from offline were made.`,
    refused: (reason) => `A change that you made offline was not possible: ${reason}`,
    unsure: 'A change that you made offline got no answer. Please check your cart and lists.',
  },
  fr: {
    pending: 'Il n’y a pas de connexion. C’est noté et ce sera fait dès qu’elle sera rétablie.',
    offline: 'Vous êtes hors ligne.',
    asOf: (moment) => `Page du ${moment}`,
    available: 'Ce que vous pouvez ouvrir',
    products: 'Produits que vous avez regardés',
    nothing: 'Les produits que vous regardez sont gardés ici, jusqu’à cinquante.',
    waiting: (count) =>
      count === 1 ? 'Une modification attend d’être envoyée.' : `${count} modifications attendent d’être envoyées.`,
    made: (count) =>
      count === 1
        ? 'Votre modification faite hors ligne a été effectuée.'
        : `Vos ${count} modifications faites hors ligne ont été effectuées.`,
    refused: (reason) => `Une modification faite hors ligne n’a pas été possible\u00A0: ${reason}`,
    unsure: 'Une modification faite hors ligne est restée sans réponse. Vérifiez votre panier et vos listes.',
  },
};
