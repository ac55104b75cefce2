import { paths } from '@shop/contract';
import { openAlive } from '../support/alive.ts';
import { addOne, quickProduct } from '../support/quick-cart.ts';
import { screens } from '../support/screens.ts';
import { test, type Page } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';
import { timeOf, type Press } from './press-time.ts';

const LIST = '/furniture/sofas-loveseats.html';
const CHOICES = '/giant-of-sixty-variants.html';
/** The most that a press may take, in ms. */
const WANTED = 100;
const text = textsIn('en');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

const presses: Press[] = [
  { name: 'home: menu', open: (page) => page.goto('/'), press: (page) => button(page, text('host:header.menu')).tap() },
  {
    name: 'home: a letter in the search box',
    open: (page) => page.goto('/'),
    press: (page) => page.getByRole('combobox', { name: text('host:search.label') }).press('s'),
  },
  {
    name: 'list: filters',
    open: (page) => page.goto(LIST),
    press: (page) =>
      main(page)
        .getByRole('button', { name: text('catalog:list.filters') })
        .tap(),
  },
  {
    name: 'product: another colour',
    open: (page) => page.goto(CHOICES),
    press: (page) => main(page).locator('a[aria-current] >> xpath=../following-sibling::li[1]/a').first().tap(),
  },
  {
    name: 'product: add to cart',
    open: (page) => page.goto(quickProduct),
    press: (page) => button(page, text('catalog:cart.add')).tap(),
  },
  {
    name: 'product: drawer of a filled cart',
    open: async (page) => {
      await page.goto(quickProduct);
      await addOne(page);
    },
    press: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).tap(),
  },
  {
    name: 'cart: another quantity',
    open: async (page) => {
      await page.goto(quickProduct);
      await addOne(page);
      await page.goto(paths.cart());
    },
    press: async (page) => {
      const quantity = main(page).getByRole('combobox').first();
      await quantity.focus();
      await quantity.press('ArrowDown');
    },
  },
];

test('presses on a phone are answered in time', async ({ browser }) => {
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: screens.phone, hasTouch: true, isMobile: true });
    await openAlive(context);
    return context.newPage();
  };
  const late: string[] = [];
  for (const press of presses) {
    const time = await timeOf(press, newPage);
    console.log(`${press.name.padEnd(36)} ${time.toFixed(0).padStart(5)} ms`);
    if (time > WANTED) late.push(press.name);
  }
  if (late.length > 0) throw new Error(`More than ${WANTED} ms: ${late.join(', ')}`);
});
