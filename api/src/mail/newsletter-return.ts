import { brand, paths } from '@shop/contract';
import { escapeHtml } from '../domain/text/html.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { labelled, languageOf, letterButton, letterHtml, senderLines, type Reader, type Sender } from './letters.ts';

const texts = {
  en: {
    subject: `Do you want the ${brand.name} newsletter again?`,
    lead:
      `The newsletter was asked for with this address, which has left it before. Nothing has changed: you get it ` +
      `again only if you say so. If you did not ask for it, ignore this email.`,
    link: 'Get the newsletter again',
    why: (shop: string) => `${brand.name} sends you this because your address was given at ${shop}.`,
  },
  fr: {
    subject: `Voulez-vous de nouveau l’infolettre de ${brand.name}?`,
    lead:
      `L’infolettre a été demandée avec cette adresse, qui l’avait quittée. Rien n’a changé\u00a0: vous ne la recevrez de ` +
      `nouveau que si vous le dites. Si vous ne l’avez pas demandée, ignorez ce courriel.`,
    link: 'Recevoir de nouveau l’infolettre',
    why: (shop: string) => `${brand.name} vous écrit parce que votre adresse a été donnée sur ${shop}.`,
  },
} as const;

/** Asks whoever has left the newsletter whether it was they who asked for it again; only the letter's own link says yes. */
export const newsletterReturn = ({ leaveToken, ...reader }: Reader & { leaveToken: string }, from: Sender): Letter => {
  const language = languageOf(reader);
  const { subject, lead, link, why } = texts[language];
  const href = `${from.shopUrl}${paths.inLanguage(paths.leaveNewsletter({ token: leaveToken }), language)}`;
  const below = senderLines(why(new URL(from.shopUrl).host), from, language);
  const way = letterButton(href, link);
  return {
    to: reader.email,
    byAnybody: true,
    subject,
    text: [lead, labelled(link, href, language), below.text.join('\n')].join('\n\n'),
    html: letterHtml(subject, `<p>${escapeHtml(lead)}</p>${way}${below.html}`, language),
  };
};
