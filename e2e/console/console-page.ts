import { expectAccessible } from '@shop/qa';
import { Secret, TOTP } from 'otpauth';
import { keyIn } from '../support/operate.ts';
import type { OwnApi } from '../support/own-api.ts';
import type { OwnConsole } from '../support/own-console.ts';
import { atOnce } from '../support/operated-shop.ts';
import { expect, type Page } from '../support/test.ts';

export const password = 'oak tables 2026';

/** A code that is good now: of this half minute, or of the next one, which is taken too. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

interface Words {
  readonly password: string;
  readonly code: string;
  readonly accept: string;
  readonly goOn: string;
}
export const english: Words = {
  password: 'New password',
  code: 'Code of your authenticator',
  accept: 'Accept',
  goOn: 'I have kept them',
};
export const french: Words = {
  password: 'Nouveau mot de passe',
  code: 'Code de votre application d’authentification',
  accept: 'Accepter',
  goOn: 'Ils sont en lieu sûr',
};

/** Accepts an invitation, in the words of a language, and answers what the second factor is computed from; recovery codes are shown then. */
export const accept = async (page: Page, console: string, invitation: string, words = english): Promise<string> => {
  await page.goto(`${console}/#/invitation/${invitation}`);
  const secret = /\b[A-Z2-7]{32}\b/.exec((await page.getByText(/[A-Z2-7]{32}/).textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel(words.password).fill(password);
  await page.getByLabel(words.code).fill(codeOf(secret));
  await page.getByRole('button', { name: words.accept }).click();
  await expect(page.getByRole('button', { name: words.goOn })).toBeVisible();
  return secret;
};

/** Invites somebody, and answers the token of their invitation. */
export const invite = async (api: OwnApi, name: string, email: string, role: string): Promise<string> => {
  const [printed = ''] = await api.operate(['people', 'make', name, '--email', email, '--role', role]);
  return keyIn(printed);
};

/** Opens the first page of somebody new who has a role; answers what their second factor is computed from. */
export const enter = async (
  page: Page,
  { api, desk }: { api: OwnApi; desk: OwnConsole },
  name: string,
  role: string,
): Promise<string> => {
  const email = `${name.split(' ')[0]?.toLowerCase()}@shop.example`;
  const secret = await accept(page, desk.url, await invite(api, name, email, role));
  await page.getByRole('button', { name: english.goOn }).click();
  return secret;
};

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
export const open = (page: Page, resource: string) =>
  page.getByRole('menuitem', { name: resource, exact: true }).click();
/** Opens resources one after the other, each with what its page shows once it is there, and asks axe about them. */
export const lookAt = async (page: Page, shown: Readonly<Record<string, string>>): Promise<void> => {
  for (const [resource, text] of Object.entries(shown)) {
    await open(page, resource);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
};
/** What the console says once a call has gone through. */
export const said = (page: Page, words: string | RegExp) => expect(page.getByText(words)).toBeVisible();

/** Signs out, and in again after a wrong password. */
export const outAndIn = async (page: Page, name: string, email: string, secret: string): Promise<void> => {
  await page.getByRole('button', { name: name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // The page is drawn once more when what was stored of its person is gone.
  await expect(async () => {
    await page.getByLabel('Email').fill(email, atOnce);
    await page.getByLabel('Password').fill('another one 12', atOnce);
    await expect(page.getByLabel('Email')).toHaveValue(email, atOnce);
  }).toPass();
  await page.getByRole('button', { name: 'Next' }).click();
  await said(page, 'The email address or the password is not right.');
  await expectAccessible(page);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Code of your authenticator').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
};
