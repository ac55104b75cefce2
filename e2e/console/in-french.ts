import { expectAccessible } from '@shop/qa';
import type { OwnConsole } from '../support/own-console.ts';
import { expect, type Page } from '../support/test.ts';
import { dialogOf, said } from './console-page.ts';

/** Opens the first order that is in preparation, notes something on it and sends it. */
export const noteAndSend = async (page: Page): Promise<void> => {
  await page
    .getByRole('row')
    .filter({ hasText: 'En préparation' })
    .filter({ hasNotText: 'à récupérer' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Adresse de livraison' })).toBeVisible();
  for (const name of ['Rembourser', 'Changer l’adresse'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ajouter une note' }).click();
  const note = dialogOf(page, 'Ajouter une note');
  await note.getByRole('textbox', { name: 'Note' }).fill('Deux boîtes, la petite est fragile.');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Ajouter une note' }).click();
  await said(page, 'La note est ajoutée.');
  await page.getByRole('button', { name: 'Expédier un colis' }).click();
  const carton = dialogOf(page, 'Expédier un colis');
  await expectAccessible(page);
  await carton.getByLabel('Transporteur').fill('Purolator');
  await carton.getByLabel('Numéro de suivi').fill('PU-9');
  await carton.getByRole('button', { name: 'Expédier un colis' }).click();
  await said(page, 'Le colis est expédié, et l’acheteur en est averti par courriel.');
  await expectAccessible(page);
};

/** Asks axe about pages that only administrators see as a whole. */
export const lookAtInFrench = async (page: Page, desk: OwnConsole): Promise<void> => {
  for (const [path, text] of [
    ['categories', 'Le menu'],
    ['releases', 'Ce qui est en ligne'],
    ['moving', '1. Le fichier de l’autre boutique'],
    ['files', 'ou déposez-le ici'],
  ]) {
    await page.goto(`${desk.url}/#/${path}`);
    await expect(page.getByText(text ?? '', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  }
};
