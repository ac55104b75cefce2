import { languages, paths } from '@shop/contract';
import { ask, expectAccessible, screens, textsIn, written } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const other = { en: 'fr', fr: 'en' } as const;
const noWider = async (page: import('@playwright/test').Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
      test.use({ viewport, locale: `${language}-CA` });
      const text = textsIn(language);
      const at = (path: string) => paths.inLanguage(path, language);

      test('FOOT-001 somebody comes from the footer, picks a topic, reads an article, goes to its part, its product’s price is today’s, and the other language keeps the article', async ({
        page,
      }) => {
        const { topics, list } = await ask('blogArticles', { query: { topic: 'care' } }, { language });
        const name = topics.find(({ slug }) => slug === 'care')?.name ?? '';
        await page.goto(at(paths.privacy()));
        const footer = page.getByRole('contentinfo');
        const link = footer.getByRole('link', { name: text('host:footer.company.blog'), includeHidden: true });
        await expect(link).toHaveAttribute('href', paths.blog());
        await page.goto(at(paths.blog()));
        const main = page.getByRole('main');
        await expect(main.getByRole('article')).toHaveCount(6);
        await expectAccessible(page);
        await noWider(page);
        await main.getByRole('link', { name, exact: true }).click();
        await expect(main.getByRole('article')).toHaveCount(list.length);
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');

        const [first] = list;
        const article = await ask('blogArticle', { query: { slug: first?.slug ?? '' } }, { language });
        await main.getByRole('link', { name: article.title }).click();
        await expect(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
        await expectAccessible(page);
        await noWider(page);
        const last = article.sections.at(-1)?.title ?? '';
        await main
          .getByRole('navigation', { name: text('catalog:details.tabs') })
          .getByRole('link', { name: last })
          .click();
        await expect(main.getByRole('heading', { level: 2, name: last })).toBeInViewport();
        const [product] = article.products.list;
        const card = main.getByRole('region', { name: article.products.title }).getByRole('listitem').first();
        await expect(card).toContainText(product?.name ?? '');
        await expect(card).toContainText(written(product?.price.final_price ?? 0, language));

        const foreign = await ask('blogArticle', { query: { slug: article.slug } }, { language: other[language] });
        await page.goto(paths.inLanguage(paths.article(article.slug), other[language]));
        await expect(main.getByRole('heading', { level: 1, name: foreign.title })).toBeVisible();
      });

      test('an unknown article and an unknown topic do not exist, and a page beyond the last leads back', async ({
        page,
        complaints,
      }) => {
        complaints.allow(/status of 404/);
        for (const path of [paths.article('nothing-like-it'), paths.blog('nothing'), '/blog/care-for-solid-oak/more']) {
          expect((await page.goto(at(path)))?.status()).toBe(404);
          await expect(page).toHaveTitle(new RegExp(text('host:title.not-found')));
        }
        for (const number of [99, 123_456]) {
          expect((await page.goto(at(paths.blog(null, number))))?.status()).toBe(404);
          await expect(page.getByRole('heading', { name: text('catalog:list.pastEnd.title') })).toBeVisible();
        }
        await page.getByRole('link', { name: text('catalog:list.pastEnd.action') }).click();
        await expect(page.getByRole('article')).toHaveCount(6);
      });
    });
  }
}

test('the search leads to an article', async ({ page }) => {
  const { title, slug } = await ask('blogArticle', { query: { slug: 'measure-a-room-for-a-sofa' } });
  await page.goto(paths.search('measure a room'));
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', paths.article(slug));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('topics, pages, an article with its products, and the next one are links', async ({ page }) => {
    await page.goto(paths.blog());
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(main.getByRole('article')).toHaveCount(4);
    await main.getByRole('article').first().getByRole('link').click();
    await expect(main.getByRole('region', { name: 'For this guide' }).getByRole('listitem').first()).toBeVisible();
    await main.getByRole('link', { name: /^Next/ }).click();
    await expect(main.getByRole('link', { name: /^Previous/ })).toBeVisible();
  });
});
