import type { BrowserContext } from '@playwright/test';

/**
 * Has `fill` type in Firefox as a keyboard does. Over WebDriver BiDi Playwright sets the value of a field and then says
 * that it changed; React, which watches the value, takes that for no change and puts the old one back.
 */
export const typeInFirefox = async (context: BrowserContext): Promise<void> => {
  if (context.browser()?.browserType().name() !== 'firefox') return;
  await context.addInitScript(() => {
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
  });
};
