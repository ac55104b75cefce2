import { createHash } from 'node:crypto';
import type { Release, ReleaseStorage } from '@shop/delivery';
import { type UsedRules, styledPage, usedRules } from './used-rules.ts';

/** A style element's text with the hash that allows it. */
export interface InlineStyle {
  /** The file name by which the CSS loader knows that the sheet is there; undefined when a part of it is not. */
  file?: string;
  text: string;
  hash: string;
}

/** A whole style sheet, and what a page uses of it. */
interface Sheet extends InlineStyle {
  used: UsedRules;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of these sheets what the markup can use, as one. */
export const usedStyle = (sheets: readonly Sheet[], markup: string): InlineStyle => {
  const page = styledPage(markup);
  const text = sheets.map(({ used }) => used(page)).join('');
  return { text, hash: hashOf(text) };
};

/** Relative addresses in a style sheet start at its file; inlined, they have to name it. */
const absoluteUrls = (css: string, fileUrl: string): string =>
  css.replace(/url\(\s*(["']?)(?!data:|https?:|\/|#)([^"')]+)\1\s*\)/g, (_match, quote: string, target: string) => {
    const base = new URL(fileUrl, 'http://base.invalid');
    const url = new URL(target, base);
    return `url(${quote}${url.origin === 'http://base.invalid' ? url.pathname + url.search + url.hash : url.href}${quote})`;
  });

/** Reads style sheets of releases for inlining; each file once, the newest two hundred are kept. */
export const inlineStyles = (storage: ReleaseStorage) => {
  const made = new Map<string, Promise<Sheet | null>>();

  const make = async (release: Release, file: string, url: string): Promise<Sheet | null> => {
    const bytes = await storage.readFile(release.package, release.build, `client/${file}`).catch(() => null);
    if (!bytes) return null;
    // `<\/` means the same inside a style sheet and does not end the element.
    const text = absoluteUrls(Buffer.from(bytes).toString(), url).replaceAll('</', '<\\/');
    return { file, text, hash: hashOf(text), used: usedRules(text) };
  };

  return (release: Release, file: string, url: string): Promise<Sheet | null> => {
    const known = made.get(url);
    if (known) return known;
    const making = make(release, file, url);
    made.set(url, making);
    const [oldest] = made.keys();
    if (made.size > 200 && oldest) made.delete(oldest);
    return making;
  };
};
