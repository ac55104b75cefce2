const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? character);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** ` name="value"`, or nothing when there is no value. */
export const attribute = (name: string, value: string | undefined | null): string =>
  value === undefined || value === null ? '' : ` ${name}="${escapeHtml(value)}"`;
