import { intents, paths } from '@shop/contract';
import { problemText } from '@shop/kit';
import { selectIsSignedIn, selectSessionStatus, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { useRef } from 'react';
import { wishlistApi, type WishlistItemRef } from './endpoints.ts';

/** Milliseconds in which a second click is ignored (ACC-007). */
const THROTTLE = 1000;

interface Heart {
  /** False until the session and the list are known, because a press could not be handled before. */
  isReady: boolean;
  isOn: boolean;
  toggle: () => void;
}

/**
 * Puts a product on the wishlist and takes it off again (ACC-007). A guest's product is remembered and the sign-in
 * prompt opens; after the sign-in the product is on the customer's list (ACC-009).
 */
export const useHeart = (product: WishlistItemRef): Heart => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const isUnknown = useSelector(selectSessionStatus) === 'unknown';
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: wishlistItems = [], isLoading } = wishlistApi.useWishesQuery(undefined, { skip: isUnknown });
  const [add] = wishlistApi.useAddToWishlistMutation();
  const [remove] = wishlistApi.useRemoveFromWishlistMutation();
  const changedAt = useRef(-Infinity);
  const own = wishlistItems.filter(({ product_id }) => product_id === product.product_id);
  const isOn = own.length > 0;

  const change = async (): Promise<void> => {
    const answers = isOn ? await Promise.all(own.map((item) => remove(item))) : [await add(product)];
    const failed = answers.find(({ error }) => error !== undefined);
    if (failed) {
      dispatch(intents.noticeGiven({ text: problemText(failed.error, t), tone: 'error' }));
      return;
    }
    if (!isSignedIn) {
      if (!isOn) dispatch(intents.signInRequested({ mode: 1 }));
      return;
    }
    const link = { label: t('title.wishlist'), href: paths.wishlist() };
    dispatch(intents.noticeGiven({ text: t(isOn ? 'wishlist.removed' : 'wishlist.added'), tone: 'ok', link }));
  };

  const toggle = (): void => {
    const now = performance.now();
    if (now - changedAt.current < THROTTLE) return;
    changedAt.current = now;
    void change();
  };
  return { isReady: !isUnknown && !isLoading, isOn, toggle };
};
