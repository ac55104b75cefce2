import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hearRequests, rested } from '@shop/qa';

const built = path.resolve(import.meta.dirname, '../../tools/gallery/dist');
/** Nothing listens there: every file is handed to the page. */
const ORIGIN = 'http://gallery.localhost';

export interface Story {
  id: string;
  tags: readonly string[];
}

/** The stories of the built gallery. @throws Error when it is not built */
export const builtStories = (): Story[] => {
  const index: { entries: Record<string, Story> } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  return Object.values(index.entries);
};

/** Answers a page's requests with the files of the built gallery. */
export const serveGallery = async (page: Page): Promise<void> => {
  hearRequests(page.context());
  await page.route(`${ORIGIN}/**`, async (route) => {
    try {
      const body = readFileSync(path.join(built, new URL(route.request().url()).pathname));
      await route.fulfill({ body, contentType: typeOf(route.request().url()) });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
};

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const typeOf = (url: string): string | undefined => types[path.extname(new URL(url).pathname)];

/** Of what a system has, one face, for which others there are is chance, and no scroll bars. */
const everywhere = ':root { --font-body: "DejaVu Sans" !important; scrollbar-width: none }';

/** Opens a story and waits until all that it shows is there: its styles, letters and pictures. */
export const openStory = async (page: Page, id: string, language: string): Promise<void> => {
  await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=language:${language}`);
  await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' });
  await page.addStyleTag({ content: everywhere });
  // What some components fetch once they are drawn, such as the sanitiser of rich text.
  await rested(page);
  await page.evaluate(async () => {
    await document.fonts.load('550 1rem "Brygada 1918"');
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
};

/**
 * Draws what a story marks as pointed at or focused (`data-as`) as if it were, all at once: the first control in each
 * place, and for a pointer what is around it.
 */
export const forceStates = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-as]')) {
      const control = place.querySelector('a, button, input, select, textarea, summary');
      for (let one = control; one && one !== place; one = one.parentElement) {
        if (one === control || place.dataset.as === 'pointed-at')
          one.setAttribute('data-forced', place.dataset.as ?? '');
      }
    }
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  for (const [as, forcedPseudoClasses] of [
    ['pointed-at', ['hover']],
    ['focused', ['focus', 'focus-visible']],
  ] as const) {
    const selector = `[data-forced="${as}"]`;
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
    }
  }
};
