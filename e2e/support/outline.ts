import { expect, type Page } from './test.ts';

/** What a screen reader lists of a page: its headings, navigations and main parts, and what stands above these. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const textOf = (element: Element | null): string => (element?.textContent ?? '').trim();
    const nameOf = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby');
      return by ? textOf(document.getElementById(by)) : (element.getAttribute('aria-label') ?? '');
    };
    return {
      mains: seen('main').length,
      banners: seen('header').filter((each) => !each.closest('main, dialog, article, section')).length,
      navigations: seen('nav').map(nameOf),
      headings: seen('main :is(h1, h2, h3, h4, h5, h6)').map((each) => ({
        level: Number(each.tagName[1]),
        text: textOf(each),
      })),
    };
  });

/** One main part below one banner, which a bare page has not; headings that go down a level at a time; a name for each navigation. */
export const expectOutline = async (page: Page, { isBare = false } = {}): Promise<void> => {
  const { mains, banners, navigations, headings } = await outlineOf(page);
  expect(mains).toBe(1);
  expect(banners).toBe(isBare ? 0 : 1);
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(
    headings.filter(({ text, level }, at) => text === '' || level > (headings[at - 1]?.level ?? 0) + 1),
    'headings that skip a level, or say nothing',
  ).toEqual([]);
  expect(
    navigations.filter((name, at) => name === '' || navigations.indexOf(name) !== at),
    'navigations without a name of their own',
  ).toEqual([]);
};
