import type { CallResult } from '@shop/contract';
import {
  api,
  calling,
  selectIsSignedIn,
  useDispatch,
  useSelector,
  withEndpoints,
  type AppDispatch,
} from '@shop/platform';
import { useEffect, useState } from 'react';

export type CardTotal = CallResult<'deliveredPrices'>['list'][number];

const cardTotalsApi = withEndpoints(api, (build) => ({
  /** The cards do without. */
  deliveredPrices: build.query(calling('deliveredPrices', 'body', { background: true })),
}));

/** As many products as one call takes. */
const MOST = 60;

/** What the cards of one moment ask for, by postal code: they ask together. */
const waiting = new Map<string, { ids: Set<number>; answers: Promise<ReadonlyMap<number, CardTotal>> }>();

const asked = async (
  dispatch: AppDispatch,
  ids: readonly number[],
  zipcode: string,
): Promise<Map<number, CardTotal>> => {
  const calls = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, place) => {
    const product_ids = ids.slice(place * MOST, (place + 1) * MOST);
    return dispatch(cardTotalsApi.endpoints.deliveredPrices.initiate({ product_ids, zipcode }, { subscribe: false }));
  });
  const lists = (await Promise.all(calls)).flatMap(({ data }) => data?.list ?? []);
  return new Map(lists.map((one) => [one.product_id, one]));
};

/** Who asks is part of the key: members and partners have prices of their own. */
const askTogether = (dispatch: AppDispatch, id: number, zipcode: string, who: string) => {
  const key = `${who} ${zipcode}`;
  const known = waiting.get(key);
  if (known) {
    known.ids.add(id);
    return known.answers;
  }
  const ids = new Set([id]);
  const answers = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    waiting.delete(key);
    return asked(dispatch, [...ids], zipcode);
  });
  waiting.set(key, { ids, answers });
  return answers;
};

/** What the least of a product that one can buy costs at a postal code, and when it comes; null while that is not known. */
export const useCardTotal = (productId: number, zipcode: string): CardTotal | null => {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [price, setPrice] = useState<CardTotal | null>(null);
  useEffect(() => {
    let isWanted = true;
    void askTogether(dispatch, productId, zipcode, String(isSignedIn)).then(
      (answers) => isWanted && setPrice(answers.get(productId) ?? null),
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch, productId, zipcode, isSignedIn]);
  return price;
};
