import { paths, type Language } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { ontoNewDocument } from './hydrated.ts';
import { pointer, type InputDevice } from './input-device.ts';
import { expect, type Page } from './test.ts';
import { type ShopTexts, textsIn } from './texts.ts';

/** Where one signs in: the login page's `main` or the popup. */
export interface Door {
  place: Locator;
  text: ShopTexts;
  input: InputDevice;
}

export const doorOf = (place: Locator, language: Language, input: InputDevice = pointer): Door => ({
  place,
  text: textsIn(language),
  input,
});

/** The e-mail's step; ends on the next one. */
export const giveEmail = async ({ place, text, input }: Door, email: string): Promise<void> => {
  await input.type(place.getByRole('textbox', { name: text('account:signIn.email') }), email);
  await input.press(place.getByRole('button', { name: text('account:signIn.continue'), exact: true }));
};

export const givePassword = async ({ place, text, input }: Door, password: string): Promise<void> => {
  await input.type(place.getByLabel(text('account:signIn.password'), { exact: true }), password);
  await input.press(place.getByRole('button', { name: text('account:signIn.submit'), exact: true }));
};

/** From the password's step to that of the code; ends when the letter is on its way. */
export const askForCode = async ({ place, text, input }: Door): Promise<void> => {
  await input.press(place.getByRole('button', { name: text('account:codeStep.ask') }));
  await expect(place.getByRole('heading', { name: text('account:codeStep.heading') })).toBeVisible();
};

export const giveCode = async ({ place, text, input }: Door, code: string): Promise<void> => {
  await input.type(place.getByRole('textbox', { name: text('account:verify.code') }), code);
  await input.press(place.getByRole('button', { name: text('account:signIn.submit'), exact: true }));
};

/** Signs in on the login page; ends on the account's home. */
export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string },
  language: Language = 'en',
): Promise<void> => {
  await page.goto(paths.inLanguage(paths.login(), language));
  const door = doorOf(page.getByRole('main'), language);
  await giveEmail(door, email);
  await givePassword(door, password);
  await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
};

/** Signs out by the header's menu; ends on the page loaded anew, which is everyone's. */
export const logOut = async (page: Page, language: Language = 'en'): Promise<void> => {
  const text = textsIn(language);
  const name = page.getByRole('button', { name: text.like('host:header.greeting') });
  await name.click();
  await ontoNewDocument(page, () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: text('host:header.logOut') })
      .click(),
  );
  await expect(name).toBeHidden();
};
