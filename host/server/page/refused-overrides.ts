import type { Language } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import type { ReleaseSet } from '../builds/live-releases.ts';
import type { OverrideProblem, OverridesRefused } from '../dev-override.ts';
import { plainPage, plainPolicy } from './plain-page.ts';

interface Texts {
  title: string;
  problems: Readonly<Record<OverrideProblem, (text: string, remotes: string) => string>>;
  back: string;
}

const form = 'catalog@http://127.0.0.1:3101/remoteEntry.js';

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'This remote cannot be replaced',
    problems: {
      form: (text) => `“${text}” is no override: it has the form ${form}.`,
      address: (text) =>
        `“${text}” is not on this machine: only http addresses of 127.0.0.1, [::1] or localhost are taken.`,
      remote: (text, remotes) => `“${text}” names a remote that is not there. There are ${remotes}.`,
    },
    back: 'Back to the releases',
  },
  fr: {
    title: 'Ce module ne peut pas être remplacé',
    problems: {
      form: (text) => `« ${text} » n’est pas un remplacement : il a la forme ${form}.`,
      address: (text) =>
        `« ${text} » n’est pas sur cet ordinateur : seules les adresses http de 127.0.0.1, [::1] ou localhost sont acceptées.`,
      remote: (text, remotes) => `« ${text} » nomme un module qui n’existe pas. Il y a ${remotes}.`,
    },
    back: 'Retour aux versions publiées',
  },
};

/** Says to a developer why an override is not used, and leads back to the releases; 400. */
export const sendRefusedOverrides = (
  reply: FastifyReply,
  language: Language,
  { refused }: OverridesRefused,
  { remotes }: ReleaseSet,
): FastifyReply => {
  const { title, problems, back } = texts[language];
  const names = remotes.map(({ release }) => release.package).join(', ');
  const text = refused.map((one) => problems[one.problem](one.text, names)).join(' ');
  return reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPolicy })
    .type('text/html; charset=utf-8')
    .send(plainPage({ language, title, text, back: { href: '/?remote=', label: back } }));
};
