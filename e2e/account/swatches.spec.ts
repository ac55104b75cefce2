import { paths, type Product } from '@shop/contract';
import {
  ask,
  comeBack,
  everyView,
  expectAccessible,
  expectNothingWide,
  letters,
  newCustomer,
  productIn,
  textsIn,
} from '@shop/qa';
import { operate } from '../support/operate.ts';
import { expect, test } from '../support/test.ts';

const colorsOf = ({ relation }: Product): string[] => [
  ...new Set(relation.flatMap(({ option }) => option.color?.option_value ?? [])),
];
const hasTwo = (product: Product): boolean => colorsOf(product).length >= 2;
const SOFAS = 'furniture/sofas-loveseats.html';

for (const [language, screen] of everyView)
  test(`a guest asks for swatches of two products, and is written to when they are sent (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const email = `swatches.${language}.${screen.width}.${Date.now()}@example.ca`;
    const first = await productIn(SOFAS, language, hasTwo);
    const other = await productIn(SOFAS, language, (one) => hasTwo(one) && one.entity_id !== first.entity_id);
    const dialog = page.getByRole('dialog', { name: text('account:swatches.offer') });
    const openAt = async (product: Product): Promise<void> => {
      await page.goto(paths.inLanguage(paths.product(product.url_path), language));
      await page
        .getByRole('main')
        .getByRole('button', { name: text('account:swatches.offer') })
        .click();
      await expect(dialog).toBeVisible();
    };
    await page.setViewportSize(screen);
    await openAt(first);
    await dialog.getByRole('checkbox', { name: colorsOf(first)[0], exact: true }).check();
    await expectAccessible(page);
    await openAt(other);
    await expect(dialog.getByRole('listitem').filter({ hasText: first.name })).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: colorsOf(other)[1], exact: true }).check();
    await dialog.getByRole('button', { name: text('account:swatches.next') }).click();
    const type = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value);
    await type(text('account:swatches.email'), email);
    await type(text('account:address.firstname'), 'Maude');
    await type(text('account:address.lastname'), 'Tremblay');
    // A household of this test's own.
    await type(text('account:address.street'), `${Date.now()} Elm Street`);
    await type(text('account:address.postcode'), 'M5V 2T6');
    await type(text('account:address.city'), 'Toronto');
    await dialog.getByRole('combobox', { name: text('account:address.region') }).selectOption('Ontario');
    await dialog.getByRole('button', { name: text('account:swatches.submit') }).click();
    // The telephone is missing.
    const telephone = dialog.getByRole('textbox', { name: text('account:address.telephone'), exact: true });
    await expect(telephone).toHaveAttribute('aria-invalid');
    await expectAccessible(page);
    await expectNothingWide(page);
    await telephone.fill('416 555 0188');
    await dialog.getByRole('button', { name: text('account:swatches.submit') }).click();
    await expect(dialog.getByText(text('account:swatches.done'))).toBeVisible();

    const letter = (await letters()).find(({ to }) => to === email);
    expect(letter?.text).toContain(first.name);
    expect(letter?.text).toContain(other.name);
    const [waiting = ''] = await operate(['swatches', 'list']);
    const line = waiting.split('\n').find((row) => row.includes(email));
    await operate(['swatches', 'send', line?.split(/\s/)[0] ?? '']);
    await expect.poll(async () => (await letters()).filter(({ to }) => to === email).length).toBe(2);
  });

test('a customer’s own address is filled in, the same swatch is refused by name, and the account shows the request', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const text = textsIn('en');
  const customer = await newCustomer('swatches.own');
  const region_id = (await ask('countryRegions', { query: { country_id: 'CA' } })).region_list[0]?.region_id ?? 0;
  const street = `${Date.now()} Elm Street`;
  const home = { firstname: 'Ada', lastname: 'Roy', street, city: 'Toronto', postcode: 'M5V 2T6', region_id };
  await ask('addAddress', { body: { ...home, telephone: '4165550188' } }, customer);
  await comeBack(context, customer);
  const sofa = await productIn(SOFAS, 'en', hasTwo);
  const [color = ''] = colorsOf(sofa);
  const dialog = page.getByRole('dialog', { name: text('account:swatches.offer') });
  const send = async (): Promise<void> => {
    await page.goto(paths.product(sofa.url_path));
    await page
      .getByRole('main')
      .getByRole('button', { name: text('account:swatches.offer') })
      .click();
    await dialog.getByRole('checkbox', { name: color, exact: true }).check();
    await dialog.getByRole('button', { name: text('account:swatches.next') }).click();
    await expect(dialog.getByRole('textbox', { name: text('account:address.street') })).toHaveValue(street);
    await dialog.getByRole('button', { name: text('account:swatches.submit') }).click();
  };
  await send();
  await expect(dialog.getByText(text('account:swatches.done'))).toBeVisible();
  await send();
  await expect(dialog.getByText(`${sofa.name}: ${color}`)).toBeVisible();
  await page.goto(paths.swatchRequests());
  const requests = page.getByRole('main').getByRole('list', { name: text('account:swatches.title') });
  await expect(requests.getByText(text('account:swatches.state.requested'))).toHaveCount(1);
  await expect(requests.getByRole('link', { name: sofa.name })).toBeVisible();
  await expectAccessible(page);
  await expectNothingWide(page);
});
