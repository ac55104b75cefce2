import type { Language } from '@shop/contract';
import { expect, letters, textsIn, wallet } from '@shop/qa';
import type { Page } from './test.ts';

export const heading = (page: Page, name: string, level = 2) => page.getByRole('heading', { level, name, exact: true });
export const orderIn = (page: Page): string => new URL(page.url()).searchParams.get('order_id') ?? '';

/** Chooses a way to pay as a person does, and waits until the shop knows it. */
export const choose = async (page: Page, method: string): Promise<void> => {
  const saved = page.waitForResponse(/\/api\/cart\/payment$/);
  await page.getByRole('radio', { name: method }).check();
  await saved;
};

/** How often somebody was told of an order by e-mail. */
export const lettersOf = async (email: string, orderId: string): Promise<number> =>
  (await letters()).filter(({ to, subject }) => to === email && subject.includes(orderId)).length;

/** From the payment page to the wallet's own page, whose buttons are not the shop's. */
export const goToWallet = async (page: Page, language: Language): Promise<void> => {
  const text = textsIn(language);
  await choose(page, text('cart-checkout:order.method.alipay'));
  await page.getByRole('button', { name: text.like('cart-checkout:wallet.go') }).click();
  await expect(page.getByRole('heading', { name: wallet[language].title })).toBeVisible();
};
