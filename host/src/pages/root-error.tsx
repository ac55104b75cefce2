import { useEffect, type ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { FailureScreen } from './failure-screen.tsx';

/** Shows errors that no page boundary caught, without header and footer, because these may be what broke. */
export const RootError = (): ReactNode => {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => reportError(error), [error]);
  return <FailureScreen failure="broken" retry={() => void revalidate()} />;
};
