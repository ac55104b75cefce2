import { choosableSofa, openFurniture, openHome, openSofas, textsIn, visitOf } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

/** As QV-001 and QV-006 say it, and in French. */
const drawerTitle = { en: 'Product Detail', fr: 'Détail du produit' };
const LIST = '/furniture/sofas-loveseats.html';

/** The opener on a product's card; it is there for everybody, on a desktop by hover or focus. */
const openerOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('QV-006 Back closes the quick view and stays on the list; Full Details leads to the colour in view', async ({
  page,
}) => {
  const text = textsIn('en');
  const sofa = await choosableSofa('en');
  const visit = visitOf(page);
  await openHome(visit);
  await openFurniture(visit);
  await openSofas(visit);
  const opener = openerOf(page, text('catalog:quickView.open', { name: sofa.name }));
  const view = page.getByRole('dialog', { name: drawerTitle.en });
  await opener.click();
  await expect(view.getByRole('heading', { name: sofa.name })).toBeVisible();
  await page.goBack();
  await expect(view).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  await expect(opener).toBeFocused();

  await opener.click();
  await view
    .getByRole('group', { name: textsIn('en')('catalog:axis.color') })
    .getByRole('link', { name: sofa.otherColour, exact: true })
    .click();
  await view.getByRole('link', { name: 'Full Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: sofa.name })).toBeVisible();
  await expect(view).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`piid=${sofa.other.piid}$`));
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  await expect(view).toBeHidden();
});
