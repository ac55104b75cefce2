import { writeFile } from 'node:fs/promises';
import { paths } from '@shop/contract';
import {
  ask,
  comeBack,
  everyView,
  expectAccessible,
  expectNothingWide,
  letters,
  newCustomer,
  ontoNewDocument,
  textsIn,
  type Letter,
} from '@shop/qa';
import { operate } from '../support/operate.ts';
import { expect, test } from '../support/test.ts';

const RUGS = 'decor/rugs.html';

/** A rug of a list that other tests let alone, another one for each test, as its page opens. */
const rugAt = async (place: number, language: 'en' | 'fr') => {
  const resolved = await ask('pathResolve', { body: { request_path: RUGS } });
  const { products } = await ask('categoryProducts', { body: { category_id: resolved?.id ?? 0 } }, { language });
  const card = products.filter(({ is_in_stock }) => is_in_stock).at(-1 - place);
  if (!card) throw new Error(`${RUGS} has too few products`);
  const product = await ask('productDetail', { query: { id: card.entity_id } }, { language });
  const variant = product.relation.find(({ inventory }) => inventory.is_in_stock);
  const { sku, price, inventory } = variant ?? product;
  const path = paths.product(product.url_path, variant?.piid);
  return { sku, path, name: product.name, urlPath: product.url_path, price: price.final_price, units: inventory.qty };
};
const lettersTo = async (email: string): Promise<Letter[]> => (await letters()).filter(({ to }) => to === email);
/** An amount in either language. */
const amountOf = (cents: number): RegExp =>
  new RegExp([...(cents / 100).toFixed(2)].map((sign) => (sign === '.' ? '[.,]' : sign)).join(String.raw`[\s,]?`));
const linkIn = ({ text }: Letter, part: string): string =>
  text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(part)) ?? '';

for (const [place, [language, screen]] of everyView.entries())
  test(`a guest confirms an alert, hears of the lower price once, and stops alerts by a letter (${language}, ${screen.width} wide)`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 400/); // the price that is not below today's
    const text = textsIn(language);
    const email = `alert.${language}.${screen.width}.${Date.now()}@example.ca`;
    const rug = await rugAt(place, language);
    const before = rug.price;
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(rug.path, language));
    await page
      .getByRole('main')
      .getByRole('button', { name: text('account:alerts.offer.price') })
      .click();
    const dialog = page.getByRole('dialog', { name: text('account:alerts.offer.price') });
    await dialog.getByRole('textbox', { name: text('account:alerts.email'), exact: true }).fill(email);
    await dialog.getByRole('textbox', { name: text('account:alerts.amount') }).fill(String(before / 100));
    await dialog.getByRole('button', { name: text('account:alerts.submit') }).click();
    // No price that is not below today's.
    await expect(dialog.getByRole('textbox', { name: text('account:alerts.amount') })).toHaveAttribute('aria-invalid');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: text('account:alerts.amount') }).fill('');
    await dialog.getByRole('button', { name: text('account:alerts.submit') }).click();
    await expect(dialog.getByText(text('account:alerts.state.to_confirm'))).toBeVisible();

    const [question] = await lettersTo(email);
    if (!question) throw new Error('No letter asks whose address it is');
    await page.goto(linkIn(question, 'product-alert'));
    await expect(page.getByRole('heading', { level: 1, name: text('account:alerts.letter.confirm') })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    await expectAccessible(page);
    await expectNothingWide(page);
    await ontoNewDocument(page, () => page.getByRole('button', { name: text('account:alerts.letter.yes') }).click());
    await expect(page.getByRole('heading', { level: 1, name: text('account:alerts.letter.active') })).toBeVisible();

    const lower = before - 100;
    await operate(['prices', 'set', rug.sku, '--final-price', String(lower / 100)]);
    await expect.poll(async () => (await lettersTo(email)).length, { timeout: 60_000 }).toBe(2);
    const news = (await lettersTo(email)).find(({ subject }) => subject !== question.subject);
    if (!news) throw new Error('No letter tells of the price');
    expect(news.subject).toMatch(amountOf(lower));
    // Pages that are kept for everybody have the new price within three seconds.
    await expect(async () => {
      await page.goto(linkIn(news, rug.urlPath));
      await expect(page.getByRole('main').getByText(amountOf(lower)).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 10_000 });

    const stop = linkIn(news, 'stop=1');
    const answer = await page.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await page.goto(stop);
    await expect(page.getByRole('heading', { level: 1, name: text('account:alerts.letter.over') })).toBeVisible();
    await operate(['prices', 'set', rug.sku, '--final-price', String(before / 100)]);
  });

test('a customer waits for what is sold out, sees it in the account, and is written to once it is back', async ({
  page,
  context,
}, testInfo) => {
  const text = textsIn('en');
  const customer = await newCustomer('alert.stock');
  const rug = await rugAt(4, 'en');
  const change = async (units: number): Promise<void> => {
    const file = testInfo.outputPath(`stock${units}.csv`);
    await writeFile(file, `sku,stock_change\n${rug.sku},${units}\n`);
    await operate(['prices', 'apply', file]);
  };
  const { units } = rug;
  await change(-units);
  await comeBack(context, customer);
  await page.goto(rug.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('account:alerts.offer.stock') })
    .click();
  const dialog = page.getByRole('dialog', { name: text('account:alerts.offer.stock') });
  await dialog.getByRole('button', { name: text('account:alerts.submit') }).click();
  await expect(dialog.getByText(text('account:alerts.state.active'))).toBeVisible();
  await dialog.getByRole('link', { name: text('account:alerts.title') }).click();
  const waiting = page.getByRole('main').getByRole('list', { name: text('account:alerts.title') });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectNothingWide(page);

  await change(units);
  await expect
    .poll(async () => (await lettersTo(customer.email))[0]?.subject, { timeout: 60_000 })
    .toContain(`Back in stock: ${rug.name}`);
  await page.reload();
  await expect(page.getByText(text('account:alerts.none'))).toBeVisible();
});
