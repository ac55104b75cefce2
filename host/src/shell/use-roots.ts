import { paths } from '@shop/contract';
import { useServed } from './served-pages.tsx';
import { shellApi, type RootCategory } from './shell-data.ts';

const NONE: readonly RootCategory[] = [];

/** The roots of the categories whose lists can be opened; none until they are there. */
export const useRoots = (): readonly RootCategory[] => {
  const { data = NONE } = shellApi.endpoints.categories.useQuery('roots');
  const { page } = useServed();
  return data.filter(({ url_path }) => page(paths.category(url_path), 'category'));
};
