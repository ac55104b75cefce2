import { paths } from '@shop/contract';
import {
  addOne,
  everyView,
  expectAccessible,
  expectNothingWide,
  quickProduct,
  screens,
  simpleProduct,
  takenOver,
  textsIn,
} from '@shop/qa';
import { presses } from '../support/presses.ts';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 105;
const PIXELS_OF_A_MILLIMETRE = 96 / 25.4;

/** A field of a part of the form, which is opened first. */
const fieldIn = async (page: Page, part: string, label: string) => {
  const details = page.locator('details').filter({ has: page.getByText(part, { exact: true }) });
  await details.evaluate((element: HTMLDetailsElement) => element.setAttribute('open', ''));
  return details.getByLabel(label, { exact: true });
};

for (const [language, screen] of everyView)
  test(`a product is measured, moved by keys and pointer, and shared by a link (${language}, ${screen.width} wide)`, async ({
    page,
    context,
  }) => {
    const text = textsIn(language);
    const { name, url_path } = await simpleProduct(SOFAS, ({ measures }) => Boolean(measures), language);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(url_path), language));
    await page
      .getByRole('main')
      .getByRole('link', { name: text('account:fit.title'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: text('account:fit.title') })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();

    await main.getByLabel(text('account:fit.field.width'), { exact: true }).first().fill('500');
    await main.getByLabel(text('account:fit.field.roomLength'), { exact: true }).fill('400');
    const door = text('account:fit.door', { number: 1 });
    await (await fieldIn(page, door, text('account:fit.field.width'))).fill('10');
    await (await fieldIn(page, door, text('account:fit.field.height'))).fill('200');
    await expect(main.getByText(text('account:fit.verdict.failing', { count: 1 }))).toBeVisible();
    await (await fieldIn(page, door, text('account:fit.field.width'))).fill('150');
    await expect(main.getByText(text('account:fit.verdict.fitting', { count: 1 }))).toBeVisible();
    await expectNothingWide(page);
    await expectAccessible(page);

    const piece = main.getByRole('button', { name: text('account:fit.plan.piece', { number: 1, name }) });
    await piece.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('r');
    const said = main.getByRole('status').filter({ hasText: name });
    await expect(said).toContainText(text('account:fit.room.name'));
    await piece.scrollIntoViewIfNeeded();
    const before = await piece.boundingBox();
    if (!before) throw new Error('The piece is not in view');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width / 2 + 30, before.y + before.height / 2 + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await piece.boundingBox())?.x ?? 0).toBeGreaterThan(before.x + 20);
    await expectAccessible(page);

    const link = await main.getByLabel(text('account:fit.share.link')).inputValue();
    const moved = await said.textContent();
    await page.reload();
    await expect(main.getByLabel(text('account:fit.field.roomLength'), { exact: true })).toHaveValue('400');
    await expect(main.getByLabel(text('account:fit.share.link'))).toHaveValue(link);
    expect(moved).not.toBe('');

    // Whoever has the link sees the same plan, and hears of it where the link was cut.
    const other = await context.browser()?.newContext();
    if (!other) throw new Error('no browser');
    const guest = await other.newPage();
    await guest.goto(link);
    await expect(guest.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(guest.getByLabel(text('account:fit.field.roomLength'), { exact: true })).toHaveValue('400');
    await guest.goto(link.slice(0, link.indexOf('pieces=') + 'pieces='.length + 1));
    await expect(guest.getByRole('main').getByRole('alert').first()).toHaveText(text('account:fit.flaw.cut'));
    await other.close();
  });

for (const [language, screen] of everyView)
  test(`another unit says the same lengths, and the first one what was typed (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.willItFit(), language));
    const main = page.getByRole('main');
    const width = main.getByLabel(text('account:fit.field.width'), { exact: true }).first();
    const unit = main.getByLabel(text('account:fit.field.unit'), { exact: true });
    await width.fill('381,5');
    await main.getByLabel(text('account:fit.field.roomLength'), { exact: true }).fill('400');
    await unit.focus();
    await unit.selectOption('in');
    await expect(width).toHaveValue('150,2');
    await expect(main.getByText(text('account:fit.nowIn.in'))).toBeVisible();
    await expect(unit).toBeFocused();
    await expectAccessible(page);
    await expectNothingWide(page);
    await unit.selectOption('cm');
    await expect(width).toHaveValue('381,5');
  });

for (const [language, screen] of [
  ['en', screens.phone],
  ['fr', screens.desktop],
] as const)
  test(`a landing is asked for as a whole, and said beside the other ways (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const { entity_id, name } = await simpleProduct(SOFAS, ({ measures }) => Boolean(measures), language);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.willItFit([entity_id]), language));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    const part = text('account:fit.part.stairs');
    await (await fieldIn(page, part, text('account:fit.field.width'))).fill('90');
    await (await fieldIn(page, part, text('account:fit.field.headroom'))).fill('210');
    // These are optional, and their labels say so.
    const stairs = page.locator('details').filter({ has: page.getByText(part, { exact: true }) });
    const depth = stairs.getByLabel(text('account:fit.field.landing'));
    const whole = stairs.getByLabel(text('account:fit.field.landingWidth'));
    await stairs.getByLabel(text('account:fit.field.turn')).fill('90');
    await depth.fill('100');
    await whole.fill('150');
    await whole.press('Tab');
    await main.getByRole('button', { name: text('account:fit.ask'), exact: true }).click();
    await expect(whole).toBeFocused();
    await expect(whole).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await whole.fill('900');
    await depth.fill('900');
    const way = text('account:fit.way.landing');
    await expect(main.getByRole('listitem').filter({ hasText: way }).last()).toContainText(
      text('account:fit.goes.turn.straight'),
    );
    await depth.fill('20');
    await expect(main.getByRole('listitem').filter({ hasText: way }).last()).not.toContainText(
      text('account:fit.goes.turn.straight'),
    );
    await expectNothingWide(page);
  });

