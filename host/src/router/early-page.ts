import type { Known, PageModule } from '@shop/platform';
import type { ShellServices } from '../services.ts';
import { routeForType, type OwnedRoute } from '../../contract/find-route.ts';
import { loadPage, loadTexts, madeReady, type PageRequest } from './load-page.ts';
import type { PageData } from './page-data.ts';
import { pageFlags } from './page-flags.ts';

/**
 * The page of a product or a list that an answer has named, which needs no resolving of its path. Null where nothing has,
 * and where it is gone: its path may lead elsewhere now.
 */
export const knownPage = async (services: ShellServices, request: PageRequest): Promise<PageData | null> => {
  const known = services.known?.(request.url.pathname);
  const owned = known && routeForType(services.configs, known.type);
  if (!owned) return null;
  const page = await loadPage(services, owned, { ...request, params: { ...request.params, id: String(known.id) } });
  return page.status === 404 ? null : { ...page, known };
};

/** @throws when they do not come */
const codeOf = async (services: ShellServices, { remote, route }: OwnedRoute): Promise<PageModule> => {
  const [module] = await Promise.all([
    services.remotes.load<PageModule>(remote, route.page),
    loadTexts(services, remote),
  ]);
  await module.early?.();
  return module;
};

/** Loads the code of a known product's or list's page, so that a press on its link waits for nothing. */
export const readyCode = async (services: ShellServices, pathname: string): Promise<void> => {
  const known = services.known?.(pathname);
  const owned = known && routeForType(services.configs, known.type);
  // A press asks again for what did not come.
  if (owned) await codeOf(services, owned).catch(() => undefined);
};

/**
 * Shows the page of a known product or list before its data is there: it begins to load the data, and waits for
 * the page's code alone. It waits for the whole page where the data is there already, and for a path that the browser
 * shows already: that is the step back, whose place on the page needs the whole of it, the very loading that completes
 * an early page, or another query, such as a filter: what is in view, an open sheet and the focus in it stay until then. Null where the address is not known. `onPress` hears of a known address before anything of its page is there.
 */
export const earlyPage =
  (services: ShellServices, onPress: (known: Known, pathname: string) => void) =>
  async (request: PageRequest): Promise<PageData | null> => {
    const { url } = request;
    if (url.pathname === location.pathname) return knownPage(services, request);
    const known = services.known?.(url.pathname);
    const owned = known && routeForType(services.configs, known.type);
    if (!owned) return null;
    onPress(known, url.pathname);
    const { remote, route } = owned;
    const { store, language } = services;
    try {
      const [module, answers] = await Promise.all([codeOf(services, owned), pageFlags(services, route.flags)]);
      if (request.signal.aborted) return null;
      store.registerModels(module.models ?? []);
      const params = { ...request.params, id: String(known.id) };
      const context = { ...request, params, language, dispatch: store.dispatch, getState: store.getState };
      // The run that completes the page sees its failure, and finds this one's answers.
      const load = async () => {
        await madeReady(services, request);
        await module.loader?.(context);
      };
      const isLoaded = load().then(
        () => true,
        () => true,
      );
      const isThere = await Promise.race([isLoaded, new Promise<false>((resolve) => setTimeout(resolve, 0, false))]);
      if (isThere) return await knownPage(services, request);
      const { page, name, layout, titleKey } = route;
      const shown = { remote, page, name, params, layout, titleKey, head: { title: known.name }, known, ...answers };
      return { ...shown, status: 200, failure: null, isEarly: true };
    } catch {
      return null; // the code did not come: the usual way says so
    }
  };
