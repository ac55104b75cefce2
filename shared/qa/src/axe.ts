import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with the rules that the page in view breaks and where. Meanwhile nothing moves: half faded in is no colour. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
    // Without frames one run in the page itself finds the same in a third of the time.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
};
