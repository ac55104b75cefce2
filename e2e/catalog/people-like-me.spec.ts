import { paths, type Language } from '@shop/contract';
import { ask, comeBack, everyView, expectAccessible, expectNothingWide, newCustomer, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const BOOKCASE = 'five-reviews.html';
const pageOf = (language: Language) => paths.inLanguage(`/${BOOKCASE}`, language);
const views = everyView;

for (const [language, screen] of views)
  test(`whoever says a height reads the reviews of people like them (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const { entity_id: product_id } = await ask('productDetail', { query: { url_path: BOOKCASE } });
    for (const [at, height] of [172, 176, 180].entries()) {
      const { token } = await newCustomer(`people.${language}.${screen.width}.${at}`);
      const body = { product_id, nickname: 'Ada', title: 'My shelves', detail: 'Just right.', star: 4 };
      const { review_id } = await ask('addProductReview', { body }, { token });
      await ask('aboutReviewer', { body: { review_id, height, room: 'office' } }, { token });
    }
    const button = (name: 'offer' | 'show' | 'forget') =>
      page.getByRole('button', { name: text(`account:people.${name}`), exact: true });
    await page.setViewportSize(screen);
    await page.goto(pageOf(language));
    const reviews = page.getByRole('region', { name: text('catalog:reviews.title'), exact: true });
    await reviews.scrollIntoViewIfNeeded();
    await button('offer').click();
    const height = page.getByRole('textbox', { name: text('account:people.height') });
    await expect(height).toBeFocused();
    await height.fill('5.8');
    await page.keyboard.press('Enter');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await height.fill('5′9″');
    await button('show').click();
    const people = page.getByRole('region', { name: text('account:people.title') });
    const said = await ask('peopleLikeMe', { query: { product_id, height: 175 } });
    const who = text('account:people.between', { from: '167', to: '183' });
    await expect(people.getByRole('status')).toContainText(who);
    await expect(people.getByRole('status')).toBeFocused();
    expect(said.people).toBeGreaterThanOrEqual(3);
    await expect(reviews.getByRole('article').filter({ hasText: '176 cm' }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNothingWide(page);

    // What is chosen besides is chosen among them.
    await reviews.getByRole('link', { name: text('catalog:reviews.orders.lowest') }).click();
    await expect(page).toHaveURL(/review_sort=lowest/);
    await expect(people.getByRole('status')).toContainText(who);
    await expect(reviews.getByRole('article').first()).toContainText(' cm');

    // It stays in this browser, and asks nothing before it is used.
    await page.goto(pageOf(language));
    await reviews.scrollIntoViewIfNeeded();
    await button('offer').click();
    await expect(people.getByRole('status')).toContainText(who);
    await button('forget').click();
    await expect(page.getByText(text('account:people.forgotten'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('people_like_me'))).toBeNull();
    await expect(reviews.getByRole('article').filter({ hasText: ' cm' })).toHaveCount(0);
  });

for (const [language, screen] of views)
  test(`a writer says a height and a room with the review (${language}, ${screen.width} wide)`, async ({ page }) => {
    const text = textsIn(language);
    const { entity_id: product_id } = await ask('productDetail', { query: { url_path: BOOKCASE } });
    const customer = await newCustomer(`writer.${language}.${screen.width}`);
    await page.setViewportSize(screen);
    await comeBack(page.context(), customer);
    await page.goto(paths.inLanguage(paths.writeReview(product_id), language));
    await page.getByRole('radio', { name: text('account:reviews.stars', { count: 5 }) }).check({ force: true });
    await page.getByLabel(text('account:writeReview.title'), { exact: true }).fill('Tall enough');
    await page.getByLabel(text('account:writeReview.detail'), { exact: true }).fill('I reach the top.');
    await page.getByLabel(text('account:writeReview.nickname'), { exact: true }).fill('Ana');
    const height = page.getByRole('textbox', { name: text('account:people.height') });
    await height.fill('20 cm');
    await page.getByRole('combobox', { name: text('account:people.room') }).selectOption('office');
    await page.getByRole('button', { name: text('account:writeReview.submit') }).click();
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await expectNothingWide(page);
    await height.fill('228');
    await page.getByRole('button', { name: text('account:writeReview.submit') }).click();
    await expect(page.getByText(text('account:writeReview.thanks'))).toBeVisible();
    const { writers } = await ask('peopleLikeMe', { query: { product_id, height: 228, page_size: 50 } });
    expect(writers).toContainEqual({ review_id: expect.any(Number), height: 228, room: 'office' });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.allow(/the server responded with a status of 422/));

  for (const language of ['en', 'fr'] as const)
    test(`a review is written with a height, whose fault comes back with all that was typed (${language})`, async ({
      page,
    }) => {
      const text = textsIn(language);
      const { entity_id: product_id } = await ask('productDetail', { query: { url_path: BOOKCASE } });
      const customer = await newCustomer(`writer.plain.${language}`);
      await comeBack(page.context(), customer);
      await page.goto(paths.inLanguage(paths.writeReview(product_id), language));
      await page.getByRole('radio', { name: text('account:reviews.stars', { count: 4 }) }).check({ force: true });
      await page.getByLabel(text('account:writeReview.title'), { exact: true }).fill('Plain');
      await page.getByLabel(text('account:writeReview.detail'), { exact: true }).fill('It holds.');
      await page.getByLabel(text('account:writeReview.nickname'), { exact: true }).fill('Ana');
      const height = page.getByRole('textbox', { name: text('account:people.height') });
      await height.fill('tall');
      await page.getByRole('combobox', { name: text('account:people.room') }).selectOption('hall');
      await page.getByRole('button', { name: text('account:writeReview.submit') }).click();
      await expect(height).toHaveAttribute('aria-invalid', 'true');
      await expect(height).toHaveValue('tall');
      await expect(page.getByRole('radio', { name: text('account:reviews.stars', { count: 4 }) })).toBeChecked();
      await height.fill('1,12 m');
      await page.getByRole('button', { name: text('account:writeReview.submit') }).click();
      await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible();
      const { writers } = await ask('peopleLikeMe', { query: { product_id, height: 112, page_size: 50 } });
      expect(writers).toContainEqual({ review_id: expect.any(Number), height: 112, room: 'hall' });
    });
});
