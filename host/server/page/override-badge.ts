import { createHash } from 'node:crypto';
import type { Language } from '@shop/contract';
import { parseFaults, writtenFault } from '@shop/contract/sandbox';
import { attribute, escapeHtml } from '../http/json-script.ts';
import type { InlineStyle } from './styles.ts';
import type { Replaced } from '../overrides/override.ts';

/** In the flow, before the page: so it covers nothing, and nothing of the page stands where it is. */
const text =
  '.remote-override{padding:.375rem 1rem;background:#7a1f1f;color:#fff;font:.8125rem/1.4 system-ui,sans-serif;' +
  'overflow-wrap:anywhere}.remote-override a{display:inline-block;padding-block:.25rem;color:inherit;font-weight:600}' +
  '@media print{.remote-override{display:none}}';

const style: InlineStyle = {
  text,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
};

const en = {
  remotes: { label: 'Replaced remotes', end: 'Back to the releases' },
  faults: { label: 'Calls that fail here', end: 'End the faults' },
  flags: { label: 'Flags chosen here', end: 'Back to the rules' },
  /** Of faults and flags at once. */
  both: { label: 'Faults and flags of this browser', end: 'End all of it' },
  build: (name: string, build: number) => `${name}: build ${build}`,
  from: (origin: string) => ` from ${origin}`,
  until: (time: string) => ` until ${time} UTC`,
};
type Words = typeof en;

const fr: Words = {
  remotes: { label: 'Modules remplacés', end: 'Retour aux versions publiées' },
  faults: { label: 'Appels en panne ici', end: 'Mettre fin aux pannes' },
  flags: { label: 'Drapeaux choisis ici', end: 'Retour aux règles' },
  both: { label: 'Pannes et drapeaux de ce navigateur', end: 'Tout arrêter' },
  build: (name, build) => `${name} : version ${build}`,
  from: (origin) => ` de ${origin}`,
  until: (time) => ` jusqu’au ${time} UTC`,
};

/** To the minute, without a place that the server would have to know. */
const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const saidOf = ({ remotes, faults, flags, both }: Words, isReplaced: boolean, replaced: Replaced): Words['remotes'] => {
  if (isReplaced) return remotes;
  if (replaced.flags.size === 0) return faults;
  return replaced.faults ? both : flags;
};

/**
 * Says on a page which remotes are not the live ones, which calls fail and which flags answer what was chosen, with the way
 * back. It stands beside what the shell draws, so that it is there when what was put in does not start.
 */
export const overrideBadge = (replaced: Replaced, language: Language): { markup: string; style: InlineStyle } => {
  const { entries, builds, faults, flags } = replaced;
  const isReplaced = entries.size + builds.size > 0;
  const words: Words = { en, fr }[language];
  const { build, from, until } = words;
  const { label, end } = saidOf(words, isReplaced, replaced);
  const ends = [
    ...(isReplaced ? ['remote='] : []),
    ...(faults ? ['faults='] : []),
    ...(flags.size > 0 ? ['flags='] : []),
  ];
  const lines = [
    ...[...entries].map(([name, entry]) => `${name}: ${new URL(entry).host}`),
    ...[...builds].map(
      ([name, one]) =>
        build(name, one.preview?.build ?? one.build) +
        (one.preview ? from(one.preview.origin) : '') +
        (one.until === null ? '' : until(timeText(one.until))),
    ),
    ...[...parseFaults(faults).faults].map(([call, fault]) => `${call}: ${writtenFault(fault)}`),
    ...[...flags].map(([key, value]) => `${key}: ${value}`),
  ].join(', ');
  return {
    markup:
      `<aside class="remote-override"${attribute('aria-label', label)}>` +
      `${escapeHtml(lines)} · <a href="/?${ends.join('&amp;')}">${escapeHtml(end)}</a></aside>`,
    style,
  };
};
