import { brand, paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { escapeHtml } from '../domain/text/html.ts';
import {
  labelled,
  languageOf,
  letterButton,
  letterHtml,
  senderLines,
  unsubscribeLink,
  type Reader,
  type Sender,
} from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

interface Welcomed extends Reader {
  leaveToken: string;
  /** Coupons in words, and when they end. */
  coupons: readonly string[];
  endsAt: Date | null;
  hasAccount: boolean;
}

const texts = {
  en: {
    subject: `Welcome to the ${brand.name} newsletter`,
    lead: 'Thank you for subscribing. We write now and then: what is new, real sales and an idea for a room.',
    coupons: (day: string) => `Your coupons, good until ${day}:`,
    account: 'They are in your account.',
    noAccount: 'They are yours as soon as you create an account with this email address.',
    toCoupons: 'See your coupons',
    toAccount: 'Create an account',
    sender: (shop: string) => `${brand.name} sends you this because your address was given at ${shop}.`,
    leave: 'Unsubscribe',
  },
  fr: {
    subject: `Bienvenue à l’infolettre de ${brand.name}`,
    lead: 'Merci de votre inscription. Nous écrivons de temps à autre\u00a0: nouveautés, vrais soldes et une idée pour une pièce.',
    coupons: (day: string) => `Vos coupons, valides jusqu’au ${day} :`,
    account: 'Ils sont dans votre compte.',
    noAccount: 'Ils sont à vous dès que vous créez un compte avec cette adresse courriel.',
    toCoupons: 'Voir vos coupons',
    toAccount: 'Créer un compte',
    sender: (shop: string) => `${brand.name} vous écrit parce que votre adresse a été donnée sur ${shop}.`,
    leave: 'Se désabonner',
  },
} as const;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const link = (href: string, label: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

/**
 * The first letter to a new subscriber. Its ways to leave are those that Canada's law (CASL) and mail programs ask for:
 * a link in the text, and headers for the program's own button (`unsubscribeLink`).
 */
export const newsletterWelcome = (reader: Welcomed, from: Sender): Letter => {
  const { email, leaveToken, coupons, endsAt, hasAccount } = reader;
  const { shopUrl } = from;
  const language = languageOf(reader);
  const text = texts[language];
  const at = (path: string): string => `${shopUrl}${paths.inLanguage(path, language)}`;
  const leave = unsubscribeLink(leaveToken, from, language);
  const gift = coupons.length > 0 &&
    endsAt && {
      title: text.coupons(formatDate(endsAt, language)),
      where: hasAccount ? text.account : text.noAccount,
      label: hasAccount ? text.toCoupons : text.toAccount,
      href: at(hasAccount ? paths.coupons() : paths.password({ type: 'create', email, subscriber: '1' })),
    };
  const sender = senderLines(text.sender(new URL(shopUrl).host), from, language);
  const plain = [
    text.lead,
    ...(gift ? [[gift.title, ...coupons.map((coupon) => `- ${coupon}`)].join('\n'), gift.where] : []),
    ...(gift ? [labelled(gift.label, gift.href, language)] : []),
    [...sender.text, labelled(text.leave, leave.href, language)].join('\n'),
  ];
  const list = coupons.map((coupon) => `<li>${escapeHtml(coupon)}</li>`).join('');
  const html = [
    paragraph(text.lead),
    gift
      ? `${paragraph(gift.title)}<ul>${list}</ul>${paragraph(gift.where)}${letterButton(gift.href, gift.label)}`
      : '',
    `${sender.html}<p>${link(leave.href, text.leave)}</p>`,
  ];
  return {
    to: email,
    byAnybody: true,
    subject: text.subject,
    text: plain.join('\n\n'),
    html: letterHtml(text.subject, html.join(''), language),
    headers: leave.headers,
  };
};
