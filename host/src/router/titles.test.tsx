import type { RemoteConfig } from '@shop/contract';
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import account from '../../../remote-account/remote.config.ts';
import accountTexts from '../../../remote-account/locales/en.json';
import cart from '../../../remote-cart-checkout/remote.config.ts';
import cartTexts from '../../../remote-cart-checkout/locales/en.json';
import catalog from '../../../remote-catalog/remote.config.ts';
import catalogTexts from '../../../remote-catalog/locales/en.json';
import membership from '../../../remote-membership/remote.config.ts';
import membershipTexts from '../../../remote-membership/locales/en.json';
import { addressRoutes, isPage } from '../../contract/find-route.ts';
import { createRoutes } from '../pages/routes.tsx';
import { createOverlayList } from '../remotes/overlays.tsx';
import { ShellTree } from '../shell/shell-tree.tsx';
import { testShell } from '../testing/test-shell.ts';

const remotes: [RemoteConfig, object][] = [
  [account, accountTexts],
  [cart, cartTexts],
  [catalog, catalogTexts],
  [membership, membershipTexts],
];
/** The shop's routes, each without the shell's header and footer, which have nothing to do with titles. */
const configs = remotes.map(([config]) => ({
  ...config,
  routes: config.routes.map((route) => ('page' in route ? { ...route, layout: 'blank' as const } : route)),
}));
/** Pages that show nothing, and the remotes' own texts. */
const exposes = Object.fromEntries(
  remotes.flatMap(([{ name, routes }, texts]) => [
    [`${name}./locale-en`, texts],
    ...routes.flatMap((route) => ('page' in route ? [[`${name}${route.page}`, { default: () => null }]] : [])),
  ]),
);

// jsdom has none.
Object.assign(window, { scrollTo: () => undefined });

/** The title of the document once the shell shows this address. */
const titleAt = async (address: string, isSignedIn: boolean): Promise<string> => {
  const services = testShell({ configs, exposes, signedIn: () => isSignedIn });
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true)); // as `main.tsx` does
  document.title = '';
  const { unmount } = render(
    <ShellTree services={services} overlays={createOverlayList()}>
      <RouterProvider router={router} />
    </ShellTree>,
  );
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(router.state.location.pathname).toBe(address);
  const { title } = document;
  unmount();
  return title;
};

/**
 * Titles that a requirement states first, then the names of the screens; those of the account area have no other name. A
 * page that the account's list has is called what it is called there; a page of contents waits for their own title.
 */
const screens: Record<string, RegExp> = {
  '/customer/account/login': /^Customer Login$/,
  '/checkout/cart': /^Shopping Cart$/,
  '/checkout/shipping-address': /^Shipping Address$/,
  '/checkout/payment': /^Checkout$/,
  '/': /^Home$/i,
  '/search': /^Search results$/i,
  '/loyalty-cashback': /^Loyalty cashback$/i,
  '/costwayplus': /^Plus\+ membership$/i,
  '/terms-conditions': /^Terms (and|&) conditions$/i,
  '/privacy-policy': /^Privacy policy$/i,
  '/contact-us': /^Contact us$/i,
  '/feedback': /^Feedback$/i,
  '/product/*': /^Product$/i,
  '/checkout/order': /^Order confirmation$/i,
  '/pay': /^Single-page pay$/i,
  '/Payresult': /^Payment result$/i,
  '/shipments': /^Track your order$/i,
  '/customer/account/password': /^Password$/i,
  '/customer/account/confirm-verification-code': /^Enter emailed code$/i,
  '/customer/account/forgotpassword': /^Forgot password$/i,
  '/customer/account/accountinfo': /^Account information$/i,
  '/customer/account/home': /^My Account$/i,
  '/customer/account/order': /^My Orders$/i,
  '/customer/account/order/:id': /^Order$/i,
  '/customer/account/order/cancel-order': /^Cancel an order$/i,
  '/customer/account/order/:id/return': /^Return items$/i,
  '/sales/order/print/order/:id': /^Printable order$/i,
  '/sales/order/return_lable': /^Return label$/i,
  '/customer/account/edit': /^Edit my account$/i,
  '/customer/account/wishlist': /^My Wishlists$/,
  '/customer/account/recently-viewed': /^Recently viewed$/i,
  '/customer/account/lists/:id': /^List$/i,
  '/customer/will-it-fit': /^Will it fit\?$/i,
  '/customer/shared-list': /^Shared list$/i,
  '/customer/product-alert': /^Product alert$/i,
  '/costwayday': /^Sale event$/i,
  '/recommended-may-like': /^You may also like$/i,
  '/customer-say': /^What our customers say$/i,
  '/compare': /^Compare products$/i,
  '/room': /^Shop by room$/i,
  '/room/:roomType': /^Room$/i,
  '/christmas-trees': /^Christmas at home$/i,
  '/blackfriday': /^Black Friday$/i,
  '/costwayplus-rules': /^Plus\+ guidelines$/i,
  '/costwaycoin': /^Coins$/i,
  '/member-introduction': /^About membership$/i,
  '/open-member': /^Open a membership$/i,
  '/member-center': /^Member centre$/i,
  '/points/points': /^Reward points$/i,
  '/points/dropship': /^Dropship program$/i,
  '/business-account': /^Business account$/i,
  '/Milestone-Badge': /^Milestone Badge$/i,
  '/points/reward': /^Rewards$/i,
  '/sales/plusorder/history': /^My Plus\+ orders$/i,
  '/sales/plusorder/history/:id': /^Plus\+ order/i,
  '/customer/account/coupon': /^My Coupons$/,
  '/customer/account/review': /^My reviews$/i,
  '/customer/account/write-review': /^Write a review$/i,
  '/customer/account/products': /^My products$/i,
  '/customer/account/products-waranty': /^Product warranty$/i,
  '/customer/account/faq': /^My questions$/i,
  '/customer/account/newsletter': /^Newsletter subscriptions$/i,
  '/customer/account/your-data': /^Your data$/i,
  '/account-deleted': /^Your account is deleted$/i,
  '/newsletter/leave': /^Unsubscribe$/i,
  '/customer/account/exclusive-customer-service': /^Exclusive customer service$/i,
};

const statics = addressRoutes(configs).filter(isPage);

test.each(statics.map(({ route }) => [route.path, route] as const))(
  'ROUTE-075 GUARD-026 the document at %s has the title that a requirement states, else its screen’s name',
  async (path, route) => {
    const named = route.account && new RegExp(`^${route.account.name.en}$`);
    const stated = screens[path] ?? named ?? (route.titleKey === 'title.content' ? /^Information$/ : undefined);
    expect(stated).toBeDefined();
    expect(await titleAt(path.replaceAll(/:\w+|\*/g, '7'), route.auth === true)).toMatch(stated ?? /never/);
  },
);
