import { createContext } from 'react';

/** Whether the form around is one that only scripts can send, and they have not taken it over yet. */
export const FormWaiting = createContext(false);
