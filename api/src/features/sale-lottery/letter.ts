import type { Language } from '@shop/contract';
import { escapeHtml } from '../../domain/text/html.ts';
import { letterHtml } from '../../mail/letters.ts';
import type { Letter } from '../../domain/mail/letter.ts';

interface SalePrizeWon {
  to: string;
  /** The prize, in the language of the letter. */
  prize: string;
}

const texts = {
  en: {
    subject: (prize: string) => `You won: ${prize}`,
    how: 'Reply to this email with the number of one order of the sale event, and we pay it back within five business days.',
  },
  fr: {
    subject: (prize: string) => `Vous avez gagné : ${prize}`,
    how: 'Répondez à ce courriel avec le numéro d’une commande du grand solde; nous la remboursons en cinq jours ouvrables.',
  },
} as const;

/** How to get the prize of the sale event that is given by hand. */
export const salePrizeLetter = ({ to, prize }: SalePrizeWon, language: Language): Letter => {
  const { subject, how } = texts[language];
  const title = subject(prize);
  return { to, subject: title, text: how, html: letterHtml(title, `<p>${escapeHtml(how)}</p>`, language) };
};
