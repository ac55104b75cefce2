import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { languages, paths } from '@shop/contract';
import { addToCart, buyerWith, goToPayment, pay, typeCard, visitOf } from '@shop/qa';
import { recordedMedusa } from '../../tools/adapter-medusa/src/recorded/medusa.ts';
import { startOwnShop, startServer } from '../support/own-shop.ts';
import { scratch } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Recorded anew with these, as docs/how-to/sell-from-medusa.md says. */
const { MEDUSA_RECORD: live, MEDUSA_KEY = 'recorded' } = process.env;

const goods = {
  en: { list: 'Armchairs', name: 'Alma armchair', colour: 'Rust', subtotal: /C\$649\.00/ },
  fr: { list: 'Fauteuils', name: 'Fauteuil Alma', colour: 'Rouille', subtotal: /649,00\s\$/ },
};

for (const language of languages) {
  test(`a guest buys in ${language} from a shop whose backend is Medusa`, async ({ page }) => {
    const file = path.join(root, `tools/adapter-medusa/src/recorded/answers/journey-${language}.jsonl`);
    const medusa = await recordedMedusa(file, live ? { live } : {});
    const adapter = await startServer('tools/adapter-medusa/src/main.ts', 'API_PORT', {
      MEDUSA_URL: medusa.url,
      MEDUSA_KEY,
      MEDUSA_MEMORY: path.join(mkdtempSync(path.join(scratch, 'medusa-')), 'memory.sqlite'),
    });
    const shop = await startOwnShop({ apiUrl: adapter.url });
    const { list, name, colour, subtotal } = goods[language];
    const visit = visitOf(page, language);
    const main = page.getByRole('main');
    await page.goto(shop.url + paths.inLanguage('/living-room/armchairs.html', language));
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const chosen = page
      .getByRole('group', { name: visit.text('catalog:axis.color') })
      .getByRole('link', { name: colour });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await addToCart(visit, name);
    await expect(main.getByText(subtotal).first()).toBeVisible();
    const buyer = buyerWith(`medusa.${language}@example.ca`);
    await goToPayment(visit, buyer);
    await typeCard(visit, buyer);
    const number = await pay(visit);
    expect(number).toMatch(/^\d+$/);
    await expect(main.getByText(name).first()).toBeVisible();
    shop.stop();
    adapter.child.kill();
    await medusa.close();
    expect(medusa.unknown).toEqual([]);
  });
}
