import type { Language } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { letters, textsIn } from '@shop/qa';
import { expect, type Page } from './test.ts';

/** A telephone of one test's own: one number may ask for few codes. */
export const newPhone = (): string => `416555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

/** The code of the newest text message to a telephone. */
export const textedCode = async (phone: string): Promise<string> => {
  const message = (await letters()).find(({ to }) => to === `+1${phone}`);
  const code = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
};
/** What Playwright itself puts into every frame; the payment page has no scripts of its own. */
export const framed = /Blocked script execution .* is sandboxed/;
export const joinDialog = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: textsIn(language)('membership:joining.title') });

/** Opens the modal and fills it in rightly; ends on the payment page in its frame. */
export const goToPayment = async (page: Page, language: Language, phone = newPhone()): Promise<void> => {
  const text = textsIn(language);
  await page.getByRole('button', { name: text('membership:joining.title'), exact: true }).click();
  const dialog = joinDialog(page, language);
  await dialog.getByLabel(text('membership:joining.phone')).fill(phone);
  await dialog.getByRole('button', { name: text('membership:joining.send') }).click();
  await expect(dialog.getByRole('button', { name: text.like('membership:joining.resendIn') })).toBeDisabled();
  await dialog.getByLabel(text('membership:joining.code')).fill(await textedCode(phone));
  await dialog.getByRole('checkbox', { name: text('membership:joining.agree') }).check();
  await dialog.getByRole('button', { name: text('membership:joining.pay') }).click();
  await expect(payButton(page, language)).toBeVisible();
};
/** What the fee's provider writes on its page. */
const providerPage = {
  en: { pay: 'Pay C$49.00', paid: 'Thank you. The payment has gone through.' },
  fr: { pay: 'Payer 49,00 $', paid: 'Merci. Le paiement a été accepté.' },
};
const frameOf = (page: Page, language: Language) =>
  page.frameLocator(`iframe[title="${textsIn(language)('membership:joining.payment')}"]`);
const payButton = (page: Page, language: Language): Locator =>
  frameOf(page, language).getByRole('button', { name: providerPage[language].pay });

/** Pays in the frame; it waits only for the provider's confirmation. */
export const payFee = async (page: Page, language: Language): Promise<void> => {
  await payButton(page, language).click();
  await expect(frameOf(page, language).getByText(providerPage[language].paid)).toBeVisible();
};
