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
