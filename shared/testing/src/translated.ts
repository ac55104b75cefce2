import { api } from '@shop/store';
import { getConfig, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { Rendered } from './render-page.tsx';

/**
 * Does to a page what browsers' translators do: each text is taken out of the place that React knows, here with the same
 * words, so that a text which later changes and stays as it was shows beside a page that nobody translated.
 * @param way `wrapped` puts the text into an element, `replaced` puts another text in such an element there
 */
export const translate = (root: HTMLElement, way: 'wrapped' | 'replaced'): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      node instanceof Text &&
      node.data.trim() !== '' &&
      !node.parentElement?.closest('[translate="no"], style, script')
    )
      texts.push(node);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(way === 'wrapped' ? text : text.data);
  }
};

/** The texts of a page without its live regions and dialogs, which report what was done: a page opened anew reports nothing. */
const textsOf = (root: HTMLElement): string[] => {
  const said = root.cloneNode(true) as HTMLElement; // of the same kind
  for (const aside of said.querySelectorAll('[role=status], [role=alert], [aria-live], dialog')) aside.remove();
  const elements = said.querySelectorAll('p, h1, h2, h3, li, button, a, s, dt, dd, label, legend, span, td, strong');
  return [...elements].map((element) => element.textContent ?? '').filter((text) => text.trim() !== '');
};

/** Whether all that a page has asked for is answered. */
const isSettled = ({ store }: Rendered): boolean => {
  const { queries, mutations } = store.getState()[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].every((one) => one?.status !== 'pending');
};

/**
 * Opens a page, translates it, changes something, and compares what it says then with the same page opened anew: a text
 * that React changed where nobody sees it is stale.
 * @param change ends when the API has the change
 */
export const expectNothingStale = async (
  open: () => Promise<Rendered>,
  way: 'wrapped' | 'replaced',
  change: (page: BoundFunctions<typeof queries>) => Promise<unknown>,
): Promise<void> => {
  const settle = (view: Rendered): Promise<void> => waitFor(() => expect(isSettled(view)).toBe(true));
  const changed = await open();
  await settle(changed);
  translate(changed.container, way);
  await change(within(changed.container));
  await settle(changed);
  // The page before may change meanwhile.
  const anew = await getConfig().asyncWrapper(open);
  await settle(anew);
  // Parts whose code comes later come to both.
  await waitFor(() => expect(textsOf(changed.container)).toEqual(textsOf(anew.container)), { timeout: 20_000 });
  anew.unmount();
  changed.unmount();
};
