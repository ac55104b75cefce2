import { createContext, useContext } from 'react';
import type { ShellServices } from './services.ts';

export const ShellProvider = createContext<ShellServices | null>(null);

/** The services of the shell around the calling component. */
export const useShell = (): ShellServices => {
  const services = useContext(ShellProvider);
  if (!services) throw new Error('This component belongs inside the shell');
  return services;
};
