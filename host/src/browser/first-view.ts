import type { PageModule } from '@shop/platform';
import type { PageData } from '../router/page-data.ts';
import { loadTexts } from '../router/load-page.ts';
import type { PageState } from '../page-state.ts';
import type { FirstView, ShellServices } from '../services.ts';

/** The leaf route that the server rendered, with its page; null when the server left the first view to the browser. */
export const renderedLeaf = (state: PageState | null): { leaf: string; data: PageData } | null => {
  const found = Object.entries(state?.router.loaderData ?? {}).find(([id]) => id !== 'root');
  return found ? { leaf: found[0], data: found[1] as PageData } : null; // every leaf's loader answers PageData
};

/** The server's markup stands until the page's own code has taken it over. */
export const firstView = (services: ShellServices, data: PageData): FirstView => {
  let isStanding = true;
  let isReady = !data.remote || data.failure !== null;
  return {
    data,
    isStanding: () => isStanding,
    isReady: () => isReady,
    taken() {
      isStanding = false;
    },
    async prepare() {
      if (!data.remote || data.failure) return true;
      try {
        const [module] = await Promise.all([
          services.remotes.load<PageModule>(data.remote, data.page),
          loadTexts(services, data.remote),
        ]);
        services.store.registerModels(module.models ?? []);
        isReady = true;
        return true;
      } catch {
        return false; // the loader has reported it
      }
    },
  };
};
