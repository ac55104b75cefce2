import { useCallback, useEffect, useState } from 'react';

/** Seconds left of a wait, counted down once a second; `restart` begins anew. It may begin with fewer left. */
export const useCountdown = (seconds: number, first = seconds): { left: number; restart: () => void } => {
  const [left, setLeft] = useState(first);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: useCallback(() => setLeft(seconds), [seconds]) };
};
