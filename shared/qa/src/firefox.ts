import type { BrowserContext } from '@playwright/test';

/** Has `fill` type as a keyboard does. */
const typing = (): void => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const active = document.activeElement;
      if (active instanceof HTMLIFrameElement) return active;
      document.execCommand('insertText', false, text);
      return null;
    },
    set: () => {
      // Playwright’s own
    },
  });
};

/** Takes away what leads from an element to those that its ARIA attributes name; the attributes stay. */
const namedByAttributesAlone = (): void => {
  for (const name of Object.keys(Element.prototype)) {
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  }
};

/**
 * Has pages of a context do in Firefox what tests expect of every browser. Over WebDriver BiDi Playwright sets the
 * value of a field and then says that it changed, which React, who watches the value, takes for no change. Playwright’s
 * look for roles and names, and axe’s, read `ariaLabelledByElements` of elements, which now and then ends the process of
 * a page in version 153: what the test asks of it next is never answered.
 */
export const driveFirefox = async (context: BrowserContext): Promise<void> => {
  if (context.browser()?.browserType().name() !== 'firefox') return;
  await context.addInitScript(typing);
  await context.addInitScript(namedByAttributesAlone);
};
