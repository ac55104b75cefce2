import { createStaticHandler } from 'react-router-dom';
import { pageRoutesOf, type CallResult } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import account from '../../../remote-account/remote.config.ts';
import cart from '../../../remote-cart-checkout/remote.config.ts';
import catalog from '../../../remote-catalog/remote.config.ts';
import membership from '../../../remote-membership/remote.config.ts';
import { testShell } from '../testing/test-shell.ts';
import type { PageData } from './page-data.ts';
import { createRoutes } from '../pages/routes.tsx';

const server = useServer();
const configs = [catalog, cart, account, membership];
const page = { default: () => null };
const exposes = Object.fromEntries(
  configs.flatMap((config) => [
    [`${config.name}./locale-en`, {}],
    ...pageRoutesOf(config).map((route) => [`${config.name}${route.page}`, page]),
  ]),
);

/** The name of the page that a path leads to. */
const nameAt = async (path: string, signedIn: boolean): Promise<string> => {
  const shell = testShell({ configs, exposes, signedIn: () => signedIn });
  const context = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('Location')}`);
  const leaf = context.matches.at(-1)?.route.id ?? '';
  return (context.loaderData[leaf] as PageData).name; // every leaf answers it
};

/** Answers of `pathResolve`, by path. */
const resolved: Record<string, Pick<NonNullable<CallResult<'pathResolve'>>, 'type' | 'id'>> = {
  'lund-sofa.html': { type: 'product', id: 7 },
  'furniture.html': { type: 'category', id: 2 },
  'about-us.html': { type: 'cms', id: 3 },
  'install-videos.html': { type: 'installvideos', id: null },
};

describe('ROUTE-039 every named route is there', () => {
  test.each([
    ['Home', '/'],
    ['Login', '/customer/account/login'],
    ['AccountHome', '/customer/account/home'],
    ['AccountEdit', '/customer/account/edit'],
    ['AccountOrder', '/customer/account/order'],
    ['AccountWishlist', '/customer/account/wishlist'],
    ['Accountinfo', '/customer/account/accountinfo'],
    ['Password', '/customer/account/password'],
    ['Error', '/some-picture.png'],
    ['NotFound', '/404'],
    ['ProductDetail', '/lund-sofa.html'],
    ['FeedProductDetail', '/product/lund-sofa.html'],
    ['ProductList', '/furniture.html'],
    ['Cms', '/about-us.html'],
    ['Installvideos', '/install-videos.html'],
    ['Cart', '/checkout/cart'],
    ['PaymentShippingAddress', '/checkout/shipping-address'],
    ['Payment', '/checkout/payment'],
    ['Catalogsearch', '/search?keyword=sofa'],
    ['loyaltycashback', '/loyalty-cashback'],
    ['Costwayplus', '/costwayplus'],
  ])('ROUTE-039 %s', async (name, path) => {
    server.use(
      answer('pathResolve', ({ body }) => {
        const reqest_path = body?.request_path ?? '';
        const found = resolved[reqest_path];
        return found ? { ...found, reqest_path, attribute: {} } : { code: 404, message: 'Not found' };
      }),
    );
    expect(await nameAt(path, name.startsWith('Account'))).toBe(name);
  });
});
