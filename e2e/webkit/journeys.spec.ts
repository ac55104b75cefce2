import { paths, type Language } from '@shop/contract';
import { ask, bothLanguages, buyerWith, choosableSofa, letters, newCustomer, quickProduct, textsIn } from '@shop/qa';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const LIST = '/furniture/sofas-loveseats.html';
const SOFAS = 105;
const main = { role: 'main' };

const openList = (shopper: Shopper, language: Language): Promise<void> =>
  shopper.open(paths.inLanguage(LIST, language));

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ size: screen });
    const text = textsIn(language);

    test('a guest narrows a list, buys what they find and has the letter', async ({ shopper }) => {
      const buyer = buyerWith(`webkit.${language}.${Date.now()}@example.ca`);
      const { facets } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
      const [option] = facets.find(({ code }) => code === 'color')?.options ?? [];
      await openList(shopper, language);
      if (screen === 'phone') await shopper.press({ role: 'button', name: text('catalog:list.filters') });
      await shopper.press({ role: 'checkbox', name: new RegExp(`^${option?.label}\\b`) });
      await expect.poll(async () => (await shopper.address()).search).toContain('color=');
      const filters = { color: [option?.value ?? ''] };
      const { products, total } = await ask(
        'categoryProducts',
        { body: { category_id: SOFAS, filters } },
        { language },
      );
      const name = products[0]?.name ?? '';
      // The list that is narrowed, with nothing over it: what stands where a card stood a moment before is another one.
      if (screen === 'phone') {
        await shopper.key('ESCAPE');
        await shopper.seeNone({ role: 'dialog' });
      }
      const statuses = () =>
        shopper.run<string>(
          "return [...document.querySelectorAll('main [role=status]')].map((one) => one.textContent).join()",
        );
      await expect.poll(statuses).toContain(String(total));

      await shopper.press({ role: 'link', name, within: main });
      await shopper.see({ role: 'heading', level: 1, name });
      await shopper.press({ role: 'button', name: text('catalog:cart.add') });
      const drawer = { role: 'dialog', name: text('cart-checkout:drawer.title') };
      await shopper.see({ role: 'link', name, within: drawer });
      await shopper.press({ role: 'link', name: text('cart-checkout:cart.viewCart'), within: drawer });
      await shopper.see({ role: 'heading', level: 1, name: text('cart-checkout:cart.heading') });
      await shopper.press({ role: 'link', name: text('cart-checkout:cart.checkout') });
      await shopper.see({ role: 'heading', level: 1, name: text('cart-checkout:address.heading') });
      await shopper.type(text('cart-checkout:address.email'), buyer.email);
      for (const field of ['firstname', 'lastname', 'street', 'city', 'postcode', 'telephone'] as const)
        await shopper.type(text(`cart-checkout:address.${field}`), buyer[field]);
      await shopper.choose(text('cart-checkout:address.region'), buyer.region);
      await shopper.press({ role: 'button', name: text('cart-checkout:address.continue') });
      await shopper.see({ role: 'heading', level: 1, name: text('cart-checkout:payment.heading') });
      await shopper.type(text('cart-checkout:payment.cardNumber'), buyer.card);
      await shopper.type(text('cart-checkout:payment.cardExpiry'), buyer.expiry);
      await shopper.type(text('cart-checkout:payment.cardCode'), buyer.code);
      await shopper.type(text('cart-checkout:payment.cardName'), `${buyer.firstname} ${buyer.lastname}`);
      await shopper.press({ role: 'button', name: text.like('cart-checkout:payment.pay') });
      await shopper.see({ role: 'heading', level: 1, name: text('cart-checkout:order.thanks') });
      const ofBuyer = async () => (await letters()).filter(({ to }) => to === buyer.email).length;
      await expect.poll(ofBuyer).toBeGreaterThan(0);
    });

    test('a customer signs in and is greeted', async ({ shopper }) => {
      const { email, password } = await newCustomer(`webkit.${language}`);
      await shopper.open(paths.inLanguage(paths.login(), language));
      await shopper.type(text('account:signIn.email'), email);
      await shopper.press({ role: 'button', name: text('account:signIn.continue') });
      await shopper.type(text('account:signIn.password'), password, 'password');
      await shopper.press({ role: 'button', name: text('account:signIn.submit') });
      await expect.poll(async () => (await shopper.address()).pathname).toBe(paths.accountHome());
      await shopper.see({ role: 'heading', level: 1 });
    });

    test('Back after a product shows the list where it was left', async ({ shopper }) => {
      const [, , , , fifth] = (await ask('categoryProducts', { body: { category_id: SOFAS } }, { language })).products;
      const name = fifth?.name ?? '';
      await openList(shopper, language);
      const scrolled = () => shopper.run<number>('return Math.round(scrollY)');
      await shopper.press({ role: 'link', name, within: main });
      await shopper.see({ role: 'heading', level: 1, name });
      const top = await scrolled();
      await shopper.driver.navigate().back();
      await shopper.see({ role: 'link', name, within: main });
      expect(top).toBe(0);
      await expect.poll(scrolled).toBeGreaterThan(100);
    });

    test('the quick view opens, closes with Esc and gives the focus back', async ({ shopper }) => {
      const sofa = await choosableSofa(language);
      await openList(shopper, language);
      const opener = { role: 'button', name: text('catalog:quickView.open', { name: sofa.name }) };
      await shopper.press(opener);
      const view = { role: 'dialog', name: text('catalog:quickView.title') };
      await shopper.see({ role: 'heading', name: sofa.name, within: view });
      await shopper.key('ESCAPE');
      await shopper.seeNone(view);
      const focused = () => shopper.run<string | null>("return document.activeElement?.getAttribute('aria-label')");
      await expect.poll(focused).toBe(opener.name);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ size: 'phone' });

  test('the menu opens as a drawer and leads to a category', async ({ shopper }) => {
    const text = textsIn('en');
    await shopper.open(paths.home());
    await shopper.press({ role: 'button', name: text('host:header.menu') });
    const drawer = { role: 'dialog', name: text('host:header.menu') };
    await shopper.press({ role: 'summary', name: 'Furniture', within: drawer });
    await shopper.press({ role: 'link', name: text('host:header.all', { name: 'Furniture' }), within: drawer });
    await shopper.see({ role: 'heading', level: 1, name: 'Furniture' });
  });
});

test('a product of one variant goes into the cart from its page with the keyboard', async ({ shopper }) => {
  const text = textsIn('en');
  await shopper.open(quickProduct);
  const add = await shopper.see({ role: 'button', name: text('catalog:cart.add') });
  await shopper.run('arguments[0].focus()', add);
  await shopper.key('ENTER');
  await shopper.see({ role: 'dialog', name: text('cart-checkout:drawer.title') });
  await shopper.key('ESCAPE');
  await shopper.seeNone({ role: 'dialog', name: text('cart-checkout:drawer.title') });
});

test('Add to cart that is the first touch of a page puts one into the cart', async ({ shopper }) => {
  const text = textsIn('en');
  await shopper.look(quickProduct);
  expect(await shopper.run("return performance.getEntriesByName('alive').length")).toBe(0);
  await shopper.press({ role: 'button', name: text('catalog:cart.add') });
  await shopper.see({ role: 'dialog', name: text('cart-checkout:drawer.title') });
  await shopper.see({ role: 'link', name: /^Cart, 1 item\b/ });
});
