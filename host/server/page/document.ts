import type { Language } from '@shop/contract';
import { type InlinedRegistry, dataBlocks, rootId } from '../../contract/document.ts';
import type { RenderedHead } from '../../contract/rendering.ts';
import { headMarkup } from './head.ts';
import { attribute, scriptJson } from './json-script.ts';
import type { PageScript } from './page-files.ts';
import type { InlineStyle } from './styles.ts';

export interface DocumentParts {
  language: Language;
  origin: string;
  head: RenderedHead;
  styles: InlineStyle[];
  /** Style sheets that are linked: those of a development server. */
  styleLinks: string[];
  /** Scripts run in this order, after the document is parsed. */
  scripts: PageScript[];
  /** Fetched beside them, at low priority: the picture comes first. */
  preloads: PageScript[];
  registry: InlinedRegistry;
  /** Goes inside the root element. */
  markup: string;
  /** JSON by `scriptJson`; undefined when the page was not rendered: the browser then renders instead of hydrating. */
  state?: string;
}

const verified = ({ integrity }: PageScript) => `${attribute('integrity', integrity)} crossorigin="anonymous"`;

const dataBlock = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

/**
 * The whole document. Nothing inline is executable: registry and state are data blocks, and styles are allowed
 * by their hashes. `data-href` tells the style loader of a chunk that its sheet is on the page already.
 */
export const documentHtml = (parts: DocumentParts): string => {
  const { language, origin, head, styles, styleLinks, scripts, preloads, registry, markup, state } = parts;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // The page is drawn only when all of it has arrived, because a part would be laid out differently.
    `<link rel="expect" href="#${dataBlocks.registry}" blocking="render">`,
    headMarkup(head, language, origin),
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    ...styles.map(({ file, text }) => `<style${attribute('data-href', file)}>${text}</style>`),
    ...styleLinks.map((url) => `<link rel="stylesheet"${attribute('href', url)}>`),
    ...preloads.map(
      (one) => `<link rel="preload" as="script"${attribute('href', one.url)}${verified(one)} fetchpriority="low">`,
    ),
    ...scripts.map((one) => `<script defer${attribute('src', one.url)}${verified(one)}></script>`),
    `</head><body><div id="${rootId}">${markup}</div>`,
    dataBlock(dataBlocks.registry, scriptJson(registry)),
    state === undefined ? '' : dataBlock(dataBlocks.state, state),
    '</body></html>',
  ].join('');
};
