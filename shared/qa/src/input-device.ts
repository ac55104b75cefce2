import type { Locator, Page } from '@playwright/test';

/** Ways to operate a page: by pointer or by keyboard. The journeys are the same with each. */
export interface InputDevice {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(select: Locator, option: string): Promise<void>;
}

export const pointer: InputDevice = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose: async (select, option) => void (await select.selectOption(option)),
};

/** More stops than any page has. */
const MOST_STOPS = 250;

/**
 * Tab, Enter, arrows and letters; nothing else. What lies before what has the focus is reached with Shift: past
 * the last stop of a page Firefox has its own buttons, and from those no key comes back to the page.
 */
export const keyboard = (page: Page): InputDevice => {
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const key = await target.evaluate((element) => {
        const active = document.activeElement;
        if (active === null || active === document.body) return 'Tab';
        if (active === element) return null;
        const isBehind = element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isBehind ? 'Shift+Tab' : 'Tab';
      });
      if (key === null) return;
      await page.keyboard.press(key);
    }
    throw new Error(`Tab never reaches ${target}`);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await reach(field);
      await page.keyboard.type(text);
    },
    async choose(select, option) {
      await reach(select);
      const chosen = () => select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text);
      const count = await select.locator('option').count();
      for (let index = 0; index < count && (await chosen()) !== option; index += 1)
        await page.keyboard.press('ArrowDown');
    },
  };
};