test('what is in the cart comes onto the plan', async ({ page }) => {
  const text = textsIn('en');
  await page.goto(quickProduct);
  await addOne(page);
  await page.goto(paths.willItFit());
  await page.getByRole('button', { name: text('account:fit.addCart') }).click();
  await expect(page.getByText(text('account:fit.cartAdded', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: text.like('account:fit.removeNamed') })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, screen] of [
    ['en', screens.desktop],
    ['fr', screens.phone],
  ] as const)
    test(`the server answers yes or no, keeps what was typed, and takes a piece off (${language})`, async ({
      page,
    }) => {
      const text = textsIn(language);
      const { entity_id, name } = await simpleProduct(SOFAS, ({ measures }) => Boolean(measures), language);
      await page.setViewportSize(screen);
      await page.goto(paths.inLanguage(paths.willItFit([entity_id]), language));
      const main = page.getByRole('main');
      await main.getByLabel(text('account:fit.field.width'), { exact: true }).first().fill('60');
      await main.getByLabel(text('account:fit.field.roomLength'), { exact: true }).fill('wide');
      await main.getByRole('button', { name: text('account:fit.ask'), exact: true }).click();
      await expect(main.getByText(text('account:fit.problem.number'))).toBeVisible();
      await expect(main.getByLabel(text('account:fit.field.roomLength'), { exact: true })).toHaveValue('wide');
      await main.getByLabel(text('account:fit.field.roomLength'), { exact: true }).fill('60');
      await main.getByRole('button', { name: text('account:fit.ask'), exact: true }).click();
      await expect(main.getByText(text('account:fit.verdict.failing', { count: 1 }))).toBeVisible();
      await main.getByRole('button', { name: text('account:fit.removeNamed', { name }) }).click();
      await expect(main.getByText(text('account:fit.empty'))).toBeVisible();
      await expect(main.getByLabel(text('account:fit.field.roomLength'), { exact: true })).toHaveValue('60');
    });
});

test('the plan of a home is printed to the scale that it says', async ({ page }) => {
  const text = textsIn('en');
  await page.goto(paths.willItFit());
  const main = page.getByRole('main');
  await main.getByLabel(text('account:fit.field.width'), { exact: true }).first().fill('400');
  await main.getByLabel(text('account:fit.field.roomLength'), { exact: true }).fill('350');
  const floor = main.getByRole('img', { name: /Plan of the room/ });
  await expect(floor).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(text('account:fit.plan.scale', { scale: 25 }))).toBeVisible();
  const edge = 10; // of the drawing, around the room
  const width = (await floor.boundingBox())?.width ?? 0;
  expect(width / PIXELS_OF_A_MILLIMETRE).toBeCloseTo(((400 + 2 * edge) * 10) / 25, 0);
  await expect(page.locator('button, input').filter({ visible: true })).toHaveCount(0);
});

for (const { how, press, hasTouch } of presses)
  for (const language of ['en', 'fr'] as const)
    test.describe(`a press with ${how} (${language})`, () => {
      test.use({ hasTouch, viewport: screens.phone });

      test('is made, though the measure that it leaves is wrong', async ({ page }) => {
        const text = textsIn(language);
        await page.goto(paths.inLanguage(paths.willItFit(), language));
        const main = page.getByRole('main');
        const button = main.getByRole('button', { name: text('account:fit.ask') });
        await takenOver(button);
        const field = main.getByLabel(text('account:fit.field.roomLength'), { exact: true });
        await main.getByLabel(text('account:fit.field.width'), { exact: true }).first().fill('400');
        await field.fill('4');
        await press(page, button);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue('4');
      });
    });
