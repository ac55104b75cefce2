import { paths } from '@shop/contract';
import { screens } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

/** Narrow telephones to wide ones: what fits one line of some ends a line of others. */
const widths = [320, 340, 360, 375, 390, 412, 430];

/** In each language a search whose products have hyphens, and how its dates look: month and day, whatever is between. */
const said = {
  en: { keyword: '3-seater sofa', day: '[A-Z][a-z]+\\s\\d{1,2}(?=,)' },
  fr: { keyword: 'wi-fi', day: '\\d{1,2}(?:er)?\\s[a-zûé]{3,}' },
} as const;

/** Up to twelve letters, as `WholeWords` takes them. */
const SHORT_WORD = '(?<!\\S)[^\\s-]{1,4}-[^\\s-]{1,7}(?!\\S)';

/** What of the text in these elements the pattern finds, and on how many lines it stands. */
const linesOf = (page: Page, elements: string, pattern: string): Promise<[string, number][]> =>
  page.evaluate(
    ({ elements, pattern }) =>
      [...document.querySelectorAll(elements)].flatMap((element) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text); // SHOW_TEXT
        return texts.flatMap((text) =>
          [...text.data.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: found, index }): [string, number] => {
            range.setStart(text, index);
            range.setEnd(text, index + found.length);
            return [found, new Set([...range.getClientRects()].map(({ top }) => top)).size];
          }),
        );
      }),
    { elements, pattern },
  );

const cutAt = async (page: Page, elements: string, pattern: string, place: string) => {
  const found = await linesOf(page, elements, pattern);
  const cut = found.filter(([, lines]) => lines > 1).map(([text]) => `${text} at ${place}`);
  return { seen: found.length, cut };
};

for (const language of ['en', 'fr'] as const) {
  const { keyword, day } = said[language];
  const at = (path: string) => paths.inLanguage(path, language);

  test.describe(`in ${language} on a phone`, () => {
    test.use({ viewport: screens.phone });

    test('no line ends in a date, however narrow its place', async ({ page }) => {
      await page.goto(at(paths.product('five-reviews.html')));
      for (let width = 300; width >= 120; width -= 6) {
        await page.evaluate((inlineSize) => {
          document.querySelector<HTMLElement>('main article')?.style.setProperty('inline-size', inlineSize);
        }, `${width}px`);
        const { seen, cut } = await cutAt(page, 'main article > p:last-of-type', day, `${width} px`);
        expect(cut).toEqual([]);
        expect(seen).toBeGreaterThan(0);
      }
    });

    test('no line of a product’s name ends in a short word with a hyphen', async ({ page }) => {
      await page.goto(at(paths.search(keyword)));
      for (const width of widths) {
        await page.setViewportSize({ ...screens.phone, width });
        const { seen, cut } = await cutAt(page, 'main article h2, main article h3', SHORT_WORD, `${width} px`);
        expect(cut).toEqual([]);
        expect(seen).toBeGreaterThan(0);
      }
    });
  });
}
