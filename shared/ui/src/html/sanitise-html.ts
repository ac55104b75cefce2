import { FilterXSS, escapeAttrValue, friendlyAttrValue } from 'xss';

const GLOBAL = ['lang', 'dir', 'title'];

const TEXT =
  'h2 h3 h4 h5 h6 p div section span br hr blockquote pre code strong b em i u s small sub sup mark abbr time ' +
  'ul li dl dt dd figure figcaption table caption thead tbody tfoot tr details summary';

/**
 * Content from the API may hold text, lists, tables, pictures, links. No attribute that styles, names or scripts
 * (`class`, `style`, `id`, `name`, `on…`), no forms, no frames, and nothing that changes how the parser reads what
 * follows (svg, math, style, script, noscript, template, textarea, select).
 */
export const ALLOWED: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(TEXT.split(' ').map((tag) => [tag, GLOBAL])),
  a: [...GLOBAL, 'href'],
  img: [...GLOBAL, 'src', 'alt', 'width', 'height'],
  ol: [...GLOBAL, 'start'],
  th: [...GLOBAL, 'colspan', 'rowspan', 'scope'],
  td: [...GLOBAL, 'colspan', 'rowspan'],
};

/** Elements whose text is not for reading: dropped whole. Any other tag that is not allowed leaves its text. */
const UNREAD = /<(script|style|iframe|object|svg|math|template|noscript|title|textarea|select)\b.*?<\/\1\s*>/gis;

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const NUMERIC: ReadonlySet<string> = new Set(['width', 'height', 'start', 'colspan', 'rowspan']);

/** The schemes that an address in this attribute may have. */
const SCHEMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['href', ['http:', 'https:', 'mailto:', 'tel:']],
  ['src', ['http:', 'https:']],
]);

const LAZY_IMAGE = '<img loading="lazy" decoding="async"';

/** Any base works: it only gives a relative address a scheme. */
const BASE = 'https://shop.invalid/';

/**
 * The address as written when its scheme is allowed, else nothing. Every `&` is escaped again, so that the browser
 * reads exactly the characters that were judged here, and no entity (`&Tab;`, `&colon;`) comes alive afterwards.
 */
const address = (raw: string, schemes: readonly string[]): string | undefined => {
  const value = friendlyAttrValue(raw).replace(/&amp;/gi, '&').trim();
  if (!URL.canParse(value, BASE) || !schemes.includes(new URL(value, BASE).protocol)) return undefined;
  return escapeAttrValue(value.replaceAll('&', '&amp;'));
};

const attribute = (name: string, raw: string): string => {
  const schemes = SCHEMES.get(name);
  if (schemes) {
    const value = address(raw, schemes);
    return value === undefined ? '' : `${name}="${value}"`;
  }
  if (NUMERIC.has(name)) return /^\d{1,4}$/.test(raw) ? `${name}="${raw}"` : '';
  return `${name}="${escapeAttrValue(friendlyAttrValue(raw))}"`;
};

const filter = new FilterXSS({
  whiteList: { ...ALLOWED },
  css: false,
  stripIgnoreTag: true,
  onTagAttr: (_tag, name, value, isWhiteAttr) => (isWhiteAttr ? attribute(name, value) : ''),
});

/**
 * Closes what is left open and drops what closes nothing, so that the content cannot end the element that holds it.
 * After the filter every `<` begins a tag of the list; a tag that is not on it would be dropped here too.
 */
const balance = (html: string): string => {
  const open: string[] = [];
  const closing = (count: number): string =>
    open
      .splice(open.length - count)
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('');
  const body = html.replace(/<(\/?)([^\s<>/]*)([^<>]*)>/g, (whole, slash: string, tag: string) => {
    if (!Object.hasOwn(ALLOWED, tag)) return '';
    if (slash) return open.includes(tag) ? closing(open.length - open.lastIndexOf(tag)) : '';
    if (tag === 'img') return whole.includes(' src="') ? whole.replace('<img', LAZY_IMAGE) : '';
    if (VOID.has(tag)) return whole;
    // A link cannot hold a link: a parser would move the second one out.
    const ended = tag === 'a' && open.includes('a') ? closing(open.length - open.lastIndexOf('a')) : '';
    open.push(tag);
    return ended + whole;
  });
  return body + closing(open.length);
};

/**
 * HTML from the API, reduced to what content may hold. The same text comes out on the server and in the browser, so
 * that the first view and its hydration agree. See docs/decisions/0007-untrusted-contents.md.
 */
export const sanitiseHtml = (html: string): string => {
  // Only for tidiness: what is left of such an element loses its tags in the filter, and its text would be shown.
  const readable = html.replace(UNREAD, '');
  return balance(filter.process(readable));
};
