import { expect, type Page } from '@playwright/test';

interface Stop {
  name: string;
  isCovered: boolean;
  isVisited: boolean;
}

/**
 * Looks at what has the focus: whether something that floats lies over all of it, or none of it is in the window. What
 * an element draws outside of itself, such as the ground of a card's link, counts as the element.
 */
const lookAtFocus = (): Stop | null => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const own = focused.closest('label') ?? focused;
  const floats = (element: Element | null): boolean => {
    for (let each = element; each && !each.contains(focused); each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    return false;
  };
  const seen = [...own.getClientRects()].some(({ left, top, width, height }) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && !floats(hit);
      }),
    ),
  );
  const isVisited = 'walked' in focused.dataset;
  const text = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
  return { name: `${focused.localName} ${text || focused.id}`, isCovered: !seen, isVisited };
};

/** Two frames: what follows the focus, such as a list that scrolls, has moved. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What hides when the focus has left it does so a moment later. */
const comesInSight = (page: Page): Promise<boolean> =>
  expect
    .poll(async () => (await page.evaluate(lookAtFocus))?.isCovered)
    .toBe(false)
    .then(
      () => true,
      () => false,
    );

/** Goes through all Tab stops of a page once, from its beginning; answers which there are and which of them nobody sees. */
export const walkTabStops = async (page: Page): Promise<{ stops: string[]; covered: string[] }> => {
  const stops: string[] = [];
  const covered: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let beyond = 0; beyond < 2;) {
    await page.keyboard.press('Tab');
    await settled(page);
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null || stop.isVisited) {
      beyond += 1;
      continue;
    }
    beyond = 0;
    stops.push(stop.name);
    if (stop.isCovered && !(await comesInSight(page))) covered.push(`${stops.length}: ${stop.name}`);
    await page.evaluate(() => document.activeElement?.setAttribute('data-walked', ''));
  }
  return { stops, covered };
};
