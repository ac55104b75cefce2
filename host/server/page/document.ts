import { type Appearance, firstViewEnds, type Language } from '@shop/contract';
import {
  type FormsBlock,
  type InlinedRegistry,
  type Moment,
  type PageFile,
  type StartBlock,
  dataBlocks,
  rootId,
} from '../../contract/document.ts';
import type { RenderedHead } from '../../contract/rendering.ts';
import { headMarkup, structuredData } from './head.ts';
import { attribute, scriptJson } from '../http/json-script.ts';
import type { InlineStyle } from './styles.ts';

export interface DocumentParts {
  language: Language;
  appearance: Appearance | undefined;
  /** How long the browser waits for a part of a remote, in ms; null: its own limit. */
  partLimit: number | null;
  origin: string;
  head: RenderedHead;
  styles: InlineStyle[];
  /** Style sheets that are linked: those of a development server. */
  styleLinks: PageFile[];
  /** Scripts run in this order, after the document is parsed. */
  scripts: PageFile[];
  /** Fetched beside them at low priority: the picture comes first. */
  preloads: PageFile[];
  /** Undefined when `scripts` are all. */
  start?: StartBlock | undefined;
  /** For what is pressed before its scripts are there; undefined on a page that waits, and where nothing can be. */
  forms?: FormsBlock | undefined;
  /** Undefined on a page that waits: it fetches its registry then. */
  registry?: InlinedRegistry | undefined;
  /** Markup before the page: what is replaced in it; empty for visitors. */
  badge?: string;
  /** Goes inside the root element; UTF-8. */
  markup: Uint8Array;
  /** The markup with a character for each byte, for finding in it what is ASCII. */
  ascii: string;
  /**
   * JSON by `scriptJson`, as UTF-8; undefined where `start` names its file, and when the page was not rendered: the browser then
   * renders instead of hydrating.
   */
  state?: Uint8Array;
  /** The moments that the answers in `state` say. */
  moments?: readonly Moment[];
}

const verified = ({ integrity }: PageFile) => `${attribute('integrity', integrity)} crossorigin="anonymous"`;

const dataBlockStart = (id: string) => `<script type="application/json" id="${id}">`;
const dataBlockEnd = '</script>';
const dataBlock = (id: string, json: string) => dataBlockStart(id) + json + dataBlockEnd;

/**
 * The browser waits with its painting for the end of the first view where the page marks one for such screens,
 * else all of the page, because a part would be laid out differently.
 */
const paintMarks = (markup: string, end: string): string[] =>
  Object.values(firstViewEnds).map(({ id, media }) => {
    const mark = markup.includes(`id="${id}"`) ? id : end;
    return `<link rel="expect" href="#${mark}" media="${media}" blocking="render">`;
  });

/** A picture as `Picture` of `@shop/ui` draws the one that is to be loaded first. */
const firstPicture = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"/;

/**
 * Has the largest picture of the first view asked for with the first bytes of the document, long before the browser comes
 * to it. Where several are to be loaded first, the first of them: they would share the connection.
 */
const picturePreload = (markup: string): string => {
  const [, srcset, sizes] = firstPicture.exec(markup) ?? [];
  return srcset && sizes
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
    : '';
};

/** The root element, for which style sheets have rules as for the markup in it; its tag is not ended. */
export const htmlStart = (language: Language, appearance: Appearance | undefined): string =>
  `<html lang="${language}"${attribute('data-appearance', appearance)}`;

/** Texts and what is UTF-8 already, one after the other; texts are written where they stand, and not copied again. */
const joined = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const lengths = parts.map((part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.length));
  const whole = Buffer.allocUnsafeSlow(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'string') whole.write(part, at);
    else whole.set(part, at);
    at += lengths[place] ?? 0;
  }
  return whole;
};

/**
 * The whole document, as UTF-8: markup and state come so from the thread that made them, and are not read as text again.
 * Nothing inline is executable: what it carries of data are data blocks, and styles are allowed
 * by their hashes. `data-href` tells the style loader of a chunk that its sheet is on the page already.
 */
export const documentHtml = (parts: DocumentParts): Buffer => {
  const {
    language,
    appearance,
    partLimit,
    origin,
    head,
    styles,
    styleLinks,
    scripts,
    preloads,
    start,
    forms,
    registry,
    markup,
    state,
    moments,
  } = parts;
  const before = [
    `<!doctype html>${htmlStart(language, appearance)}${attribute('data-part-limit', partLimit?.toString())}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    picturePreload(parts.ascii),
    ...paintMarks(parts.ascii, start ? dataBlocks.start : dataBlocks.registry),
    headMarkup(head, language, origin),
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    ...styles.map(({ file, text }) => `<style${attribute('data-href', file)}>${text}</style>`),
    ...styleLinks.map(
      (one) => `<link rel="stylesheet"${attribute('href', one.url)}${one.integrity === null ? '' : verified(one)}>`,
    ),
    ...preloads.map(
      (one) => `<link rel="preload" as="script"${attribute('href', one.url)}${verified(one)} fetchpriority="low">`,
    ),
    ...scripts.map((one) => `<script defer${attribute('src', one.url)}${verified(one)}></script>`),
    `</head><body>${parts.badge ?? ''}<div id="${rootId}">`,
  ];
  const after = [
    '</div>',
    structuredData(head), // the first paint waits for what stands before the end of the first view
    start ? dataBlock(dataBlocks.start, scriptJson(start)) : '',
    forms ? dataBlock(dataBlocks.forms, scriptJson(forms)) : '',
    registry ? dataBlock(dataBlocks.registry, scriptJson(registry)) : '',
  ];
  const end = `${moments ? dataBlock(dataBlocks.moments, scriptJson(moments)) : ''}</body></html>`;
  return state
    ? joined(before.join(''), markup, after.join('') + dataBlockStart(dataBlocks.state), state, dataBlockEnd + end)
    : joined(before.join(''), markup, after.join('') + end);
};
