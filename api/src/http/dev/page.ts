import type { Language } from '@shop/contract';
import { escapeHtml } from '../../domain/text/html.ts';

/** A plain page for testers. `body` is HTML. */
export const page = (title: string, body: string, language: Language = 'en'): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title></head><body style="font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem">` +
  `<h1>${escapeHtml(title)}</h1>${body}</body></html>`;
