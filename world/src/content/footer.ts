import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text, words } from '../data/schemas.ts';

/** The links of the footer (FOOT-001). `url` has its leading slash; some lead to pages of the application. */
export const footerLinks = readJson(
  'content/footer.json',
  Type.Array(closed({ key: words, name: text, url: Type.String({ pattern: '^/' }) })),
);
