import { createHash } from 'node:crypto';
import type { Language } from '@shop/contract';
import { parseFaults, writtenFault } from '@shop/contract/sandbox';
import { attribute, escapeHtml } from '../page/json-script.ts';
import type { InlineStyle } from '../page/styles.ts';
import type { Replaced } from './override.ts';

const text =
  '.remote-override{position:fixed;inset:auto auto .5rem .5rem;z-index:2147483647;max-width:calc(100vw - 1rem);' +
  'padding:.375rem .75rem;border-radius:.375rem;background:#7a1f1f;color:#fff;font:.8125rem/1.4 system-ui,sans-serif;' +
  'overflow-wrap:anywhere}.remote-override a{color:inherit;font-weight:600;white-space:nowrap}';

const style: InlineStyle = {
  text,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
};

interface Words {
  label: string;
  back: string;
  /** Where nothing but calls is replaced. */
  faults: { label: string; end: string };
  build(name: string, build: number): string;
  until(time: string): string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    label: 'Replaced remotes',
    back: 'Back to the releases',
    faults: { label: 'Calls that fail here', end: 'End the faults' },
    build: (name, build) => `${name}: build ${build}`,
    until: (time) => ` until ${time} UTC`,
  },
  fr: {
    label: 'Modules remplacés',
    back: 'Retour aux versions publiées',
    faults: { label: 'Appels en panne ici', end: 'Mettre fin aux pannes' },
    build: (name, build) => `${name} : version ${build}`,
    until: (time) => ` jusqu’au ${time} UTC`,
  },
};

/** To the minute, without a place that the server would have to know. */
const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

/**
 * Says on a page which remotes are not the live ones and which calls fail, with the way back. It stands beside what the shell draws,
 * so that it is there when what was put in does not start.
 */
export const overrideBadge = (
  { entries, builds, faults }: Replaced,
  language: Language,
): { markup: string; style: InlineStyle } => {
  const { label, back, faults: ofCalls, build, until } = words[language];
  const isOfCalls = entries.size + builds.size === 0;
  const ends = [...(isOfCalls ? [] : ['remote=']), ...(faults ? ['faults='] : [])].join('&amp;');
  const replaced = [
    ...[...entries].map(([name, entry]) => `${name}: ${new URL(entry).host}`),
    ...[...builds].map(
      ([name, one]) => build(name, one.build) + (one.until === null ? '' : until(timeText(one.until))),
    ),
    ...[...parseFaults(faults).faults].map(([call, fault]) => `${call}: ${writtenFault(fault)}`),
  ].join(', ');
  return {
    markup:
      `<aside class="remote-override"${attribute('aria-label', isOfCalls ? ofCalls.label : label)}>` +
      `${escapeHtml(replaced)} · <a href="/?${ends}">${escapeHtml(isOfCalls ? ofCalls.end : back)}</a></aside>`,
    style,
  };
};
