import { brand, paths, type Language } from '@shop/contract';
import { letterKeyOf } from '../domain/order/letter-key.ts';
import { escapeHtml } from '../domain/text/html.ts';
import type { Letter } from '../domain/mail/letter.ts';

/** Frame of every letter; `body` is HTML. */
export const letterHtml = (title: string, body: string, language: Language): string =>
  `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
  `<body style="font:16px/1.5 system-ui,sans-serif;color:#1d2420;max-width:36rem;margin:2rem auto;padding:0 1rem">` +
  `<p style="font-weight:700">${brand.name}</p><h1 style="font-size:1.4rem">${escapeHtml(title)}</h1>${body}</body></html>`;

/** The one thing that a letter asks its reader to do; links to help stand as links below. */
export const letterButton = (href: string, label: string): string =>
  `<p style="margin:1.5rem 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:.7rem 1.4rem;border-radius:999px;` +
  `background:#23483c;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

/** Whoever a letter is for: a customer, or the person of an order. */
export interface Reader {
  email: string;
  language: string;
}

export const languageOf = ({ language }: Reader): Language => (language === 'fr' ? 'fr' : 'en');

/** Whether a typed name may stand in a letter to somebody else: there is room for a name, not for an advertisement. */
export const isPlainName = (name: string): boolean =>
  name !== '' && name.length <= 40 && !/[:/\\@]|www\.|\.\p{L}{2}/iu.test(name);

/** Where the person of an order sees it: a customer in the account, a guest on a page that the letter's own key opens. */
export const orderLink = (
  order: Reader & { number: string; customerId: number | null; linkKey: string },
  shopUrl: string,
): string => {
  const page =
    order.customerId === null ? paths.shipments(order.number, letterKeyOf(order)) : paths.order(order.number);
  return `${shopUrl}${paths.inLanguage(page, languageOf(order))}`;
};

/** A label with what it is for, as the language sets its colon: French has a no-break space before it. */
export const labelled = (label: string, value: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`;

/** Who sends letters with offers, as Canada's Anti-Spam Legislation wants them to say it (section 6). */
export interface Sender {
  shopUrl: string;
  /** Its postal address, in one line. */
  shopAddress: string;
}

const senderTexts = { en: { contact: 'Contact us' }, fr: { contact: 'Nous joindre' } } as const;

/** Lines below letters with offers: why they came, the sender's postal address, and where to contact it. */
export const senderLines = (
  why: string,
  { shopUrl, shopAddress }: Sender,
  language: Language,
): { text: string[]; html: string } => {
  const { contact } = senderTexts[language];
  const href = `${shopUrl}${paths.inLanguage(paths.content('contact-us'), language)}`;
  const address = `${brand.name}, ${shopAddress}`;
  return {
    text: [why, address, labelled(contact, href, language)],
    html: `<hr><p>${escapeHtml(why)}<br>${escapeHtml(address)}</p><p><a href="${escapeHtml(href)}">${contact}</a></p>`,
  };
};

/** The reader's way to leave, with headers for the mail program's own button (RFC 8058), which POSTs to the same address. */
export const unsubscribeLink = (
  leaveToken: string,
  { shopUrl }: Sender,
  language: Language,
): { href: string; headers: Readonly<Record<string, string>> } => {
  const href = `${shopUrl}${paths.inLanguage(paths.leaveNewsletter({ token: leaveToken }), language)}`;
  return {
    href,
    headers: { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

/** Counts a letter to an unconfirmed address as anybody's: the address may be a stranger's. */
export const unlessConfirmed = (isConfirmed: boolean): Pick<Letter, 'byAnybody'> =>
  isConfirmed ? {} : { byAnybody: true };

export const shortLetter = (reader: Reader, subject: string, text: string, label: string, href: string): Letter => ({
  to: reader.email,
  subject,
  text: `${text}\n\n${labelled(label, href, languageOf(reader))}`,
  html: letterHtml(subject, `<p>${escapeHtml(text)}</p>${letterButton(href, label)}`, languageOf(reader)),
});

interface EmailedCode {
  to: string;
  code: string;
  /** As good as the code, and in any browser. */
  token: string;
  purpose: 'register' | 'forget_password' | 'sign_in';
  /** Origin of the shop, for the link that brings the code along. */
  shopUrl: string;
}

const codeTexts = {
  en: {
    subject: (code: string) => `Your code: ${code}`,
    register: (code: string) =>
      `Your verification code is ${code}. It is valid for 10 minutes. ` +
      `If you did not create an account with us, ignore this email.`,
    forget_password: (code: string) =>
      `Your code to choose a new password is ${code}. It is valid for 10 minutes. ` +
      `If you did not ask for it, ignore this email: your password stays as it is.`,
    sign_in: (code: string) =>
      `Your code to sign in is ${code}. It is valid for 10 minutes. ` +
      `Do not give it to anyone. If you did not ask for it, ignore this email: nobody can sign in without the code.`,
    link: { register: 'Confirm your email', forget_password: 'Choose a new password' },
  },
  fr: {
    subject: (code: string) => `Votre code : ${code}`,
    register: (code: string) =>
      `Votre code de vérification est ${code}. Il est valide 10 minutes. ` +
      `Si vous n’avez pas créé de compte chez nous, ignorez ce courriel.`,
    forget_password: (code: string) =>
      `Votre code pour choisir un nouveau mot de passe est ${code}. Il est valide 10 minutes. ` +
      `Si vous ne l’avez pas demandé, ignorez ce courriel : votre mot de passe reste le même.`,
    sign_in: (code: string) =>
      `Votre code de connexion est ${code}. Il est valide 10 minutes. Ne le donnez à personne. ` +
      `Si vous ne l’avez pas demandé, ignorez ce courriel : sans le code, personne ne peut entrer.`,
    link: { register: 'Confirmer votre courriel', forget_password: 'Choisir un nouveau mot de passe' },
  },
} as const;

/**
 * An e-mailed code, valid in the browser that asked for it, and a link for any browser: the link carries a token of
 * its own as `rp_token` (GUARD-006). A code to sign in with comes without a link.
 */
export const codeLetter = ({ to, code, token, purpose, shopUrl }: EmailedCode, language: Language): Letter => {
  const texts = codeTexts[language];
  if (purpose === 'sign_in') {
    const text = texts.sign_in(code);
    return {
      to,
      subject: texts.subject(code),
      text,
      html: letterHtml(texts.subject(code), `<p>${escapeHtml(text)}</p>`, language),
    };
  }
  const query = new URLSearchParams({ email: to, rp_token: token, operation: purpose });
  const page = purpose === 'register' ? `${paths.accountInfo()}?` : `${paths.password({ type: 'forgotpassword' })}&`;
  const link = `${shopUrl}${paths.inLanguage(`${page}${query}`, language)}`;
  const text = texts[purpose](code);
  const subject = texts.subject(code);
  const body = `<p>${escapeHtml(text)}</p>${letterButton(link, texts.link[purpose])}`;
  return {
    to,
    subject,
    text: `${text}\n\n${labelled(texts.link[purpose], link, language)}`,
    html: letterHtml(subject, body, language),
  };
};
