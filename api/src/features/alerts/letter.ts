import { brand, paths, type AlertPurpose, type Language } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { Letter } from '../../domain/mail/letter.ts';
import { escapeHtml } from '../../domain/text/html.ts';
import { labelled, letterButton, letterHtml, senderLines, type Sender } from '../../mail/letters.ts';
import type { PushTexts } from '../../push/outbox.ts';

/** A product of an alert as its page says it. */
export interface AlertedProduct {
  name: Readonly<Record<Language, string>>;
  urlPath: string;
  piid: number | null;
}

/** What a letter of an alert is about. */
export interface AlertLetter {
  to: string;
  token: string;
  language: Language;
  purpose: AlertPurpose;
  product: AlertedProduct;
  /** Cents: at the time of asking. */
  price: number;
  /** Cents: what it is to cost at most. */
  amount: number | null;
}

const texts = {
  en: {
    ask: {
      subject: 'Please confirm your alert',
      stock: (name: string) => `You want to hear of it when “${name}” is back in stock.`,
      price: (name: string) => `You want to hear of it when the price of “${name}” drops.`,
      amount: (amount: string) => `We write when it costs ${amount} or less.`,
      lead: 'Confirm it, and we write to you once. If you did not ask for it, ignore this email: nothing more comes.',
      link: 'Confirm the alert',
    },
    stock: {
      subject: (name: string) => `Back in stock: ${name}`,
      lead: (name: string, price: string) => `“${name}” is back in stock, for ${price}.`,
    },
    price: {
      subject: (name: string, price: string) => `Now ${price}: ${name}`,
      lead: (name: string, price: string, before: string) =>
        `“${name}” now costs ${price}. It was ${before} when you asked us to tell you.`,
    },
    once: 'This alert is over with this email. You can ask for another one on the product’s page.',
    link: 'See the product',
    why: (shop: string) => `${brand.name} sends you this because an alert was asked for with your address at ${shop}.`,
    stop: 'Stop all alerts to this address',
  },
  fr: {
    ask: {
      subject: 'Veuillez confirmer votre alerte',
      stock: (name: string) => `Vous voulez savoir quand «\u00a0${name}\u00a0» sera de retour en stock.`,
      price: (name: string) => `Vous voulez savoir quand le prix de «\u00a0${name}\u00a0» baissera.`,
      amount: (amount: string) => `Nous écrivons dès que son prix est de ${amount} ou moins.`,
      lead: 'Confirmez-la, et nous vous écrirons une fois. Si vous ne l’avez pas demandée, ignorez ce courriel\u00a0: rien d’autre ne viendra.',
      link: 'Confirmer l’alerte',
    },
    stock: {
      subject: (name: string) => `De retour en stock\u00a0: ${name}`,
      lead: (name: string, price: string) => `«\u00a0${name}\u00a0» est de retour en stock, à ${price}.`,
    },
    price: {
      subject: (name: string, price: string) => `Maintenant ${price}\u00a0: ${name}`,
      lead: (name: string, price: string, before: string) =>
        `«\u00a0${name}\u00a0» coûte maintenant ${price}. Le prix était de ${before} quand vous avez demandé l’alerte.`,
    },
    once: 'Cette alerte prend fin avec ce courriel. Vous pouvez en demander une autre sur la page du produit.',
    link: 'Voir le produit',
    why: (shop: string) =>
      `${brand.name} vous écrit parce qu’une alerte a été demandée avec votre adresse sur ${shop}.`,
    stop: 'Arrêter toutes les alertes à cette adresse',
  },
} as const;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

interface Content {
  subject: string;
  lines: readonly string[];
  link: { label: string; path: string };
}

/** A letter with one button, and the way to stop all of them: one press there, or one of the mail program's (RFC 8058). */
const framed = ({ to, token, language }: AlertLetter, { subject, lines, link }: Content, from: Sender): Letter => {
  const { stop, why } = texts[language];
  const at = (path: string) => `${from.shopUrl}${paths.inLanguage(path, language)}`;
  const leave = at(paths.alertLetter({ token, stop: 1 }));
  const href = at(link.path);
  const below = senderLines(why(new URL(from.shopUrl).host), from, language);
  const last = [...below.text, labelled(stop, leave, language)].join('\n');
  return {
    to,
    subject,
    text: [...lines, labelled(link.label, href, language), last].join('\n\n'),
    html: letterHtml(
      subject,
      `${lines.map(paragraph).join('')}${letterButton(href, link.label)}${below.html}` +
        `<p><a href="${escapeHtml(leave)}">${escapeHtml(stop)}</a></p>`,
      language,
    ),
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

/** Asks whoever has the address whether the alert is theirs: nothing is sent before its link was pressed. */
export const askLetter = (alert: AlertLetter, from: Sender): Letter => {
  const { ask } = texts[alert.language];
  const { product, purpose, amount, language } = alert;
  const lines = [
    ask[purpose](product.name[language]),
    ...(amount === null ? [] : [ask.amount(formatMoney(amount, language))]),
    ask.lead,
  ];
  const link = { label: ask.link, path: paths.alertLetter({ token: alert.token }) };
  return { ...framed(alert, { subject: ask.subject, lines, link }, from), byAnybody: true };
};

/** Says that what an alert waited for is so; `now` is the page's price in cents. */
export const newsLetter = (alert: AlertLetter, now: number, from: Sender): Letter => {
  const { product, purpose, price, language } = alert;
  const text = texts[language];
  const name = product.name[language];
  const [today, before] = [formatMoney(now, language), formatMoney(price, language)];
  const { subject, lead } = text[purpose];
  return framed(
    alert,
    {
      subject: subject(name, today),
      lines: [lead(name, today, before), text.once],
      link: { label: text.link, path: paths.product(product.urlPath, product.piid) },
    },
    from,
  );
};

/** The same as a push message to the person's browsers. */
export const newsPush = (alertId: number, { product, purpose, price }: AlertLetter, now: number): PushTexts => {
  const inLanguage = (language: Language) => {
    const text = texts[language];
    const name = product.name[language];
    const [today, before] = [formatMoney(now, language), formatMoney(price, language)];
    return {
      title: text[purpose].subject(name, today),
      body: text[purpose].lead(name, today, before),
      url: paths.inLanguage(paths.product(product.urlPath, product.piid), language),
      tag: `alert-${alertId}`,
    };
  };
  return { en: inLanguage('en'), fr: inLanguage('fr') };
};
