import path from 'node:path';
import { paths, type CallInput, type CallName, type CallResult, type RemoteConfig } from '@shop/contract';
import { root } from './run.ts';

interface Shop {
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<{ code: number; result: CallResult<N> }>;
  app: { services: { passwords: unknown } };
  connection: { db: unknown };
  close(): Promise<void>;
}
interface Text {
  en: string;
  fr: string;
}
interface World {
  contentPages: { urlPath: string; body: Text }[];
  browse: { blocks: { content: Text }[] };
}
interface Modules {
  app: { startTestApp(): Promise<Shop> };
  seed: {
    empty(db: unknown): Promise<void>;
    seed(db: unknown, world: World, now: Date, report: (line: string) => void, how: object): Promise<void>;
  };
  world: { default: { makeWorld(options: { products: number; now: Date }): World } };
  footer: { footerColumns: { links: { href: string }[] }[] };
  remote: { default: RemoteConfig };
}

/** A module of another package: what is needed of it is said above, because this test stands outside of all of them. */
const from = <K extends keyof Modules>(_: K, file: string): Promise<Modules[K]> => import(path.join(root, file));

const now = new Date('2026-06-01T12:00:00Z');
let shop: Shop;
let world: World;
/** Addresses that a remote serves itself, as expressions. */
let routes: RegExp[];
/** What the shop's own chrome links. */
let chrome: string[];

