import { hash } from 'node:crypto';
import { type Release, type ReleaseStorage, isWhole } from '@shop/delivery';
import { memo } from '@shop/serving/memo';
import { type SheetParts, sheetParts } from './sheet-parts.ts';
import { type PageRules, rulesOf } from './used-rules.ts';

/** A style element's text with the hash that allows it. */
export interface InlineStyle {
  /** The file name by which the CSS loader knows that the sheet is there; undefined when a part of it is not. */
  file?: string;
  text: string;
  hash: string;
}

/** A whole style sheet, and the parts of which a page carries what it uses. */
export interface Sheet extends InlineStyle {
  parts: SheetParts;
}

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Most pages have some of their own, and each is some tens of kilobytes: only what many have is worth its memory. */
const cachedStyles = 50;
/** Sets of sheets whose rules are prepared: a page of each kind has one, with each set of builds. */
const cachedSheets = 50;
/** Style sheets as they can stand in a page. */
const cachedFiles = 200;

/**
 * Makes of sheets what a page can use of them, as one. Pages of one kind have nearly always the same classes, and then
 * the same text serves them.
 */
const usedStyles = () => {
  const made = memo<InlineStyle>({ max: cachedStyles });
  const prepared = memo<PageRules>({ max: cachedSheets });
  return (sheets: readonly Sheet[], markup: string): InlineStyle => {
    const set = sheets.map(({ hash }) => hash).join(' ');
    const rules = prepared.of(set, () => rulesOf(sheets.map(({ parts }) => parts)));
    const standing = rules.standing(markup);
    const name = `${set} ${Buffer.from(standing).toString('latin1')}`;
    return made.of(name, () => {
      const text = rules.write(standing);
      return { text, hash: hashOf(text) };
    });
  };
};

/** Relative addresses in a style sheet start at its file; inlined, they have to name it. */
const absoluteUrls = (css: string, fileUrl: string): string =>
  css.replace(/url\(\s*(["']?)(?!data:|https?:|\/|#)([^"')]+)\1\s*\)/g, (_match, quote: string, target: string) => {
    const base = new URL(fileUrl, 'http://base.invalid');
    const url = new URL(target, base);
    return `url(${quote}${url.origin === 'http://base.invalid' ? url.pathname + url.search + url.hash : url.href}${quote})`;
  });

export interface InlineStyles {
  /** A style sheet as it can stand in a page; null where the release has it not. */
  sheet(release: Release, file: string, url: string): Promise<Sheet | null>;
  used(sheets: readonly Sheet[], markup: string): InlineStyle;
}

/** Reads style sheets of releases for inlining, each file once. */
export const inlineStyles = (storage: ReleaseStorage): InlineStyles => {
  // One that is not there is asked for again with the next page: the file may come back.
  const made = memo<Promise<Sheet | null>>({ max: cachedFiles, keeps: (sheet) => sheet !== null });

  const make = async (release: Release, file: string, url: string): Promise<Sheet | null> => {
    const entry = release.files[`client/${file}`];
    const bytes = await storage.readFile(release.package, release.build, `client/${file}`).catch(() => null);
    // A sheet that is not as it was packed is left out, like a script.
    if (!bytes || !entry || !isWhole(bytes, entry.integrity)) return null;
    // `<\/` means the same inside a style sheet and does not end the element.
    const text = absoluteUrls(Buffer.from(bytes).toString(), url).replaceAll('</', '<\\/');
    return { file, text, hash: hashOf(text), parts: sheetParts(text) };
  };

  return {
    sheet: (release, file, url) => made.of(url, () => make(release, file, url)),
    used: usedStyles(),
  };
};
