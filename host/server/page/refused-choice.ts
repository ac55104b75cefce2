import type { Language } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { longestOverride } from '@shop/delivery';
import { faultKinds } from '@shop/contract/sandbox';
import { sendPlainPage } from './plain-page.ts';
import type { ChoiceRefused } from '../overrides/choices.ts';
import type { OverrideProblem, OverridesRefused } from '../overrides/override.ts';

interface Texts {
  title: string;
  problems: Readonly<Record<OverrideProblem, (text: string, remotes: string) => string>>;
  back: string;
}

const forms = {
  server: 'catalog@http://127.0.0.1:3101/remoteEntry.js',
  build: 'catalog@1795221237',
  preview: 'catalog@https://pr-12.preview.example/releases/catalog/1795221237',
  flag: 'catalog.reviews-first@true',
};
/** The name of a remote that may be made; empty for the host, of which there is one. */
const newName = (text: string): string => (/^(?!host@)[a-z][a-z0-9-]*(?=@)/.exec(text) ?? [''])[0];

/** Shown of what was asked for: a signature says nothing to a person. */
const shownLength = 80;
const days = longestOverride / 24;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'This remote cannot be replaced',
    problems: {
      form: (text) => `“${text}” is no override: it has the form ${forms.build}, ${forms.preview} or ${forms.server}.`,
      address: (text) =>
        `“${text}” is not on this machine: only http addresses of 127.0.0.1, [::1] or localhost are taken, and folders of builds such as ${forms.preview}.`,
      origin: (text) => `“${text}” is at an origin that this shop takes no previews from.`,
      remote: (text, remotes) =>
        `“${text}” names a remote that is not there. There are ${remotes}.${
          newName(text) &&
          ` pnpm release publish ${newName(text)} stores a new one, which ?remote=${newName(text)}@NUMBER shows before it is live.`
        }`,
      build: (text) => `“${text}” names a build that is not kept, or that cannot be trusted.`,
      away: (text) => `“${text}” could not be fetched: it does not answer in time, or leads elsewhere.`,
      large: (text) => `“${text}” is larger than a preview may be.`,
      untrusted: (text) => `“${text}” is not whole, or not signed by a team that may release this remote.`,
      platform: (text) => `“${text}” was built for another version of the host than the one in service.`,
      unsigned: (text) => `“${text}” is not signed. Ask for an address: pnpm release override.`,
      signature: (text) => `“${text}” is not what a team has signed that may release this remote.`,
      expired: (text) => `“${text}” has expired. Ask for a new address: pnpm release override.`,
      lasting: (text) => `“${text}” would hold for longer than ${days} days.`,
    },
    back: 'Back to the releases',
  },
  fr: {
    title: 'Ce module ne peut pas être remplacé',
    problems: {
      form: (text) =>
        `« ${text} » n’est pas un remplacement : il a la forme ${forms.build}, ${forms.preview} ou ${forms.server}.`,
      address: (text) =>
        `« ${text} » n’est pas sur cet ordinateur : seules les adresses http de 127.0.0.1, [::1] ou localhost sont acceptées, et les dossiers de versions comme ${forms.preview}.`,
      origin: (text) => `« ${text} » est à une origine dont cette boutique n’accepte pas d’aperçus.`,
      remote: (text, remotes) =>
        `« ${text} » nomme un module qui n’existe pas. Il y a ${remotes}.${
          newName(text) &&
          ` pnpm release publish ${newName(text)} en enregistre un nouveau, que ?remote=${newName(text)}@NUMÉRO montre avant sa mise en service.`
        }`,
      build: (text) => `« ${text} » nomme une version qui n’est pas conservée, ou à laquelle on ne peut se fier.`,
      away: (text) => `« ${text} » n’a pas pu être récupéré : il ne répond pas à temps, ou mène ailleurs.`,
      large: (text) => `« ${text} » est plus grand qu’un aperçu ne peut l’être.`,
      untrusted: (text) =>
        `« ${text} » n’est pas intact, ou n’est pas signé par une équipe qui peut publier ce module.`,
      platform: (text) => `« ${text} » a été assemblé pour une autre version de l’hôte que celle en service.`,
      unsigned: (text) => `« ${text} » n’est pas signé. Demandez une adresse : pnpm release override.`,
      signature: (text) => `« ${text} » n’est pas ce qu’a signé une équipe qui peut publier ce module.`,
      expired: (text) => `« ${text} » a expiré. Demandez une nouvelle adresse : pnpm release override.`,
      lasting: (text) => `« ${text} » serait valable plus de ${days} jours.`,
    },
    back: 'Retour aux versions publiées',
  },
};

const kinds = faultKinds.join(', ');

const shown = (text: string): string => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/** Says to a developer why an override is not used, and leads back to the releases; 400. */
export const sendRefusedOverrides = (
  reply: FastifyReply,
  language: Language,
  { refused, remotes }: OverridesRefused,
): FastifyReply => {
  const { title, problems, back } = texts[language];
  const text = refused.map((one) => problems[one.problem](shown(one.text), remotes.join(', '))).join(' ');
  return sendPlainPage(reply, 400, { language, title, text, back: { href: '/?remote=', label: back } });
};

interface ChoiceTexts {
  title: string;
  wrong: (text: string) => string;
  back: string;
}

const choiceTexts: Readonly<Record<ChoiceRefused['of'], Readonly<Record<Language, ChoiceTexts>>>> = {
  faults: {
    en: {
      title: 'This call cannot fail so',
      wrong: (text) =>
        `“${text}” is no fault: it has the form productDetail@503, with a call of the contract and one of ${kinds}.`,
      back: 'End the faults',
    },
    fr: {
      title: 'Cet appel ne peut pas tomber en panne ainsi',
      wrong: (text) =>
        `« ${text} » n’est pas une panne : elle a la forme productDetail@503, avec un appel du contrat et l’un de ${kinds}.`,
      back: 'Mettre fin aux pannes',
    },
  },
  flags: {
    en: {
      title: 'This flag cannot answer that',
      wrong: (text) =>
        `“${text}” is no answer of a flag: it has the form ${forms.flag}, with a flag of a live remote and a value that it knows.`,
      back: 'Back to the rules',
    },
    fr: {
      title: 'Ce drapeau ne peut pas répondre cela',
      wrong: (text) =>
        `« ${text} » n’est pas une réponse d’un drapeau : elle a la forme ${forms.flag}, avec un drapeau d’un module en service et une valeur qu’il connaît.`,
      back: 'Retour aux règles',
    },
  },
};

/** Says to a tester which fault or which answer of a flag there is not; 400. */
export const sendRefusedChoice = (reply: FastifyReply, language: Language, { of, wrong }: ChoiceRefused) => {
  const { title, wrong: saying, back: label } = choiceTexts[of][language];
  const text = wrong.map((one) => saying(shown(one))).join(' ');
  return sendPlainPage(reply, 400, { language, title, text, back: { href: `/?${of}=`, label } });
};
