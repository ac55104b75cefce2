import { paths, type Language, type SwatchState } from '@shop/contract';
import { addressLines } from '@shop/format';
import type { Letter } from '../../domain/mail/letter.ts';
import { escapeHtml } from '../../domain/text/html.ts';
import { labelled, languageOf, letterButton, letterHtml } from '../../mail/letters.ts';
import type { SwatchRequest } from './queries.ts';

const texts = {
  en: {
    requested: {
      subject: 'Your free swatches',
      lead: 'Thank you. We send you these swatches by post, free of charge:',
    },
    sent: { subject: 'Your swatches are in the post', lead: 'These swatches are on their way to you:' },
    to: 'They go to',
    link: { account: 'My swatches', shop: 'Go to the shop' },
  },
  fr: {
    requested: {
      subject: 'Vos échantillons gratuits',
      lead: 'Merci. Nous vous envoyons ces échantillons par la poste, sans frais\u00a0:',
    },
    sent: { subject: 'Vos échantillons sont en route', lead: 'Ces échantillons sont en route vers vous\u00a0:' },
    to: 'Ils partent à',
    link: { account: 'Mes échantillons', shop: 'Aller à la boutique' },
  },
} as const;

/** A swatch in words, such as `Lund sofa: Green`. */
export const nameOf = ({ name, color }: SwatchRequest['items'][number], language: Language): string =>
  labelled(name[language], color[language], language);

/** Confirms a request, or says that it is in the post. */
export const swatchLetter = (
  request: SwatchRequest,
  state: SwatchState,
  { shopUrl, regions }: { shopUrl: string; regions: Parameters<typeof addressLines>[1] },
): Letter => {
  const language = languageOf(request);
  const text = texts[language];
  const { subject, lead } = text[state];
  const names = request.items.map((swatch) => nameOf(swatch, language));
  const to = labelled(text.to, addressLines(request.shippingAddress, regions).join(', '), language);
  const isGuest = request.customerId === null;
  const label = text.link[isGuest ? 'shop' : 'account'];
  const href = `${shopUrl}${paths.inLanguage(isGuest ? paths.home() : paths.swatchRequests(), language)}`;
  const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return {
    to: request.email,
    subject,
    text: [lead, names.map((name) => `- ${name}`).join('\n'), to, labelled(label, href, language)].join('\n\n'),
    html: letterHtml(
      subject,
      `<p>${escapeHtml(lead)}</p><ul>${items}</ul><p>${escapeHtml(to)}</p>${letterButton(href, label)}`,
      language,
    ),
  };
};
