import { brand, type Language } from '@shop/contract';
import { escapeHtml } from '../http/catalogue/html.ts';
import type { Letter } from './mailer.ts';

/** Frame of every letter; `body` is HTML. */
export const letterHtml = (title: string, body: string, language: Language): string =>
  `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="font:16px/1.5 system-ui,sans-serif;color:#1d2420;max-width:36rem;margin:2rem auto;padding:0 1rem">` +
  `<p style="font-weight:700">${brand.name}</p><h1 style="font-size:1.4rem">${escapeHtml(title)}</h1>${body}</body></html>`;

export const codeLetter = (to: string, code: string, language: Language): Letter => {
  const subject = language === 'fr' ? `Votre code : ${code}` : `Your code: ${code}`;
  const text =
    language === 'fr'
      ? `Votre code de vérification est ${code}. Il est valide 10 minutes.`
      : `Your verification code is ${code}. It is valid for 10 minutes.`;
  return { to, subject, text, html: letterHtml(subject, `<p>${escapeHtml(text)}</p>`, language) };
};
