import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/store';

const notFoundApi = withEndpoints(api, (build) => ({
  notFound: build.mutation(
    calling('notFoundReferrer', (body: { path: string; referrer: string }) => ({ body, background: true })),
  ),
}));

interface History {
  currentEntry?: { index: number } | null;
  entries?: () => readonly { url: string | null }[];
}

/** The page whose link led here: the one before in this tab where the browser tells, else the document's. */
const referrer = (): string => {
  const { navigation } = window as { navigation?: History };
  const before = navigation?.entries?.()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ?? document.referrer;
};

/** Without query and fragment, which may hold what is nobody's business. */
const bare = (address: string): string => address.replace(/[?#].*$/, '').slice(0, 2000);

/** Tells the shop which link leads nowhere (API-068). Shows nothing. */
export default function ReportNotFound(): null {
  const { pathname } = useLocation();
  const [report] = notFoundApi.endpoints.notFound.useMutation();
  useEffect(() => {
    if (pathname !== paths.notFound()) void report({ path: bare(pathname), referrer: bare(referrer()) });
  }, [pathname, report]);
  return null;
}
