import { createHash } from 'node:crypto';
import { type Language, brand, paths } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { attribute, escapeHtml } from '../http/json-script.ts';

interface PlainPage {
  language: Language;
  title: string;
  text: string;
  /** Where one can go from here, an empty address being the page's own; home is always offered. */
  back?: { href: string; label: string };
  /** A form that failed, to be sent once more with what it held. */
  again?: { action: string; fields: Iterable<readonly [string, string]>; label: string };
}

const home: Record<Language, string> = { en: 'Home page', fr: 'Page d’accueil' };

const style =
  ':root{color-scheme:light dark}body{margin:0;background:light-dark(#fbfaf7,#111);color:light-dark(#1f2925,#eee);font:1rem/1.5 system-ui,sans-serif}' +
  'header{padding:1rem max(1.5rem,calc(50% - 18rem));border-bottom:1px solid light-dark(#ddd6c9,#444);background:light-dark(#fff,#1c1c1b);font:500 1.625rem/1.2 Georgia,serif}' +
  'main{max-width:36rem;margin:0 auto;padding:3rem 1.5rem}h1{margin:0 0 1rem;font:500 1.875rem/1.2 Georgia,serif;text-wrap:balance}' +
  'p{text-wrap:pretty}a{color:light-dark(#1f5d4c,#7ca)}header a{color:inherit;text-decoration:none}' +
  'nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}form{display:contents}' +
  'nav a,button{padding:.75rem 1.25rem;border:1px solid light-dark(#1f5d4c,#7ca);border-radius:.5rem;background:none;color:light-dark(#1f5d4c,#7ca);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}' +
  'nav a:first-child{background:light-dark(#1f5d4c,#7ca);color:light-dark(#fff,#111)}@media(max-width:30rem){nav a,button{flex:1 1 100%}}';

/** Nothing but its own style and a form to this site: no script, nothing from elsewhere. */
const plainPolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const formAgain = ({ action, fields, label }: NonNullable<PlainPage['again']>): string =>
  `<form method="post"${attribute('action', action)}>` +
  [...fields]
    .map(([name, value]) => `<input type="hidden"${attribute('name', name)}${attribute('value', value)}>`)
    .join('') +
  `<button>${escapeHtml(label)}</button></form>`;

const link = ({ href, label }: { href: string; label: string }): string =>
  `<a${attribute('href', href)}>${escapeHtml(label)}</a>`;

const plainPage = ({ language, title, text, back, again }: PlainPage): string => {
  const ways = [
    ...(back ? [link(back)] : []),
    ...(again ? [formAgain(again)] : []),
    link({ href: paths.home(), label: home[language] }),
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title><style>${style}</style></head>` +
    `<body><header><a href="${paths.home()}">${escapeHtml(brand.name)}</a></header>` +
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    `<nav>${ways.join('')}</nav></main></body></html>`
  );
};

/** Sends a page of the web server's own, for what no page of the shop can answer: it needs no build and no API. */
export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  page: PlainPage,
  headers: Record<string, string> = {},
): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPolicy, ...headers })
    .type('text/html; charset=utf-8')
    .send(plainPage(page));
