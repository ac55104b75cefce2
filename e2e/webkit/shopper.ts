import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

/** Finds things as a person does; runs in the page. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export interface Named {
  role: string;
  /** The whole accessible name. */
  name?: string | RegExp;
  level?: number;
  /** What it stands in. */
  within?: Named;
}

/** A text as a pattern that a no-break space in it does not change. */
const pattern = (name: string | RegExp | undefined): string | null => {
  if (name === undefined) return null;
  if (name instanceof RegExp) return name.source;
  return `^${name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll(/\s+/g, '\\s+')}$`;
};

interface Wanted {
  role: string;
  name: string | null;
  level: number | null;
  within: Wanted | null;
}

const wanted = ({ role, name, level, within }: Named): Wanted => ({
  role,
  name: pattern(name),
  level: level ?? null,
  within: within ? wanted(within) : null,
});

/**
 * Runs in the page: what is in view and named so. A field for a password has no role and is found by its label; the line
 * that opens a `details` has none either.
 */
const inPage = `function find(library, { role, name, level, within }) {
  const [place] = within ? find(library, within) : [document.body];
  if (!place) return [];
  const how = { ...(name !== null && { name: new RegExp(name) }), ...(level !== null && { level }) };
  const finders = {
    password: () => library.queryAllByLabelText(place, how.name, { selector: '[type=password]' }),
    summary: () => [...place.querySelectorAll('summary')].filter(({ textContent }) => how.name.test(textContent.trim())),
  };
  const found = finders[role]?.() ?? library.queryAllByRole(place, role, how);
  return found.filter((one) => one.checkVisibility());
}`;

/** Runs in the page: brings something into view; ends when it has kept its place for two frames. */
const inPlace = `const [element, done] = arguments;
element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
const look = (before) => {
  const { x, y } = element.getBoundingClientRect();
  if (before.x === x && before.y === y) return done();
  requestAnimationFrame(() => requestAnimationFrame(() => look({ x, y })));
};
look({});`;

/** Somebody in front of a browser. */
export class Shopper {
  readonly driver: WebDriver;
  /** Origin of the shop. */
  readonly shop: string;

  constructor(driver: WebDriver, shop: string) {
    this.driver = driver;
    this.shop = shop;
  }

  /** Opens an address of the shop, whose scripts come once it rests. */
  async look(path: string): Promise<void> {
    await this.driver.get(this.shop + path);
  }

  /** Opens an address of the shop; ends when the shell has taken its page over. */
  async open(path: string): Promise<void> {
    await this.look(path);
    await this.untilHydrated();
  }

  /** Ends when the shell has taken the page over. */
  private async untilHydrated(): Promise<void> {
    const isHydrated = () => this.run<boolean>("return performance.getEntriesByName('session').length > 0");
    await expect.poll(isHydrated).toBe(true);
  }

  run<T>(script: string, ...given: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...given);
  }

  private async all(named: Named): Promise<WebElement[]> {
    if (!(await this.run<boolean>('return window.TestingLibraryDom !== undefined'))) await this.run(finder);
    return this.run<WebElement[]>(`return (${inPage})(TestingLibraryDom, arguments[0])`, wanted(named));
  }

  /** Waits until something is in view that is named so; of several the first. */
  async see(named: Named): Promise<WebElement> {
    let found: WebElement | undefined;
    const look = async (): Promise<boolean> => {
      [found] = await this.all(named);
      return found !== undefined;
    };
    await expect.poll(look, { message: `${named.role} ${String(named.name ?? '')}` }).toBe(true);
    if (!found) throw new Error('seen and gone');
    return found;
  }

  async seeNone(named: Named): Promise<void> {
    await expect.poll(async () => (await this.all(named)).length, { message: `no ${named.role}` }).toBe(0);
  }

  /** Presses what is named so as soon as nothing lies over it, which the browser looks at before it presses. */
  async press(named: Named): Promise<void> {
    const press = async (): Promise<void> => {
      const target = await this.see(named);
      await this.driver.executeAsyncScript(inPlace, target);
      await target.click();
    };
    await expect(press).toPass({ timeout: 30_000 });
  }

  /** Types into an empty field; one for a password has a role of its own here. */
  async type(name: string, text: string, role: 'textbox' | 'password' = 'textbox'): Promise<void> {
    await this.press({ role, name });
    await (await this.see({ role, name })).sendKeys(text);
  }

  async choose(name: string, option: string): Promise<void> {
    await new Select(await this.see({ role: 'combobox', name })).selectByVisibleText(option);
  }

  /** A key for whatever has the focus. */
  async key(key: keyof typeof Key & string): Promise<void> {
    await this.driver.actions().sendKeys(String(Key[key])).perform();
  }

  async address(): Promise<URL> {
    return new URL(await this.driver.getCurrentUrl());
  }
}
