import { paths } from '@shop/contract';
import { newGuest, readyToPay, rested, screens, simpleProduct, textsIn } from '@shop/qa';
import { walkTabStops } from '../support/tab-walk.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const text = textsIn('fr');

/** A phone, and a desktop's window of 1280 pixels at 400 %. */
const windows = { 'a phone': screens.phone, 'a page at 400 %': { width: 320, height: 256 } };

const places = {
  home: paths.home(),
  list: '/furniture/sofas-loveseats.html',
  product: paths.product('one-variant-out-of-stock.html'),
  cart: paths.cart(),
  address: paths.shippingAddress(),
  payment: paths.payment(),
};

/** What floats over a visitor's pages, by what they have answered before. */
const floating = {
  'the question of consent': {
    visitor: { consent: 'unasked', oneTap: 'closed' },
    name: text('host:consent.title'),
    shows: () => true,
  },
  'the card of Google': {
    visitor: { consent: 'refused', oneTap: 'new' },
    name: text('account:oneTap.label'),
    shows: ({ height }: { height: number }) => height > 400, // else it would be all that is seen
  },
} as const;

for (const [window, viewport] of Object.entries(windows)) {
  for (const [what, { visitor, name, shows }] of Object.entries(floating)) {
    test.describe(`on ${window}`, () => {
      test.use({ viewport, ...visitor });

      for (const [place, path] of Object.entries(places)) {
        test(`${place}: ${what} hides nothing that has the focus`, async ({ page, context }) => {
          test.slow(); // a press per stop
          const guest = await newGuest(context, `covered.${place}.${viewport.width}.${visitor.oneTap}`);
          await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
          await page.goto(paths.inLanguage(path, 'fr'));
          await rested(page);
          if (place === 'home' && shows(viewport)) await expect(page.getByRole('region', { name })).toBeVisible();
          const { covered, stops } = await walkTabStops(page);
          expect(stops.length, stops.join(', ')).toBeGreaterThan(8);
          expect(covered).toEqual([]);
        });
      }
    });
  }
}

for (const viewport of [{ width: 768, height: 1024 }, { width: 1366, height: 768 }, screens.desktop]) {
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport, consent: 'unasked', oneTap: 'new' });

    test('the card of Google does not lie over Add to cart', async ({ page }) => {
      const { url_path } = await simpleProduct(SOFAS, undefined, 'fr');
      await page.goto(paths.inLanguage(paths.product(url_path), 'fr'));
      await rested(page);
      const card = page.getByRole('region', { name: text('account:oneTap.label') });
      await expect(card).toBeVisible();
      const add = page
        .getByRole('main')
        .getByRole('button', { name: text('catalog:cart.add'), exact: true })
        .first();
      const [over, under] = [await card.boundingBox(), await add.boundingBox()];
      if (!over || !under) throw new Error('The card or the button has no box.');
      const apart = over.x + over.width <= under.x || under.x + under.width <= over.x;
      expect(apart || under.y + under.height <= over.y, JSON.stringify({ over, under })).toBe(true);
    });
  });
}

test.describe('on a page at 400 %', () => {
  test.use({ viewport: windows['a page at 400 %'], consent: 'unasked' });

  test('the question of consent leaves what has the focus in sight when it comes', async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      const whenIdle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (run) => waiting.push(run);
      addEventListener('idle-at-last', () => {
        window.requestIdleCallback = whenIdle;
        for (const run of waiting) whenIdle(run);
      });
    });
    await page.goto(paths.inLanguage(places.product, 'fr'));
    const french = page.getByRole('link', { name: /^FR, / });
    await french.focus();
    await expect(french).toBeInViewport();
    await page.evaluate(() => void dispatchEvent(new Event('idle-at-last')));
    await expect(page.getByRole('region', { name: text('host:consent.title') })).toBeAttached();
    await rested(page);
    await expect(french).toBeFocused();
    await expect(french).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the open filters take the focus, give it back, and do not lie over where it goes on', async ({ page }) => {
    await page.goto(paths.inLanguage('/furniture/sofas-loveseats.html', 'fr'));
    const opener = page.getByRole('button', { name: text('catalog:list.filters'), exact: true });
    await opener.press('Enter');
    const sheet = page.getByRole('region', { name: text('catalog:list.filters') });
    await expect(sheet.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(sheet.getByRole('heading')).toBeFocused();
    const { covered, stops } = await walkTabStops(page);
    expect(stops.length, stops.join(', ')).toBeGreaterThan(20);
    expect(covered).toEqual([]);
    await expect(sheet).toBeHidden();
  });

  test('the filters open with the groups that are in view laid out, and the others when they come near', async ({
    page,
  }) => {
    await page.goto(paths.inLanguage('/furniture/sofas-loveseats.html', 'fr'));
    await page.getByRole('button', { name: text('catalog:list.filters'), exact: true }).press('Enter');
    const sheet = page.getByRole('region', { name: text('catalog:list.filters') });
    await expect(sheet.getByRole('heading')).toBeFocused();
    const isLaidOut = (nth: 0 | -1): Promise<boolean> =>
      sheet
        .getByRole('checkbox')
        .nth(nth)
        .evaluate((box) => box.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut(0)).toBe(true);
    expect(await isLaidOut(-1)).toBe(false);
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => isLaidOut(-1)).toBe(true);
  });
});
