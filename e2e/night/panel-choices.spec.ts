import { paths } from '@shop/contract';
import {
  expectAccessible,
  expectNothingWide,
  ontoNewDocument,
  rested,
  screens,
  simpleProduct,
  textsIn,
} from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 105;
const flag = 'catalog.reviews-first';
const list = '/furniture/sofas-loveseats.html';
const names = {
  en: {
    panel: 'What this page is made of',
    faults: 'Faults',
    flags: 'Flags',
    both: 'Faults and flags of this browser',
  },
  fr: {
    panel: 'De quoi cette page est faite',
    faults: 'Pannes',
    flags: 'Drapeaux',
    both: 'Pannes et drapeaux de ce navigateur',
  },
} as const;
const text = textsIn('en');

const panel = (page: Page, name: string = names.en.panel) => page.getByRole('dialog', { name });
const badge = (page: Page, name: string) => page.getByRole('complementary', { name });
const openPanel = async (page: Page, tab: string, name: string = names.en.panel): Promise<void> => {
  await rested(page);
  await page.keyboard.press('Control+Shift+Period');
  await panel(page, name).getByRole('tab', { name: tab }).click();
};

/** The order of a product page's parts, as it is in view. */
const parts = (page: Page) =>
  page.locator('#overview, #reviews').evaluateAll((sections) => sections.map(({ id }) => id));

test('the panel has a call fail, shows which do and ends them, by the keyboard alone', async ({ page, complaints }) => {
  complaints.allow(/status of 50[03]/);
  const url = paths.product((await simpleProduct(SOFAS)).url_path);
  await page.goto(url);
  await expect(page.locator('#reviews')).toBeAttached();
  await rested(page);
  await page.keyboard.press('Control+Shift+Period');
  await panel(page).getByRole('tab', { name: 'Packages' }).focus();
  await page.keyboard.press('End');
  const faults = panel(page).getByRole('tabpanel', { name: names.en.faults });
  await expect(faults.getByText('No call fails for this browser.')).toBeVisible();
  await page.keyboard.press('Tab'); // into the part
  await page.keyboard.press('Tab');
  await expect(faults.getByRole('combobox', { name: 'Call', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(faults.getByRole('combobox', { name: 'How it fails' })).toBeFocused();
  await page.keyboard.press('ArrowUp'); // from 503
  await page.keyboard.press('Tab');
  await ontoNewDocument(page, () => page.keyboard.press('Enter'));
  await expect(badge(page, 'Calls that fail here')).toContainText('productDetail: 500');
  await expect(page.getByRole('button', { name: text('host:failure.retry') }).first()).toBeVisible();

  await openPanel(page, names.en.faults);
  await expect(faults).toContainText('productDetail 500');
  await faults.getByRole('combobox', { name: 'Call', exact: true }).selectOption('carts');
  await faults.getByRole('combobox', { name: 'How it fails' }).selectOption('slow');
  await faults.getByRole('textbox', { name: 'Later by, in ms' }).fill('20');
  await ontoNewDocument(page, () => faults.getByRole('button', { name: 'Let it fail' }).click());
  await expect(badge(page, 'Calls that fail here')).toContainText('productDetail: 500, carts: slow-20');

  await openPanel(page, names.en.faults);
  const end = faults.getByRole('link', { name: 'End the fault of productDetail' });
  await end.focus();
  await ontoNewDocument(page, () => page.keyboard.press('Enter'));
  await expect(badge(page, 'Calls that fail here')).toHaveText(/^carts: slow-20 · /);
  await expect(page.locator('#reviews')).toBeAttached();
  await openPanel(page, names.en.faults);
  await ontoNewDocument(page, () => faults.getByRole('link', { name: 'End the faults' }).click());
  await expect(badge(page, 'Calls that fail here')).toHaveCount(0);
  await page.goto(url); // at an address that asks for nothing
  await expect(badge(page, 'Calls that fail here')).toHaveCount(0);
});

test('a flag is overridden for one browser from the panel, on the server as in the browser, and given back', async ({
  page,
  otherDevice,
}) => {
  const url = paths.product((await simpleProduct(SOFAS)).url_path);
  const written = async (who: Page): Promise<string[]> => {
    const html = await (await who.context().request.get(url)).text();
    return [...html.matchAll(/<section id="(overview|reviews)"/g)].map(([, id = '']) => id);
  };
  await page.goto(url);
  const usual = await parts(page);
  expect(usual).toEqual(['overview', 'reviews']);
  await openPanel(page, names.en.flags);
  const flags = panel(page).getByRole('tabpanel', { name: names.en.flags });
  await expect(flags.getByText(`${flag} false by default: it has no rules`)).toBeVisible();
  await ontoNewDocument(page, () => flags.getByRole('link', { name: `${flag} answers true here` }).click());
  await expect(badge(page, 'Flags chosen here')).toContainText(`${flag}: true`);
  expect(await parts(page)).toEqual(['reviews', 'overview']);

  // A page to which the browser goes by itself, and what the server writes for this browser and for others.
  const way = page
    .getByRole('navigation', { name: text('catalog:breadcrumb') })
    .getByRole('link')
    .last();
  await way.click();
  await expect(page.locator('#reviews')).not.toBeAttached();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.locator('#reviews')).toBeAttached();
  expect(await parts(page)).toEqual(['reviews', 'overview']);
  expect(await written(page)).toEqual(['reviews', 'overview']);
  const other = await otherDevice('another visitor');
  expect(await written(other)).toEqual(usual);
  await other.goto(url);
  await expect(badge(other, 'Flags chosen here')).toHaveCount(0);

  await page.goto(url);
  await openPanel(page, names.en.flags);
  await expect(flags.getByText(`${flag} true chosen here`)).toBeVisible();
  const back = flags.getByRole('link', { name: `as the rules say: ${flag}` });
  await back.focus();
  await ontoNewDocument(page, () => page.keyboard.press('Enter'));
  await expect(badge(page, 'Flags chosen here')).toHaveCount(0);
  await page.goto(url);
  expect(await parts(page)).toEqual(usual);
});

/** Names of controls in the window that the badge lies over, or that lie over its link. */
const overlaps = (page: Page, name: string) =>
  badge(page, name).evaluate((aside) => {
    const own = aside.getBoundingClientRect();
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const shown = controls.filter((one) => !aside.contains(one) && one.checkVisibility({ visibilityProperty: true }));
    return shown.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
      return isApart || right - left < 2 ? [] : [one.ariaLabel ?? one.textContent.trim()];
    });
  });

