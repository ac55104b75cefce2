import { bothLanguages, browserLaunch, expectAccessible, productIn, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';
import { paths, type Language, type Product } from '@shop/contract';

const realSize = { en: 'In its real size: width', fr: 'En grandeur réelle : largeur' };

const rounded = (measures: Product['measures']) =>
  measures && Object.fromEntries(Object.entries(measures).map(([name, cm]) => [name, Math.round(cm)]));

/** Runs in the page: what a viewer shows measures, in centimetres. */
const sides = (viewer: Element) => {
  const { x, y, z } = (viewer as unknown as { getDimensions(): { x: number; y: number; z: number } }).getDimensions();
  return { width: Math.round(x * 100), height: Math.round(y * 100), depth: Math.round(z * 100) };
};

/** Opens the 3D view of a product that has one, from the product's page. */
const openModel = async (page: Page, language: Language) => {
  const text = textsIn(language);
  const product = await productIn(
    '/furniture/armchairs.html',
    language,
    ({ three_url, measures }) => three_url !== null && Boolean(measures),
  );
  await page.goto(paths.inLanguage(paths.product(product.url_path), language));
  const opener = page.getByRole('button', { name: text('catalog:model.open', { name: product.name }), exact: true });
  await opener.click();
  return {
    product,
    opener,
    dialog: page.getByRole('dialog', { name: text('catalog:model.title', { name: product.name }) }),
  };
};

const { args = [], ...launch } = browserLaunch();
// By the processor: a machine for tests has no graphics card.
test.use({ launchOptions: { ...launch, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] } });

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });

    test('PDP-005 a product is looked at in 3D above its page', async ({ page, complaints }) => {
      test.slow(); // drawn by the processor
      complaints.allow(/GL Driver Message \(OpenGL, Performance/, /rAF timed out/); // said of slow frames
      const { product, opener, dialog } = await openModel(page, language);
      const viewer = dialog.locator('model-viewer');
      await expect(viewer).toHaveJSProperty('loaded', true);
      const colour = await viewer.getAttribute('variant-name');
      await expect(viewer).toHaveJSProperty('variantName', colour);
      expect(await viewer.evaluate((node) => Reflect.get(node, 'availableVariants'))).toContain(colour);
      await expect(dialog.getByText(realSize[language])).toBeVisible();
      await expect.poll(() => viewer.evaluate(sides)).toEqual(rounded(product.measures));
      await expect(viewer).toHaveAttribute('ar-scale', 'fixed');
      await expectAccessible(page);
      // Also a black thing is seen in the dark.
      const ground = () => viewer.evaluate((node) => getComputedStyle(node.parentElement ?? node).backgroundColor);
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await ground()).toBe(light);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

for (const language of ['en', 'fr'] as const) {
  test(
    `PDP-005 a device that cannot show a model in 3D is told so (${language})`,
    englishAtNight(language),
    async ({ page, complaints }) => {
      complaints.allow(/WebGL|fetch|status of 503/);
      await page.route('**/media/models/**', (route) => route.fulfill({ status: 503 }));
      const { dialog } = await openModel(page, language);
      await expect(dialog.getByRole('alert')).toContainText(textsIn(language)('catalog:model.failed'));
      await expect(dialog.getByRole('button', { name: textsIn(language)('catalog:retry') })).toBeVisible();
    },
  );
}
