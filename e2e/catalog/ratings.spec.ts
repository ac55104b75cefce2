import type { Locator } from '@playwright/test';
import { ask, screens, textsIn } from '@shop/qa';
import { paths } from '@shop/contract';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

/** How much of a widget's five stars is filled, as it is drawn; and how wide they are. */
const drawn = (widget: Locator): Promise<{ filled: number; width: number }> =>
  widget.locator('[data-percent]').evaluate((stars) => {
    const { width } = stars.getBoundingClientRect();
    return { filled: (stars.firstElementChild?.getBoundingClientRect().width ?? 0) / width, width };
  });

test.use({ viewport: screens.desktop });

test('CAT-018 CAT-020 stars are drawn to the half star beside the number of reviews, small in a list, and lead to the reviews', async ({
  page,
}) => {
  const text = textsIn('en');
  const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } });
  const reviewed = products.filter(({ rating }) => rating.reviews_count > 0).slice(0, 8);
  expect(new Set(reviewed.map(({ rating }) => Math.round(rating.reviewStar * 2))).size).toBeGreaterThan(1);
  const labelOf = ({ rating }: (typeof reviewed)[number]): string =>
    text('catalog:rating.label', { score: String(rating.reviewStar), count: rating.reviews_count });

  await page.goto('/furniture/sofas-loveseats.html');
  const widths: number[] = [];
  for (const product of reviewed) {
    const card = page.getByRole('main').getByRole('article').filter({ hasText: product.name }).first();
    await expect(card).toContainText(`(${product.rating.reviews_count})`);
    await expect(card.getByText(labelOf(product))).toHaveCount(1);
    const { filled, width } = await drawn(card);
    expect(filled).toBeCloseTo(Math.round(product.rating.reviewStar * 2) / 10, 2);
    widths.push(width);
  }

  const [product] = reviewed;
  if (!product) throw new Error('No sofa has reviews');
  await page.goto(paths.product(product.url_path, null));
  const widget = page.getByRole('main').getByRole('link', { name: labelOf(product), exact: true });
  const shown = await drawn(widget);
  expect(shown.filled).toBeCloseTo(Math.round(product.rating.reviewStar * 2) / 10, 2);
  expect(shown.width).toBeGreaterThan(Math.max(...widths));
  await widget.click();
  await expect(page.getByRole('heading', { name: text('catalog:reviews.title') })).toBeInViewport();
});
