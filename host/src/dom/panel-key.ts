/** Attribute of the document's element while the developers' panel is wanted. */
const WANTED = 'data-panel';

export const isPanelWanted = (): boolean => document.documentElement.hasAttribute(WANTED);

export const closePanel = (): void => document.documentElement.removeAttribute(WANTED);

/** Whether Ctrl+Shift+. was pressed, on whatever keyboard. */
export const isPanelKey = ({ ctrlKey, shiftKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && code === 'Period';

/** Heard from the first script on, so that no press is lost while the others come. */
export const listenForPanelKey = (): void =>
  addEventListener('keydown', (event) => {
    if (isPanelKey(event)) document.documentElement.toggleAttribute(WANTED);
  });
