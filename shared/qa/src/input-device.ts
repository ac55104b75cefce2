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

/** Tab, Enter, arrows and letters; nothing else. */
export const keyboard = (page: Page): InputDevice => {
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
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
