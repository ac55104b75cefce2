import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { adoptAddress } from './browser/address.ts';
import { browserServices } from './browser/services.ts';
import { readDataBlock, type InlinedRegistry } from './federation/registry.ts';
import { loadTexts } from './router/load-page.ts';
import type { PageData } from './router/page-data.ts';
import { createRoutes } from './router/routes.tsx';
import type { PageState } from './server/types.ts';
import { ShellTree } from './shell/shell-tree.tsx';
import type { Language } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import type { PageModule } from '@shop/platform';
import type { ShellServices } from './services.ts';
import '@shop/ui/styles';
import './shell/skeleton.css';

type FirstView = { leaf: string; data: PageData };

/** What the server rendered: the leaf route with its page. */
function firstView(state: PageState | null): FirstView | null {
  const found = Object.entries(state?.router.loaderData ?? {}).find(([id]) => id !== 'root');
  return found ? { leaf: found[0], data: found[1] as PageData } : null; // every leaf's loader answers PageData
}

/** The page that the server rendered must be there in code before the same tree can be hydrated; false when it is not. */
async function prepareView(services: ShellServices, { data }: FirstView): Promise<boolean> {
  if (!data.remote || data.failure) return true;
  try {
    const [module] = await Promise.all([
      services.remotes.load<PageModule>(data.remote, data.page),
      loadTexts(services, data.remote),
    ]);
    services.store.registerModels(module.models ?? []);
    return true;
  } catch {
    return false;
  }
}

/** The server's loader data; a page whose code did not arrive is known to have failed, and can be asked for again. */
function hydrationOf({ leaf, data }: FirstView, ready: boolean): HydrationState {
  return { loaderData: { root: null, [leaf]: ready ? data : { ...data, failure: 'remote' } } };
}

/** Only a page that the server did not render has to fetch the shell's texts. */
async function textsOf(language: Language): Promise<Texts> {
  const module = await (language === 'fr' ? import('../locales/fr.json') : import('../locales/en.json'));
  return module.default;
}

/** Resolves when the first loaders have ended. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

async function start(): Promise<void> {
  const registry = readDataBlock<InlinedRegistry>('registry');
  if (!registry) throw new Error('The page has no registry');
  const state = readDataBlock<PageState>('state'); // none when the server left the first view to us
  const texts = state?.texts ?? (await textsOf(registry.language));
  const { services, overlays, beginSession } = browserServices(registry, texts, state);
  const view = firstView(state);
  adoptAddress(view?.leaf);
  const ready = view !== null && (await prepareView(services, view));
  if (!view) beginSession(); // nothing to hydrate: loaders run at once, and as who they are
  const router = createBrowserRouter(createRoutes(services), view ? { hydrationData: hydrationOf(view, ready) } : {});
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  const tree: ReactNode = (
    <StrictMode>
      <ShellTree services={services} overlays={overlays} onReady={view ? beginSession : undefined}>
        <RouterProvider router={router} />
      </ShellTree>
    </StrictMode>
  );
  if (ready) hydrateRoot(element, tree);
  else {
    await initialized(router); // the waiting page stands until there is something to show
    createRoot(element).render(tree);
  }
}

void start();
