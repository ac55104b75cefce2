import { getConfig } from '@testing-library/dom';
import axe, { type AxeResults } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that need layout or paint, which jsdom does not have: the gallery's stories are checked for them. */
const painted = ['color-contrast', 'target-size'];

/** Fails with the rules that what is in view breaks and where, as `expectAccessible` of a browser test does. */
export const expectAccessible = async (): Promise<void> => {
  const look = () =>
    axe.run(document.body, {
      runOnly: { type: 'tag', values: standards },
      resultTypes: ['violations'],
      rules: Object.fromEntries(painted.map((name) => [name, { enabled: false }])),
    });
  // The page may change meanwhile, as it may while a test waits.
  const { violations }: AxeResults = await getConfig().asyncWrapper(look);
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
};
