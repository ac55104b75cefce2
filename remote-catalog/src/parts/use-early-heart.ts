import { useHydrated } from '@shop/ui';
import { useState } from 'react';

interface EarlyHeartState {
  /** Whether the heart of the server's markup stands here. */
  isEarly: boolean;
  wished: boolean | undefined;
  setWished: (wished: boolean) => void;
}

/** What is asked of a wishlist before its own heart is there; only the page that the server wrote has another one. */
export const useEarlyHeart = (): EarlyHeartState => {
  const isHydrated = useHydrated();
  const [isEarly] = useState(!isHydrated);
  const [wished, setWished] = useState<boolean>();
  return { isEarly, wished, setWished };
};
