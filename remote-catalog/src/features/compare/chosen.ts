import { localStore, useDispatch, useSelector } from '@shop/platform';
import { useEffect } from 'react';
import { MOST, readIds } from './ids.ts';
import { productsChosen, selectIds } from './slice.ts';

const KEY = 'compared_products';

/** Undefined where storage is denied. */
const stored = (): number[] | undefined => {
  const text = localStore.read(KEY);
  return text === undefined ? undefined : readIds(text).ids.slice(0, MOST);
};

/** Reads what was chosen on another page, and follows what other tabs choose, also after a step back to this page. */
export const useChosenElsewhere = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const look = (): void => {
      const ids = stored();
      if (ids) dispatch(productsChosen(ids));
    };
    const onStorage = ({ key }: StorageEvent): void => {
      // Null when all of it was cleared.
      if (key === KEY || key === null) look();
    };
    dispatch(productsChosen(stored() ?? []));
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', look);
    };
  }, [dispatch]);
};

interface Chosen {
  /** Null until they are known. */
  ids: readonly number[] | null;
  /** Chooses these. False where the browser does not store them: then they are chosen until the page is left. */
  choose: (ids: readonly number[]) => boolean;
  drop: (id: number) => void;
}

/** The products that are chosen for a comparison. */
export const useChosen = (): Chosen => {
  const dispatch = useDispatch();
  const ids = useSelector(selectIds);
  const choose = (next: readonly number[]): boolean => {
    dispatch(productsChosen([...next]));
    return localStore.write(KEY, next.join(','));
  };
  const drop = (id: number): void => {
    const now = ids ?? stored() ?? [];
    if (now.includes(id)) choose(now.filter((each) => each !== id));
  };
  return { ids, choose, drop };
};
