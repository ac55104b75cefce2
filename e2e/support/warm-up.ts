import { languages, paths } from '@shop/contract';
import { shopUrl } from './places.ts';

const pages = [paths.home(), paths.categoryRoot('furniture'), paths.cart(), paths.login(), paths.plus()];

/**
 * Asks for a page of each remote once, so that its code is loaded and compiled: on a busy machine the very first
 * rendering may take longer than the server waits for it, and would be left to the browser.
 */
export default async function warmUp(): Promise<void> {
  for (const path of pages) {
    for (const language of languages) await (await fetch(shopUrl + paths.inLanguage(path, language))).text();
  }
}
