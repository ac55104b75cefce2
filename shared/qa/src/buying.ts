import { paths, type Language } from '@shop/contract';
import { adding } from './adding.ts';
import { expect, type Page } from './test.ts';
import type { Buyer } from './buyer.ts';
import type { Choosable } from './catalogue.ts';
import { pointer, type InputDevice } from './input-device.ts';
import { textsIn, type ShopTexts } from './texts.ts';

/** Somebody's way through the shop. */
export interface Visit {
  page: Page;
  language: Language;
  text: ShopTexts;
  input: InputDevice;
}

export const visitOf = (page: Page, language: Language = 'en', input: InputDevice = pointer): Visit => ({
  page,
  language,
  text: textsIn(language),
  input,
});

/** Names of categories of the world. */
const categories = {
  en: { furniture: 'Furniture', livingRoom: 'Living Room Furniture', sofas: 'Sofas & Loveseats' },
  fr: { furniture: 'Meubles', livingRoom: 'Meubles de salon', sofas: 'Canapés et causeuses' },
};

const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the home page; `origin` where it is not the shop of all. */
export const openHome = async ({ page, language }: Visit, origin = ''): Promise<void> => {
  await page.goto(origin + paths.inLanguage(paths.home(), language));
};

/** From the header's menu into the root category: on a phone by the drawer, else by the link in the bar. */
export const openFurniture = async (visit: Visit): Promise<void> => {
  const { page, language, text, input } = visit;
  const { furniture } = categories[language];
  const menu = page.getByRole('banner').getByRole('button', { name: text('host:header.menu'), exact: true });
  if (await menu.isVisible()) {
    await input.press(menu);
    const drawer = page.getByRole('dialog', { name: text('host:header.menu') });
    await input.press(drawer.locator('summary', { hasText: furniture }).first());
    await input.press(drawer.getByRole('link', { name: text('host:header.all', { name: furniture }) }));
  } else {
    const bar = page.getByRole('navigation', { name: text('host:header.categories'), exact: true });
    await input.press(bar.getByRole('link', { name: furniture, exact: true }));
  }
  await expect(heading(visit, furniture)).toBeVisible();
};

/** From the root category through its subcategories to the sofas. */
export const openSofas = async (visit: Visit): Promise<void> => {
  const { page, language, input } = visit;
  const { livingRoom, sofas } = categories[language];
  for (const name of [livingRoom, sofas]) {
    await input.press(page.getByRole('main').getByRole('link', { name, exact: true }));
    await expect(heading(visit, name)).toBeVisible();
  }
};

/** From the list to the product, and there to its other colour. */
export const chooseSofa = async (visit: Visit, sofa: Choosable): Promise<void> => {
  const { page, text, input } = visit;
  await input.press(page.getByRole('main').getByRole('link', { name: sofa.name, exact: true }));
  await expect(heading(visit, sofa.name)).toBeVisible();
  const colours = page.getByRole('group', { name: text('catalog:axis.color') });
  const colour = colours.getByRole('link', { name: sofa.otherColour, exact: true });
  await input.press(colour);
  await expect(colour).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`piid=${sofa.other.piid}$`));
};

/** Adds what is in view and goes from the drawer to the cart. */
export const addToCart = async ({ page, text, input }: Visit, name: string): Promise<void> => {
  await adding(page, () => input.press(page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') })));
  const drawer = page.getByRole('dialog', { name: text('cart-checkout:drawer.title') });
  await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  await input.press(drawer.getByRole('link', { name: text('cart-checkout:cart.viewCart') }));
  await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:cart.heading') })).toBeVisible();
};

/** An address alone: a customer's e-mail is known, and a bill has none. */
export const typePlace = async ({ page, text, input }: Visit, given: Omit<Buyer, 'email'>): Promise<void> => {
  const type = (name: string, value: string) => input.type(page.getByRole('textbox', { name, exact: true }), value);
  await type(text('cart-checkout:address.firstname'), given.firstname);
  await type(text('cart-checkout:address.lastname'), given.lastname);
  await type(text('cart-checkout:address.street'), given.street);
  await type(text('cart-checkout:address.city'), given.city);
  await input.choose(page.getByRole('combobox', { name: text('cart-checkout:address.region') }), given.region);
  await type(text('cart-checkout:address.postcode'), given.postcode);
  await type(text('cart-checkout:address.telephone'), given.telephone);
};

export const typeAddress = async (visit: Visit, given: Buyer): Promise<void> => {
  const { page, text, input } = visit;
  await input.type(page.getByRole('textbox', { name: text('cart-checkout:address.email'), exact: true }), given.email);
  await typePlace(visit, given);
};

export const typeCard = async ({ page, text, input }: Visit, given: Buyer): Promise<void> => {
  const type = (name: string, value: string) => input.type(page.getByRole('textbox', { name, exact: true }), value);
  await type(text('cart-checkout:payment.cardNumber'), given.card);
  await type(text('cart-checkout:payment.cardExpiry'), given.expiry);
  await type(text('cart-checkout:payment.cardCode'), given.code);
  await type(text('cart-checkout:payment.cardName'), `${given.firstname} ${given.lastname}`);
};

/** From the cart page to the address page. */
export const goToAddress = async (visit: Visit): Promise<void> => {
  const { page, text, input } = visit;
  await input.press(
    page.getByRole('main').getByRole('link', { name: text('cart-checkout:cart.checkout'), exact: true }),
  );
  await expect(heading(visit, text('cart-checkout:address.heading'))).toBeVisible();
};

/** From the cart page to the payment page, with the address of `given`. */
export const goToPayment = async (visit: Visit, given: Buyer): Promise<void> => {
  const { page, text, input } = visit;
  await goToAddress(visit);
  await typeAddress(visit, given);
  await input.press(page.getByRole('button', { name: text('cart-checkout:address.continue') }));
  await expect(heading(visit, text('cart-checkout:payment.heading'))).toBeVisible();
};

/** Presses Pay and answers the order's number from the confirmation. */
export const pay = async (visit: Visit): Promise<string> => {
  const { page, text, input } = visit;
  await input.press(page.getByRole('button', { name: text.like('cart-checkout:payment.pay') }));
  await expect(heading(visit, text('cart-checkout:order.thanks'))).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
};
