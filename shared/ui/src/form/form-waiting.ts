import { createContext } from 'react';

interface FormState {
  /** Only scripts can send the form around, and they have not taken it over yet. */
  isWaiting: boolean;
  /** It is on its way. */
  isBusy: boolean;
}

/** What the button that sends a form knows of it. */
export const FormWaiting = createContext<FormState>({ isWaiting: false, isBusy: false });
