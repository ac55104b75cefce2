import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { calls, paths, type CallName } from '@shop/contract';
import { siteApi } from '@shop/store';
import { answer, refuseCalls, server } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import account from '../../../remote-account/remote.config.ts';
import cart from '../../../remote-cart-checkout/remote.config.ts';
import catalog from '../../../remote-catalog/remote.config.ts';
import membership from '../../../remote-membership/remote.config.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createRoutes } from '../pages/routes.tsx';
import { createOverlayList } from '../remotes/overlays.tsx';
import type { PageData } from '../router/page-data.ts';
import type { Serves } from '../router/served.ts';
import type { ShellServices } from '../services.ts';
import { testShell } from '../testing/test-shell.ts';
import { loadShellData } from './shell-data.ts';
import { ShellTree } from './shell-tree.tsx';

const api = useRealApi();
const configs = [account, cart, catalog, membership];
const all = Object.keys(calls) as CallName[]; // the table's own keys
/** Without these there is no shop: what the site is, and its first page. */
const always: readonly CallName[] = ['configInit', 'newHome'];

/** The remotes' own code. */
const remotes = createRemoteLoader((remote, expose) => {
  const [, name = ''] = expose.split('/');
  const folder = `../../../remote-${remote}`;
  const language = /^locale-(.*)/.exec(name)?.[1];
  return language ? import(`${folder}/locales/${language}.json`) : import(`${folder}/src/pages/${name}.tsx`);
});

let serves: Serves;

/** Has the API say of itself, and do, what `serves` says. */
const changeBackend = async (): Promise<void> => {
  serves = undefined;
  const site = await api.call('configInit', {});
  server.use(
    refuseCalls((name) => serves?.calls.includes(name) === false),
    answer('configInit', () => ({ ...site, ...(serves && { serves }) })),
  );
};

/** A shop whose backend says this of itself, with the site's data. */
const shellOf = async (said: Serves): Promise<ShellServices> => {
  serves = said;
  const services = testShell({ configs, remotes });
  await services.store.dispatch(siteApi.endpoints.siteConfig.initiate(undefined, { forceRefetch: true }));
  await loadShellData(services);
  return services;
};

/** Where header, footer and the page of what is not there lead within the shop. */
const linksOf = async (services: ShellServices): Promise<string[]> => {
  const { dataRoutes, query } = createStaticHandler(createRoutes(services));
  const context = await query(new Request(`http://shop.test${paths.notFound()}`));
  if (context instanceof Response) throw new Error('the page of what is not there leads elsewhere');
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <ShellTree services={services} overlays={createOverlayList()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </ShellTree>,
  );
  // Banners lead where the backend says.
  for (const banner of page.querySelectorAll('[aria-roledescription=carousel]')) banner.remove();
  const links = [...page.querySelectorAll('a:not([rel=external])')].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(links.filter((href) => href.startsWith('/') && !href.startsWith(paths.notFound())))];
};

/** The status of the page at the end of an address. */
const statusOf = async (services: ShellServices, href: string): Promise<number> => {
  const context = await createStaticHandler(createRoutes(services)).query(new Request(`http://shop.test${href}`));
  if (context instanceof Response) return statusOf(services, context.headers.get('location') ?? '');
  const data = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as PageData; // every leaf answers it
  return data.status;
};

const contentsOf = async (): Promise<string[]> => {
  const { list } = await api.call('siteAddresses', {});
  return list.map(({ path }) => path.slice(1));
};

test('of whatever calls a backend serves, each link of header and footer leads to a page', async () => {
  const contents = await contentsOf();
  await changeBackend();
  const counts: number[] = [];
  await fc.assert(
    fc.asyncProperty(fc.subarray(all), fc.subarray(contents), async (some, written) => {
      const services = await shellOf({ calls: [...always, ...some], contents: written });
      const links = await linksOf(services);
      counts.push(links.length);
      const statuses = await Promise.all(links.map(async (href) => [href, await statusOf(services, href)]));
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    }),
    { numRuns: 15, examples: [[all, contents]] },
  );
  expect(Math.max(...counts)).toBeGreaterThan(10);
});

test('a backend that serves all of it, or says nothing, is linked to in full', async () => {
  await changeBackend();
  const links = await linksOf(await shellOf(undefined));
  const contents = links.map((href) => href.slice(1));
  expect(links.length).toBeGreaterThan(30);
  expect(await linksOf(await shellOf({ calls: all, contents }))).toEqual(links);
});
