import { createContext, type ReactNode } from 'react';

export interface FormNews {
  tone: 'trouble' | 'good';
  text: ReactNode;
}

interface FormState {
  /** Only scripts can send the form around, and they have not taken it over yet. */
  isWaiting: boolean;
  /** It is on its way. */
  isBusy: boolean;
  news: FormNews | undefined;
}

/** The state of the form around, for the button that sends it. */
export const FormContext = createContext<FormState>({ isWaiting: false, isBusy: false, news: undefined });
