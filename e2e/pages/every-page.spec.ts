import { paths, type Language, type OrderState, type RouteConfig } from '@shop/contract';
import { testPassword } from '../support/accounts.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, tokenOf } from '../support/customers.ts';
import { expectNothingWide } from '../support/fits.ts';
import { leavingLink } from '../support/mailbox.ts';
import { liveRoutes } from '../support/routes.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

interface Customer {
  token: string;
}

/** Somebody with orders in every state, and a member of Plus+. */
const customers = { orders: 'orders@shop.test', plus: 'plus59@shop.test' };
const cameBack = async (email: string): Promise<Customer> => ({ token: await tokenOf(email, testPassword) });

/** The latest order, or the latest in this state. */
async function anOrder(who: Customer, state?: OrderState): Promise<string> {
  const { list } = await ask('orderList', { query: { page: 1, page_size: 50 } }, who);
  return list.find(({ status }) => state === undefined || status === state)?.order_id ?? '';
}

async function aPlusOrder(who: Customer): Promise<string> {
  const { list } = await ask('plusOrderList', { query: { page: 1 } }, who);
  return list[0]?.plus_num ?? '';
}

const product = 'one-variant-out-of-stock.html';
const email = 'nobody.yet@example.ca';
/** Where a route is looked at that has a parameter or says nothing without a query. */
const examples: Readonly<Record<string, string | ((who: Customer) => Promise<string>)>> = {
  Password: paths.password({ type: 'create', email }),
  ConfirmVerificationCode: paths.confirmVerificationCode({ email }),
  ProductDetail: paths.product(product),
  FeedProductDetail: `/product/${product}`,
  ProductList: '/furniture/sofas-loveseats.html',
  Cms: paths.content('shipping-guide'),
  Installvideos: paths.installVideos(),
  ShopByRoomDetail: paths.room('living-room'),
  AccountOrderDetail: async (who) => paths.order(await anOrder(who)),
  AccountCancelOrder: async (who) => paths.cancelOrder(await anOrder(who, 'paid')),
  AccountReturnOrder: async (who) => paths.returnOrder(await anOrder(who, 'delivered')),
  PrintOrder: async (who) => paths.printOrder(await anOrder(who)),
  PlusOrder: async (who) => paths.plusOrder(await aPlusOrder(who)),
  LeaveNewsletter: () => leavingLink(`every.page.${Date.now()}@example.ca`),
  ReturnLabel: async (who) => paths.returnLabel({ order_id: await anOrder(who, 'returned') }),
};

/** Routes that only lead on. */
const leadsTo: Readonly<Record<string, string>> = {
  Account: paths.accountHome(),
  Address: paths.accountEdit(),
  ReturnLabelAlias: paths.orders(),
  AccountProductsWarrantyAlias: paths.warranties(),
};

/** Seen only on the way through an order: without a cart they lead back to it. `accessibility/axe.spec.ts` goes the way. */
const onTheWay: ReadonlySet<string> = new Set([
  'PaymentShippingAddress',
  'Payment',
  'OrderConfirmation',
  'SinglePagePay',
  'PayResult',
]);

async function pathOf({ name, path }: RouteConfig, who: Customer): Promise<string> {
  const example = examples[name] ?? path;
  const found = typeof example === 'string' ? example : await example(who);
  if (/[:*]/.test(found)) throw new Error(`${name} (${path}) has no example`);
  return found;
}

const looks: readonly { language: Language; screen: keyof typeof screens }[] = [
  { language: 'fr', screen: 'phone' },
  { language: 'en', screen: 'desktop' },
];

for (const { language, screen } of looks) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });

    for (const route of liveRoutes().filter(({ name }) => !onTheWay.has(name))) {
      test(`${route.name} has one heading and a title, fits, and breaks no rule of WCAG 2.2 AA`, async ({
        page,
        context,
      }) => {
        const who = await cameBack(route.path.startsWith('/sales/plusorder') ? customers.plus : customers.orders);
        if (route.auth || leadsTo[route.name]) await comeBack(context, who);
        const path = await pathOf(route, who);
        const answer = await page.goto(paths.inLanguage(path, language));
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveURL(({ pathname }) => pathname === (leadsTo[route.name] ?? path.split('?')[0]));
        // Its own code and its texts in this language, and nothing of other pages.
        expect(await page.locator('link[rel=preload][href*="/expose-"]').count()).toBeLessThanOrEqual(2);
        await expect(page).toHaveTitle(/\S/);
        expect(await page.title()).not.toContain(route.titleKey);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        await expectNothingWide(page);
        await expectAccessible(page);
      });
    }
  });
}
