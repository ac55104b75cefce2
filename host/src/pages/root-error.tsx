import { useEffect, type ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { FailureScreen } from './failure-screen.tsx';

/** The last net: what no page boundary caught. Header and footer may be what broke, so they are not here. */
export function RootError(): ReactNode {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => reportError(error), [error]);
  return (
    <main>
      <FailureScreen failure="broken" retry={() => void revalidate()} />
    </main>
  );
}
