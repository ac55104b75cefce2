/** What is open and would be covered: dialogs, drawers, menus of the header, the options of a search. */
const opened = 'dialog[open], header [aria-expanded="true"], [role="combobox"][aria-expanded="true"]';
/** What somebody types or chooses in. */
const fields = 'input, select, textarea, [contenteditable="true"]';
/** A form whose request is under way. */
const waiting = 'form [aria-busy="true"], form[aria-busy="true"]';

const isOpenPopover = (element: Element): boolean => {
  try {
    return element.matches(':popover-open');
  } catch {
    return false; // a browser that knows no popovers
  }
};

/** Whether the page is being used, so that nothing may open over it by itself. */
export const isInUse = (): boolean =>
  document.querySelector(opened) !== null ||
  document.querySelector(waiting) !== null ||
  document.activeElement?.matches(fields) === true ||
  [...document.querySelectorAll('[popover]')].some(isOpenPopover);
