import { createContext, useContext, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { FlagAnswer, FlagName, Flags } from '@shop/contract';
import { tracked } from '@shop/tracking';

/** Where answers of flags come from; the shell gives one to each page, and one to what floats above all pages. */
export interface FlagSource {
  /** The same for a key for as long as the source is the same; the default where nobody has decided otherwise. */
  answer(key: string): FlagAnswer;
  /** Flags of experiments of which it was told that this view uses them. */
  told: Set<string>;
}

export const FlagProvider = createContext<FlagSource>({
  answer: (key) => {
    throw new Error(`${key} is asked of nobody: a flag is read below the shell`);
  },
  told: new Set(),
});

/**
 * The answer is the server's and stays the same while the page is in view, so nothing
 * moves when the page comes to life. The first use of an experiment's in a view is told to the tracking, with its
 * variant.
 */
export const useFlag = <N extends FlagName>(key: N): Flags[N] => {
  const { answer, told: reported } = useContext(FlagProvider);
  const { value, variant, reason } = useMemo(() => answer(key), [answer, key]);
  const dispatch = useDispatch();
  useEffect(() => {
    if (reason !== 'SPLIT' || reported.has(key)) return;
    reported.add(key);
    dispatch(tracked({ event: 'flagExposed', flag: key, variant }));
  }, [reported, key, variant, reason, dispatch]);
  return value as Flags[N]; // the web server answers nothing that the flag's declaration does not know
};
