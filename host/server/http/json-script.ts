/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** ` name="value"`, or nothing when there is no value. */
export const attribute = (name: string, value: string | undefined | null): string =>
  value === undefined || value === null ? '' : ` ${name}="${escapeHtml(value)}"`;