beforeAll(async () => {
  const [app, { empty, seed }, { default: invented }, { footerColumns }] = await Promise.all([
    from('app', 'api/src/testing/test-app.ts'),
    from('seed', 'api/src/database/seed/seed.ts'),
    from('world', 'world/src/index.ts'),
    from('footer', 'host/src/shell/footer/links.ts'),
  ]);
  world = invented.makeWorld({ products: 80, now });
  shop = await app.startTestApp();
  await empty(shop.connection.db);
  await seed(shop.connection.db, world, now, () => undefined, {
    passwords: shop.app.services.passwords,
    bySandbox: true,
  });
  const remotes = ['account', 'cart-checkout', 'catalog', 'membership'];
  const configs = await Promise.all(remotes.map((name) => from('remote', `remote-${name}/remote.config.ts`)));
  routes = configs
    .flatMap((config) => config.default.routes)
    .filter((route) => route.redirect !== undefined || !route.resolves)
    .map((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`));
  const own = [paths.appRecommend(), paths.salesEvents('homesearch'), paths.wishlist(), paths.cart(), paths.login()];
  chrome = [...own, ...footerColumns.flatMap(({ links }) => links.map(({ href }) => href))];
});
afterAll(() => shop?.close());

const urlOf = ({ url }: { url: string }): string => url;
const hrefsIn = (html: string): string[] => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
const bothLanguages = ({ en, fr }: Text): string[] => [...hrefsIn(en), ...hrefsIn(fr)];

const resolved = (request_path: string) => shop.call('pathResolve', { body: { request_path } });

/** Those of the links that lead nowhere. */
const dead = async (links: readonly (string | null)[]): Promise<string[]> => {
  const own = [...new Set(links.filter((link) => link !== null && link.startsWith('/')))] as string[];
  const lost = [];
  for (const link of own) {
    const [pathname = ''] = link.split(/[?#]/);
    if (routes.some((route) => route.test(pathname))) continue;
    if (![200, 301].includes((await resolved(pathname)).code)) lost.push(link);
  }
  return lost;
};

test('a link that leads nowhere is found', async () => {
  expect(await dead(['/nowhere.html', '/about', 'https://elsewhere.example/'])).toEqual(['/nowhere.html']);
});

test('what header, footer, menu and search link is there', async () => {
  const [site, hot, tree] = await Promise.all([
    shop.call('configInit', {}),
    shop.call('hotKeywords', {}),
    shop.call('categoryTree', {}),
  ]);
  const categories = tree.result.categories.flatMap((top) => [
    top,
    ...top.children.flatMap((child) => [child, ...child.children]),
  ]);
  expect(categories.length).toBeGreaterThan(80);
  const links = [
    ...chrome,
    ...site.result.home_top_banner.map(({ click_url }) => click_url),
    ...site.result.navigation_images.map(({ link }) => link),
    site.result.live_video_url,
    ...hot.result.hot_keyword.map(({ url }) => url),
    ...categories.map(({ url_path }) => paths.category(url_path)),
  ];
  expect(await dead(links)).toEqual([]);
});

test('CAT-014 what the home page, rooms, types and sets link is there', async () => {
  const [home, rooms, types, sets] = await Promise.all([
    shop.call('newHome', {}),
    shop.call('roomIndexList', { query: {} }),
    shop.call('shopByType', {}),
    shop.call('bundleChristmasProducts', {}),
  ]);
  const { home_banner, marketing, salesDeals, shopByCatagory, shopByRoom, shopBySets, treading_cover } = home.result;
  const tiles = [home_banner, marketing, salesDeals, shopByCatagory, shopByRoom, shopBySets].flat();
  const links = [
    ...tiles.map(urlOf),
    treading_cover?.url ?? null,
    ...rooms.result.list.flatMap((room) => [room.url, ...room.categories.map(urlOf)]),
    ...types.result.list.map(urlOf),
    ...sets.result.list.map(urlOf),
  ];
  expect(rooms.result.list).toHaveLength(6);
  expect(await dead(links)).toEqual([]);
});

test('what content pages, blocks and redirects link is there, in both languages', async () => {
  const { result } = await shop.call('redirectList', {});
  const links = [
    ...world.contentPages.flatMap(({ body }) => bothLanguages(body)),
    ...world.browse.blocks.flatMap(({ content }) => bothLanguages(content)),
    ...result.list.map(({ to }) => to),
  ];
  expect(await dead(links)).toEqual([]);
});

test('ROUTE-065 the pages of air conditioners by size are in the mega-menu’s tree, and resolve', async () => {
  const { result } = await shop.call('categoryTree', {});
  const leaves = result.categories.flatMap(({ children }) => children.flatMap((child) => child.children));
  const sized = leaves.map(({ url_path }) => url_path).filter((url) => /^c\/\d+-btu-mini-split-air/.test(url));
  expect(sized).toEqual(
    [9000, 12000, 17000, 18000, 22000, 24000].map((size) => `c/${size}-btu-mini-split-air-conditioners.html`),
  );
  for (const url of sized) expect((await resolved(`/${url}`)).result).toMatchObject({ type: 'category' });
});

describe('ROUTE-066 ROUTE-068 ROUTE-069 ROUTE-070 CAT-015 pages without a screen of their own', () => {
  test.each([
    ['ROUTE-066', '/baby-registry', 'Baby registry'],
    ['ROUTE-068', '/newsletter-subscribe', 'Newsletter'],
    ['ROUTE-068', '/newsletter-subscribe-now', 'Newsletter'],
    ['ROUTE-069', '/massage-chair-shopping-guidance', 'How to choose a massage chair'],
    ['ROUTE-070', '/sales-events?entrypoint=homesearch', 'Sales events'],
    ['ROUTE-070', '/app-recommend', 'Our app'],
    ['CAT-015', '/trade-in', 'Trade-in'],
    ['CAT-015', '/gift-wrapping', 'Gift wrapping'],
    ['CAT-015', '/install-services', 'Installation services'],
    ['CAT-012', '/showroom-live', 'Live from the showroom'],
  ])('%s %s resolves to a content page', async (_, link, title) => {
    const { result } = await resolved(link);
    expect(result).toMatchObject({ type: 'cms' });
    const page = await shop.call('cmsPage', { query: { id: result?.id ?? 0 } });
    expect(page.result.title).toBe(title);
  });

  test('CAT-015 the install services lead to the install videos', async () => {
    const { result } = await shop.call('cmsPage', { query: { url_path: 'install-services' } });
    expect(hrefsIn(result.content)).toContain('/install-videos.html');
  });
});
