import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { liveBuilds } from './own-shop.ts';
import { liveReleases } from './places.ts';
import { expect, type Page } from './test.ts';

/** Every sheet of every live release, without fonts: their addresses are relative to the files. */
const readSheets = (): string[] => {
  const folders = liveBuilds(liveReleases).map(([name, build]) => path.join(liveReleases, name, build, 'client'));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(file, 'utf8').replace(/@font-face\s*\{[^}]*\}/g, ''));
};

let sheets: string[] | undefined;

/**
 * The page in view looks the same whatever other page was opened before it: with the sheets of the whole shop behind
 * its own, in their order and then the other way round, no element changes its box or its look. All in one turn of the
 * browser's loop, so that nothing else on the page moves meanwhile.
 */
export const expectStylesInAnyOrder = async (page: Page): Promise<void> => {
  sheets ??= readSheets();
  const changed = await page.evaluate((texts) => {
    const properties = ['display', 'position', 'color', 'background-color', 'opacity', 'font', 'text-decoration-line'];
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('script, noscript'));
    const looks = (): string[] =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return [x, y, width, height, ...properties.map((name) => style.getPropertyValue(name))].join(' ');
      });
    const sheetOf = (css: string): CSSStyleSheet => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    };
    const still = sheetOf('*, *::before, *::after { transition: none !important; animation: none !important }');
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, still];
    looks(); // What is closed (details) and was never looked at has no boxes before the first question for them.
    const alone = looks();
    const found = [texts, texts.toReversed()].flatMap((ordered) => {
      document.adoptedStyleSheets = [...before, still, sheetOf(ordered.join('\n'))];
      return looks().flatMap((look, place) =>
        look === alone[place]
          ? []
          : [`${elements[place]?.tagName} ${elements[place]?.getAttribute('class')}: ${alone[place]} → ${look}`],
      );
    });
    document.adoptedStyleSheets = before;
    return found;
  }, sheets);
  expect(changed.slice(0, 10)).toEqual([]);
};
