import { expect, type Page } from '../../support/test.ts';

/**
 * What stands on a page and does nothing without scripts: a button that sends no form, a field of none. A form that only
 * scripts send says so beside its button (`withoutScripts` of `Form`), so what is in it counts as said.
 */
const deadControls = (page: Page): Promise<string[]> =>
  page.locator('button, input:not([type=hidden]), select, textarea, [role=button], [role=tab]').evaluateAll((all) =>
    all.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { form = null } = element as HTMLButtonElement;
      const opens = element.hasAttribute('popovertarget') || element.hasAttribute('commandfor');
      const isScripts = element.getAttribute('type') === 'button' && !opens;
      if (!isScripts && form && (form.method !== 'dialog' || form.querySelector('noscript')?.textContent)) return [];
      if (opens) return [];
      const name = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
      return [`${element.localName} ${element.getAttribute('type') ?? ''} “${name?.trim()}”`];
    }),
  );

/** The same for what only a browser without scripts takes from the document: here it is a text, and no elements. */
const deadInNoscript = (page: Page): Promise<string[]> =>
  page.locator('noscript').evaluateAll((all) =>
    all.flatMap((element) => {
      const sends = (element.closest('form')?.method ?? 'dialog') !== 'dialog';
      const controls = element.textContent.match(/<(?:button|input|select|textarea)\b[^>]*>/g) ?? [];
      return controls.filter(
        (tag) => !/type="hidden"|popovertarget|commandfor/.test(tag) && (!sends || /type="button"/.test(tag)),
      );
    }),
  );

/**
 * Nothing stands there that does nothing without scripts. To be called while the scripts of the page are held: what the
 * server wrote is then all there is, and the browser is told that scripts are off, which the styles hear
 * (`scripting: none`). So the page need not be opened a second time.
 */
export const expectNoDeadControl = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
    expect([...(await deadControls(page)), ...(await deadInNoscript(page))]).toEqual([]);
  } finally {
    await session.send('Emulation.setScriptExecutionDisabled', { value: false });
    await session.detach();
  }
};
