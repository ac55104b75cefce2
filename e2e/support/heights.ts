import type { Locator } from '@playwright/test';

/** How far below the top of the document each of these begins, in CSS pixels. */
export const heightsOf = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + window.scrollY));
