import type { Backend } from './call.ts';
import { picturePaths } from './catalogue/pictures.ts';
import { snapshotsOf } from './catalogue/snapshot.ts';
import { pictureAt } from './picture-at.ts';
import { openMemory } from './memory.ts';
import { adminAt, storeAt } from './medusa.ts';
import { sandboxCards } from './shopping/sandbox-cards.ts';
import type { AdapterSettings } from './settings.ts';

/** Everything that calls are answered from; asks Medusa nothing yet. */
export const backendOf = (
  settings: Pick<AdapterSettings, 'medusaUrl' | 'medusaKey' | 'picturesUrl' | 'memoryFile' | 'isSandbox'> &
    Partial<Pick<AdapterSettings, 'medusaSecret' | 'returnDays'>>,
): Backend => {
  const store = storeAt({ url: settings.medusaUrl, key: settings.medusaKey });
  let canada: string | null = null;
  /** @throws Error when Medusa sells nothing to Canada in Canadian dollars */
  const region = async (): Promise<string> => {
    if (canada !== null) return canada;
    const { regions } = await store.store.region.list({ limit: 100 });
    const own = regions.find(
      ({ currency_code, countries }) => currency_code === 'cad' && countries?.some(({ iso_2 }) => iso_2 === 'ca'),
    );
    if (!own) throw new Error('Medusa has no region with Canada that sells in cad.');
    canada = own.id;
    return own.id;
  };
  return {
    store,
    admin: settings.medusaSecret ? adminAt({ url: settings.medusaUrl, secret: settings.medusaSecret }) : null,
    linkSecret: settings.medusaSecret ?? '',
    returnDays: settings.returnDays ?? 0,
    memory: openMemory(settings.memoryFile),
    snapshot: snapshotsOf(store, region, () => Date.now()),
    picture: picturePaths(settings.picturesUrl),
    pictureAt: (url) => pictureAt(url, settings.picturesUrl),
    region,
    cards: sandboxCards(() => new Date()),
    isSandbox: settings.isSandbox,
  };
};
