import { paths } from '@shop/contract';
import type { Page, Request } from '@playwright/test';
import { buyerWith, newGuest, pay, readyToPay, simpleProduct, typeCard, visitOf } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { loadingStages, openAt } from '../support/loading-stages.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const number = '4242424242424242';

/** Everything that a page has sent: address, body and headers, without spaces and dashes. */
const recordRequests = (page: Page): (() => string[]) => {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return () =>
    sent.map((request) =>
      [request.method(), request.url(), request.postData() ?? '', JSON.stringify(request.headers())]
        .join(' ')
        .replaceAll(/[\s-]|%20|\+/g, ''),
    );
};

/**
 * Types the card wherever it could be taken for a card's field, and presses all that might send it. A quantity, like a
 * coupon's code, is a field of a form: the server refuses a card in it.
 */
const typeAndPressAll = async (page: Page): Promise<void> => {
  for (const field of await page
    .locator(
      'input:not([type=radio], [type=checkbox], [type=hidden], [type=submit], [name=keyword], [name=coupon_code], [name=qty])',
    )
    .all()) {
    if (await field.isEditable()) await field.fill(number);
    if (await field.isEditable()) await field.press('Enter');
  }
  for (const button of await page.getByRole('button', { name: /^Pay / }).all()) {
    await button.click({ force: true, noWaitAfter: true }).catch(() => undefined); // one that is disabled
  }
};

for (const [name, path] of [
  ['the payment page', paths.payment()],
  ['the single page', paths.pay()],
] as const) {
  test.describe(name, () => {
    for (const stage of loadingStages) {
      test(`${stage.name} there is no field for a card and no form to send it with; Pay sends nothing`, async ({
        browser,
        context,
      }) => {
        const guest = await newGuest(context, `card.${name}.${stage.name}`.replaceAll(/\W+/g, '.'));
        await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
        const page = await openAt(browser, stage, path, { GuestToken: guest.token });
        const sent = recordRequests(page);
        const documents: string[] = [];
        page.on('framenavigated', (frame) => documents.push(frame.url()));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await typeAndPressAll(page);
        expect(
          await page
            .locator('form')
            .filter({ has: page.getByRole('button', { name: /^Pay / }) })
            .count(),
        ).toBe(0);
        expect(sent().filter((request) => request.includes(number))).toEqual([]);
        expect(documents).toEqual([]);
        await page.context().close();
      });
    }

    test('once all is there the number goes to the provider alone, and the order is paid', async ({
      page,
      context,
    }) => {
      const visit = visitOf(page);
      const guest = await newGuest(context, `card.${name}.all`.replaceAll(/\W+/g, '.'));
      await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
      const sent = recordRequests(page);
      await page.goto(path);
      await typeCard(visit, { ...buyerWith(guest.email), card: number });
      for (const field of await page.getByRole('group', { name: 'Your card' }).locator('input').all()) {
        await expect(field).not.toHaveAttribute('name');
      }
      await pay(visit);
      const withNumber = sent().filter((request) => request.includes(number));
      expect(withNumber).toHaveLength(1);
      expect(withNumber[0]).toMatch(/^POSThttp:\/\/[\d.:]+\/dev\/cards\/tokens/);
    });
  });
}

for (const [language, message] of [
  ['en', /^Paying (this way )?needs JavaScript/],
  ['fr', /^(Le paiement nécessite|Ce mode de paiement a besoin de) JavaScript/],
] as const) {
  test(
    `with scripts off the payment pages say that paying by card needs them (${language})`,
    englishAtNight(language),
    async ({ browser, context }) => {
      const guest = await newGuest(context, `scriptless.${language}`);
      await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
      for (const path of [paths.payment(), paths.pay()]) {
        const [off] = loadingStages;
        if (!off) throw new Error('There is no first stage');
        const page = await openAt(browser, off, paths.inLanguage(path, language), { GuestToken: guest.token });
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
        await expect(page.getByRole('button', { name: /^(Pay|Payer) / })).toHaveCount(0);
        await page.context().close();
      }
    },
  );
}
