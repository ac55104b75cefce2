import { paths, type Language } from '@shop/contract';
import {
  addressOf,
  ask,
  buyerWith,
  comeBack,
  doorOf,
  giveEmail,
  givePassword,
  newCustomer,
  type OwnCustomer,
  pay,
  rested,
  screens,
  simpleProduct,
  textsIn,
  tokenOf,
  typeCard,
  type Visit,
  visitOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 105;

test.use({ viewport: screens.phone });
test.beforeEach(({ complaints }) => complaints.allow(/status of 401/)); // of the session that has ended

/** A customer who has chosen and said where to deliver, and comes back to pay. */
const buyerOf = async (page: Page, language: Language, label: string) => {
  const customer = await newCustomer(`paying.${label}.${language}`);
  const product = await simpleProduct(SOFAS, undefined, language);
  await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, customer);
  await ask('cartAddress', { body: { ...(await addressOf(customer)), country_id: 'ca' } }, customer);
  await comeBack(page.context(), customer);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/guest/login')) logins.push(request.url());
  });
  return { customer, visit: visitOf(page, language), name: product.name, logins };
};

/**
 * The API forgets the customer, as after a change of the password elsewhere. Not while the page still asks for something,
 * which would be refused before what the test presses.
 */
const endSession = async ({ page }: Visit, { token }: OwnCustomer): Promise<void> => {
  await rested(page);
  await ask('logout', { body: {} }, { token });
};

const popupOf = ({ page, text }: Visit) => page.getByRole('dialog', { name: text('account:signIn.passwordHeading') });

/** The popup says why it is there, and lets the customer go on. */
const signInAgain = async (visit: Visit, { password }: OwnCustomer): Promise<void> => {
  const popup = popupOf(visit);
  await expect(popup).toContainText(visit.text('account:popup.ended'));
  await givePassword(doorOf(popup, visit.language), password);
  await expect(popup).toBeHidden();
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  const at = (path: string) => paths.inLanguage(path, language);

  test.describe(`SESS-007 a session that ends while somebody pays, in ${language}`, englishAtNight(language), () => {
    test('REQ-008 AUTH-011 at payment: the same cart, the same card, and the order is placed after the sign-in', async ({
      page,
    }) => {
      const { customer, visit, logins } = await buyerOf(page, language, 'payment');
      await page.goto(at(paths.payment()));
      const flags: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/braintree-creditCard')) flags.push(request.headers()['is-pay-login']);
      });
      await typeCard(visit, buyerWith(customer.email));
      await endSession(visit, customer);
      await page.getByRole('button', { name: text.like('cart-checkout:payment.pay') }).click();
      await signInAgain(visit, customer);
      await expect(page).toHaveURL((url) => url.pathname === paths.payment());
      await expect(page.getByRole('textbox', { name: text('cart-checkout:payment.cardNumber') })).toHaveValue(/4111/);
      await pay(visit);
      expect(flags).toEqual(['0', '1']);
      expect(logins).toEqual([]);
    });

    test('at the address: what was typed stays', async ({ page }) => {
      const { customer, visit } = await buyerOf(page, language, 'address');
      await page.goto(at(paths.shippingAddress()));
      const street = page.getByRole('textbox', { name: text('cart-checkout:address.street') });
      await street.fill('77 Rue des Érables');
      await endSession(visit, customer);
      const goOn = page.getByRole('button', { name: text('cart-checkout:address.continue') });
      await goOn.click();
      await signInAgain(visit, customer);
      await expect(street).toHaveValue('77 Rue des Érables');
      await goOn.click();
      await expect(page).toHaveURL((url) => url.pathname === paths.payment());
      await expect(page.getByText('77 Rue des Érables')).toBeVisible();
    });

    test('in the cart: the coupon that was typed stays', async ({ page }) => {
      const { customer, visit, name } = await buyerOf(page, language, 'cart');
      await page.goto(at(paths.cart()));
      const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
      await code.fill('WELCOME10');
      await endSession(visit, customer);
      await code.press('Enter');
      await signInAgain(visit, customer);
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
      await expect(code).toHaveValue('WELCOME10');
    });

    test('on one page: it goes on with the same draft', async ({ page }) => {
      const { customer, visit, name } = await buyerOf(page, language, 'pay');
      await page.goto(at(paths.pay()));
      await typeCard(visit, buyerWith(customer.email));
      await endSession(visit, customer);
      // Something of the page itself may meet the end first: then the popup lies over the button, where no pointer comes.
      const more = page.getByRole('button', { name: text('cart-checkout:pay.more') });
      await more.evaluate((button: HTMLElement) => button.click());
      await signInAgain(visit, customer);
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: text('cart-checkout:payment.cardNumber') })).toHaveValue(/4111/);
      await pay(visit);
    });

    test('who declines goes on as a guest and is told where the cart is', async ({ page }) => {
      const { customer, visit, name } = await buyerOf(page, language, 'declines');
      await page.goto(at(paths.payment()));
      await typeCard(visit, buyerWith(customer.email));
      await endSession(visit, customer);
      await page.getByRole('button', { name: text.like('cart-checkout:payment.pay') }).click();
      await popupOf(visit)
        .getByRole('button', { name: text('account:popup.close') })
        .click();
      await expect(page).toHaveURL((url) => url.pathname === paths.cart());
      await expect(page.getByText(text('cart-checkout:cart.empty'))).toBeVisible();
      await expect(page.getByText(text('account:popup.guest'))).toBeVisible();
      expect(
        (await ask('carts', {}, { language, token: await tokenOf(customer.email, customer.password) })).list.map(
          (line) => line.name,
        ),
      ).toEqual([name]);
    });

    test('a page that is opened with the ended session asks as well', async ({ page }) => {
      const { customer, visit, name } = await buyerOf(page, language, 'opens');
      await endSession(visit, customer);
      await page.goto(at(paths.cart()));
      await page.getByText(text('account:popup.ended')).waitFor();
      const popup = page.getByRole('dialog');
      await giveEmail(doorOf(popup, language), customer.email); // nobody here has been told the address yet
      await givePassword(doorOf(popup, language), customer.password);
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    });
  });
}
