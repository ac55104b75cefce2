import { useCallback, useEffect, useState } from 'react';

/** Seconds left of a wait, counted down once a second; `restart` begins anew. */
export const useCountdown = (seconds: number): { left: number; restart: () => void } => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: useCallback(() => setLeft(seconds), [seconds]) };
};
