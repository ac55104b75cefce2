import { escapeHtml } from '../http/json-script.ts';

/** What XML 1.0 has no way to write; one of them would spoil a whole file. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for an element's content or a quoted attribute of XML. */
export const xmlText = (text: string): string => escapeHtml(text.replace(unwritable, ''));
