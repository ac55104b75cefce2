import { expect, type Page } from '../../support/test.ts';

/** Pixels that a line needs for a word. */
const A_WORD = 100;

/** A line that scrolls sideways shows some of its words: the page asks for no such room, and its parent may give none. */
export const expectRoomToScroll = async (page: Page): Promise<void> => {
  const cramped = await page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((line) => line.clientHeight > 0 && line.clientWidth < least && line.scrollWidth > line.clientWidth + 1)
        .filter((line) => /auto|scroll/.test(getComputedStyle(line).overflowX))
        .map((line) => line.innerText.replaceAll('\n', ' ')),
    A_WORD,
  );
  expect(cramped).toEqual([]);
};
