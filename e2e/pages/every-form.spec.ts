import { paths } from '@shop/contract';
import type { Locator, Page } from '@playwright/test';
import { comeBack, newGuest, readyToPay, simpleProduct, takenOver } from '@shop/qa';
import { holdScripts } from '../support/held-scripts.ts';
import { leadsTo, onTheWay, pathOf, visitorOf } from '../support/every-route.ts';
import { isWritten } from '../support/loading-stages.ts';
import { shopUrl } from '../support/places.ts';
import { liveRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** Forms that the browser would send by itself, and where; those of method `dialog` send nothing. */
const nativeForms = (page: Page) =>
  page.locator('form').evaluateAll((forms) =>
    forms
      .filter((form): form is HTMLFormElement => form instanceof HTMLFormElement && form.method !== 'dialog')
      .map((form) => ({
        method: form.method,
        action: form.getAttribute('action') ?? '',
        isPersonal: form.querySelector('[type=password], [type=email], [type=tel], [autocomplete^=cc-]') !== null,
        hasPassword: form.querySelector('[type=password]') !== null,
      })),
  );

/** A GET goes to a page that knows its query and holds nothing personal; a POST to a path that the server answers. */
const expectAnswered = async (page: Page): Promise<void> => {
  for (const { method, action, isPersonal, hasPassword } of await nativeForms(page)) {
    const form = `${method} ${action}`;
    expect(action, form).not.toBe('');
    expect(hasPassword, form).toBe(false);
    if (method === 'get') expect(isPersonal, form).toBe(false);
    // As somebody else: the page's own person would be logged out by one of them.
    const answer = await fetch(new URL(action, page.url()), {
      method,
      redirect: 'manual',
      headers: { origin: shopUrl },
    });
    expect([404, 405], form).not.toContain(answer.status);
  }
};

const typable = 'form :is(input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea)';

/** Types into everything that can be typed into; answers what stands in each. */
const typeEverywhere = async (page: Page): Promise<[field: Locator, typed: string][]> => {
  const all: [Locator, string][] = [];
  for (const field of await page.locator(typable).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const isNumber = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '');
    const isEmail = (await field.getAttribute('type')) === 'email';
    await field.fill(isNumber ? '2' : isEmail ? 'typed@before.ca' : 'typed');
    // A form that appears later must not take its place in the order of the fields.
    const mark = String(all.length);
    await field.evaluate((element, value) => element.setAttribute('data-typed', value), mark);
    all.push([page.locator(`[data-typed="${mark}"]`), await field.inputValue()]);
  }
  return all;
};

for (const route of liveRoutes().filter(({ name }) => !leadsTo[name])) {
  const title = `X-083 ${route.name}: no form is sent to where nothing answers it, and what is typed before hydration stays`;
  test(title, { tag: route.auth ? '@nightly' : [] }, async ({ browser, context: device }) => {
    const context = await browser.newContext({ baseURL: shopUrl });
    const who = await visitorOf(route);
    if (onTheWay.has(route.name)) {
      const guest = await newGuest(device, `form.${route.name}`);
      await readyToPay(guest, (await simpleProduct(105)).entity_id);
      await context.addCookies([{ name: 'GuestToken', value: encodeURIComponent(guest.token), url: shopUrl }]);
    } else if (route.auth) await comeBack(context, who);
    const letGo = await holdScripts(context);
    const page = await context.newPage();
    await page.goto(onTheWay.has(route.name) ? route.path : await pathOf(route, who), {
      waitUntil: 'commit',
    });
    await isWritten(page);
    await expectAnswered(page);
    const typed = await typeEverywhere(page);
    const address = page.url();
    letGo();
    for (const [field, text] of typed) {
      await takenOver(field);
      await expect(field).toHaveValue(text);
    }
    await expectAnswered(page);
    expect(page.url()).toBe(address);
    await context.close();
  });
}

test('X-083 pressed before hydration, a form with a password or an e-mail sends nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shopUrl });
  const letGo = await holdScripts(context);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.goto(paths.password({ type: 'create', email: 'nobody.yet@example.ca' }), { waitUntil: 'commit' });
  await isWritten(page);
  const before = page.url();
  for (const field of await page.locator('main form input:visible').all()) {
    await field.fill('typed.before@example.ca');
    await field.press('Enter');
  }
  for (const button of await page.locator('main form [type=submit]').all()) {
    await button.evaluate((node) => node instanceof HTMLElement && node.click());
  }
  await page.locator('main form').evaluateAll((forms) => {
    for (const form of forms) if (form instanceof HTMLFormElement) form.submit();
  });
  letGo();
  await takenOver(page.locator('main form input:visible').first());
  expect(page.url()).toBe(before);
  expect(sent.filter((line) => line.includes('typed.before') || line.startsWith('POST'))).toEqual([]);
  await context.close();
});
