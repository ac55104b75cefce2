import { listBounds } from '@shop/contract';
import type { Message } from '../../domain/messages.ts';
import type { NameProblem } from './rules.ts';

export const listMessages = {
  nameTaken: { en: 'You have a list with this name already.', fr: 'Vous avez déjà une liste de ce nom.' },
  manyLists: {
    en: `You have ${listBounds.lists} lists, which is as many as there may be. Please delete one first.`,
    fr: `Vous avez ${listBounds.lists} listes, le maximum. Veuillez d’abord en supprimer une.`,
  },
  full: {
    en: `This list has ${listBounds.entries} products, which is as many as fit. Please remove one first.`,
    fr: `Cette liste compte ${listBounds.entries} produits, le maximum. Veuillez d’abord en retirer un.`,
  },
  wrongQuantity: {
    en: `The quantity is between 1 and ${listBounds.quantity}.`,
    fr: `La quantité va de 1 à ${listBounds.quantity}.`,
  },
  wrongBought: { en: 'The number bought cannot be below zero.', fr: 'Le nombre acheté ne peut pas être négatif.' },
  longNote: {
    en: `A note has at most ${listBounds.note} characters.`,
    fr: `Une note compte au plus ${listBounds.note} caractères.`,
  },
  notShared: { en: 'This list is no longer shared.', fr: 'Cette liste n’est plus partagée.' },
  noGifts: {
    en: 'The owner of this list does not let others mark what they bought.',
    fr: 'La personne à qui appartient cette liste ne permet pas d’y marquer des achats.',
  },
  unknownList: { en: 'This list does not exist any more.', fr: 'Cette liste n’existe plus.' },
  unknownEntry: { en: 'This is not on the list any more.', fr: 'Cet article n’est plus sur la liste.' },
} as const satisfies Record<string, Message>;

export const nameMessages: Record<NameProblem, Message> = {
  empty: { en: 'Please give the list a name.', fr: 'Veuillez donner un nom à la liste.' },
  long: {
    en: `A name has at most ${listBounds.name} characters.`,
    fr: `Un nom compte au plus ${listBounds.name} caractères.`,
  },
};

/** Of an entry of which fewer are wanted than were bought. */
export const boughtMore = (bought: number): Message => ({
  en: `${bought} of it are bought already.`,
  fr: `${bought} sont déjà achetés.`,
});

/** Of an entry that a visitor has bought more of than is wanted. */
export const fewerLeft = (left: number): Message =>
  left === 0
    ? { en: 'All of it is bought already.', fr: 'Tout est déjà acheté.' }
    : { en: `Only ${left} of it is still to be bought.`, fr: `Il n’en reste que ${left} à acheter.` };
