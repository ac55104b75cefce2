import { paths } from '@shop/contract';
import {
  ask,
  comeBack,
  expectAccessible,
  newCustomer,
  placeOrder,
  readyToPay,
  screens,
  simpleProduct,
  textsIn,
} from '@shop/qa';
import { photo, textFile } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

test('ACC-012 ACC-013 ACC-018 a customer reviews what they bought with a photo, which they and everybody then see', async ({
  page,
  context,
}) => {
  test.slow(); // from the purchase to the picture
  const text = textsIn('fr');
  const customer = await newCustomer('reviews');
  const product = await simpleProduct(SOFAS, undefined, 'fr');
  await readyToPay(customer, product.entity_id, false);
  await placeOrder(customer);
  await comeBack(context, customer);
  await page.setViewportSize(screens.phone);
  await page.goto(paths.inLanguage(paths.reviews('pending'), 'fr'));
  await page.getByRole('link', { name: text('account:reviews.writeNamed', { name: product.name }) }).click();
  await page.getByRole('radio', { name: text('account:reviews.stars', { count: 4 }) }).check({ force: true }); // the star that is painted covers it
  await page.getByRole('textbox', { name: text('account:writeReview.title'), exact: true }).fill('Moelleux');
  const files = page.getByLabel(text('account:writeReview.media'));
  await files.setInputFiles(textFile);
  await expect(page.getByText(text('account:writeReview.refused.kind', { name: textFile.name }))).toBeVisible();
  await files.setInputFiles(photo);
  const publish = page.getByRole('button', { name: text('account:writeReview.submit') });
  await page.getByRole('textbox', { name: text('account:writeReview.nickname') }).fill('Maude');
  await publish.click();
  const words = page.getByRole('textbox', { name: text('account:writeReview.detail') });
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill('On s’y enfonce tout l’hiver.');
  await publish.click();
  await expect(page.getByText(text('account:writeReview.thanks'))).toBeVisible();
  await page.getByRole('link', { name: text('account:writeReview.see') }).click();
  const picture = page.getByRole('img', { name: text('account:reviews.photo', { place: 1 }) });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const { list } = await ask(
    'productReviews',
    { query: { product_id: product.entity_id, page: 1, page_size: 5 } },
    { language: 'fr' },
  );
  expect(list.find(({ title }) => title === 'Moelleux')).toMatchObject({ star: 4, nickname: 'Maude' });
});
