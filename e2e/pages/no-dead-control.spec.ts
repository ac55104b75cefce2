import type { Page } from '@playwright/test';
import { comeBack, newGuest, readyToPay, simpleProduct } from '@shop/qa';
import { leadsTo, onTheWay, pathOf, visitorOf } from '../support/every-route.ts';
import { liveRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

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

for (const route of liveRoutes().filter(({ name }) => !leadsTo[name])) {
  const title = `X-223 ${route.name}: without scripts no control stands there that does nothing`;
  test(title, { tag: route.auth ? '@nightly' : [] }, async ({ page, context, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    const who = await visitorOf(route);
    if (onTheWay.has(route.name)) {
      const guest = await newGuest(context, `dead.${route.name}`);
      await readyToPay(guest, (await simpleProduct(105)).entity_id);
    } else if (route.auth) await comeBack(context, who);
    await page.goto(onTheWay.has(route.name) ? route.path : await pathOf(route, who));
    expect(await deadControls(page)).toEqual([]);
  });
}
