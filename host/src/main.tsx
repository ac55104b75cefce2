import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { hydratedEvent, dataBlocks, rootId, type HandOver } from '../contract/document.ts';
import { adoptAddress } from './browser/address.ts';
import type { PageData } from './router/page-data.ts';
import { handedOver } from './browser/handed-over.ts';
import { endWaiting } from './browser/dead-page.ts';
import { createFaultReport } from './browser/fault-report.ts';
import { firstView, renderedLeaf } from './browser/first-view.ts';
import { isKnownVisitor } from './dom/known-visitor.ts';
import { nextTask } from './dom/next-task.ts';
import { listenForPanelKey } from './dom/panel-key.ts';
import { pageRegistry } from './browser/page-registry.ts';
import { renderedState } from './browser/rendered-state.ts';
import { browserServices } from './browser/services.ts';
import { watchSheets } from './browser/watch-sheets.ts';
import { createRoutes } from './pages/routes.tsx';
import { afterFirstView } from './dom/when-idle.ts';
import { releasePictures } from './start/main-picture.ts';
import { keepLanguage } from './start/same-language.ts';
import { findChunksIn } from './federation/chunk-folders.ts';
import { loadShellData } from './shell/shell-data.ts';
import { ShellTree } from './shell/shell-tree.tsx';
import type { Language } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import '@shop/ui/styles';
import './shell/skeleton.css';

/** Only a page that the server did not render has to fetch the shell's texts. */
const textsOf = async (language: Language): Promise<Texts> => {
  const module = await (language === 'fr' ? import('../locales/fr.json') : import('../locales/en.json'));
  return module.default;
};

/** Resolves when the first loaders have ended. */
const initialized = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** Once the first view is over: how it was felt, told by the remote whose page it is. */
const measure = (router: ReturnType<typeof createBrowserRouter>, buildOf: (remote: string) => number): void => {
  const { pathname } = router.state.location;
  const leaf = router.state.matches.at(-1)?.route.id ?? '';
  const shown: PageData | undefined = router.state.loaderData[leaf]; // every leaf's loader answers PageData
  const remote = shown?.remote ?? 'host';
  const onLeave = (run: () => void): void =>
    void router.subscribe(({ location }) => {
      if (location.pathname !== pathname) run();
    });
  afterFirstView(() => {
    // Without it nothing is missed but the figures.
    import('./browser/web-vitals.ts').then(
      ({ measureVitals }) => measureVitals({ remote, build: buildOf(remote), onLeave }),
      () => undefined,
    );
  });
};

const start = async (): Promise<void> => {
  // On a page whose scripts waited, the first of them hears it.
  if (!document.getElementById(dataBlocks.start)) {
    listenForPanelKey();
    keepLanguage();
  }
  const [registry, state] = await Promise.all([pageRegistry(), renderedState()]);
  // After each part of the work the page answers what was pressed.
  await nextTask();
  findChunksIn(registry.chunks ?? {});
  const texts = state?.texts ?? (await textsOf(registry.language));
  const { services, overlays, fetchAhead, readyForForms, beginSession } = browserServices(registry, texts, state);
  let sent: HandOver = [];
  const rendered = renderedLeaf(state);
  adoptAddress(rendered?.leaf);
  if (rendered) {
    services.firstView = firstView(services, rendered.data);
    fetchAhead();
    // A page whose code does not come stands as the server wrote it, and the shell around it comes alive all the same.
    await services.firstView.prepare();
  } else {
    // Nothing to hydrate: loaders run at once, and as who they are.
    sent = await handedOver();
    beginSession();
  }
  await nextTask();
  const drawnFrom = services.store.getState(); // with the slices of the page's models
  const hydrationData = rendered && { loaderData: { root: null, [rendered.leaf]: rendered.data } };
  const router = createBrowserRouter(createRoutes(services), hydrationData ? { hydrationData } : {});
  await nextTask();
  const element = document.getElementById(rootId);
  if (!element) throw new Error('The page has no root element');
  let stoodAt: number | null = null;
  /** Until what answers forms is there, the page sends them as before: that may make the guest whose session begins. */
  const takeOverForms = async (isKnown: boolean): Promise<void> => {
    if (rendered) {
      await readyForForms();
      sent = await handedOver();
      if (!isKnown) beginSession();
    }
    for (const action of sent) services.store.dispatch(action);
    performance.mark('session');
  };
  const onReady = (): void => {
    const isKnown = isKnownVisitor();
    if (rendered && isKnown) beginSession();
    if (stoodAt !== null) scrollTo({ top: stoodAt, behavior: 'instant' });
    dispatchEvent(new Event(hydratedEvent));
    watchSheets(registry, rendered?.data ?? null, services.report);
    void takeOverForms(isKnown);
  };
  const tree: ReactNode = (
    <StrictMode>
      <ShellTree services={services} overlays={overlays} {...(rendered && { rendered: drawnFrom })} onReady={onReady}>
        <RouterProvider router={router} />
      </ShellTree>
    </StrictMode>
  );
  // The boundary that catches an error of a remote reports it; who develops it is shown it too.
  const isReleased = process.env['NODE_ENV'] === 'production';
  const options: RootOptions = { onCaughtError: isReleased ? () => undefined : (error) => reportError(error) };
  // In slices, between which the page answers: as a default update it would be one task.
  if (rendered) startTransition(() => void hydrateRoot(element, tree, options));
  else {
    const isWhole = document.getElementById(dataBlocks.start) !== null;
    // The waiting page stands until there is something to show.
    await Promise.all([initialized(router), isWhole && loadShellData(services)]);
    // A page whose state is gone is drawn anew under somebody who has looked through it already.
    if (isWhole) stoodAt = scrollY;
    createRoot(element, options).render(tree);
  }
  measure(router, (name) => (name === 'host' ? (registry.builds.host ?? 0) : services.remotes.buildOf(name)));
};

releasePictures();
void start().catch((error: unknown) => endWaiting(error, { report: createFaultReport(), textsOf }));
