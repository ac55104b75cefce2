import type { RequestClient } from '@shop/request';
import { api, makeStore, type PreloadedState } from '@shop/store';
import type { OfSite } from '../../contract/rendering.ts';
import { loadShellData } from '../shell/shell-data.ts';

/** The answers for header and footer alone, as the stores of many pages can begin with them: frozen, as a store's state is. */
export const shellAnswers = async (client: RequestClient): Promise<OfSite<PreloadedState>> => {
  const store = makeStore({ services: { client }, sagas: false });
  await loadShellData({ store });
  const { api: answers } = store.getState();
  store.dispatch(api.util.resetApiState());
  const isWhole = Object.values(answers.queries).every((query) => query?.status === 'fulfilled');
  return { value: { api: answers }, isWhole };
};
