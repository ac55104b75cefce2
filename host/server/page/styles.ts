import { createHash } from 'node:crypto';
import type { Release, ReleaseStorage } from '@shop/delivery';

/** A style element's text with the hash that allows it, and the file name by which the CSS loader knows it is there. */
export interface InlineStyle {
  file: string;
  text: string;
  hash: string;
}

/** Relative addresses in a style sheet start at its file; inlined, they have to name it. */
const absoluteUrls = (css: string, fileUrl: string): string =>
  css.replace(/url\(\s*(["']?)(?!data:|https?:|\/|#)([^"')]+)\1\s*\)/g, (_match, quote: string, target: string) => {
    const base = new URL(fileUrl, 'http://base.invalid');
    const url = new URL(target, base);
    return `url(${quote}${url.origin === 'http://base.invalid' ? url.pathname + url.search + url.hash : url.href}${quote})`;
  });

/** Reads style sheets of releases for inlining; each file once, the newest two hundred are kept. */
export const inlineStyles = (storage: ReleaseStorage) => {
  const made = new Map<string, Promise<InlineStyle | null>>();

  const make = async (release: Release, file: string, url: string): Promise<InlineStyle | null> => {
    const bytes = await storage.readFile(release.package, release.build, `client/${file}`).catch(() => null);
    if (!bytes) return null;
    // `<\/` means the same inside a style sheet and does not end the element.
    const text = absoluteUrls(Buffer.from(bytes).toString(), url).replaceAll('</', '<\\/');
    return { file, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  };

  return (release: Release, file: string, url: string): Promise<InlineStyle | null> => {
    const known = made.get(url);
    if (known) return known;
    const making = make(release, file, url);
    made.set(url, making);
    const [oldest] = made.keys();
    if (made.size > 200 && oldest) made.delete(oldest);
    return making;
  };
};
