const GLOBAL = ['lang', 'dir', 'title'];

const TEXT =
  'h2 h3 h4 h5 h6 p div section span br hr blockquote pre code strong b em i u s small sub sup mark abbr time ' +
  'ul li dl dt dd figure figcaption table caption thead tbody tfoot tr details summary';

/**
 * What content from the API may hold: text, lists, tables, pictures, links. No attribute that styles, names or scripts
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
export const UNREAD = /<(script|style|iframe|object|svg|math|template|noscript|title|textarea|select)\b.*?<\/\1\s*>/gis;

export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

export const NUMERIC: ReadonlySet<string> = new Set(['width', 'height', 'start', 'colspan', 'rowspan']);

/** The schemes that an address in this attribute may have. */
export const SCHEMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['href', ['http:', 'https:', 'mailto:', 'tel:']],
  ['src', ['http:', 'https:']],
]);
