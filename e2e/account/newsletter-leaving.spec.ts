import { paths } from '@shop/contract';
import { leavingLink, ontoNewDocument, screens, takenOver } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

test.use({ viewport: screens.phone });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the newest letter to an address on the mailbox page. */
const openLetter = async (page: Page, email: string): Promise<void> => {
  await page.goto('/dev/mailbox');
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
};

test('the letter that welcomes a guest to the newsletter lets them leave, stay away and come back, in fr on a phone', async ({
  page,
}) => {
  const email = `lectrice.${Date.now()}@example.ca`;
  await page.goto(paths.inLanguage(paths.terms(), 'fr'));
  const footer = page.getByRole('contentinfo');
  const subscribe = await takenOver(footer.getByRole('button', { name: 'S’abonner' }));
  await footer.getByRole('textbox', { name: 'Courriel' }).fill(email);
  const subscribed = page.waitForResponse((answer) => answer.url().includes('/api/newsletter/visitor'));
  await subscribe.click();
  expect((await subscribed).ok()).toBe(true);

  await openLetter(page, email);
  await expect(heading(page, 'Bienvenue à l’infolettre de Boréal')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('$'); // the coupons
  await ontoNewDocument(page, () => page.getByRole('link', { name: 'Se désabonner' }).click());

  await expect(heading(page, 'Arrêter nos envois?')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/l•••\d@example\.ca/);
  await expect(page.getByText(email)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Me désabonner' }).click();
  await expect(heading(page, 'Votre désabonnement est fait')).toBeVisible();

  await openLetter(page, email);
  await ontoNewDocument(page, () => page.getByRole('link', { name: 'Se désabonner' }).click());
  await expect(heading(page, 'Votre désabonnement est fait')).toBeVisible();
  await page.getByRole('button', { name: 'M’abonner de nouveau' }).click();
  await expect(heading(page, 'L’infolettre vous parvient de nouveau')).toBeVisible();

  // A mail program's own button.
  const link = page.url();
  const answer = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(heading(page, 'Votre désabonnement est fait')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of the letter leaves, and a link that is cut off says what else to do', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 400/); // the link that is cut off
    const link = await leavingLink(`reader.${Date.now()}@example.ca`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading(page, 'You are unsubscribed')).toBeVisible();
    const cut = await page.goto(link.replace(/-[\da-f]+(?=&|$)/, ''));
    expect(cut?.status()).toBe(400);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await expect(page.getByRole('link', { name: 'By writing to our customer service' })).toBeVisible();
  });
});
