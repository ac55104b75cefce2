import { firstViewEnds, type Language } from '@shop/contract';
import {
  type ChunkFolders,
  type InlinedRegistry,
  type Moment,
  type PageFile,
  type StartBlock,
  dataBlocks,
  rootId,
} from '../../contract/document.ts';
import type { RenderedHead } from '../../contract/rendering.ts';
import { headMarkup } from './head.ts';
import { attribute, scriptJson } from './json-script.ts';
import type { InlineStyle } from './styles.ts';

export interface DocumentParts {
  language: Language;
  origin: string;
  head: RenderedHead;
  styles: InlineStyle[];
  /** Style sheets that are linked: those of a development server. */
  styleLinks: string[];
  /** Scripts run in this order, after the document is parsed. */
  scripts: PageFile[];
  /** Fetched beside them at low priority, or when nothing else is to be fetched where scripts wait: the picture comes first. */
  preloads: PageFile[];
  /** What waits for somebody to touch the page; undefined when `scripts` are all. */
  start?: StartBlock | undefined;
  /** Undefined on a page that waits: it fetches its registry then. */
  registry?: InlinedRegistry | undefined;
  chunks?: ChunkFolders | undefined;
  /** Goes inside the root element. */
  markup: string;
  /**
   * JSON by `scriptJson`; undefined where `start` names its file, and when the page was not rendered: the browser then
   * renders instead of hydrating.
   */
  state?: string;
  /** The moments that the answers in `state` say. */
  moments?: readonly Moment[];
}

const verified = ({ integrity }: PageFile) => `${attribute('integrity', integrity)} crossorigin="anonymous"`;

const dataBlock = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

/**
 * What the browser waits for before it paints: the end of the first view where the page marks one for such screens,
 * else all of the page, because a part would be laid out differently.
 */
const paintMarks = (markup: string, end: string): string[] =>
  Object.values(firstViewEnds).map(({ id, media }) => {
    const mark = markup.includes(`id="${id}"`) ? id : end;
    return `<link rel="expect" href="#${mark}" media="${media}" blocking="render">`;
  });

/**
 * The whole document. Nothing inline is executable: what it carries of data are data blocks, and styles are allowed
 * by their hashes. `data-href` tells the style loader of a chunk that its sheet is on the page already.
 */
export const documentHtml = (parts: DocumentParts): string => {
  const {
    language,
    origin,
    head,
    styles,
    styleLinks,
    scripts,
    preloads,
    start,
    registry,
    chunks,
    markup,
    state,
    moments,
  } = parts;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...paintMarks(markup, start ? dataBlocks.start : dataBlocks.registry),
    headMarkup(head, language, origin),
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    ...styles.map(({ file, text }) => `<style${attribute('data-href', file)}>${text}</style>`),
    ...styleLinks.map((url) => `<link rel="stylesheet"${attribute('href', url)}>`),
    ...preloads.map((one) =>
      start
        ? `<link rel="prefetch" as="script"${attribute('href', one.url)} crossorigin="anonymous">`
        : `<link rel="preload" as="script"${attribute('href', one.url)}${verified(one)} fetchpriority="low">`,
    ),
    start?.state ? `<link rel="prefetch" as="fetch"${attribute('href', start.state.url)} crossorigin="anonymous">` : '',
    ...scripts.map((one) => `<script defer${attribute('src', one.url)}${verified(one)}></script>`),
    `</head><body><div id="${rootId}">${markup}</div>`,
    start ? dataBlock(dataBlocks.start, scriptJson(start)) : '',
    registry ? dataBlock(dataBlocks.registry, scriptJson(registry)) : '',
    chunks ? dataBlock(dataBlocks.chunks, scriptJson(chunks)) : '',
    state === undefined ? '' : dataBlock(dataBlocks.state, state),
    moments ? dataBlock(dataBlocks.moments, scriptJson(moments)) : '',
    '</body></html>',
  ].join('');
};
