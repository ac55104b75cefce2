import { createHash } from 'node:crypto';
import { paths, type Language, type RouteConfig } from '@shop/contract';
import { accounts, screens } from '@shop/qa';
import { guestWithOrder, leadsTo, onTheWay, pathOf, visitorOf } from '../support/every-route.ts';

/**
 * Who looks at a page: a customer by the address, the one whom a route has as its example, one without a cart, a guest with
 * a cart or with an order, or nobody that the shop knows.
 */
export type Viewer = { email: string } | 'customer' | 'newcomer' | 'guest' | 'buyer' | 'nobody';

interface Sight {
  name: string;
  route?: RouteConfig;
  viewer: Viewer;
  path: () => Promise<string>;
  status?: number;
  /** The path that it leads on to. */
  leadsTo?: string;
  /** Another visit sees the same page: its looks are examined at night only. */
  isAgain?: boolean;
  /** What moves here is known, and why. */
  moves?: string;
}

/** A page that is opened once, by somebody, in one language and on one screen. */
export interface Visit extends Sight {
  language: Language;
  screen: keyof typeof screens;
}

/** Pages of a route that are looked at beside its example. */
const moreSights: readonly { of: string; name: string; path: string; moves?: string }[] = [
  { of: 'ProductList', name: 'CategoryRoot', path: paths.categoryRoot('furniture') },
  { of: 'ProductList', name: 'SortedList', path: '/furniture/sofas-loveseats.html?sort=price_asc&page=2' },
  {
    of: 'ProductDetail',
    name: 'ProductReviews',
    path: paths.productReviews('one-variant-out-of-stock.html'),
    moves: 'It goes to the reviews, and above them details whose room was held for more text than there is are drawn.',
  },
  { of: 'Catalogsearch', name: 'SearchFound', path: paths.search('sofa') },
];

const plusMember = 'plus59@shop.test';

/** Who else sees a route, by its path, and in another way than those who see it anyway. */
const moreViewers: Readonly<Record<string, readonly string[]>> = {
  [paths.plus()]: [accounts.ordinary, plusMember],
  [paths.openMember()]: [accounts.ordinary, plusMember],
  [paths.memberCenter()]: [accounts.ordinary, plusMember],
  [paths.milestoneBadge()]: [accounts.ordinary, plusMember],
  [paths.businessAccount()]: [accounts.ordinary],
  [paths.points()]: [accounts.ordinary],
  [paths.coin()]: [accounts.ordinary],
  [paths.cashback()]: [accounts.ordinary],
  [paths.dropship()]: [accounts.ordinary],
  [paths.accountInfo()]: [accounts.ordinary],
};

/** Who comes to pay and has nothing to pay for, and is led to the cart. */
const emptyHanded: Readonly<Record<string, readonly ('newcomer' | 'nobody')[]>> = {
  [paths.payment()]: ['newcomer'],
  [paths.pay()]: ['newcomer', 'nobody'],
};

/** Seen after an order. */
const isBought = (name: string): boolean => name === 'OrderConfirmation' || name === 'PayResult';

const viewerOf = ({ name, auth }: RouteConfig): Viewer => {
  if (isBought(name)) return 'buyer';
  if (onTheWay.has(name)) return 'guest';
  return auth || leadsTo[name] ? 'customer' : 'nobody';
};

const sightsOf = (route: RouteConfig): Sight[] => {
  const path = async () => {
    if (isBought(route.name)) return `${route.path}?order_id=${(await guestWithOrder()).orderId}`;
    return onTheWay.has(route.name) ? route.path : pathOf(route, await visitorOf(route));
  };
  const byOthers = (moreViewers[route.path] ?? []).map((email) => ({
    name: `${route.name} as ${email.split('@')[0]}`,
    route,
    viewer: { email },
    path,
    isAgain: true,
  }));
  const others = moreSights.flatMap(({ of, path: address, ...sight }) =>
    of === route.name ? [{ ...sight, route, viewer: 'nobody' as const, path: async () => address }] : [],
  );
  const more = (emptyHanded[route.path] ?? []).map((viewer): Sight => {
    const name = `${route.name} as ${viewer} without a cart`;
    return { name, route, viewer, path, leadsTo: paths.cart(), isAgain: true };
  });
  if (route.path === paths.cart()) more.push({ name: `${route.name} as guest`, route, viewer: 'guest', path });
  const lead = leadsTo[route.name];
  const first = { name: route.name, route, viewer: viewerOf(route), path };
  return [lead ? { ...first, leadsTo: lead, isAgain: true } : first, ...byOthers, ...others, ...more];
};

/** In which language and on which screen a page is seen for each change: about as often in one as in the other. */
const lookOf = (name: string): Pick<Visit, 'language' | 'screen'> => {
  const [byte = 0] = createHash('sha256').update(name).digest();
  return { language: byte & 1 ? 'fr' : 'en', screen: byte & 2 ? 'phone' : 'desktop' };
};

const otherwise = (visit: Visit): Visit => ({
  ...visit,
  language: visit.language === 'fr' ? 'en' : 'fr',
  screen: visit.screen === 'phone' ? 'desktop' : 'phone',
});

/** A page of no route. */
const notFound: Sight = { name: 'NotFound', viewer: 'nobody', path: async () => '/no-such-page', status: 404 };

/** Each page of the routes once, or what is of no route; at night in the other language on the other screen as well. */
export const visitsOf = (routes: readonly RouteConfig[]): { each: Visit[]; night: Visit[] } => {
  const sights: Sight[] = routes.length > 0 ? routes.flatMap(sightsOf) : [notFound];
  const each: Visit[] = sights.map((sight) => ({ ...sight, ...lookOf(sight.name) }));
  return { each, night: each.map((visit) => ({ ...otherwise(visit), isAgain: false })) };
};
