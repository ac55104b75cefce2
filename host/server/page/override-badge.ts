import { createHash } from 'node:crypto';
import type { Language } from '@shop/contract';
import type { Overrides } from '../dev-override.ts';
import { attribute, escapeHtml } from './json-script.ts';
import type { InlineStyle } from './styles.ts';

const text =
  '.remote-override{position:fixed;inset:auto auto .5rem .5rem;z-index:2147483647;max-width:calc(100vw - 1rem);' +
  'padding:.375rem .75rem;border-radius:.375rem;background:#7a1f1f;color:#fff;font:.8125rem/1.4 system-ui,sans-serif;' +
  'overflow-wrap:anywhere}.remote-override a{color:inherit;font-weight:600;white-space:nowrap}';

const style: InlineStyle = {
  text,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
};

const words: Readonly<Record<Language, { label: string; back: string }>> = {
  en: { label: 'Replaced remotes', back: 'Back to the releases' },
  fr: { label: 'Modules remplacés', back: 'Retour aux versions publiées' },
};

/**
 * Says on a page which remotes do not come from their releases, with the way back. It stands beside what the shell draws,
 * so that it is there when what was put in does not start.
 */
export const overrideBadge = (overrides: Overrides, language: Language): { markup: string; style: InlineStyle } => {
  const { label, back } = words[language];
  const replaced = [...overrides].map(([name, entry]) => `${name}: ${new URL(entry).host}`).join(', ');
  return {
    markup:
      `<aside class="remote-override"${attribute('aria-label', label)}>` +
      `${escapeHtml(replaced)} · <a href="/?remote=">${escapeHtml(back)}</a></aside>`,
    style,
  };
};