test.describe('what a page says of faults and flags', () => {
  test.use({ consent: 'unasked', oneTap: 'new' });

  for (const language of ['en', 'fr'] as const)
    for (const [width, viewport] of Object.entries(screens))
      test(`what a page says of faults and flags covers no control, ${language}, ${width}, nor does the open panel cover it`, async ({
        page,
        faults,
      }, info) => {
        await page.setViewportSize(viewport);
        const own = names[language];
        await faults.set({ productReviews: { kind: 'slow', ms: 20 }, productFaq: { kind: 'slow', ms: 20 } });
        for (const path of ['/', list, paths.cart()]) {
          await page.goto(`${path}?setLang=${language}&flags=${flag}@true`);
          await rested(page);
          await expect(page.getByRole('region', { name: textsIn(language)('host:consent.title') })).toBeVisible();
          const end = badge(page, own.both).getByRole('link');
          await expect(end).toBeInViewport();
          expect(await overlaps(page, own.both)).toEqual([]);
          await page.screenshot({ path: info.outputPath(`badge${path.replaceAll('/', '-')}.png`) });
          await page.evaluate(() => scrollTo(0, 300));
          expect(await overlaps(page, own.both)).toEqual([]);
        }
        await page.goto(`${list}?setLang=${language}`);
        for (const tab of [own.flags, own.faults]) {
          await openPanel(page, tab, own.panel);
          await expectNothingWide(page);
          await expectAccessible(page);
          await page.screenshot({ path: info.outputPath(`panel-${tab}.png`) });
          const end = badge(page, own.both).getByRole('link');
          await expect(end).toBeInViewport();
          await end.click({ trial: true });
          expect(await overlaps(page, own.both)).toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
});
