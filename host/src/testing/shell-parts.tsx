import type { ReactNode } from 'react';
import { sessionSlice } from '@shop/session';
import type { TestOptions } from '@shop/testing';
import { ShellProvider } from '../shell-context.ts';
import { testShell, texts } from './test-shell.ts';

interface Parts {
  /** Puts the shell's services around a part. */
  wrap: (part: ReactNode) => ReactNode;
  /** For `renderPart`: texts, and a store that has a session. */
  options: TestOptions;
  /** The intents that parts have had made ready. */
  readied: string[];
}

/** Context, texts and session for a part of the shell. */
export const shellParts = (options: TestOptions = {}): Parts => {
  const readied: string[] = [];
  const shell = { ...testShell(), readyIntent: async (intent: string) => void readied.push(intent) };
  return {
    wrap: (part) => <ShellProvider value={shell}>{part}</ShellProvider>,
    options: { texts, models: [{ slice: sessionSlice }], ...options },
    readied,
  };
};
